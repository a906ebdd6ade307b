// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_value.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class PythonRuntime;
struct PythonBuiltin;

struct PythonKeyword {
    std::string name;
    PythonValue value;
};

/// What a call hands over.
struct PythonArguments {
    std::vector<PythonValue> positional;
    std::vector<PythonKeyword> keywords;

    /// Nothing where it is not given.
    PythonValue keyword(std::string_view name) const;
};

/// A call of a built-in function, whose number of arguments is right.
struct PythonCall {
    PythonRuntime& runtime;
    PythonBuiltin& builtin;
    PythonValue self; ///< Of a method.
    PythonArguments arguments;

    std::size_t size() const { return arguments.positional.size(); }
    /// Nothing where it is not given.
    PythonValue at(std::size_t index) const;
    /// Given by its place or by its name.
    PythonValue at(std::size_t index, std::string_view name) const;
};

} // namespace fusewright
