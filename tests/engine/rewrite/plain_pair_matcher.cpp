// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Matching a traced pattern in steps, each over all that the step before left:
//
// 1. Anchors are the results of the pattern that nothing in the pattern uses. Each has candidates:
//    what is called in the same way, in the order of the graph. One candidate after another is
//    compared from the result towards the operands, then the next anchor's candidates are, with
//    what the first ones bound. A comparison never tries a second way.
// 2. Of a match, what is no result and is used by something outside, the output too, makes it fall
//    out.
// 3. So does a way that leaves the match and comes back to it.
// 4. From the first to the last, a match that has an operator of one before falls out.
//
// An anchor without candidates is forgotten, which makes torch raise when all others are found.

#include "tests/engine/rewrite/plain_pair_matcher.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace fusewright::test {

namespace {

using BindingKind = PlainBinding::Kind;
using PlainOp = PlainFxNode::Op;

/// Numbers and truths are one kind to Python's `==`.
std::optional<double> pythonNumber(const AttributeValue& value)
{
    if (const auto* const integer = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*integer);
    if (const auto* const real = std::get_if<double>(&value))
        return *real;
    if (const auto* const truth = std::get_if<bool>(&value))
        return *truth ? 1.0 : 0.0;
    return std::nullopt;
}

/// As Python's `==` says.
// NOLINTNEXTLINE(misc-no-recursion): lists of a test are not deep.
bool areEqualInPython(const PlainFxArgument& a, const PlainFxArgument& b)
{
    if (a.kind != b.kind)
        return false;
    if (a.isNode())
        return a.node == b.node;
    if (a.isList()) {
        return std::ranges::equal(
            a.items, b.items, [](const auto& x, const auto& y) { return areEqualInPython(x, y); });
    }
    const auto left = pythonNumber(a.literal);
    const auto right = pythonNumber(b.literal);
    return left && right ? *left == *right : a.literal == b.literal;
}

bool isComputed(const PlainFxNode& node)
{
    return node.op == PlainOp::Call || node.op == PlainOp::Attribute;
}

/// Steps 1 to 4 for one pair.
class PlainPairMatcher {
public:
    PlainPairMatcher(const PlainFxGraph& pattern, const PlainFxGraph& graph)
        : m_pattern(pattern), m_graph(graph), m_users(graph.users()), m_results(pattern.returned())
    {
    }

    PlainPairResult run();

private:
    using Bound = std::vector<PlainBinding>;

    bool isAlike(std::uint32_t wanted, std::uint32_t node) const;
    bool compareNodes(std::uint32_t wanted, std::uint32_t node, Bound& bound) const;
    bool compareArguments(const std::vector<PlainFxArgument>& wanted,
                          const std::vector<PlainFxArgument>& there, Bound& bound) const;
    bool compareArgument(const PlainFxArgument& wanted, const PlainFxArgument& there,
                         Bound& bound) const;
    bool bindValue(std::uint32_t wanted, const PlainFxArgument& there, Bound& bound) const;
    void findFrom(std::size_t anchor, const Bound& bound);
    std::set<std::uint32_t> operatorsOf(const PlainPairMatch& match) const;
    bool escapes(const PlainPairMatch& match) const;
    bool closesCycle(const PlainPairMatch& match) const;
    void dropOverlapping();

