// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/written_part.h"

#include "engine/graph/graph.h"
#include "engine/rewrite/made_facts.h"

namespace fusewright {

std::optional<std::vector<ScratchNode>> nodesOf(const WrittenPart& written, const Graph& graph,
                                                std::uint32_t first)
{
    std::vector<ScratchNode> nodes;
    for (const WrittenOperator& op : written.operators) {
        ScratchNode node{.op = op.op,
                         .call = op.call,
                         .arguments = {},
                         .attributes = op.attributes,
                         .attributesOf = {},
                         .facts = {},
                         .content = {},
                         .opensToMatched = op.opensToMatched};
        for (const WrittenArgument& argument : op.arguments) {
            if (argument.made && *argument.made >= nodes.size())
                return std::nullopt;
            ScratchArgument made{.value = {},
                                 .literal = argument.literal,
                                 .keyword = argument.keyword,
                                 .depth = argument.depth,
                                 .opens = argument.opens};
            if (argument.made)
                made.value = ScratchValue{.value = {}, .made = first + *argument.made};
            else if (argument.value.isValid())
                made.value = ScratchValue{.value = argument.value};
            node.arguments.push_back(std::move(made));
        }
        if (op.factsOf.isValid()) {
            node.facts = factsOf(graph, op.factsOf);
            node.facts.typeBy = SaidBy::Replacement;
            node.facts.shapeBy = SaidBy::Replacement;
        }
        nodes.push_back(std::move(node));
    }
    if (written.result >= nodes.size())
        return std::nullopt;
    return nodes;
}

} // namespace fusewright
