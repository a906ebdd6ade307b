// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_value.h"
#include "engine/support/text_range.h"

#include <optional>
#include <string>

namespace fusewright {

class PythonDecisionLog;
class PythonRuntime;
struct PythonOutcome;

/// Why a function that was asked for a truth answered as it did, told in its own text.
struct PythonReason {
    bool raises = false;            ///< Then `what` is the exception as Python prints it.
    std::optional<TextRange> place; ///< Of the part that decided.
    std::string what;               ///< That part as it is written; empty where nothing decided.
    std::string saw;                ///< With the values that were read: `66 % 4 = 2`.
    std::string unknown; ///< Why nobody knows the answer, as a sentence; empty where it is known.
};

/// Nothing is to tell of a `True`. `log` listened, and what the function was called with is still
/// there.
PythonReason reasonOf(const PythonOutcome& outcome, PythonValue function,
                      const PythonDecisionLog& log, PythonRuntime& runtime);

} // namespace fusewright
