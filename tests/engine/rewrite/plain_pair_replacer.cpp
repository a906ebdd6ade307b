// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Matches are replaced one after another. A replaced result is what all users use from then on,
// also as the operand of a later match, but not in a list that a wildcard of a later match took.
// Then all that was matched is erased, which raises where somebody still uses it.

#include "tests/engine/rewrite/plain_pair_matcher.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace fusewright::test {

namespace {

using PlainPlaces = std::map<std::uint32_t, std::uint32_t>;

// NOLINTNEXTLINE(misc-no-recursion): lists of a test are not deep.
void renumberNodes(PlainFxArgument& argument, const PlainPlaces& places)
{
    if (argument.isNode() && places.contains(argument.node))
        argument.node = places.at(argument.node);
    for (PlainFxArgument& item : argument.items)
        renumberNodes(item, places);
}

/// The graph with each node behind what it uses; nothing where that cannot be.
std::optional<PlainFxGraph> putInOrder(const PlainFxGraph& graph, const PlainPlaces& erased)
{
    PlainFxGraph sorted;
    PlainPlaces places;
    const auto isReady = [&](const PlainFxNode& node) {
        for (std::uint32_t at = 0; at < graph.nodes.size(); ++at) {
            const bool isMissing = !places.contains(at);
            if (isMissing && std::ranges::any_of(node.arguments, [&](const auto& argument) {
                    return argument.names(at);
                }))
                return false;
        }
        return true;
    };
    std::vector<std::uint32_t> waiting;
    for (std::uint32_t at = 0; at < graph.nodes.size(); ++at) {
        if (!erased.contains(at) && graph.nodes[at].op != PlainFxNode::Op::Output)
            waiting.push_back(at);
    }
    while (!waiting.empty()) {
        const auto next = std::ranges::find_if(
            waiting, [&](std::uint32_t at) { return isReady(graph.nodes[at]); });
        if (next == waiting.end())
            return std::nullopt;
        places[*next] = static_cast<std::uint32_t>(sorted.nodes.size());
        sorted.nodes.push_back(graph.nodes[*next]);
        waiting.erase(next);
    }
    const auto output = std::ranges::find(graph.nodes, PlainFxNode::Op::Output, &PlainFxNode::op);
    sorted.nodes.push_back(*output);
    for (PlainFxNode& node : sorted.nodes) {
        for (PlainFxArgument& argument : node.arguments)
            renumberNodes(argument, places);
    }
    return sorted;
}

class PlainPairReplacer {
public:
    PlainPairReplacer(const PlainFxGraph& pattern, const PlainFxGraph& graph)
        : m_pattern(pattern), m_after(graph), m_users(graph.users()), m_results(pattern.returned())
    {
    }

    PlainReplaced run(const std::vector<const PlainPairMatch*>& matches)
    {
        PlainReplaced replaced;
        for (const PlainPairMatch* const match : matches) {
            replaced.isBroken = replaced.isBroken || breaks(*match);
            replaced.isListed = keepsErased(*match);
            replaced.stops = replaced.isListed || raises(*match);
            if (replaced.stops)
                break;
            put(*match);
            ++replaced.steps;
        }
        if (replaced.isBroken)
            return replaced;
        for (PlainFxNode& node : m_after.nodes) {
            for (PlainFxArgument& argument : node.arguments)
                renumberNodes(argument, m_made);
        }
        replaced.after = putInOrder(m_after, m_erased);
        // Two matches may need each other's results.
        replaced.isBroken = !replaced.after;
        return replaced;
    }

private:
    bool isOperator(std::size_t at) const
    {
        const auto op = m_pattern.nodes[at].op;
        return op == PlainFxNode::Op::Call || op == PlainFxNode::Op::Attribute;
    }
    bool isResult(std::uint32_t at) const
    {
        return std::ranges::find(m_results, at) != m_results.end();
    }
    /// A list that a wildcard took names it.
    static bool isListed(const PlainPairMatch& match, std::uint32_t node)
    {
        return std::ranges::any_of(match.bound, [&](const PlainBinding& each) {
            return each.value && each.value->names(node);
        });
    }

