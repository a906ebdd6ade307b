// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/tvm_program.h"

#include "engine/python/eval/python_interpreter.h"
#include "engine/rules/tvm/dpl/plan_maker.h"
#include "engine/rules/tvm/dpl/tvm_sentences.h"

#include <algorithm>

namespace fusewright {

TvmProgram::TvmProgram(std::string file, std::string text, TvmHost::Siblings siblings,
                       PythonLimits limits)
    : m_host(std::move(siblings)), m_evaluator(m_host, limits)
{
    run(std::move(file), std::move(text));
    if (m_module && m_module->program)
        m_source = m_module->program->source;
    tellEvaluatorErrors(m_evaluator, m_source, m_findings);
    if (m_source)
        collect(limits);
    tellProblems();
}

/// As if it were imported: what stands below `if __name__ == "__main__"` does not run.
void TvmProgram::run(std::string file, std::string text)
{
    PythonRuntime& runtime = m_evaluator.runtime();
    const OnUnknownDecision before = runtime.onUnknown;
    runtime.onUnknown = OnUnknownDecision::EndCall;
    runtime.keepsNeighbours = true;
    m_module = runModuleText(runtime, "patterns", std::move(file), std::move(text), &m_findings);
    runtime.keepsNeighbours = false;
    runtime.onUnknown = before;
}

void TvmProgram::collect(PythonLimits limits)
{
    PlanMaker maker(m_host, m_evaluator.runtime(), *m_module, m_findings);
    maker.make(limits);
    m_plans = maker.takePlans();
    m_patterns = maker.takePatterns();
    m_ignoredUse = maker.ignoredUse();
}

void TvmProgram::tellProblems()
{
    const PatternPlaces places(m_source ? m_module->program : nullptr);
    for (const TvmProblem& problem : m_host.problems()) {
        // What is only tried may fail, but where nothing is listed it says why.
        if (!problem.isUnsure || m_plans.empty())
            tellProblem(problem, m_evaluator, places, m_findings);
    }
    if (m_ignoredUse && m_source && m_ignoredUse->source == m_source) {
        m_findings.add({.severity = Severity::Information,
                        .code = "ignored-context",
                        .message = "`FuseOpsByPattern` ignores how patterns use each other:"
                                   " `PatternContext`, `^`, `>>` and `same_shape_as` have no"
                                   " effect in it.",
                        .file = m_source->name(),
                        .range = m_ignoredUse->range(),
                        .fixes = {}});
    }
    const bool isBlank =
        !m_source || m_source->text().find_first_not_of(" \t\r\n") == std::string_view::npos;
    if (m_plans.empty() && m_findings.isEmpty() && !isBlank)
        m_findings.warning("no-patterns",
                           "The file lists no patterns, so nothing is fused. Call"
                           " `register_patterns` with a list of `(name, pattern)`.",
                           m_source->name(), TextRange{{1, 1}, {1, 1}});
}

const TvmPlan* TvmProgram::findPlan(std::string_view name) const
{
    const auto found = std::ranges::find(m_plans, name, &TvmPlan::name);
    return found == m_plans.end() ? nullptr : &*found;
}

} // namespace fusewright
