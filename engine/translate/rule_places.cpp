// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/rule_places.h"

#include "engine/graph/graph.h"
#include "engine/partition/rule_matches.h"
#include "engine/rewrite/rewrite_run.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

bool contains(const std::vector<std::uint32_t>& all, std::uint32_t one)
{
    return std::ranges::find(all, one) != all.end();
}

std::vector<MatchedPlace> rewrittenPlaces(const std::shared_ptr<const Graph>& graph,
                                          const RuleSet& rules,
                                          const std::vector<std::uint32_t>& which,
                                          const CancelToken& cancel)
{
    std::vector<MatchedPlace> places;
    const RewriteRun run = rewrite(graph, stagesOf(rules, which), {.rules = rules.choices}, cancel);
    for (const StageResult& stage : run.stages) {
        for (const RewriteStep& step : stage.steps) {
            MatchedPlace place{.rule = step.rule, .nodes = {}};
            bool isOfModel = contains(which, step.rule);
            for (const auto& [entry, node] : step.bound) {
                const auto here = graph->findNode(stage.nameOf(node));
                isOfModel = isOfModel && here.has_value();
                place.nodes.push_back(here.value_or(NodeId()));
            }
            if (isOfModel && !place.nodes.empty())
                places.push_back(std::move(place));
        }
    }
    return places;
}

std::vector<MatchedPlace> matchedPlaces(const Graph& graph, const RuleSet& rules,
                                        const std::vector<std::uint32_t>& which,
                                        const CancelToken& cancel)
{
    RuleSet alone = rules;
    alone.rules.clear();
    for (const std::uint32_t rule : which)
        alone.rules.push_back(rules.rules[rule]);
    std::vector<MatchedPlace> places;
    for (RuleMatch& match : matchRules(graph, alone, cancel).matches)
        places.push_back({.rule = which[match.rule], .nodes = std::move(match.nodes)});
    return places;
}

} // namespace

std::vector<MatchedPlace> placesOfRules(const std::shared_ptr<const Graph>& graph,
                                        const RuleSet& rules,
                                        const std::vector<std::uint32_t>& which,
                                        const CancelToken& cancel)
{
    std::vector<MatchedPlace> places = rules.stages.empty()
        ? matchedPlaces(*graph, rules, which, cancel)
        : rewrittenPlaces(graph, rules, which, cancel);
    for (MatchedPlace& place : places) {
        std::ranges::sort(place.nodes);
        place.nodes.erase(std::unique(place.nodes.begin(), place.nodes.end()), place.nodes.end());
    }
    std::ranges::sort(places, {}, &MatchedPlace::nodes);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

std::vector<RulePlaceNodes> nodesOf(const std::vector<MatchedPlace>& places)
{
    std::vector<RulePlaceNodes> all;
    for (const MatchedPlace& place : places)
        all.push_back(place.nodes);
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

RuleSet stagesOf(const RuleSet& rules, const std::vector<std::uint32_t>& which)
{
    RuleSet alone = rules;
    for (StagePlan& stage : alone.stages)
        std::erase_if(stage.rules, [&](std::uint32_t rule) { return !contains(which, rule); });
    std::erase_if(alone.stages, [](const StagePlan& stage) {
        return stage.rules.empty() && stage.prepares == Preparation::None;
    });
    return alone;
}

} // namespace fusewright
