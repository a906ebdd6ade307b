// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_reason.h"

#include "engine/python/eval/python_decisions.h"
#include "engine/python/eval/python_evaluator.h"
#include "engine/python/eval/python_program.h"

namespace fusewright {

namespace {

/// The `def` of what is called, as a function, a method or `partial(check, layout=…)`.
PythonPlace definitionOf(PythonValue called)
{
    for (int depth = 0; depth < 8; ++depth) {
        if (called.is(PythonType::Method))
            called = called.as<PythonMethod>().function;
        else if (called.is(PythonType::Builtin) && !called.as<PythonBuiltin>().bound.empty())
            called = called.as<PythonBuiltin>().bound.front();
        else
            break;
    }
    const auto* const function =
        called.is(PythonType::Function) ? &called.as<PythonFunction>() : nullptr;
    return function && function->program ? function->program->place(function->node) : PythonPlace();
}

/// What is in another text is told of the function as a whole.
std::optional<TextRange> rangeOf(const PythonPlace& place, const PythonPlace& definition)
{
    const bool isOwn = place.source && (!definition.source || place.source == definition.source);
    if (isOwn)
        return place.range();
    return definition.source ? std::optional(definition.range()) : std::nullopt;
}

const PythonPlace& placeOf(const PythonDecision& decision)
{
    return decision.place.source ? decision.place : decision.statement;
}

PythonPlace decisivePlace(const PythonError& error, const PythonDecision* decision)
{
    if (error.place.source)
        return error.place;
    // A value that is only returned became unknown somewhere before.
    for (const PythonPlace& place : error.traceback) {
        if (place.source)
            return place;
    }
    // The truth of what is returned is asked when the function is over.
    return decision ? placeOf(*decision) : PythonPlace();
}

} // namespace

PythonReason reasonOf(const PythonOutcome& outcome, PythonValue function,
                      const PythonDecisionLog& log, PythonRuntime& runtime)
{
    if (outcome.hasValue() && outcome.value.asBoolean())
        return {};
    const PythonPlace definition = definitionOf(function);
    const PythonDecision* const decision = log.last();
    const PythonError& error = outcome.error;
    PythonReason reason{.raises = outcome.isRaised()};
    if (!outcome.hasValue() && !outcome.isRaised()) {
        const PythonPlace place = decisivePlace(error, decision);
        reason.place = rangeOf(place, definition);
        reason.what = std::string(place.written());
        reason.unknown = error.message;
        return reason;
    }
    if (decision)
        reason.saw = decision->saw(runtime);
    if (outcome.isRaised()) {
        reason.place = rangeOf(error.place, definition);
        reason.what = error.message.empty() ? error.type : error.type + ": " + error.message;
    } else {
        reason.place = rangeOf(decision ? placeOf(*decision) : definition, definition);
        reason.what = decision ? decision->what : "nothing is returned";
    }
    return reason;
}

} // namespace fusewright
