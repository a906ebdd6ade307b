// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/filter_question.h"

#include "engine/python/eval/python_decisions.h"
#include "engine/python/eval/python_evaluator.h"
#include "engine/rules/tenstorrent/filter/filter_match.h"

#include <algorithm>

namespace fusewright {

namespace {

/// The runtime listens to a log while a question is asked.
class Listening {
public:
    Listening(PythonRuntime& runtime, PythonListener& listener)
        : m_runtime(runtime), m_before(runtime.listener)
    {
        runtime.listener = &listener;
    }
    ~Listening() { m_runtime.listener = m_before; }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

private:
    PythonRuntime& m_runtime;
    PythonListener* m_before;
};

FilterAnswer answerOf(const PythonOutcome& outcome, PythonValue filter,
                      const PythonDecisionLog& log, FilterScene& scene)
{
    FilterAnswer answer{reasonOf(outcome, filter, log, scene.runtime())};
    if (outcome.hasValue())
        answer.outcome = outcome.value.asBoolean() ? Outcome::True : Outcome::False;
    else if (outcome.isRaised())
        answer.outcome = Outcome::False;
    else if (outcome.isUnknown())
        answer.causes = scene.causesOf(scene.runtime().undecided());
    return answer;
}

/// Calls the filter, if what it is given could be made; its value is a truth.
PythonOutcome called(PythonEvaluator& evaluator, PythonValue filter, PythonArguments arguments,
                     PythonLimits limits)
{
    if (evaluator.runtime().isStopped())
        return evaluator.outcome({});
    PythonOutcome outcome = evaluator.call(filter, std::move(arguments), limits);
    return outcome.hasValue() ? evaluator.outcome(evaluator.runtime().truthValue(outcome.value))
                              : outcome;
}

/// The arguments of a call, made in a scene.
using MakeArguments = std::function<PythonArguments(const std::shared_ptr<FilterScene>& scene)>;

FilterAnswer ask(PythonEvaluator& evaluator, PythonValue filter, const FilterGround& ground,
                 const TorchNames& torchNames, WorkBudget& budget, const MakeArguments& make)
{
    PythonRuntime& runtime = evaluator.runtime();
    PythonLimits limits;
    limits.steps = std::min(limits.steps, budget.left());
    runtime.restart(limits);
    runtime.heap().mark();
    const auto scene = std::make_shared<FilterScene>(runtime, ground, torchNames);
    PythonArguments arguments = make(scene);
    PythonDecisionLog log;
    const Listening listening(runtime, log);
    const PythonOutcome outcome = called(evaluator, filter, std::move(arguments), limits);
    FilterAnswer answer = answerOf(outcome, filter, log, *scene);
    budget.spend(runtime.stepsUsed());
    scene->end();
    answer.leavesTraces = !runtime.heap().release();
    return answer;
}

} // namespace

FilterAnswer askFilter(PythonEvaluator& evaluator, PythonValue filter, const FilterGround& ground,
                       const TorchNames& torchNames, WorkBudget& budget)
{
    return ask(evaluator, filter, ground, torchNames, budget,
               [&](const std::shared_ptr<FilterScene>& scene) -> PythonArguments {
                   PythonHeap& heap = scene->heap();
                   auto& model = heap.make<ModelFilterGraph>(scene);
                   auto& pattern = heap.make<PatternFilterGraph>(scene);
                   auto& match = heap.make<FilterMatch>(model, pattern, ground);
                   return {{PythonValue(match), PythonValue(model), PythonValue(pattern)}, {}};
               });
}

FilterAnswer askNode(PythonEvaluator& evaluator, PythonValue condition, const Graph& graph,
                     NodeId node, const TorchNames& torchNames, WorkBudget& budget)
{
    static const TracedGraph noPattern;
    return ask(evaluator, condition, {graph, noPattern, {}, {}}, torchNames, budget,
               [node](const std::shared_ptr<FilterScene>& scene) -> PythonArguments {
                   auto& model = scene->heap().make<ModelFilterGraph>(scene);
                   return {{model.node(model.placeOf(node))}, {}};
               });
}

} // namespace fusewright
