// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_runtime.h"

#include <string>
#include <vector>

namespace fusewright {

class Diagnostics;

/// What became of a call: its value, or why it has none.
struct PythonOutcome {
    PythonValue value; ///< Nothing where there is an error; never unknown.
    PythonError error;

    bool hasValue() const { return value.isValid(); }
    bool isRaised() const { return !hasValue() && error.stop == PythonStop::Raised; }
    bool isUnknown() const { return !hasValue() && error.stop == PythonStop::Unknown; }
    bool isOutOfBudget() const { return !hasValue() && error.stop == PythonStop::Budget; }
};

/// One step of the way that an unknown value came.
struct PythonUnknownStep {
    PythonPlace place;
    std::string sentence;
};

/// Evaluates a small Python, without running Python: a front end reads a file with `runModule`,
/// looks at the names that it leaves, and calls functions.
///
/// Whatever the text says, it ends: within the limits, and without reading a file.
class PythonEvaluator {
public:
    explicit PythonEvaluator(PythonHost& host, PythonLimits limits = {});

    PythonRuntime& runtime() { return m_runtime; }

    /// Reads and runs a text, statement by statement: what one raises is in `errors`, the names
    /// that it should have bound are unknown, and the next one runs. Null when the budget is used
    /// up before it begins. What cannot be read is in `findings`.
    PythonModule* runModule(std::string file, std::string text, Diagnostics& findings);
    /// What statements at the top level raised since the evaluator is there.
    const std::vector<PythonError>& errors() const { return m_runtime.errors; }

    /// Calls a function with a budget of its own. What depends on an unknown value is unknown.
    PythonOutcome call(PythonValue function, PythonArguments arguments, PythonLimits limits);
    PythonOutcome call(PythonValue function, PythonArguments arguments)
    {
        return call(function, std::move(arguments), m_limits);
    }
    /// The same, with a listener that is told what decided.
    PythonOutcome callListening(PythonValue function, PythonArguments arguments,
                                PythonListener& listener);

    /// What is left of something that the front end did with values itself (`runtime().item(…)`).
    PythonOutcome outcome(PythonValue value);

private:
    PythonLimits m_limits;
    PythonRuntime m_runtime;
};

/// Why a value is unknown, its origin first; empty for a known one.
std::vector<PythonUnknownStep> pythonOrigin(PythonValue unknown);

} // namespace fusewright
