// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_evaluator.h"

#include "engine/python/eval/python_interpreter.h"

#include <algorithm>

namespace fusewright {

PythonEvaluator::PythonEvaluator(PythonHost& host, PythonLimits limits)
    : m_limits(limits), m_runtime(host, limits)
{
}

PythonModule* PythonEvaluator::runModule(std::string file, std::string text, Diagnostics& findings)
{
    const OnUnknownDecision before = m_runtime.onUnknown;
    m_runtime.onUnknown = OnUnknownDecision::EndCall;
    PythonModule* const module =
        runModuleText(m_runtime, "__main__", std::move(file), std::move(text), &findings);
    m_runtime.onUnknown = before;
    return module;
}

PythonOutcome PythonEvaluator::call(PythonValue function, PythonArguments arguments,
                                    PythonLimits limits)
{
    m_runtime.restart(limits);
    return outcome(m_runtime.call(function, std::move(arguments)));
}

PythonOutcome PythonEvaluator::callListening(PythonValue function, PythonArguments arguments,
                                             PythonListener& listener)
{
    m_runtime.listener = &listener;
    PythonOutcome result = call(function, std::move(arguments));
    m_runtime.listener = nullptr;
    return result;
}

PythonOutcome PythonEvaluator::outcome(PythonValue value)
{
    if (value.is(PythonType::Unknown))
        m_runtime.needsKnown(value, "It is what is given back.");
    PythonOutcome result;
    if (m_runtime.isStopped())
        result.error = m_runtime.error();
    else
        result.value = value;
    m_runtime.goOn();
    return result;
}

std::vector<PythonUnknownStep> pythonOrigin(PythonValue unknown)
{
    std::vector<PythonUnknownStep> steps;
    if (!unknown.is(PythonType::Unknown))
        return steps;
    for (const PythonUnknown* at = &unknown.as<PythonUnknown>(); at; at = at->from)
        steps.push_back({at->place, at->sentence});
    std::ranges::reverse(steps);
    return steps;
}

} // namespace fusewright
