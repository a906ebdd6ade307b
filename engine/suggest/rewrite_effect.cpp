// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The whole run is done again with the new rule in it: stages before its own are taken over.

#include "engine/graph/graph.h"
#include "engine/rewrite/operator_chain.h"
#include "engine/rewrite/rewrite_counts.h"
#include "engine/suggest/rewrite_trial.h"
#include "engine/suggest/rule_draft.h"
#include "engine/suggest/rule_ground.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using Fate = ReplacementFate;
using Reason = RefusedRewrite::Reason;

/// Tells what a run did with the new rule.
class ReplacementStory {
public:
    ReplacementStory(const Graph& graph, const RuleDraft& draft, const TriedText& tried,
                     const RewriteRun& run)
        : m_graph(graph), m_draft(draft), m_tried(tried), m_run(run)
    {
    }

    void countPlaces(ReplacementEffect& effect, const RewriteCounts& counts) const;
    void tellFate(ReplacementEffect& effect) const;

private:
    std::string_view nameOf(const DraftEntry& entry) const { return m_graph.nodeName(entry.node); }
    std::string_view placeName() const
    {
        const DraftEntry* const place = m_draft.place();
        return place ? nameOf(*place) : std::string_view();
    }
    bool takesAll(const StageResult& stage, const RewriteStep& step) const;
    bool isDone(ReplacementEffect& effect, const StageResult& stage) const;
    bool isRefused(ReplacementEffect& effect, const StageResult& stage) const;
    bool isTakenOrMade(ReplacementEffect& effect, std::uint32_t stage) const;
    std::string ruleOf(const ChainLink& link) const
    {
        return m_tried.rules.rules[m_run.stages[link.stage].steps[link.step].rule].name;
    }

    const Graph& m_graph;
    const RuleDraft& m_draft;
    const TriedText& m_tried;
    const RewriteRun& m_run;
};

void ReplacementStory::countPlaces(ReplacementEffect& effect, const RewriteCounts& counts) const
{
    effect.places = counts.matches();
    effect.rewrites = counts.rewrites;
    effect.conditional = counts.conditional;
    effect.refused = counts.refusedCount();
    const auto stage = m_tried.rules.stageOf(m_tried.rule);
    if (!stage || *stage >= m_run.stages.size())
        return;
    effect.stage = m_tried.rules.stages[*stage].name;
    const StageResult& result = m_run.stages[*stage];
    for (const RewriteStep& step : result.steps) {
        if (step.rule != m_tried.rule)
            continue;
        std::vector<NodeId> nodes;
        for (const auto& [entry, node] : step.bound) {
            if (const auto here = m_graph.findNode(result.nameOf(node)))
                nodes.push_back(*here);
        }
        effect.replaced.push_back(std::move(nodes));
    }
    if (!result.isSettled)
        effect.circle = circleText(m_tried.rules, result);
}

/// Where several results are replaced, a place alone does not say which ones.
bool ReplacementStory::takesAll(const StageResult& stage, const RewriteStep& step) const
{
    return std::ranges::all_of(m_draft.entries, [&](const DraftEntry& entry) {
        return std::ranges::any_of(step.bound, [&](const auto& taken) {
            return stage.nameOf(taken.second) == nameOf(entry);
        });
    });
}

bool ReplacementStory::isDone(ReplacementEffect& effect, const StageResult& stage) const
{
    const std::string_view place = placeName();
    const bool isDone = std::ranges::any_of(stage.steps, [&](const RewriteStep& step) {
        return step.rule == m_tried.rule && stage.nameOf(step.place) == place
            && (m_draft.results.size() < 2 || takesAll(stage, step));
    });
    if (isDone)
        effect.fate = Fate::Replaced;
    return isDone;
}

bool ReplacementStory::isRefused(ReplacementEffect& effect, const StageResult& stage) const
{
    const std::string_view place = placeName();
    const auto found = std::ranges::find_if(stage.refused, [&](const RefusedRewrite& refused) {
        return refused.rule == m_tried.rule && stage.nameOf(refused.place) == place;
    });
    if (found == stage.refused.end())
        return false;
    effect.fate = found->reason == Reason::ConditionUnknown ? Fate::Conditional : Fate::Refused;
    effect.what = found->what;
    effect.saw = found->saw;
    return true;
}

/// The last operator first: it is the one that counts.
bool ReplacementStory::isTakenOrMade(ReplacementEffect& effect, std::uint32_t stage) const
{
    for (std::size_t at = m_draft.entries.size(); at-- > 0;) {
        const std::string_view name = nameOf(m_draft.entries[at]);
        const std::vector<ChainLink> taken = chainOf(m_run, name);
        if (!taken.empty() && taken.front().stage <= stage) {
            const RewriteStep& step = m_run.stages[taken.front().stage].steps[taken.front().step];
            effect.fate = step.rule == m_tried.rule ? Fate::Overlap : Fate::Taken;
            effect.by = effect.fate == Fate::Taken ? ruleOf(taken.front()) : std::string();
            return true;
        }
        const std::vector<ChainLink> made = originOf(m_run, name);
        if (!made.empty() && made.back().stage > stage) {
            effect.fate = Fate::NotYet;
            effect.by = ruleOf(made.back());
            return true;
        }
    }
    return false;
}

void ReplacementStory::tellFate(ReplacementEffect& effect) const
{
    const auto stage = m_tried.rules.stageOf(m_tried.rule);
    if (!stage || *stage >= m_run.stages.size())
        return;
    const StageResult& result = m_run.stages[*stage];
    const std::string& off = m_tried.rules.stages[*stage].offBecause;
    if (!off.empty()) {
        effect.fate = Fate::Off;
        effect.what = off;
        return;
    }
    if (!isDone(effect, result) && !isRefused(effect, result) && !isTakenOrMade(effect, *stage))
        effect.fate = Fate::NoMatch;
}

} // namespace

ReplacementEffect effectOfReplacement(const RuleGround& ground, const DraftTarget& target,
                                      const RuleDraft& draft, const TriedText& tried,
                                      const CancelToken& cancel)
{
    const Rewriting* const before = target.rewriting.get();
    const auto start = before ? before->run.start : ground.sharedGraph();
    const Rewriting after =
        rewriteAgain(before, start, tried.rules, before ? before->choices : target.choices, cancel);
    ReplacementEffect effect{.rule = tried.rules.rules[tried.rule].name};
    const std::vector<RewriteCounts> counts = countRewrites(after.rules, after.run);
    const ReplacementStory story(ground.graph(), draft, tried, after.run);
    story.countPlaces(effect, counts[tried.rule]);
    story.tellFate(effect);
    if (!before || before->rules.rules.size() != tried.others.size())
        return effect;
    const std::vector<RewriteCounts> earlier = countRewrites(before->rules, before->run);
    for (std::size_t rule = 0; rule < tried.others.size(); ++rule) {
        const std::size_t now = counts[tried.others[rule]].rewrites;
        if (earlier[rule].rewrites != now)
            effect.changes.push_back({before->rules.rules[rule].name, earlier[rule].rewrites, now});
    }
    return effect;
}

} // namespace fusewright
