// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/python_tree.h"

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace fusewright {

class Diagnostics;
class SourceText;

namespace relax {

/// One function of an IRModule.
struct Function {
    std::string_view name;
    PythonNodeId node;
    bool isPrivate = false;
    std::string composite;    ///< What it was taken out as: `cutlass.attention`; or empty.
    bool isPrimitive = false; ///< To run as one, as fusion made it.
};

/// What the decorator and `R.func_attr` say about a function.
Function describedFunction(const PythonTree& tree, PythonNodeId node);

/// The functions of a TVMScript text.
struct Module {
    std::vector<Function> functions;            ///< Relax functions.
    std::unordered_set<std::string_view> names; ///< All that are made outside of functions.

    /// Null where there is none of this name.
    const Function* find(std::string_view name) const;
};

/// Finds the functions of a tree; mistakes inside TIR functions are not taken along.
Module findFunctions(const PythonTree& tree, const Diagnostics& mistakes, Diagnostics& diagnostics);

} // namespace relax
} // namespace fusewright
