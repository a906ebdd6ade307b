// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/fusion_bindings.h"

#include "engine/session/fusion_session.h"

#include <algorithm>

namespace fusewright {

namespace {

void append(std::vector<NodeId>& all, std::span<const NodeId> more)
{
    all.insert(all.end(), more.begin(), more.end());
}

} // namespace

std::optional<EntryBinding> bindingOf(const FusionAnswer& answer, NodeId node)
{
    const Partition& partition = answer.made.partition;
    if (!node.isValid() || node.index >= partition.sectionOf.size())
        return std::nullopt;
    const auto at = partition.sections[partition.sectionOf[node.index]].match;
    if (!at)
        return std::nullopt;
    const RuleMatch& made = answer.made.matches.matches[*at];
    for (std::size_t entry = 0; entry < made.match.bindings.size(); ++entry) {
        const auto nodes = made.match.nodes(EntryId(entry));
        if (std::ranges::find(nodes, node) != nodes.end())
            return EntryBinding{
                .match = *at, .rule = made.rule, .pattern = made.pattern, .entry = EntryId(entry)};
    }
    return std::nullopt;
}

TextRange rangeOf(const FusionAnswer& answer, const EntryBinding& binding)
{
    const Rule& rule = answer.rules.rules[binding.rule];
    return rule.patterns[binding.pattern].entryRanges[binding.entry.index];
}

std::vector<NodeId> operatorsBoundBy(const FusionAnswer& answer, const EntryName& name)
{
    std::vector<NodeId> bound;
    for (const RuleMatch& made : answer.made.matches.matches) {
        const Rule& rule = answer.rules.rules[made.rule];
        const RulePattern& pattern = rule.patterns[made.pattern];
        if (rule.name != name.rule || (!name.pattern.empty() && pattern.name != name.pattern))
            continue;
        if (name.entry.empty()) {
            append(bound, made.nodes);
        } else if (const auto entry = pattern.pattern.find(name.entry)) {
            const MatchSlot& slot = made.match.slot(*entry);
            const Entry& taken = pattern.pattern.entry(*entry);
            const bool isChoice = taken.kind == Entry::Kind::Choice;
            if (isChoice && slot.state == MatchSlot::State::Bound)
                append(bound, made.match.nodes(taken.options[slot.option]));
            else
                append(bound, made.match.nodes(*entry));
        }
    }
    std::ranges::sort(bound);
    const auto same = std::ranges::unique(bound);
    bound.erase(same.begin(), same.end());
    return bound;
}

} // namespace fusewright
