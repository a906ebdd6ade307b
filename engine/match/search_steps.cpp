// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/search_steps.h"

#include "engine/graph/graph.h"
#include "engine/match/compiled_pattern.h"
#include "engine/match/matcher.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using StepKind = SearchStep::Kind;

/// Writes down what a search tells.
class StepRecorder : public SearchTrace {
public:
    StepRecorder(const Graph& graph, const CompiledPattern& compiled, std::size_t mostSteps)
        : m_graph(graph), m_compiled(compiled), m_mostSteps(std::max<std::size_t>(mostSteps, 2))
    {
    }

    void began(NodeId place) override;
    void bound(EntryId entry, const Match& soFar) override;
    void stuck(EntryId entry, const Match& soFar, std::size_t boundCount) override;
    void found(const Match& match) override;
    void leftOut(EntryId entry, const Match& soFar) override;
    void passedOver(EntryId entry, NodeId node, Passing why, const Match& soFar) override;
    void givesBack(EntryId entry, const Match& soFar) override;

    SearchSteps finish(const Match* match, std::optional<EntryId> exploded);

private:
    SearchStep* add(StepKind kind, EntryId entry, const Match& soFar);
    NodeId takenBefore(EntryId entry) const;

    const Graph& m_graph;
    const CompiledPattern& m_compiled;
    std::size_t m_mostSteps;
    SearchSteps m_result;
    SearchStep m_furthest;
    bool m_isStuck = false;
    std::size_t m_boundCount = 0; ///< Of the furthest try.
};

/// Null when there are enough; the last one is kept for the end.
SearchStep* StepRecorder::add(StepKind kind, EntryId entry, const Match& soFar)
{
    ++m_result.stepCount;
    if (m_result.steps.size() + 1 >= m_mostSteps)
        return nullptr;
    SearchStep& step = m_result.steps.emplace_back();
    step.kind = kind;
    step.entry = entry;
    step.soFar = soFar;
    return &step;
}

void StepRecorder::began(NodeId place)
{
    Match nothing;
    nothing.place = place;
    nothing.bindings.resize(m_compiled.pattern().entryCount());
    const bool isFirst = m_result.stepCount == 0;
    if (SearchStep* step = add(isFirst ? StepKind::Begin : StepKind::Again, {}, nothing))
        step->node = place;
    m_isStuck = false;
    m_boundCount = 0;
    m_furthest.soFar = std::move(nothing);
}

void StepRecorder::bound(EntryId entry, const Match& soFar)
{
    if (SearchStep* step = add(StepKind::Take, entry, soFar))
        step->node = soFar.slot(entry).first;
}

void StepRecorder::leftOut(EntryId entry, const Match& soFar)
{
    add(StepKind::LeaveOut, entry, soFar);
}

void StepRecorder::passedOver(EntryId entry, NodeId node, Passing why, const Match& soFar)
{
    SearchStep* const step = add(StepKind::PassOver, entry, soFar);
    if (!step)
        return;
    step->node = node;
    step->why = why;
    // These are told when the entry has the operator already.
    if (why == Passing::Condition || why == Passing::Later)
        step->soFar.bindings[entry.index] = {};
}

void StepRecorder::givesBack(EntryId entry, const Match& soFar)
{
    SearchStep* const step = add(StepKind::GiveBack, entry, soFar);
    if (!step)
        return;
    step->node = soFar.slot(entry).first;
    step->soFar.bindings[entry.index] = {};
}

/// What the entry has just passed over because a section has it; invalid where there is no such.
NodeId StepRecorder::takenBefore(EntryId entry) const
{
    for (auto step = m_result.steps.rbegin(); step != m_result.steps.rend(); ++step) {
        if (step->kind != StepKind::PassOver || step->entry != entry)
            break;
        if (step->why == Passing::Taken)
            return step->node;
    }
    return {};
}

void StepRecorder::stuck(EntryId entry, const Match& soFar, std::size_t boundCount)
{
    const NodeId taken = takenBefore(entry);
    const bool isFurthest = !m_isStuck || boundCount > m_boundCount;
    SearchStep* const step = add(StepKind::Stuck, entry, soFar);
    if (!step && !isFurthest)
        return;
    SearchStep told{.kind = StepKind::Stuck, .entry = entry, .node = taken};
    told.soFar = soFar;
    if (taken.isValid())
        told.why = Passing::Taken;
    else
        told.failure = explainFailure(m_graph, m_compiled, soFar, entry);
    if (told.failure)
        told.node = told.failure->at;
    if (step)
        *step = told;
    if (!isFurthest)
        return;
    m_furthest = std::move(told);
    m_isStuck = true;
    m_boundCount = boundCount;
}

void StepRecorder::found(const Match& match)
{
    add(StepKind::Found, {}, match);
}

SearchSteps StepRecorder::finish(const Match* match, std::optional<EntryId> exploded)
{
    SearchStep end = m_furthest;
    end.kind = StepKind::End;
    if (match) {
        end = SearchStep{.kind = StepKind::End};
        end.soFar = *match;
    } else if (exploded) {
        end.entry = *exploded;
        end.failure = Failure{.entry = *exploded, .from = end.soFar.place, .at = end.soFar.place};
        end.failure->reason = FailureReason::Budget;
    }
    // What is given back at last is not followed by anything.
    while (m_result.stepCount == m_result.steps.size()
           && m_result.steps.back().kind == StepKind::GiveBack) {
        m_result.steps.pop_back();
        --m_result.stepCount;
    }
    m_result.steps.push_back(std::move(end));
    ++m_result.stepCount;
    m_result.isMatch = match != nullptr;
    m_result.isGivenUp = exploded.has_value();
    return std::move(m_result);
}

} // namespace

SearchSteps recordSteps(const Graph& graph, const Pattern& pattern, NodeId place,
                        const NodeSet* taken, std::size_t mostSteps)
{
    const CompiledPattern compiled(graph, pattern);
    StepRecorder recorder(graph, compiled, mostSteps);
    Matcher matcher(graph, pattern);
    matcher.setTaken(taken);
    matcher.setTrace(&recorder);
    const Match* const match = matcher.first(place);
    return recorder.finish(match, match ? std::nullopt : matcher.exploded());
}

} // namespace fusewright
