// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A stage reads the graph as it is given until its first rewrite. Then an editor takes over whose
// operators have the same numbers, and the patterns are made ready for it, once.
//
// Two queues hold the places that are still to be looked at: behind the cursor in this sweep, and
// in the next one. What a rewrite touches is found from the changed operators along the ways of
// each pattern. A place that did not match and is not touched cannot match now.

#include "engine/rewrite/stage_run.h"

#include "engine/graph/graph_editor.h"
#include "engine/infer/local_inference.h"
#include "engine/match/matcher.h"
#include "engine/match/place_ways.h"
#include "engine/rewrite/lineage.h"
#include "engine/rewrite/match_check.h"
#include "engine/rewrite/place_queue.h"
#include "engine/rewrite/rewrite_step.h"
#include "engine/rewrite/stage_record.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace fusewright {

namespace {

using Again = StagePlan::Again;

/// A pattern of the stage, ready for the graph as it is.
struct ReadyPattern {
    std::uint32_t rule = 0;
    std::uint32_t pattern = 0;
    const RulePattern* written = nullptr;
    std::optional<Matcher> matcher;
    std::optional<PlaceWays> ways;
    ExpressionPlans plans; ///< The same for each graph.
};

class StageRun {
public:
    StageRun(std::shared_ptr<const Graph> graph, const RuleSet& rules, std::uint32_t stage,
             const RewriteChoices& choices, const StageLimits& limits);

    StageResult run();

private:
    const Graph& graph() const { return m_editor ? m_editor->graph() : *m_given; }
    bool isBefore(NodeId a, NodeId b) const { return m_editor ? m_editor->isBefore(a, b) : a < b; }
    void makeReady();
    void seed();
    bool mayGoOn();
    void tryPlace(NodeId place);
    bool tryMatches(ReadyPattern& ready, NodeId place);
    void takeOver();
    bool isFrozen(const ReadyPattern& ready, NodeId place, NodeId stem);
    NodeId stemOf(NodeId place, const CheckedMatch& checked) const;
    void rewriteAt(const ReadyPattern& ready, const Match& match, const CheckedMatch& checked,
                   NodeId stem);
    void wakeUp(const MadeStep& step);
    void push(NodeId place);
    void findTouched(const MadeStep& step);
    void touch(NodeId node);

