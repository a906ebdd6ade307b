// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/call_text.h"

namespace fusewright::test {

std::string callText(const Graph& graph, NodeId node)
{
    const NodeCall* const call = graph.call(node);
    if (!call)
        return "not told";
    std::string text(callKindName(call->kind));
    std::size_t open = 0;
    for (const CallArgument& argument : graph.arguments(node)) {
        for (; open > argument.depth; --open)
            text += " ]";
        text += ' ';
        if (argument.keyword.isValid())
            text += std::string(graph.text(argument.keyword)) + '=';
        if (argument.isOperand())
            text += graph.valueName(graph.inputs(node)[argument.operand]);
        else
            text += argument.isList() ? "[" : toText(graph.attributeValue(argument.literal));
        open += argument.isList() ? 1 : 0;
    }
    for (; open > 0; --open)
        text += " ]";
    return text;
}

} // namespace fusewright::test
