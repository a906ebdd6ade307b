// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_value.h"

#include <string>
#include <string_view>

namespace fusewright {

class Diagnostics;
class PythonEvaluator;
class SourceText;
struct PythonError;
struct TracedNode;

/// Kind and text of an exception, as torch shows it: `TypeError: …`.
std::string torchErrorText(std::string_view type, std::string_view message);

/// What is wrong with a function that cannot be traced, for people.
std::string traceSentence(const PythonError& error);
std::string unusedSentence(const TracedNode& node);
std::string notPlainSentence(PythonValue function);

/// What statements at the top level raised, as warnings; places are those of `file`, which may be
/// null.
void tellPythonErrors(const PythonEvaluator& evaluator, const SourceText* file,
                      Diagnostics& findings);

} // namespace fusewright