    std::shared_ptr<const Graph> m_given;
    const RuleSet& m_rules;
    const StagePlan& m_plan;
    const RewriteChoices& m_choices;
    const StageLimits& m_limits;
    std::optional<GraphEditor> m_editor;
    std::optional<LocalInference> m_inference;
    std::vector<ReadyPattern> m_patterns;
    PlaceQueue m_now;
    PlaceQueue m_next;
    NodeId m_behind;         ///< The sweep goes on from here; invalid at its end.
    std::size_t m_firstMade; ///< The number of the first operator that the sweep makes.
    std::size_t m_reorders = 0;
    std::vector<NodeId> m_touched;            ///< By the step that was made last, each once.
    std::vector<std::uint32_t> m_touchedLast; ///< By operator: the number of the step, from 1.
    std::vector<NodeId> m_woken;
    std::vector<NodeId> m_asked;
    std::uint32_t m_reach = 0; ///< So many edges beyond a match a check may look.
    StageRecord m_record;
    Lineage m_lineage;
};

StageRun::StageRun(std::shared_ptr<const Graph> graph, const RuleSet& rules, std::uint32_t stage,
                   const RewriteChoices& choices, const StageLimits& limits)
    : m_given(std::move(graph)),
      m_rules(rules),
      m_plan(rules.stages[stage]),
      m_choices(choices),
      m_limits(limits),
      m_now([this](NodeId a, NodeId b) { return isBefore(a, b); }),
      m_next([this](NodeId a, NodeId b) { return isBefore(a, b); }),
      m_firstMade(m_given->nodeCount()),
      m_record(m_given),
      m_lineage(m_given->nodeCount(), m_plan.mostDescendants)
{
    for (const std::uint32_t rule : m_plan.rules) {
        for (std::uint32_t at = 0; at < rules.rules[rule].patterns.size(); ++at) {
            const RulePattern& written = rules.rules[rule].patterns[at];
            if (!written.replacement || !written.pattern.placeEntry().isValid())
                continue;
            m_patterns.push_back({.rule = rule, .pattern = at, .written = &written});
            m_reach = std::max(m_reach, reachOf(written));
        }
    }
}

void StageRun::makeReady()
{
    for (ReadyPattern& ready : m_patterns) {
        ready.ways.reset();
        ready.matcher.emplace(graph(), ready.written->pattern);
        if (m_editor) // Before, nothing is rewritten that could be woken up.
            ready.ways.emplace(ready.matcher->compiled());
    }
}

void StageRun::seed()
{
    for (const ReadyPattern& ready : m_patterns) {
        for (const NodeId place : ready.matcher->candidates())
            m_now.push(place);
    }
}

bool StageRun::mayGoOn()
{
    // Where no operator is left, only places wait that are gone.
    const bool isEmpty = m_editor && m_editor->aliveCount() == 0;
    const bool isStopped = (m_record.steps().size() >= m_limits.steps && !isEmpty)
        || m_limits.cancel.isCancelled()
        || graph().nodeCount() > 4 * m_given->nodeCount() + 1'000'000;
    if (isStopped)
        m_record.cutShort();
    return !isStopped;
}

StageResult StageRun::run()
{
    makeReady();
    seed();
    while (!m_now.isEmpty() || !m_next.isEmpty()) {
        if (m_now.isEmpty()) {
            if (m_plan.again == Again::Never)
                break;
            std::swap(m_now, m_next);
            m_firstMade = graph().nodeCount();
        }
        if (!mayGoOn())
            break;
        const NodeId place = m_now.pop();
        const bool isGone = m_editor && !m_editor->isAlive(place);
        const bool isMade = place.index >= m_given->nodeCount();
        if (!isGone && !(isMade && m_plan.again == Again::Never))
            tryPlace(place);
    }
    m_record.setCircle(m_lineage.circle());
    if (m_record.steps().empty())
        return m_record.unchanged();
    return m_record.finished(*std::move(m_editor));
}

void StageRun::tryPlace(NodeId place)
{
    const std::size_t next = place.index + std::size_t{1};
    m_behind = m_editor               ? m_editor->next(place)
        : next < m_given->nodeCount() ? NodeId(next)
                                      : NodeId();
    m_record.forget(place);
    for (ReadyPattern& ready : m_patterns) {
        if (tryMatches(ready, place))
            return;
    }
}

/// Tries the matches of a pattern at a place one after another; true when one was rewritten.
bool StageRun::tryMatches(ReadyPattern& ready, NodeId place)
{
    const Match* match = ready.matcher->first(place);
    Match kept; // Of a matcher that is made anew.
    while (match) {
        if (isFrozen(ready, place, place))
            return false;
        CheckedMatch checked = checkMatch({graph(), m_plan, *ready.written, m_choices.rules,
                                           m_rules.rules[ready.rule].name, &ready.plans},
                                          *match);
        if (checked.isFine && !m_editor) {
            kept = *match;
            match = &kept;
            takeOver();
        }
        if (checked.isFine) {
            auto cycle = findCycle(*m_editor, m_plan, *match, checked);
            const NodeId stem = cycle ? place : stemOf(place, checked);
            if (!cycle && isFrozen(ready, place, stem))
                return false;
            if (!cycle) {
                rewriteAt(ready, *match, checked, stem);
                return true;
            }
            checked.refused = *std::move(cycle);
        }
        checked.refused.rule = ready.rule;
        checked.refused.pattern = ready.pattern;
        if (!checked.isWithoutEffect)
            m_record.refuse(std::move(checked.refused));
        match = ready.matcher->after(*match);
    }
    return false;
}

/// Refuses what has been rewritten for too long.
bool StageRun::isFrozen(const ReadyPattern& ready, NodeId place, NodeId stem)
{
    if (!m_lineage.isFrozen(stem))
        return false;
    m_record.refuse({.reason = RefusedRewrite::Reason::NotSettled,
                     .rule = ready.rule,
                     .pattern = ready.pattern,
                     .place = place});
    m_lineage.noteFrozen(graph(), stem);
    return true;
}

/// Of the place and what is replaced, the operator that most rewrites have led to: a place may stay
/// while something else is replaced again and again.
NodeId StageRun::stemOf(NodeId place, const CheckedMatch& checked) const
{
    NodeId stem = place;
    for (const ValueId value : checked.replaced) {
        const NodeId maker = graph().producer(value);
        if (maker.isValid() && m_lineage.depthOf(maker) > m_lineage.depthOf(stem))
            stem = maker;
    }
    return stem;
}

/// From the first rewrite on.
void StageRun::takeOver()
{
    m_editor.emplace(*m_given);
    for (const ReadyPattern& ready : m_patterns) {
        for (const std::string& name : ready.written->replacement->operators())
            static_cast<void>(m_editor->operatorNamed(name));
    }
    m_inference.emplace(*m_editor);
    makeReady();
}

void StageRun::rewriteAt(const ReadyPattern& ready, const Match& match, const CheckedMatch& checked,
                         NodeId stem)
{
    const NodeId place = match.place;
    const std::size_t kinds = graph().operators().size();
    m_lineage.note(graph(), place, stem, ready.rule, m_record.steps().size());
    MadeStep made = applyStep({*m_editor, m_plan, *ready.written, m_rules.rules[ready.rule].name,
                               m_lineage.baseOf(graph(), place)},
                              match, checked, m_behind);
    // A writer may have named an operator that no pattern has been asked about.
    if (graph().operators().size() > kinds)
        makeReady();
    made.step.rule = ready.rule;
    made.step.pattern = ready.pattern;
    m_lineage.add(made.step);
    // Back to what was made, never past what is still to be looked at.
    const bool goesBack = m_plan.again == Again::AtOnce && !made.step.added.empty()
        && (!m_behind.isValid() || m_editor->isBefore(made.firstAdded, m_behind));
    if (goesBack)
        m_behind = made.firstAdded;
    m_asked.clear();
    for (const auto* const nodes : {&made.step.added, &made.users}) {
        for (const NodeId node : *nodes) {
            if (m_editor->isAlive(node))
                m_asked.push_back(node);
        }
    }
    const std::vector<NodeId> told = m_inference->inferFrom(m_asked);
    for (const NodeId node : told) {
        const auto users = graph().users(node);
        made.users.push_back(node);
        made.users.insert(made.users.end(), users.begin(), users.end());
    }
    for (const ShapeMismatch& mismatch : m_inference->takeMismatches()) {
        const NodeId maker = graph().producer(mismatch.value);
        if (std::ranges::binary_search(made.step.added, maker))
            m_record.doubt(ready.rule, mismatch);
    }
    wakeUp(made);
    m_record.add(std::move(made.step));
}

/// All operators that may be part of other matches than before, or of none: those with other
/// operands, users or facts than before, and as far around them as a check may look.
void StageRun::findTouched(const MadeStep& step)
{
    m_touched.clear();
    m_touchedLast.resize(graph().nodeCount(), 0);
    for (const NodeId node : step.step.added)
        touch(node);
    for (const NodeId node : step.users)
        touch(node);
    for (const ValueId value : step.values) {
        const NodeId maker = value.isValid() ? graph().producer(value) : NodeId();
        if (maker.isValid())
            touch(maker);
        // What nobody makes is known to those only that use it.
        if (value.isValid() && !maker.isValid() && m_reach > 0) {
            for (const Use& use : graph().uses(value))
                touch(use.node);
        }
    }
    std::size_t first = 0;
    for (std::uint32_t edge = 0; edge < m_reach; ++edge) {
        const std::size_t end = m_touched.size();
        for (; first < end; ++first) {
            const NodeId node = m_touched[first];
            for (const NodeId user : graph().users(node))
                touch(user);
            for (const NodeId maker : graph().producers(node))
                touch(maker);
        }
    }
}

void StageRun::touch(NodeId node)
{
    const auto step = static_cast<std::uint32_t>(m_record.steps().size() + 1);
    if (m_editor->isAlive(node) && std::exchange(m_touchedLast[node.index], step) != step)
        m_touched.push_back(node);
}

void StageRun::push(NodeId place)
{
    if (!m_editor->isAlive(place))
        return;
    const bool isBehind = m_behind.isValid() && !m_editor->isBefore(place, m_behind);
    // What this sweep has made waits for the next one, wherever it stands.
    const bool waits = m_plan.again != Again::AtOnce && place.index >= m_firstMade;
    (isBehind && !waits ? m_now : m_next).push(place);
}

void StageRun::wakeUp(const MadeStep& step)
{
    if (m_editor->reorderCount() != m_reorders) {
        m_reorders = m_editor->reorderCount();
        m_now.orderAgain();
        m_next.orderAgain();
    }
    const bool areAllComplete = std::ranges::all_of(
        m_patterns, [](const ReadyPattern& ready) { return ready.ways->isComplete(); });
    if (m_choices.looksEverywhere || !areAllComplete) {
        for (NodeId node = m_editor->first(); node.isValid(); node = m_editor->next(node))
            push(node);
        return;
    }
    findTouched(step);
    m_woken.clear();
    for (const NodeId node : m_touched) {
        for (const ReadyPattern& ready : m_patterns)
            ready.ways->walkFrom(graph(), node, m_woken);
    }
    for (const NodeId place : m_woken)
        push(place);
}

} // namespace

StageResult runStage(const std::shared_ptr<const Graph>& graph, const RuleSet& rules,
                     std::uint32_t stage, const RewriteChoices& choices, const StageLimits& limits)
{
    return StageRun(graph, rules, stage, choices, limits).run();
}

} // namespace fusewright
