// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/use_finder.h"

#include "engine/graph/graph.h"
#include "engine/match/search_trace.h"

#include <algorithm>
#include <utility>

namespace fusewright {

/// First sources by their first use. What has failed once fails again, unless something is gone
/// since that mattered.
class UseFinder::Open {
public:
    Open(const UseVariables& variables, UseVariables::Gone& gone)
        : m_variables(variables), m_gone(gone), m_time(variables.size(), UseVariables::never)
    {
        for (const std::uint32_t variable : variables.used())
            place(variable, true);
    }

    /// Nothing when all have failed.
    std::optional<std::uint32_t> next()
    {
        if (m_open.empty())
            return std::nullopt;
        const std::uint32_t variable = m_open.begin()->second;
        m_open.erase(m_open.begin());
        return variable;
    }
    void failed(std::uint32_t variable, const std::vector<NodeId>& asked)
    {
        for (const NodeId node : asked)
            m_watchers[node.index].push_back(variable);
    }
    void again(std::uint32_t variable) { place(variable, true); }
    void isGone(NodeId node)
    {
        for (const std::uint32_t variable : m_variables.operandsOf(node, nullptr))
            place(variable, m_open.contains({m_time[variable], variable}));
        const auto watchers = m_watchers.find(node.index);
        if (watchers == m_watchers.end())
            return;
        for (const std::uint32_t variable : watchers->second)
            place(variable, true);
        m_watchers.erase(watchers);
    }
    /// With those that have failed.
    const std::vector<std::uint32_t>& all()
    {
        if (std::exchange(m_isListed, true))
            return m_list;
        m_list.clear();
        for (const auto& [time, variable] : m_all)
            m_list.push_back(variable);
        return m_list;
    }

private:
    using Timed = std::pair<UseVariables::UseTime, std::uint32_t>;

    void place(std::uint32_t variable, bool isOpen)
    {
        m_open.erase({m_time[variable], variable});
        m_all.erase({m_time[variable], variable});
        m_time[variable] = m_variables.firstUse(variable, &m_gone);
        m_isListed = false;
        if (m_time[variable] == UseVariables::never)
            return;
        m_all.emplace(m_time[variable], variable);
        if (isOpen)
            m_open.emplace(m_time[variable], variable);
    }

