// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/hardware/fit_findings.h"

#include "engine/hardware/hardware_cost.h"
#include "engine/partition/made_partition.h"
#include "engine/rules/rule.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>

namespace fusewright {

namespace {

/// The sections of one rule that need too much.
struct Misfits {
    std::size_t count = 0;
    const HardwareCost* largest = nullptr;
};

std::string megabytes(double bytes)
{
    std::array<char, 64> text{};
    if (bytes < 1e5)
        std::snprintf(text.data(), text.size(), "%.0f bytes", bytes);
    else
        std::snprintf(text.data(), text.size(), "%.1f MB", bytes / 1e6);
    return text.data();
}

std::string sentence(const Rule& rule, const Misfits& misfits, const HardwareProfile& machine)
{
    const HardwareCost& worst = *misfits.largest;
    const double there = machine.onChipBytes().value_or(0);
    std::array<char, 64> units{};
    std::snprintf(units.data(), units.size(), "%.0f units, %.0f available",
                  worst.memoryUnits.value_or(0),
                  machine.number(HardwareFact::OnChipUnits).value_or(0));
    std::string text =
        (misfits.count == 1 ? "1 section" : std::to_string(misfits.count) + " sections")
        + " of rule `" + rule.name + "` may not fit on " + machine.name + ": needs at least "
        + megabytes(*worst.bytesNeeded) + " (" + units.data() + ") for weights and live values, ";
    const std::string percent = std::to_string(static_cast<int>(worst.share * 100 + 0.5)) + "%";
    text += rule.heuristic && worst.share < 1
        ? "and `" + *rule.heuristic + "` plans with " + megabytes(worst.share * there) + ", "
            + percent + " of what is there."
        : "and there are " + megabytes(there) + " on the chip.";
    return text;
}

} // namespace

std::vector<Diagnostic> fitFindings(const RuleSet& rules, const MadePartition& made,
                                    const HardwareCosts& costs)
{
    std::map<std::uint32_t, Misfits> byRule;
    const std::size_t count = std::min(made.partition.sections.size(), costs.sections.size());
    for (std::size_t at = 0; at < count; ++at) {
        const Section& section = made.partition.sections[at];
        const HardwareCost& cost = costs.sections[at];
        if (cost.fits != false || !section.rule || *section.rule >= rules.rules.size())
            continue;
        Misfits& misfits = byRule[*section.rule];
        ++misfits.count;
        if (!misfits.largest || *cost.bytesNeeded > *misfits.largest->bytesNeeded)
            misfits.largest = &cost;
    }
    std::vector<Diagnostic> findings;
    for (const auto& [at, misfits] : byRule) {
        const Rule& rule = rules.rules[at];
        findings.push_back({.severity = Severity::Warning,
                            .code = "may-not-fit",
                            .message = sentence(rule, misfits, costs.machine),
                            .file = rules.pathOf(rule),
                            .range = rule.heuristicRange.value_or(rule.nameRange)});
    }
    return findings;
}

} // namespace fusewright