    /// No result has a user, or a result is no node.
    bool raises(const PlainPairMatch& match) const
    {
        bool isUsed = false;
        for (const std::uint32_t result : m_results) {
            if (!match.bound[result].isNode())
                return true;
            isUsed = isUsed || !m_users[match.bound[result].node].empty();
        }
        return !isUsed;
    }

    /// An inner operator is in a list that stays, and cannot be erased.
    bool keepsErased(const PlainPairMatch& match) const
    {
        for (std::uint32_t at = 0; at < match.bound.size(); ++at) {
            if (isOperator(at) && !isResult(at) && isListed(match, match.bound[at].node))
                return true;
        }
        return false;
    }

    /// A list names what this or an earlier match replaces, or a result is a wildcard.
    bool breaks(const PlainPairMatch& match) const
    {
        for (const std::uint32_t result : m_results) {
            if (!isOperator(result) || isListed(match, match.bound[result].node))
                return true;
        }
        return std::ranges::any_of(m_made,
                                   [&](const auto& each) { return isListed(match, each.first); });
    }

    void put(const PlainPairMatch& match)
    {
        std::vector<PlainFxArgument> operands;
        for (std::size_t at = 0; at < match.bound.size(); ++at) {
            const PlainBinding& bound = match.bound[at];
            if (isOperator(at))
                m_erased[bound.node] = 0;
            else if (bound.isNode())
                operands.push_back(PlainFxArgument::ofNode(bound.node));
            else if (bound.value)
                operands.push_back(*bound.value);
        }
        for (PlainFxArgument& operand : operands)
            operand.keyword.clear();
        for (std::size_t at = 0; at < m_results.size(); ++at) {
            m_made[match.bound[m_results[at]].node] =
                static_cast<std::uint32_t>(m_after.nodes.size());
            PlainFxNode& node = m_after.nodes.emplace_back();
            node.op = PlainFxNode::Op::Call;
            node.kind = CallKind::Function;
            node.target = "fresh.r" + std::to_string(at);
            node.name = "fresh_" + std::to_string(m_after.nodes.size());
            node.arguments = operands;
        }
    }

    const PlainFxGraph& m_pattern;
    PlainFxGraph m_after; ///< With what was erased; new nodes stand behind the output.
    std::vector<std::vector<std::uint32_t>> m_users;
    std::vector<std::uint32_t> m_results;
    PlainPlaces m_made; ///< What stands for a result.
    PlainPlaces m_erased;
};

} // namespace

PlainFxGraph freshReplacement(const PlainFxGraph& pattern)
{
    PlainFxGraph fresh;
    std::vector<PlainFxArgument> operands;
    for (const PlainFxNode& node : pattern.nodes) {
        if (node.op != PlainFxNode::Op::Placeholder)
            continue;
        operands.push_back(PlainFxArgument::ofNode(static_cast<std::uint32_t>(fresh.nodes.size())));
        fresh.nodes.push_back(node);
    }
    PlainPlaces places;
    for (const std::uint32_t result : pattern.returned()) {
        const std::string target = "fresh.r" + std::to_string(places.size());
        const std::string name = "fresh_" + std::to_string(places.size());
        places[result] = static_cast<std::uint32_t>(fresh.nodes.size());
        fresh.nodes.push_back({.op = PlainFxNode::Op::Call,
                               .kind = CallKind::Function,
                               .target = target,
                               .name = name,
                               .arguments = operands});
    }
    fresh.nodes.push_back(pattern.output());
    for (PlainFxArgument& argument : fresh.nodes.back().arguments)
        renumberNodes(argument, places);
    return fresh;
}

PlainReplaced replacePlainly(const PlainFxGraph& pattern, const PlainFxGraph& graph,
                             const PlainPairResult& result)
{
    return PlainPairReplacer(pattern, graph).run(result.survivors());
}

} // namespace fusewright::test
