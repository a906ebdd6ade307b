// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/unmet_rewrites.h"

#include "engine/graph/graph.h"
#include "engine/match/census.h"
#include "engine/report/text_table.h"
#include "engine/rewrite/rewrite_counts.h"
#include "engine/session/tried_rewriting.h"
#include "engine/session/unmet_reason.h"
#include "engine/support/glob.h"

#include <map>
#include <vector>

namespace fusewright {

namespace {

/// The module of a rewrite's place; of an operator that the stage has made as long as it is there.
std::string_view moduleOf(const StageResult& stage, NodeId place)
{
    const auto pathIn = [](const Graph& graph, NodeId node) {
        return graph.text(graph.moduleOf(node).path);
    };
    if (place.index < stage.before->nodeCount())
        return pathIn(*stage.before, place);
    const auto made = stage.after->findNode(stage.nameOf(place));
    return made ? pathIn(*stage.after, *made) : std::string_view();
}

/// The modules in which a rule rewrites, once for each time.
std::vector<std::string_view> modulesOf(const Rewriting& rewriting, std::uint32_t rule,
                                        std::string_view glob)
{
    std::vector<std::string_view> modules;
    const auto at = rewriting.rules.stageOf(rule);
    if (!at || *at >= rewriting.run.stages.size())
        return modules;
    const StageResult& stage = rewriting.run.stages[*at];
    for (const RewriteStep& step : stage.steps) {
        if (step.rule != rule)
            continue;
        const std::string_view module = moduleOf(stage, step.place);
        if (glob.empty() || fitsModuleGlob(glob, module))
            modules.push_back(module);
    }
    return modules;
}

/// `12 matches were refused: "GT(…)", 16 > 32.`
std::string refusals(const std::vector<RefusedGroup>& groups, std::size_t all, std::string_view how)
{
    const RefusedGroup& first = groups.front();
    std::string text = groupedNumber(all) + (all == 1 ? " match is " : " matches are ");
    text += how;
    text += groups.size() > 1 ? ", most because of " : " because of ";
    text += first.what.empty() ? std::string(refusalCode(first.reason)) : '`' + first.what + '`';
    if (!first.saw.empty())
        text += " (" + first.saw + ')';
    return text + '.';
}

} // namespace

std::size_t rewritesIn(const Rewriting& rewriting, std::uint32_t rule, std::string_view glob)
{
    return modulesOf(rewriting, rule, glob).size();
}

std::string whyNoMoreRewrites(const Rewriting& rewriting, std::uint32_t rule,
                              const CancelToken& cancel)
{
    const RewriteCounts counts = countRewrites(rewriting.rules, rewriting.run)[rule];
    if (!counts.refused.empty())
        return refusals(counts.refused, counts.refusedCount(), "refused");
    if (!counts.unknown.empty())
        return refusals(counts.unknown, counts.conditional, "conditional");
    const auto misses = missesOf(rewriting, rule, cancel);
    if (misses.empty())
        return {};
    const RewriteMiss& nearest = misses.front();
    const Pattern& pattern = rewriting.rules.rules[rule].patterns[nearest.pattern].pattern;
    if (!nearest.absent.empty())
        return "The model has no " + nearest.absent + ", which "
            + pattern.entry(nearest.group.entry).name + " requires.";
    return nearestMissText(pattern, nearest.group);
}

std::string whereRewritesAre(const Rewriting& rewriting, std::uint32_t rule, std::string_view glob)
{
    std::map<std::string, std::size_t> blocks;
    for (const std::string_view module : modulesOf(rewriting, rule, glob)) {
        const std::string name = blockName(module);
        ++blocks[name.empty() ? "no module" : name];
    }
    // Of a model without modules that says nothing.
    const bool tells = !blocks.empty() && (blocks.size() > 1 || !blocks.contains("no module"));
    return tells ? "Found in " + rankedCounts(blocks) + '.' : std::string();
}

} // namespace fusewright
