// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_question.h"

#include "engine/python/eval/python_decisions.h"
#include "engine/python/eval/python_evaluator.h"
#include "engine/rules/tvm/check/check_context.h"

#include <algorithm>
#include <memory>

namespace fusewright {

namespace {

/// One question: what it may use up, what it listens to, and what became of it.
class CheckAsking {
public:
    CheckAsking(PythonEvaluator& evaluator, PythonValue check, const CheckQuestion& question,
                const TvmNameOf& nameOf, WorkBudget& budget);
    /// Ends the question; may free what it made.
    ~CheckAsking();
    CheckAsking(const CheckAsking&) = delete;
    CheckAsking& operator=(const CheckAsking&) = delete;

    CheckScene& scene() { return *m_scene; }
    PythonRuntime& runtime() { return m_evaluator.runtime(); }
    PythonOutcome called(PythonArguments arguments);
    PythonOutcome truthOf(const PythonOutcome& outcome);

    TvmCheckAnswer answer(const PythonOutcome& outcome) const;
    /// Nothing it made may be used from now on. False when it could not be freed.
    bool finish();

private:
    PythonEvaluator& m_evaluator;
    PythonValue m_check;
    WorkBudget& m_budget;
    PythonLimits m_limits;
    PythonDecisionLog m_log;
    PythonListener* m_listenerBefore = nullptr;
    std::shared_ptr<CheckScene> m_scene;
    bool m_isFinished = false;
};

CheckAsking::CheckAsking(PythonEvaluator& evaluator, PythonValue check,
                         const CheckQuestion& question, const TvmNameOf& nameOf, WorkBudget& budget)
    : m_evaluator(evaluator), m_check(check), m_budget(budget)
{
    m_limits.steps = std::min(m_limits.steps, budget.left());
    runtime().restart(m_limits);
    runtime().heap().mark();
    m_scene = std::make_shared<CheckScene>(runtime(), question, nameOf);
    m_listenerBefore = runtime().listener;
    runtime().listener = &m_log;
}

CheckAsking::~CheckAsking()
{
    finish();
}

bool CheckAsking::finish()
{
    if (m_isFinished)
        return true;
    m_isFinished = true;
    m_budget.spend(runtime().stepsUsed());
    runtime().listener = m_listenerBefore;
    m_log.clear();
    m_scene->end();
    return runtime().heap().release();
}

PythonOutcome CheckAsking::called(PythonArguments arguments)
{
    if (runtime().isStopped())
        return m_evaluator.outcome({});
    return m_evaluator.call(m_check, std::move(arguments), m_limits);
}

PythonOutcome CheckAsking::truthOf(const PythonOutcome& outcome)
{
    return outcome.hasValue() ? m_evaluator.outcome(runtime().truthValue(outcome.value)) : outcome;
}

TvmCheckAnswer CheckAsking::answer(const PythonOutcome& outcome) const
{
    PythonRuntime& runtime = m_evaluator.runtime();
    TvmCheckAnswer answer{reasonOf(outcome, m_check, m_log, runtime)};
    if (outcome.hasValue())
        answer.outcome = outcome.value.asBoolean() ? Outcome::True : Outcome::False;
    else if (outcome.isRaised())
        answer.outcome = Outcome::False;
    else if (outcome.isUnknown())
        answer.causes = m_scene->causesOf(runtime.undecided());
    return answer;
}

/// The entries of what a getter gave, as texts; an outcome without a value where one is unknown.
PythonOutcome textsOf(PythonEvaluator& evaluator, PythonValue given,
                      std::vector<std::pair<std::string, std::string>>& items)
{
    PythonRuntime& runtime = evaluator.runtime();
    if (!given.is(PythonType::Dict)) {
        runtime.raise("TypeError", "attributes of a group are a dict");
        return evaluator.outcome({});
    }
    for (const PythonTable::Entry& entry : given.as<PythonTable>().entries()) {
        if (!entry.key.isValid())
            continue;
        PythonRuntime::TextWatch watch(runtime);
        const auto key = runtime.str(entry.key);
        const PythonValue known = key ? watch.valueOf(runtime.str(entry.value)) : PythonValue();
        if (!known.is(PythonType::String))
            return evaluator.outcome(known);
        items.emplace_back(*key, known.as<PythonString>().text);
    }
    return evaluator.outcome(PythonValue::boolean(true));
}

} // namespace

TvmCheckAnswer askCheck(PythonEvaluator& evaluator, PythonValue check,
                        const CheckQuestion& question, const TvmNameOf& nameOf, WorkBudget& budget)
{
    CheckAsking asking(evaluator, check, question, nameOf, budget);
    auto& context = asking.scene().heap().make<CheckContext>(asking.scene());
    const PythonOutcome outcome = asking.truthOf(asking.called({{PythonValue(context)}, {}}));
    TvmCheckAnswer answer = asking.answer(outcome);
    answer.leavesTraces = !asking.finish();
    return answer;
}

TvmAttributesAnswer askAttributes(PythonEvaluator& evaluator, PythonValue getter,
                                  const CheckQuestion& question, const TvmNameOf& nameOf,
                                  WorkBudget& budget)
{
    CheckAsking asking(evaluator, getter, question, nameOf, budget);
    TvmAttributesAnswer answer;
    PythonOutcome outcome = asking.called({{annotatedExpressions(asking.scene())}, {}});
    if (outcome.hasValue())
        outcome = textsOf(evaluator, outcome.value, answer.items);
    answer.why = asking.answer(outcome);
    if (answer.why.outcome != Outcome::True)
        answer.items.clear();
    answer.why.leavesTraces = !asking.finish();
    return answer;
}

} // namespace fusewright
