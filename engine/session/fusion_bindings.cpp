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

bool isOf(const Rule& rule, const EntryName& name)
{
    return rule.name == name.rule && rule.file == name.file;
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
        if (!isOf(rule, name) || (!name.pattern.empty() && pattern.name != name.pattern))
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
    bound.erase(std::unique(bound.begin(), bound.end()), bound.end());
    return bound;
}

std::optional<EntryReach> reachOf(const FusionAnswer& answer, const EntryName& name)
{
    const std::size_t count = std::min(answer.tried.size(), answer.rules.rules.size());
    for (std::size_t rule = 0; answer.graph && rule < count; ++rule) {
        const Rule& read = answer.rules.rules[rule];
        const auto& attempts = answer.tried[rule].attempts;
        for (std::size_t at = 0;
             isOf(read, name) && at < std::min(read.patterns.size(), attempts.size()); ++at) {
            const auto entry = read.patterns[at].pattern.find(name.entry);
            if (read.patterns[at].name == name.pattern && entry
                && entry->index < attempts[at].reached.size())
                return EntryReach{attempts[at].reached[entry->index], attempts[at].attempts.size()};
        }
    }
    return std::nullopt;
}

} // namespace fusewright
