// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/tried_rewriting.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace fusewright {

std::shared_ptr<const FusionAnswer> triedRewriting(const Rewriting& rewriting, std::uint32_t rule,
                                                   const CancelToken& cancel)
{
    const auto stage = rewriting.rules.stageOf(rule);
    if (!stage || *stage >= rewriting.run.stages.size())
        return nullptr;
    auto answer = std::make_shared<FusionAnswer>();
    answer->graph = rewriting.run.stages[*stage].after;
    answer->rules = rewriting.rules;
    answer->isStale.resize(answer->rules.rules.size());
    answer->tried.resize(answer->rules.rules.size());
    answer->tried[rule] = tryRule(*answer->graph, answer->rules.rules[rule], cancel);
    return answer;
}

namespace {

/// Matches are looked at once more to know what a wildcard took; more would take too long.
constexpr std::size_t mostWildcards = 200;

class TakenOperators {
public:
    TakenOperators(const StageResult& stage, const Graph& graph)
        : m_stage(stage), m_graph(graph) { }

    void add(const RewriteStep& step, const Pattern& pattern, std::string_view entry);
    std::vector<NodeId> take();

private:
    void addNamed(std::string_view name);
    void addMakerOf(const RewriteStep& step, const Pattern& pattern, EntryId entry);

    const StageResult& m_stage;
    const Graph& m_graph;
    std::map<const Pattern*, PatternTrial> m_trials;
    std::size_t m_wildcards = 0;
    std::vector<NodeId> m_found;
};

void TakenOperators::addNamed(std::string_view name)
{
    if (const auto there = m_graph.findNode(name))
        m_found.push_back(*there);
}

void TakenOperators::add(const RewriteStep& step, const Pattern& pattern, std::string_view entry)
{
    for (const auto& [id, node] : step.bound) {
        if (entry.empty() || pattern.entry(id).name == entry)
            addNamed(m_stage.nameOf(node));
    }
    const auto named = entry.empty() ? std::nullopt : pattern.find(entry);
    if (named && pattern.entry(*named).kind == Entry::Kind::Value && m_wildcards < mostWildcards)
        addMakerOf(step, pattern, *named);
}

/// Of what the stage made itself, its graph before does not tell.
void TakenOperators::addMakerOf(const RewriteStep& step, const Pattern& pattern, EntryId entry)
{
    const Graph& before = *m_stage.before;
    if (step.place.index >= before.nodeCount())
        return;
    ++m_wildcards;
    const auto trial = m_trials.try_emplace(&pattern, before, pattern).first;
    const DetailedAttempt told = trial->second.at(step.place);
    const ValueId value = told.furthest.slot(entry).value;
    const NodeId maker = value.isValid() ? before.producer(value) : NodeId();
    if (maker.isValid())
        addNamed(before.nodeName(maker));
}

std::vector<NodeId> TakenOperators::take()
{
    std::ranges::sort(m_found);
    m_found.erase(std::unique(m_found.begin(), m_found.end()), m_found.end());
    return std::move(m_found);
}

} // namespace

std::vector<NodeId> operatorsTakenBy(const Rewriting& rewriting, std::uint32_t rule,
                                     std::string_view pattern, std::string_view entry,
                                     const Graph& graph)
{
    const auto at = rewriting.rules.stageOf(rule);
    if (!at || *at >= rewriting.run.stages.size())
        return {};
    const StageResult& stage = rewriting.run.stages[*at];
    TakenOperators taken(stage, graph);
    for (const RewriteStep& step : stage.steps) {
        if (step.rule != rule)
            continue;
        const RulePattern& matched = rewriting.rules.rules[rule].patterns[step.pattern];
        if (pattern.empty() || matched.name == pattern)
            taken.add(step, matched.pattern, entry);
    }
    return taken.take();
}

namespace {

/// The first of what is in every match and nowhere in the graph.
void addAbsent(const Graph& graph, const Pattern& pattern, std::uint32_t number,
               std::vector<RewriteMiss>& misses)
{
    for (const EntryId entry : PatternTrial(graph, pattern).missing()) {
        RewriteMiss miss{.pattern = number, .tried = 0, .group = {}, .absent = {}};
        miss.group.entry = entry;
        miss.absent = absentText(graph, pattern, entry);
        misses.push_back(std::move(miss));
        return;
    }
}

} // namespace

std::vector<RewriteMiss> missesOf(const Rewriting& rewriting, std::uint32_t rule,
                                  const CancelToken& cancel)
{
    const auto answer = triedRewriting(rewriting, rule, cancel);
    if (!answer || cancel.isCancelled())
        return {};
    TriedRule tried = answer->tried[rule];
    addCensus(*answer->graph, answer->rules.rules[rule], tried, cancel);
    std::vector<RewriteMiss> misses;
    for (std::uint32_t pattern = 0; pattern < tried.census.size(); ++pattern) {
        for (CensusGroup& group : tried.census[pattern])
            misses.push_back({.pattern = pattern,
                              .tried = tried.attempts[pattern].attempts.size(),
                              .group = std::move(group),
                              .absent = {}});
        // Where it rewrote, the operators are gone because it did.
        const auto& steps = rewriting.run.stages[*rewriting.rules.stageOf(rule)].steps;
        const bool rewrote = std::ranges::find(steps, rule, &RewriteStep::rule) != steps.end();
        if (tried.attempts[pattern].attempts.empty() && !rewrote)
            addAbsent(*answer->graph, answer->rules.rules[rule].patterns[pattern].pattern, pattern,
                      misses);
    }
    std::ranges::stable_sort(misses, std::ranges::greater(), [](const RewriteMiss& miss) {
        return std::tuple(miss.group.boundCount, miss.group.places.size());
    });
    return misses;
}

} // namespace fusewright
