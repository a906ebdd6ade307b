// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/taken_arguments.h"

#include "engine/graph/graph.h"

#include <cstddef>
#include <utility>

namespace fusewright {

namespace {

std::vector<ScratchArgument> listItems(const Graph& graph, const TakenArgument& taken,
                                       ScratchArgument where)
{
    const auto arguments = graph.arguments(taken.caller);
    const auto inputs = graph.inputs(taken.caller);
    std::vector<ScratchArgument> items;
    if (taken.argument >= arguments.size())
        return items;
    const std::uint8_t outer = arguments[taken.argument].depth;
    auto opens = static_cast<std::uint8_t>(where.opens + 1);
    for (std::size_t at = taken.argument + std::size_t{1};
         at < arguments.size() && arguments[at].depth > outer; ++at) {
        const CallArgument& item = arguments[at];
        if (item.isList()) {
            ++opens;
            continue;
        }
        ScratchArgument copied{.value = {}, .literal = {}, .keyword = {}};
        copied.keyword = std::exchange(where.keyword, {});
        copied.depth = static_cast<std::uint8_t>(where.depth + (item.depth - outer));
        copied.opens = std::exchange(opens, std::uint8_t{0});
        if (item.isOperand() && item.operand < inputs.size())
            copied.value = ScratchValue{.value = inputs[item.operand]};
        else if (item.literal.isValid())
            copied.literal = graph.attributeValue(item.literal);
        items.push_back(std::move(copied));
    }
    return items;
}

} // namespace

std::vector<ScratchArgument> takenArguments(const Graph& graph, const Match& match, EntryId entry,
                                            ScratchArgument where)
{
    const TakenArgument* const taken = match.argument(entry);
    if (taken && !taken->literal)
        return listItems(graph, *taken, std::move(where));
    if (taken)
        where.literal = *taken->literal;
    else
        where.value = ScratchValue{.value = match.slot(entry).value};
    return {std::move(where)};
}

} // namespace fusewright