    const PlainFxGraph& m_pattern;
    const PlainFxGraph& m_graph;
    std::vector<std::vector<std::uint32_t>> m_users;
    std::vector<std::uint32_t> m_results;
    std::vector<std::uint32_t> m_anchors; ///< Those with candidates.
    std::vector<std::vector<std::uint32_t>> m_candidates;
    PlainPairResult m_result;
};

bool PlainPairMatcher::isAlike(std::uint32_t wanted, std::uint32_t node) const
{
    const PlainFxNode& a = m_pattern.nodes[wanted];
    const PlainFxNode& b = m_graph.nodes[node];
    if (a.op == PlainOp::Placeholder)
        return true;
    if (a.op != b.op)
        return false;
    return a.op == PlainOp::Attribute || (a.kind == b.kind && a.target == b.target);
}

// NOLINTBEGIN(misc-no-recursion): patterns and lists of a test are not deep.

bool PlainPairMatcher::compareNodes(std::uint32_t wanted, std::uint32_t node, Bound& bound) const
{
    PlainBinding& binding = bound[wanted];
    if (binding.kind != BindingKind::Nothing)
        return binding.isNode() && binding.node == node;
    const bool isTaken = std::ranges::any_of(
        bound, [&](const PlainBinding& each) { return each.isNode() && each.node == node; });
    if (isTaken || !isAlike(wanted, node))
        return false;
    binding = {.kind = BindingKind::Node, .node = node};
    if (m_pattern.nodes[wanted].op == PlainOp::Placeholder)
        return true;
    const auto& theirs = m_pattern.nodes[wanted].arguments;
    const auto& ours = m_graph.nodes[node].arguments;
    // As many positional ones, and the same keywords in the same order.
    return std::ranges::equal(theirs, ours, {}, &PlainFxArgument::keyword,
                              &PlainFxArgument::keyword)
        && compareArguments(theirs, ours, bound);
}

bool PlainPairMatcher::compareArguments(const std::vector<PlainFxArgument>& wanted,
                                        const std::vector<PlainFxArgument>& there,
                                        Bound& bound) const
{
    return std::ranges::equal(
        wanted, there, [&](const auto& a, const auto& b) { return compareArgument(a, b, bound); });
}

bool PlainPairMatcher::compareArgument(const PlainFxArgument& wanted, const PlainFxArgument& there,
                                       Bound& bound) const
{
    if (wanted.isNode())
        return there.isNode() ? compareNodes(wanted.node, there.node, bound)
                              : bindValue(wanted.node, there, bound);
    if (wanted.isList() && there.isList())
        return compareArguments(wanted.items, there.items, bound);
    if (wanted.kind != there.kind || wanted.literal.index() != there.literal.index())
        return false;
    return areEqualInPython(wanted, there);
}

// NOLINTEND(misc-no-recursion)

bool PlainPairMatcher::bindValue(std::uint32_t wanted, const PlainFxArgument& there,
                                 Bound& bound) const
{
    if (m_pattern.nodes[wanted].op != PlainOp::Placeholder)
        return false;
    PlainBinding& binding = bound[wanted];
    if (binding.kind == BindingKind::Node)
        return false;
    if (binding.kind == BindingKind::Value)
        return areEqualInPython(*binding.value, there);
    binding = {.kind = BindingKind::Value, .value = &there};
    return true;
}

// NOLINTNEXTLINE(misc-no-recursion): a pattern has few anchors.
void PlainPairMatcher::findFrom(std::size_t anchor, const Bound& bound)
{
    if (anchor == m_anchors.size()) {
        for (std::uint32_t at = 0; at < m_pattern.nodes.size(); ++at) {
            const bool isAsked = m_pattern.nodes[at].op == PlainOp::Placeholder
                || std::ranges::find(m_results, at) != m_results.end();
            m_result.raises =
                m_result.raises || (isAsked && bound[at].kind == BindingKind::Nothing);
        }
        m_result.found.push_back({.bound = bound});
        return;
    }
    for (const std::uint32_t candidate : m_candidates[anchor]) {
        Bound tried = bound;
        if (compareNodes(m_anchors[anchor], candidate, tried))
            findFrom(anchor + 1, tried);
        if (m_result.raises)
            return;
    }
}

std::set<std::uint32_t> PlainPairMatcher::operatorsOf(const PlainPairMatch& match) const
{
    std::set<std::uint32_t> all;
    for (std::size_t at = 0; at < match.bound.size(); ++at) {
        if (isComputed(m_pattern.nodes[at]))
            all.insert(match.bound[at].node);
    }
    return all;
}

bool PlainPairMatcher::escapes(const PlainPairMatch& match) const
{
    const std::set<std::uint32_t> inside = operatorsOf(match);
    for (std::uint32_t at = 0; at < match.bound.size(); ++at) {
        if (!isComputed(m_pattern.nodes[at]) || std::ranges::find(m_results, at) != m_results.end())
            continue;
        const auto& users = m_users[match.bound[at].node];
        if (std::ranges::any_of(users, [&](std::uint32_t user) { return !inside.contains(user); }))
            return true;
    }
    return false;
}

bool PlainPairMatcher::closesCycle(const PlainPairMatch& match) const
{
    const std::set<std::uint32_t> inside = operatorsOf(match);
    std::set<std::uint32_t> below; // Outside, and fed by the match.
    // Users come behind what they use, so one way through the graph is enough.
    for (std::uint32_t at = 0; at < m_graph.nodes.size(); ++at) {
        const bool isInside = inside.contains(at);
        if (isInside && below.contains(at))
            return true;
        if (!isInside && !below.contains(at))
            continue;
        for (const std::uint32_t user : m_users[at]) {
            if (!isInside || !inside.contains(user))
                below.insert(user);
        }
    }
    return false;
}

void PlainPairMatcher::dropOverlapping()
{
    std::set<std::uint32_t> taken;
    for (PlainPairMatch& match : m_result.found) {
        if (match.fate != PlainFate::Survives)
            continue;
        const std::set<std::uint32_t> own = operatorsOf(match);
        if (std::ranges::any_of(own, [&](std::uint32_t node) { return taken.contains(node); }))
            match.fate = PlainFate::Overlaps;
        else
            taken.insert(own.begin(), own.end());
    }
}

PlainPairResult PlainPairMatcher::run()
{
    const auto users = m_pattern.users();
    for (const std::uint32_t result : m_results) {
        if (users[result].size() != 1)
            continue;
        std::vector<std::uint32_t> candidates;
        for (std::uint32_t node = 0; node < m_graph.nodes.size(); ++node) {
            if (isAlike(result, node))
                candidates.push_back(node);
        }
        if (candidates.empty())
            continue;
        m_anchors.push_back(result);
        m_candidates.push_back(std::move(candidates));
    }
    if (!m_anchors.empty())
        findFrom(0, Bound(m_pattern.nodes.size()));
    if (m_result.raises) {
        m_result.found.clear();
        return std::move(m_result);
    }
    for (PlainPairMatch& match : m_result.found) {
        if (escapes(match))
            match.fate = PlainFate::Escapes;
        else if (closesCycle(match))
            match.fate = PlainFate::Cycle;
    }
    dropOverlapping();
    return std::move(m_result);
}

} // namespace

std::array<std::size_t, 4> PlainPairResult::counts() const
{
    std::array<std::size_t, 4> all{};
    for (const PlainPairMatch& match : found) {
        for (std::size_t step = 0; step <= static_cast<std::size_t>(match.fate); ++step)
            ++all.at(step);
    }
    return all;
}

std::vector<const PlainPairMatch*> PlainPairResult::survivors() const
{
    std::vector<const PlainPairMatch*> all;
    for (const PlainPairMatch& match : found) {
        if (match.fate == PlainFate::Survives)
            all.push_back(&match);
    }
    return all;
}

PlainPairResult matchPlainly(const PlainFxGraph& pattern, const PlainFxGraph& graph)
{
    return PlainPairMatcher(pattern, graph).run();
}

} // namespace fusewright::test
