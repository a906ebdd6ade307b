// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/section_origin.h"

#include "engine/graph/graph.h"
#include "engine/partition/made_partition.h"
#include "engine/rules/manual_fusion.h"
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

std::string sectionLabel(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                         const MadePartition& made, std::uint32_t at)
{
    const Section& section = made.partition.sections[at];
    if (section.rule)
        return rules.rules[*section.rule].name;
    if (section.manual)
        return manual.entries[made.manual.sections[*section.manual].entry].funcName;
    std::string label(graph.canonicalName(section.nodes.front()));
    if (section.nodes.size() > 1)
        label += " … " + std::string(graph.canonicalName(section.nodes.back()));
    return label;
}

std::string sectionTitle(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                         const MadePartition& made, std::uint32_t at)
{
    return sectionLabel(graph, rules, manual, made, at)
        + (isBackward(made, at) ? ", backward" : "");
}

bool isFused(const Section& section)
{
    return section.rule || section.manual || section.nodes.size() > 1;
}

} // namespace fusewright
