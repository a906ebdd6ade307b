// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/matcher.h"

#include "engine/match/candidate_places.h"
#include "engine/match/compiled_pattern.h"
#include "engine/match/place_search.h"
#include "engine/match/use_finder.h"

namespace fusewright {

class Matcher::Parts {
public:
    Parts(const Graph& graph, const Pattern& pattern, MatchBudget budget)
        : m_graph(graph), m_compiled(graph, pattern), m_search(graph, m_compiled), m_budget(budget)
    {
        if (pattern.uses())
            m_finder = std::make_unique<UseFinder>(graph, m_compiled, budget);
    }

    std::vector<NodeId> candidates() const
    {
        if (!isPossible())
            return {};
        return m_finder ? m_finder->candidates() : placesByRarest(m_graph, m_compiled);
    }
    std::vector<NodeId> attempts() const { return placesByOperator(m_graph, m_compiled); }
    PlaceSearch& search() { return m_search; }
    UseFinder* finder() { return m_finder.get(); }
    const CompiledPattern& compiled() const { return m_compiled; }
    const Match* run(NodeId place, const Match* floor);

private:
    bool isPossible() const;
    std::uint64_t budgetNow() const
    {
        return m_work < m_budget.inAll ? m_budget.perPlace : m_budget.perPlaceAfter;
    }

    const Graph& m_graph;
    CompiledPattern m_compiled;
    PlaceSearch m_search;
    std::unique_ptr<UseFinder> m_finder; ///< Null where the search is the usual one.
    MatchBudget m_budget;
    std::uint64_t m_work = 0;
};

/// A pattern cannot match when the graph has no operator for an entry that is in every match.
bool Matcher::Parts::isPossible() const
{
    for (std::size_t at = 0; at < m_compiled.pattern().entryCount(); ++at) {
        const Entry& entry = m_compiled.entry(EntryId(at));
        if (entry.kind == Entry::Kind::Operator && !entry.isOptional
            && m_compiled.links().isCertain(EntryId(at)) && m_compiled.population(EntryId(at)) == 0)
            return false;
    }
    return m_compiled.pattern().placeEntry().isValid();
}

const Match* Matcher::Parts::run(NodeId place, const Match* floor)
{
    using Extent = ChainWalk::Extent;
    if (m_finder)
        return floor ? m_finder->after() : m_finder->first(place);
    m_search.grow();
    const bool everyChain = m_compiled.needsEveryChain() || (floor && m_compiled.hasChains());
    PlaceSearch::Task task{place, floor, budgetNow(),
                           everyChain ? Extent::Every : Extent::FirstBetweenEnds};
    const Match* match = m_search.run(task);
    m_work += m_search.work();
    if (everyChain || !m_search.wasBlocked())
        return match;
    task.chains = Extent::Every;
    task.budget = budgetNow();
    match = m_search.run(task);
    m_work += m_search.work();
    return match;
}

Matcher::Matcher(const Graph& graph, const Pattern& pattern, MatchBudget budget)
    : m_parts(std::make_unique<Parts>(graph, pattern, budget))
{
}

Matcher::Matcher(Matcher&&) noexcept = default;
Matcher::~Matcher() = default;

std::vector<NodeId> Matcher::candidates() const
{
    return m_parts->candidates();
}

const CompiledPattern& Matcher::compiled() const
{
    return m_parts->compiled();
}

std::vector<NodeId> Matcher::attempts() const
{
    return m_parts->attempts();
}

const Match* Matcher::first(NodeId place)
{
    return m_parts->run(place, nullptr);
}

const Match* Matcher::after(const Match& match)
{
    const Match floor = match;
    return m_parts->run(floor.place, &floor);
}

void Matcher::setTaken(const NodeSet* taken)
{
    m_parts->search().setTaken(taken);
    if (UseFinder* const finder = m_parts->finder())
        finder->setTaken(taken);
}

bool Matcher::wasHindered() const
{
    const UseFinder* const finder = m_parts->finder();
    return finder ? finder->wasHindered() : m_parts->search().wasHindered();
}

void Matcher::setTrace(SearchTrace* trace)
{
    m_parts->search().setTrace(trace);
    if (UseFinder* const finder = m_parts->finder())
        finder->setTrace(trace);
}

std::optional<EntryId> Matcher::exploded() const
{
    const UseFinder* const finder = m_parts->finder();
    return finder ? finder->exploded() : m_parts->search().exploded();
}

} // namespace fusewright
