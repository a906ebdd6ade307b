// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/pattern_collector.h"
#include "engine/rules/tvm/dpl/plan_classes.h"
#include "engine/rules/tvm/dpl/plan_functions.h"
#include "engine/rules/tvm/dpl/search_collector.h"
#include "engine/rules/tvm/dpl/tvm_host.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// Finds the patterns and plans of a module that was run: the registry; what is given to
/// `FuseOpsByPattern`; else variables; else what functions without parameters give. Calls of
/// `FuseOpsByPattern` in functions are plans to choose, and so is what the file looks for itself.
class PlanMaker {
public:
    PlanMaker(TvmHost& host, PythonRuntime& runtime, PythonModule& module, Diagnostics& findings)
        : m_host(host),
          m_runtime(runtime),
          m_module(module),
          m_places(module.program),
          m_collector(runtime.ask(), m_places, findings),
          m_searches(m_collector, module, m_places, findings),
          m_classes(runtime, module),
          m_functions(functionsOf(module))
    {
    }

    void make(PythonLimits limits);
    std::vector<TvmPlan> takePlans() { return std::move(m_plans); }
    std::vector<TvmFusionPattern> takePatterns() { return m_collector.take(); }
    /// Where the file first says how parts of a pattern use each other that `FuseOpsByPattern` has,
    /// which ignores it.
    const std::optional<PythonPlace>& ignoredUse() const { return m_ignoredUse; }

private:
    void addRegistry(std::size_t count);
    void addPasses(std::size_t from, const std::string& name);
    void addVariables();
    void addFunctionResults(PythonLimits limits);
    void addInstances(TvmPlan& all, std::vector<TvmPlan>& single, PythonLimits limits);
    void addFunctionPlans(PythonLimits limits);
    void addSearches();
    void addContexts(const std::string& name, PythonValue value);
    void findIgnoredUse();
    /// A budget for the next function; nothing when functions have used up theirs.
    bool restart(PythonLimits limits);
    std::string freeName(const std::string& name) const;

    TvmHost& m_host;
    PythonRuntime& m_runtime;
    PythonModule& m_module;
    PatternPlaces m_places;
    PatternCollector m_collector;
    SearchCollector m_searches;
    PlanClasses m_classes;
    std::vector<PlanFunction> m_functions;
    std::vector<TvmPlan> m_plans;
    std::optional<PythonPlace> m_ignoredUse;
    std::uint64_t m_stepsUsed = 0;
};

} // namespace fusewright
