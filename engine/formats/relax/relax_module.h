// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/python_tree.h"

#include <string_view>
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
};

/// The functions of a TVMScript text.
struct Module {
    std::vector<Function> functions;               ///< Relax functions.
    std::vector<std::string_view> tensorFunctions; ///< TIR functions; nobody looks inside.

    /// Null where there is none of this name.
    const Function* find(std::string_view name) const;
    bool hasTensorFunction(std::string_view name) const;
};

/// Finds the functions of a tree; mistakes inside TIR functions are not taken along.
Module findFunctions(const PythonTree& tree, const Diagnostics& mistakes, Diagnostics& diagnostics);

} // namespace relax
} // namespace fusewright
