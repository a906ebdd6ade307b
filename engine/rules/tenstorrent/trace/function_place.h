// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_value.h"
#include "engine/support/text_range.h"

#include <string>
#include <string_view>

namespace fusewright {

class PythonRuntime;
struct PythonClass;

/// Where a function is written; empty ranges for what is no text.
struct FunctionPlace {
    std::string qualifiedName; ///< `Provider.pattern`
    std::size_t line = 0;      ///< Of the first decorator, or of `def`; 0 for what is no text.
    TextRange name;
    TextRange whole; ///< With its decorators and its body.
    TextRange body;
};

/// Of a function, a method, a class of which it is an object.
FunctionPlace functionPlace(PythonValue function);
/// Of a parameter, which may have its stars.
TextRange parameterPlace(PythonValue function, std::string_view name);
/// The name of a class where it is defined.
TextRange classNamePlace(const PythonClass& made);

} // namespace fusewright
