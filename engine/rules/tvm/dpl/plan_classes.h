// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/dpl/plan_functions.h"

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright {

/// Classes of a file that keep patterns: in themselves, in what their instances have, and in what
/// their methods give. An instance is made without arguments, or with unknown ones.
class PlanClasses {
public:
    PlanClasses(PythonRuntime& runtime, const PythonModule& module)
        : m_runtime(runtime), m_module(module)
    {
    }

    /// Those that the file defines, in the order of the text.
    std::vector<PythonClass*> own() const;
    /// Attributes of classes, and of instances that are variables: `Patterns.conv`, `x.conv`.
    std::vector<std::pair<std::string, PythonValue>> variables() const;
    /// What instances have after `__init__`.
    std::vector<std::pair<std::string, PythonValue>> attributesOf(PythonClass& made);
    /// The function as it is called on its class, or on an instance of it; nothing where it needs
    /// more arguments than that.
    PythonValue bound(const PlanFunction& method);
    /// What the first parameter of a method is.
    PythonValue subjectOf(const PlanFunction& method);

private:
    PythonValue instanceOf(PythonClass& made);

    PythonRuntime& m_runtime;
    const PythonModule& m_module;
    std::unordered_map<const PythonClass*, PythonValue> m_instances; ///< Once each was asked for.
};

} // namespace fusewright
