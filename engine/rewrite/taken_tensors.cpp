// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/taken_tensors.h"

#include "engine/graph/graph.h"

#include <algorithm>

namespace fusewright {

std::vector<ValueId> tensorsOf(const Pattern& pattern, const Match& match)
{
    std::vector<ValueId> tensors;
    for (std::size_t at = 0; at < match.bindings.size() && pattern.hasCalls(); ++at) {
        const ValueId value = match.bindings[at].value;
        if (pattern.entry(EntryId(at)).kind == Entry::Kind::Constant && value.isValid())
            tensors.push_back(value);
    }
    return tensors;
}

ValueId keptBy(const Graph& graph, const Pattern& pattern, const Match& match,
               const CheckedMatch& checked)
{
    const std::vector<ValueId> tensors = tensorsOf(pattern, match);
    const auto goes = [&](ValueId value) {
        const NodeId maker = value.isValid() ? graph.producer(value) : NodeId();
        const bool isInner = maker.isValid() && std::ranges::binary_search(checked.matched, maker)
            && std::ranges::find(checked.replaced, value) == checked.replaced.end();
        return isInner || std::ranges::find(tensors, value) != tensors.end();
    };
    // Only lists name what the match has.
    const bool hasLists = std::ranges::any_of(
        match.arguments, [](const TakenArgument& taken) { return !taken.literal; });
    for (const ScratchNode& node : checked.made.graph.nodes) {
        for (const ScratchArgument& argument : node.arguments) {
            if (hasLists && argument.value && goes(argument.value->value))
                return argument.value->value;
        }
    }
    return {};
}

} // namespace fusewright