    const UseVariables& m_variables;
    UseVariables::Gone& m_gone;
    std::vector<UseVariables::UseTime> m_time; ///< By variable.
    std::set<Timed> m_all;
    std::vector<std::uint32_t> m_list; ///< Of all, where it is listed.
    bool m_isListed = false;
    std::set<Timed> m_open;
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> m_watchers; ///< By node.
};

UseFinder::UseFinder(const Graph& graph, const CompiledPattern& compiled, MatchBudget budget)
    : m_graph(graph),
      m_compiled(compiled),
      m_budget(budget),
      m_variables(graph),
      m_walk(graph, compiled, m_variables)
{
}

void UseFinder::setTrace(SearchTrace* trace)
{
    m_trace = trace;
}

std::uint64_t UseFinder::budgetNow() const
{
    return m_work < m_budget.inAll ? m_budget.perPlace : m_budget.perPlaceAfter;
}

UseFinder::Sequence UseFinder::sequence(const NodeSet* taken)
{
    Sequence found;
    UseVariables::Gone gone(m_variables, m_graph.nodeCount());
    m_walk.setTaken(taken);
    m_walk.setGone(&gone);
    m_walk.setTrace(nullptr);
    Open open(m_variables, gone);
    const auto all = [&]() -> const std::vector<std::uint32_t>& { return open.all(); };
    while (const auto first = open.next()) {
        const Match* const match =
            m_walk.run({.first = *first, .place = {}, .budget = budgetNow(), .all = all});
        m_work += m_walk.work();
        if (!match) {
            open.failed(*first, m_walk.asked());
            if (m_walk.exploded())
                found.exploded.emplace(placeNear(*first), *m_walk.exploded());
            continue;
        }
        const std::vector<NodeId> nodes = includedNodes(m_compiled.pattern(), *match);
        for (const NodeId node : nodes)
            gone.nodes.insert(node);
        for (const NodeId node : nodes)
            open.isGone(node);
        open.again(*first);
        found.byPlace.emplace(match->place, found.matches.size());
        found.matches.push_back(*match);
    }
    m_walk.setGone(nullptr);
    return found;
}

/// What makes a variable, else what uses it first.
NodeId UseFinder::placeNear(std::uint32_t variable) const
{
    const NodeId maker = m_variables.node(variable);
    const auto users = m_variables.users(variable);
    return maker.isValid() || users.empty() ? maker : m_variables.node(users.front());
}

const UseFinder::Sequence& UseFinder::known(const NodeSet* taken)
{
    auto known = m_known.find(taken);
    if (known == m_known.end())
        known = m_known.emplace(taken, sequence(taken)).first;
    return known->second;
}

/// In the order in which they are found; behind them those that would be if nothing were taken.
std::vector<NodeId> UseFinder::candidates()
{
    m_known.erase(m_taken);
    const Sequence& found = known(m_taken);
    const Sequence& alone = known(nullptr);
    std::vector<NodeId> places;
    for (const Match& match : found.matches)
        places.push_back(match.place);
    for (const Match& match : alone.matches) {
        if (!found.byPlace.contains(match.place))
            places.push_back(match.place);
    }
    for (const auto& [place, entry] : alone.exploded) {
        if (place.isValid() && std::ranges::find(places, place) == places.end())
            places.push_back(place);
    }
    return places;
}

/// Variables that the first source may take so that the match is at a place.
std::vector<std::uint32_t> UseFinder::firstsOf(NodeId place) const
{
    const Pattern& pattern = m_compiled.pattern();
    if (pattern.uses()->sources.front() == pattern.placeEntry()) {
        std::vector<std::uint32_t> firsts = m_variables.namesOf(place);
        firsts.insert(firsts.begin(), m_variables.of(place));
        return firsts;
    }
    return m_variables.operandsOf(place, nullptr);
}

const Match* UseFinder::walkAt(NodeId place, const NodeSet* taken)
{
    m_walk.setTaken(taken);
    m_walk.setTrace(m_trace);
    m_exploded.reset();
    if (m_trace)
        m_trace->began(place);
    const std::vector<std::uint32_t> firsts = firstsOf(place);
    const Match* match = nullptr;
    for (std::size_t at = 0; at < firsts.size() && !match; ++at) {
        match = m_walk.run({.first = firsts[at], .place = place, .budget = budgetNow(), .all = {}});
        m_work += m_walk.work();
        if (m_walk.exploded())
            m_exploded = m_walk.exploded();
    }
    if (m_trace && firsts.empty()) {
        Match nothing;
        nothing.place = place;
        nothing.bindings.resize(m_compiled.pattern().entryCount());
        m_trace->stuck(m_compiled.pattern().uses()->sources.front(), nothing, 0);
    }
    return match;
}

bool UseFinder::meets(const Match& match, const NodeSet& nodes) const
{
    return std::ranges::any_of(includedNodes(m_compiled.pattern(), match),
                               [&](NodeId node) { return nodes.contains(node); });
}

/// What fits where the sequence has another match is told of, but is none.
const Match* UseFinder::traced(NodeId place, const Match* match)
{
    const Match* const fitting = walkAt(place, m_taken);
    if (match)
        m_trace->found(*match);
    else if (fitting) // By all its entries, and not for their sake.
        m_trace->stuck(m_compiled.pattern().placeEntry(), *fitting, m_walk.boundCount());
    return match;
}

const Match* UseFinder::first(NodeId place)
{
    m_exploded.reset();
    m_wasHindered = false;
    const auto matchIn = [&](const Sequence& sequence) -> const Match* {
        const auto at = sequence.byPlace.find(place);
        return at == sequence.byPlace.end() ? nullptr : &sequence.matches[at->second];
    };
    const Match* const match = matchIn(known(m_taken));
    if (m_trace)
        return traced(place, match);
    const Sequence& alone = known(nullptr);
    const Match* const other = match ? nullptr : matchIn(alone);
    m_wasHindered = m_taken && other && meets(*other, *m_taken);
    if (const auto exploded = alone.exploded.find(place); exploded != alone.exploded.end())
        m_exploded = exploded->second;
    return match;
}

} // namespace fusewright
