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

std::optional<TextRange> rangeOf(PythonPlace place)
{
    return place.source ? std::optional(place.range()) : std::nullopt;
}

/// The `def` of what is called, however it is bound.
std::optional<TextRange> definitionOf(PythonValue filter)
{
    if (filter.is(PythonType::Method))
        filter = filter.as<PythonMethod>().function;
    if (!filter.is(PythonType::Function))
        return std::nullopt;
    const auto& function = filter.as<PythonFunction>();
    return function.program ? rangeOf(function.program->place(function.node)) : std::nullopt;
}

void tellDecision(FilterAnswer& answer, const PythonDecisionLog& log, PythonValue filter)
{
    if (const PythonDecision* const decision = log.last()) {
        answer.place = rangeOf(decision->place.source ? decision->place : decision->statement);
        answer.what = decision->what;
        answer.saw = decision->saw;
        return;
    }
    answer.place = definitionOf(filter);
    answer.what = "nothing is returned";
}

FilterAnswer answerOf(const PythonOutcome& outcome, FilterScene& scene,
                      const PythonDecisionLog& log, PythonValue filter)
{
    FilterAnswer answer;
    if (outcome.hasValue()) {
        answer.outcome = outcome.value.asBoolean() ? Outcome::True : Outcome::False;
        if (answer.outcome == Outcome::False)
            tellDecision(answer, log, filter);
        return answer;
    }
    const PythonError& error = outcome.error;
    answer.place = rangeOf(error.place);
    if (outcome.isRaised()) {
        answer.outcome = Outcome::False;
        answer.raises = true;
        answer.what = error.message.empty() ? error.type : error.type + ": " + error.message;
        if (const PythonDecision* const decision = log.last())
            answer.saw = decision->saw;
        if (!answer.place)
            answer.place = definitionOf(filter);
        return answer;
    }
    answer.what = std::string(error.place.written());
    answer.unknown = error.message;
    if (outcome.isUnknown())
        answer.causes = scene.causesOf(scene.runtime().undecided());
    return answer;
}

/// Calls the filter; its value is a truth.
PythonOutcome called(PythonEvaluator& evaluator, PythonValue filter, PythonArguments arguments,
                     PythonLimits limits)
{
    PythonOutcome outcome = evaluator.call(filter, std::move(arguments), limits);
    return outcome.hasValue() ? evaluator.outcome(evaluator.runtime().truthValue(outcome.value))
                              : outcome;
}

} // namespace

FilterAnswer askFilter(PythonEvaluator& evaluator, PythonValue filter, const FilterGround& ground,
                       const TorchNames& torchNames, WorkBudget& budget)
{
    PythonRuntime& runtime = evaluator.runtime();
    PythonLimits limits;
    limits.steps = std::min(limits.steps, budget.left());
    runtime.restart(limits);
    runtime.heap().mark();
    const auto scene = std::make_shared<FilterScene>(runtime, ground, torchNames);
    auto& model = runtime.heap().make<ModelFilterGraph>(scene);
    auto& pattern = runtime.heap().make<PatternFilterGraph>(scene);
    auto& match = runtime.heap().make<FilterMatch>(model, pattern, ground);
    PythonDecisionLog log;
    const Listening listening(runtime, log);
    const PythonOutcome outcome =
        called(evaluator, filter,
               {{PythonValue(match), PythonValue(model), PythonValue(pattern)}, {}}, limits);
    FilterAnswer answer = answerOf(outcome, *scene, log, filter);
    budget.spend(runtime.stepsUsed());
    scene->end();
    runtime.heap().release();
    return answer;
}

} // namespace fusewright
