// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/tvm_text.h"

#include "engine/rules/tvm/dpl/dpl_findings.h"

namespace fusewright::test {

namespace {

std::string patternLine(const TvmFusionPattern& pattern)
{
    std::string line = "  " + pattern.name + " = " + dplText(pattern.pattern);
    std::string labels;
    for (const auto& [label, id] : pattern.annotations)
        labels += (labels.empty() ? "" : " ") + label;
    if (!labels.empty())
        line += " {" + labels + '}';
    line += pattern.check.isValid() ? " checked" : "";
    return line + (pattern.attributes.isValid() ? " with attributes" : "");
}

std::string planLine(const TvmPlan& plan)
{
    std::string line = "plan " + plan.name;
    line += plan.bindConstants ? "" : ", constants stay outside";
    line += plan.annotateCodegen ? ", annotated" : "";
    for (const std::string& entry : plan.entryFunctions)
        line += ", in " + entry;
    return line;
}

} // namespace

QStringList planLines(const TvmProgram& program)
{
    QStringList lines;
    for (const TvmPlan& plan : program.plans()) {
        lines += QString::fromStdString(planLine(plan));
        for (const std::uint32_t id : plan.patterns)
            lines += QString::fromStdString(patternLine(program.patterns()[id]));
    }
    return lines;
}

QStringList findingLines(const TvmProgram& program)
{
    std::vector<Diagnostic> all = program.findings();
    if (!program.plans().empty()) {
        const auto more = dplFindings(program, program.plans().front());
        all.insert(all.end(), more.begin(), more.end());
    }
    QStringList lines;
    for (const Diagnostic& found : all) {
        const std::string line = found.range ? std::to_string(found.range->begin.line) : "-";
        lines += QString::fromStdString(found.code + ' ' + line + ": " + found.message);
    }
    return lines;
}

} // namespace fusewright::test
