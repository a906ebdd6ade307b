// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/match/reference_sections.h"

#include "tests/engine/match/reference_matcher.h"

#include "engine/graph/node_set.h"

#include <algorithm>
#include <deque>
#include <numeric>
#include <optional>

namespace fusewright::test {

namespace {

constexpr std::size_t nobody = static_cast<std::size_t>(-1);

/// A rule's patterns with all their matches in the graph.
class RuleMatches {
public:
    RuleMatches(const PlainRule& rule, const Graph& graph)
    {
        for (const Pattern& pattern : rule.patterns) {
            const PlainPattern& plain = m_patterns.emplace_back(pattern);
            m_matchers.emplace_back(plain, graph);
        }
    }

    std::size_t patternCount() const { return m_patterns.size(); }
    const PlainPattern& pattern(std::size_t at) const { return m_patterns[at]; }
    const ReferenceMatcher& matcher(std::size_t at) const { return m_matchers[at]; }
    bool gaveUp() const { return std::ranges::any_of(m_matchers, &ReferenceMatcher::gaveUp); }

private:
    std::deque<PlainPattern> m_patterns;
    std::deque<ReferenceMatcher> m_matchers;
};

class Sectioning {
public:
    explicit Sectioning(const Graph& graph)
        : m_graph(graph), m_taken(graph.nodeCount()), m_owner(graph.nodeCount(), nobody)
    {
    }

    void apply(std::size_t rule, const RuleMatches& matches);
    PlainSections take() { return std::move(m_result); }

private:
    void tryPlace(std::size_t rule, const RuleMatches& matches, NodeId place);
    /// Nothing when the operators may become a section.
    std::optional<PlainRefusal> refusalOf(const std::vector<NodeId>& nodes) const;
    bool closesCycle(const std::vector<NodeId>& nodes) const;
    bool comesBack(const std::vector<NodeId>& nodes, bool throughSections) const;
    void accept(PlainSection section);

    const Graph& m_graph;
    NodeSet m_taken;
    std::vector<std::size_t> m_owner; ///< By node: which section.
    PlainSections m_result;
};

void Sectioning::apply(std::size_t rule, const RuleMatches& matches)
{
    m_result.gaveUp = m_result.gaveUp || matches.gaveUp();
    for (const NodeId place : m_graph.nodes())
        tryPlace(rule, matches, place);
}

void Sectioning::tryPlace(std::size_t rule, const RuleMatches& matches, NodeId place)
{
    std::optional<PlainRefusal> refused;
    bool isFree = false;
    for (std::size_t at = 0; at < matches.patternCount(); ++at) {
        for (const PlainMatch& match : matches.matcher(at).at(place, &m_taken)) {
            isFree = true;
            const std::vector<NodeId> nodes = includedNodesOf(matches.pattern(at), match);
            if (nodes.empty())
                continue;
            std::optional<PlainRefusal> refusal = refusalOf(nodes);
            if (!refusal)
                return accept({rule, at, place, nodes});
            refusal->rule = rule;
            refusal->pattern = at;
            refusal->place = place;
            if (!refused)
                refused = refusal;
        }
    }
    for (std::size_t at = 0; at < matches.patternCount() && !isFree && !refused; ++at) {
        if (!matches.matcher(at).at(place).empty())
            refused = PlainRefusal{.rule = rule, .pattern = at, .place = place};
    }
    if (refused)
        m_result.refusals.push_back(*refused);
}

std::optional<PlainRefusal> Sectioning::refusalOf(const std::vector<NodeId>& nodes) const
{
    if (!closesCycle(nodes))
        return std::nullopt;
    const bool isFreeWay = comesBack(nodes, false);
    PlainRefusal refusal;
    refusal.reason = isFreeWay ? PlainReason::NotConvex : PlainReason::SectionCycle;
    refusal.isEitherCycle = isFreeWay && comesBack(nodes, true);
    return refusal;
}

/// Contracts every section and the new one to a point, and takes away points that nothing before
/// them waits for until none is left, or a cycle.
bool Sectioning::closesCycle(const std::vector<NodeId>& nodes) const
{
    const std::size_t count = m_graph.nodeCount();
    std::vector<std::size_t> point(count);
    for (const NodeId node : m_graph.nodes()) {
        const std::size_t owner = m_owner[node.index];
        point[node.index] = owner == nobody ? node.index : count + owner;
    }
    const std::size_t mine = count + m_result.sections.size();
    for (const NodeId node : nodes)
        point[node.index] = mine;

    std::vector<bool> isGone(mine + 1, false);
    for (bool changed = true; changed;) {
        changed = false;
        std::vector<bool> waits(mine + 1, false);
        for (const NodeId node : m_graph.nodes()) {
            for (const NodeId producer : m_graph.producers(node)) {
                const std::size_t from = point[producer.index];
                if (from != point[node.index] && !isGone[from])
                    waits[point[node.index]] = true;
            }
        }
        for (std::size_t at = 0; at <= mine; ++at) {
            if (!waits[at] && !isGone[at])
                isGone[at] = changed = true;
        }
    }
    return std::ranges::find(isGone, false) != isGone.end();
}

/// Whether a way leaves the operators and comes back: through operators that no section owns, or
/// one that goes through a section, which lets out at any of its operators what came in at one.
bool Sectioning::comesBack(const std::vector<NodeId>& nodes, bool throughSections) const
{
    // Twice as many states as operators: whether the way has been through a section.
    std::vector<bool> seen(m_graph.nodeCount() * 2, false);
    std::deque<std::pair<NodeId, bool>> open;
    const auto isMine = [&](NodeId node) { return std::ranges::find(nodes, node) != nodes.end(); };
    bool isBack = false;
    const auto reach = [&](NodeId node, bool wasInSection) {
        const std::size_t owner = m_owner[node.index];
        if (isMine(node) || (owner != nobody && !throughSections))
            return;
        const bool isInSection = wasInSection || owner != nobody;
        for (const NodeId other : m_graph.nodes()) {
            const bool isSamePoint =
                other == node || (owner != nobody && m_owner[other.index] == owner);
            const std::size_t state = other.index * 2 + (isInSection ? 1 : 0);
            if (!isSamePoint || seen[state])
                continue;
            seen[state] = true;
            open.emplace_back(other, isInSection);
        }
    };
    for (const NodeId node : nodes) {
        for (const NodeId user : m_graph.users(node))
            reach(user, false);
    }
    while (!open.empty() && !isBack) {
        const auto [node, wasInSection] = open.front();
        open.pop_front();
        for (const NodeId user : m_graph.users(node)) {
            isBack = isBack || (isMine(user) && wasInSection == throughSections);
            reach(user, wasInSection);
        }
    }
    return isBack;
}

void Sectioning::accept(PlainSection section)
{
    for (const NodeId node : section.nodes) {
        m_taken.insert(node);
        m_owner[node.index] = m_result.sections.size();
    }
    m_result.sections.push_back(std::move(section));
}

} // namespace

PlainSections sectionsOf(const Graph& graph, const std::vector<PlainRule>& rules)
{
    std::vector<std::size_t> order(rules.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return rules[a].priority > rules[b].priority; });
    Sectioning sectioning(graph);
    for (const std::size_t rule : order)
        sectioning.apply(rule, RuleMatches(rules[rule], graph));
    return sectioning.take();
}

} // namespace fusewright::test
