// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_runtime.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fusewright {

/// A function of a file, or a method of one of its classes.
struct PlanFunction {
    enum class Kind : std::uint8_t { Plain, Static, OfClass, OfInstance, Property };

    std::string name;
    PythonFunction* function = nullptr;
    PythonClass* owner = nullptr; ///< Of a method.
    Kind kind = Kind::Plain;
};

/// Those of a module, but not what it imports, in the order of the text.
std::vector<PlanFunction> functionsOf(const PythonModule& module);
/// Where a name stands in a text, in order, also as an attribute.
std::vector<std::size_t> placesOfName(const PythonTree& tree, std::string_view name);
/// Whether one of the places is in a stretch of text.
bool isAmong(const std::vector<std::size_t>& places, ByteRange whole);
/// Runs a function statement by statement with arguments of which nothing is known. What depends
/// on them is unknown, and the next statement runs: branches and loops that nobody can decide are
/// run once, each of them. The first argument is known where it is given.
void runUndecided(PythonRuntime& runtime, PythonFunction& function, PythonValue first = {});
/// Likewise the blocks of statements at the top level that could not be decided, where one of some
/// names stands in them.
void runUndecidedBlocks(PythonRuntime& runtime, PythonModule& module,
                        const std::vector<std::string_view>& names);

} // namespace fusewright
