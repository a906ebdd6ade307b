// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_value.h"

#include <string>

namespace fusewright {

class Diagnostics;
class PatternPlaces;
class PythonEvaluator;
class SourceText;
struct TvmProblem;

/// Why a value is unknown, its origin first, with the lines: `… (line 3) It is called. (line 4)`.
std::string unknownChain(PythonValue unknown, const SourceText* file);
/// A problem, where the file has it; nothing for what was told as an error already.
void tellProblem(const TvmProblem& problem, const PythonEvaluator& evaluator,
                 const PatternPlaces& places, Diagnostics& findings);
/// What statements at the top level raised, as warnings; places are those of `file`, which may be
/// null.
void tellEvaluatorErrors(const PythonEvaluator& evaluator, const SourceText* file,
                         Diagnostics& findings);

} // namespace fusewright
