// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/graph_query.h"

#include "engine/graph/graph.h"
#include "engine/session/term_match.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::uint32_t nodesBetweenLooks = 256;

/// By node of the graph: whether it is wanted.
using Wanted = std::vector<bool>;

class Finder {
public:
    Finder(const QueryGround& ground, const CancelToken& cancel)
        : m_graph(ground.graph), m_ground(ground), m_cancel(cancel)
    {
    }

    /// Takes out of `wanted` what a clause does not let through.
    void narrow(const QueryClause& clause, Wanted& wanted) const;

private:
    void addHits(const QueryTerm& term, const Wanted& wanted, Wanted& hits) const;
    Wanted hitsOf(const QueryTerm& term) const;
    Wanted neighbours(const Wanted& hits, QueryStep step) const;
    bool isTimeToStop(NodeId node) const
    {
        return node.index % nodesBetweenLooks == 0 && m_cancel.isCancelled();
    }

    const Graph& m_graph;
    QueryGround m_ground;
    const CancelToken& m_cancel;
};

void Finder::narrow(const QueryClause& clause, Wanted& wanted) const
{
    Wanted hits(wanted.size(), false);
    for (const QueryTerm& term : clause.terms)
        addHits(term, wanted, hits);
    for (std::size_t at = 0; at < wanted.size(); ++at)
        wanted[at] = wanted[at] && hits[at] != clause.isNegated;
}

void Finder::addHits(const QueryTerm& term, const Wanted& wanted, Wanted& hits) const
{
    if (!term.steps.empty()) {
        const Wanted found = hitsOf(term);
        for (std::size_t at = 0; at < hits.size(); ++at)
            hits[at] = hits[at] || found[at] != term.isNegated;
        return;
    }
    TermMatch match(term, m_ground);
    for (const NodeId node : m_graph.nodes()) {
        if (isTimeToStop(node))
            return;
        if (wanted[node.index] && !hits[node.index])
            hits[node.index] = match.accepts(node) != term.isNegated;
    }
}

/// What the term says, then what lies its steps from there.
Wanted Finder::hitsOf(const QueryTerm& term) const
{
    Wanted hits(m_graph.nodeCount(), false);
    TermMatch match(term, m_ground);
    for (const NodeId node : m_graph.nodes()) {
        if (isTimeToStop(node))
            return hits;
        hits[node.index] = match.accepts(node);
    }
    for (auto step = term.steps.rbegin(); step != term.steps.rend(); ++step)
        hits = neighbours(hits, *step);
    return hits;
}

Wanted Finder::neighbours(const Wanted& hits, QueryStep step) const
{
    Wanted reached(hits.size(), false);
    for (const NodeId node : m_graph.nodes()) {
        if (!hits[node.index])
            continue;
        for (const NodeId next :
             step == QueryStep::ToUsers ? m_graph.users(node) : m_graph.producers(node))
            reached[next.index] = true;
    }
    return reached;
}

} // namespace

std::vector<NodeId> findNodes(const Query& query, const Graph& graph, const MadePartition* made,
                              const RuleSet* rules, const CancelToken& cancel)
{
    if (query.clauses.empty() || !query.findings.empty())
        return {};
    const QueryGround ground{.graph = graph, .made = made, .rules = rules};
    const Finder finder(ground, cancel);
    Wanted wanted(graph.nodeCount(), true);
    for (const QueryClause& clause : query.clauses)
        finder.narrow(clause, wanted);
    std::vector<NodeId> found;
    for (const NodeId node : graph.nodes()) {
        if (wanted[node.index])
            found.push_back(node);
    }
    return found;
}

} // namespace fusewright
