// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/rule_rivalry.h"

#include "engine/graph/graph.h"
#include "engine/partition/rule_matches.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fusewright {

namespace {

class RivalFinder {
public:
    RivalFinder(const Graph& graph, const RuleSet& rules, const RuleMatches& matches)
        : m_graph(graph), m_rules(rules), m_matches(matches)
    {
    }

    RuleRivals find(const CancelToken& cancel);

private:
    void readMatches();
    void matchAlone(std::uint32_t rule, const CancelToken& cancel);
    void compare(std::uint32_t earlier, std::uint32_t later);
    void countContested();
    std::size_t ruleCount() const { return m_rules.rules.size(); }

    const Graph& m_graph;
    const RuleSet& m_rules;
    const RuleMatches& m_matches;
    /// By loser and winner: at how many places the loser was refused.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> m_refused;
    RuleRivals m_rivals;
};

RuleRivals RivalFinder::find(const CancelToken& cancel)
{
    m_rivals.order = m_matches.ruleOrder;
    m_rivals.standings.resize(ruleCount());
    m_rivals.taken.assign(ruleCount(), NodeSet(m_graph.nodeCount()));
    readMatches();
    m_rivals.wanted = m_rivals.taken;
    for (std::uint32_t rule = 0; rule < ruleCount() && !cancel.isCancelled(); ++rule)
        matchAlone(rule, cancel);
    countContested();
    for (std::size_t at = 0; at < m_rivals.order.size() && !cancel.isCancelled(); ++at) {
        for (std::size_t next = at + 1; next < m_rivals.order.size(); ++next)
            compare(m_rivals.order[at], m_rivals.order[next]);
    }
    return std::move(m_rivals);
}

void RivalFinder::readMatches()
{
    for (const RuleMatch& match : m_matches.matches) {
        ++m_rivals.standings[match.rule].sections;
        m_rivals.covered += match.nodes.size();
        for (const NodeId node : match.nodes)
            m_rivals.taken[match.rule].insert(node);
    }
    for (const RefusedMatch& refused : m_matches.refused) {
        const RuleMatch* const winner =
            refused.section ? m_matches.madeBy(*refused.section) : nullptr;
        if (refused.reason != RefusedMatch::Reason::Taken || !winner)
            continue;
        if (winner->rule == refused.rule)
            ++m_rivals.standings[refused.rule].ownOverlaps;
        else
            ++m_refused[{refused.rule, winner->rule}];
    }
}

void RivalFinder::matchAlone(std::uint32_t rule, const CancelToken& cancel)
{
    RuleSet alone;
    alone.rules.push_back(m_rules.rules[rule]);
    const RuleMatches matches = matchRules(m_graph, alone, cancel);
    m_rivals.standings[rule].sectionsAlone = matches.matches.size();
    m_rivals.standings[rule].refusedAlone = matches.refused.size();
    for (const RuleMatch& match : matches.matches) {
        for (const NodeId node : match.nodes)
            m_rivals.wanted[rule].insert(node);
    }
    m_rivals.standings[rule].wanted = m_rivals.wanted[rule].count();
}

/// An operator is contested when the second rule comes that wants it.
void RivalFinder::countContested()
{
    NodeSet seen(m_graph.nodeCount());
    NodeSet contested(m_graph.nodeCount());
    for (const NodeSet& wanted : m_rivals.wanted) {
        for (const NodeId node : m_graph.nodes()) {
            if (wanted.contains(node))
                (seen.contains(node) ? contested : seen).insert(node);
        }
    }
    NodeSet covered(m_graph.nodeCount());
    for (const RuleMatch& match : m_matches.matches) {
        for (const NodeId node : match.nodes)
            covered.insert(node);
    }
    m_rivals.contested = contested.count();
    for (std::uint32_t rule = 0; rule < ruleCount(); ++rule) {
        RuleStanding& standing = m_rivals.standings[rule];
        standing.won = m_rivals.taken[rule].commonCount(contested);
        standing.lost = m_rivals.wanted[rule].commonCount(covered)
            - m_rivals.wanted[rule].commonCount(m_rivals.taken[rule]);
    }
}

void RivalFinder::compare(std::uint32_t earlier, std::uint32_t later)
{
    RuleRivalry rivalry{.earlier = earlier, .later = later};
    rivalry.operators = m_rivals.wanted[earlier].commonCount(m_rivals.wanted[later]);
    if (rivalry.operators == 0)
        return;
    rivalry.wonByEarlier = m_rivals.taken[earlier].commonCount(m_rivals.wanted[later]);
    rivalry.wonByLater = m_rivals.taken[later].commonCount(m_rivals.wanted[earlier]);
    const auto refused = m_refused.find({later, earlier});
    rivalry.places = refused == m_refused.end() ? 0 : refused->second;
    rivalry.isByPriority = m_rules.rules[earlier].priority != m_rules.rules[later].priority;
    m_rivals.rivalries.push_back(rivalry);
}

template <class Test>
std::vector<NodeId> nodesOf(const NodeSet& set, const Test& isWanted)
{
    std::vector<NodeId> nodes;
    for (std::size_t at = 0; at < set.capacity(); ++at) {
        if (set.contains(NodeId(at)) && isWanted(NodeId(at)))
            nodes.emplace_back(at);
    }
    return nodes;
}

} // namespace

std::vector<NodeId> RuleRivals::contestedBy(std::uint32_t rule, std::uint32_t other) const
{
    return nodesOf(wanted[rule], [&](NodeId node) { return wanted[other].contains(node); });
}

std::vector<NodeId> RuleRivals::contestedBy(std::uint32_t rule) const
{
    return nodesOf(wanted[rule], [&](NodeId node) {
        for (std::uint32_t other = 0; other < wanted.size(); ++other) {
            if (other != rule && wanted[other].contains(node))
                return true;
        }
        return false;
    });
}

RuleRivals findRivals(const Graph& graph, const RuleSet& rules, const RuleMatches& matches,
                      const CancelToken& cancel)
{
    return RivalFinder(graph, rules, matches).find(cancel);
}

} // namespace fusewright
