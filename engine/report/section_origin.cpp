// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/section_origin.h"

#include "engine/report/partition_json.h"
#include "engine/rules/rule.h"

namespace fusewright {

SectionOrigin originOf(const Section& section, const RuleSet& rules, const ManualFusion& manual,
                       const MadePartition& made)
{
    if (section.manual) {
        const ManualEntry& entry = manual.entries[made.manual.sections[*section.manual].entry];
        return {.rule = {},
                .byHand = entry.funcName,
                .heuristic = entry.heuristic ? std::string_view(*entry.heuristic) : "",
                .parameters = &entry.heuristicParameters};
    }
    if (!section.rule)
        return {};
    const Rule& rule = rules.rules[*section.rule];
    return {.rule = rule.name,
            .byHand = {},
            .heuristic = rule.heuristic ? std::string_view(*rule.heuristic) : "",
            .parameters = &rule.heuristicParameters};
}

bool isFused(const Section& section)
{
    return section.rule || section.manual || section.nodes.size() > 1;
}

} // namespace fusewright
