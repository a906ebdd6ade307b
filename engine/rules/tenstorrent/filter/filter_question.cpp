// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/filter_question.h"

#include "engine/python/eval/python_decisions.h"
#include "engine/python/eval/python_evaluator.h"
#include "engine/python/eval/python_program.h"
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

/// Says what became of a question, and where in the filter's own text.
class AnswerMaker {
public:
    AnswerMaker(FilterScene& scene, const PythonDecisionLog& log, PythonValue filter);

    FilterAnswer answer(const PythonOutcome& outcome) const;

private:
    std::optional<TextRange> rangeOf(PythonPlace place) const;
    FilterAnswer refused() const;
    FilterAnswer raised(const PythonError& error) const;
    FilterAnswer unknown(const PythonError& error) const;

    FilterScene& m_scene;
    const PythonDecisionLog& m_log;
    PythonPlace m_definition; ///< The `def` of what is called, however it is bound.
};

AnswerMaker::AnswerMaker(FilterScene& scene, const PythonDecisionLog& log, PythonValue filter)
    : m_scene(scene), m_log(log)
{
    if (filter.is(PythonType::Method))
        filter = filter.as<PythonMethod>().function;
    const auto* const function =
        filter.is(PythonType::Function) ? &filter.as<PythonFunction>() : nullptr;
    if (function && function->program)
        m_definition = function->program->place(function->node);
}

/// What is in another text is told of the filter as a whole.
std::optional<TextRange> AnswerMaker::rangeOf(PythonPlace place) const
{
    const bool isOwn =
        place.source && (!m_definition.source || place.source == m_definition.source);
    if (isOwn)
        return place.range();
    return m_definition.source ? std::optional(m_definition.range()) : std::nullopt;
}

FilterAnswer AnswerMaker::refused() const
{
    FilterAnswer answer{.outcome = Outcome::False};
    const PythonDecision* const decision = m_log.last();
    if (!decision) {
        answer.place = rangeOf(m_definition);
        answer.what = "nothing is returned";
        return answer;
    }
    answer.place = rangeOf(decision->place.source ? decision->place : decision->statement);
    answer.what = decision->what;
    answer.saw = decision->saw(m_scene.runtime());
    return answer;
}

FilterAnswer AnswerMaker::raised(const PythonError& error) const
{
    FilterAnswer answer{.outcome = Outcome::False, .raises = true, .place = rangeOf(error.place)};
    answer.what = error.message.empty() ? error.type : error.type + ": " + error.message;
    if (const PythonDecision* const decision = m_log.last())
        answer.saw = decision->saw(m_scene.runtime());
    return answer;
}

FilterAnswer AnswerMaker::unknown(const PythonError& error) const
{
    FilterAnswer answer{.unknown = error.message};
    // A value that is only returned became unknown somewhere before.
    PythonPlace decisive = error.place;
    for (std::size_t at = 0; !decisive.source && at < error.traceback.size(); ++at)
        decisive = error.traceback[at];
    answer.place = rangeOf(decisive);
    answer.what = std::string(decisive.written());
    if (error.stop == PythonStop::Unknown)
        answer.causes = m_scene.causesOf(m_scene.runtime().undecided());
    return answer;
}

FilterAnswer AnswerMaker::answer(const PythonOutcome& outcome) const
{
    if (outcome.isRaised())
        return raised(outcome.error);
    if (!outcome.hasValue())
        return unknown(outcome.error);
    return outcome.value.asBoolean() ? FilterAnswer{.outcome = Outcome::True} : refused();
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
    FilterAnswer answer = AnswerMaker(*scene, log, filter).answer(outcome);
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
