// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/made_partition.h"
#include "tests/engine/partition/partition_kit.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace fusewright::test {

/// A section by the names of its operators, and the rule that made it.
struct SectionText {
    std::string_view nodes;
    std::optional<std::uint32_t> rule;
};

/// A partition with these sections, everything else alone.
inline MadePartition madePartition(const TypedGraph& typed, FusionMode mode,
                                   std::initializer_list<SectionText> sections)
{
    MadePartition made;
    std::vector<bool> isTaken(typed.graph.nodeCount(), false);
    made.partition.mode = mode;
    made.partition.sectionOf.resize(typed.graph.nodeCount());
    for (const SectionText& each : sections) {
        made.partition.sections.push_back(
            {.nodes = typed.nodes(each.nodes), .rule = each.rule, .match = {}, .manual = {}});
        for (const NodeId node : made.partition.sections.back().nodes)
            isTaken[node.index] = true;
    }
    for (const NodeId node : typed.graph.nodes()) {
        if (!isTaken[node.index])
            made.partition.sections.push_back(
                {.nodes = {node}, .rule = {}, .match = {}, .manual = {}});
    }
    for (std::uint32_t at = 0; at < made.partition.sections.size(); ++at) {
        for (const NodeId node : made.partition.sections[at].nodes)
            made.partition.sectionOf[node.index] = at;
    }
    made.folding = foldSections(typed.graph, made.partition);
    return made;
}

/// Rules by name only.
inline RuleSet rulesNamed(std::initializer_list<const char*> names)
{
    RuleSet rules;
    for (const char* const name : names) {
        rules.rules.emplace_back();
        rules.rules.back().name = name;
    }
    return rules;
}

} // namespace fusewright::test
