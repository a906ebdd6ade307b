// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_evaluator.h"
#include "engine/rules/tvm/dpl/tvm_host.h"
#include "engine/rules/tvm/dpl/tvm_plan.h"
#include "engine/support/diagnostic.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// A file with patterns of TVM, run once. Its values live as long as it does, and one thread at a
/// time may call them.
class TvmProgram {
public:
    TvmProgram(std::string file, std::string text, TvmHost::Siblings siblings = {},
               PythonLimits limits = {});

    /// In the order in which the file makes them; plans say in which order they are tried.
    const std::vector<TvmFusionPattern>& patterns() const { return m_patterns; }
    /// The usual one first; empty where the file lists no patterns.
    const std::vector<TvmPlan>& plans() const { return m_plans; }
    /// Null where there is none of that name.
    const TvmPlan* findPlan(std::string_view name) const;
    /// What could not be read, what statements at the top level raised, what is no pattern.
    const std::vector<Diagnostic>& findings() const { return m_findings.all(); }

    /// Calls a check, or another value of the program, with a budget of its own.
    PythonOutcome call(PythonValue function, PythonArguments arguments, PythonLimits limits = {})
    {
        return m_evaluator.call(function, std::move(arguments), limits);
    }
    PythonEvaluator& evaluator() { return m_evaluator; }
    /// Decides `isinstance` for values that are not of this room.
    void setInstanceHook(TvmHost::InstanceHook hook) { m_host.isInstance = std::move(hook); }
    /// Gives what checks call of TVM.
    void setCallHook(TvmHost::CallHook hook) { m_host.call = std::move(hook); }
    /// Null when the file could not be run.
    const SourceText* source() const { return m_source; }
    PythonModule* module() { return m_module; }

private:
    void run(std::string file, std::string text);
    void collect(PythonLimits limits);
    void tellProblems();

    TvmHost m_host;
    PythonEvaluator m_evaluator;
    Diagnostics m_findings;
    PythonModule* m_module = nullptr;
    const SourceText* m_source = nullptr;
    std::vector<TvmFusionPattern> m_patterns;
    std::vector<TvmPlan> m_plans;
    std::optional<PythonPlace> m_ignoredUse;
};

} // namespace fusewright
