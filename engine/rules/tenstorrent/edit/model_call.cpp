// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/edit/model_call.h"

#include "engine/graph/graph.h"
#include "engine/rules/python/python_renaming.h"
#include "engine/rules/tenstorrent/trace/torch_catalogue.h"

namespace fusewright {

namespace {

constexpr std::string_view operatorModule = "operator.";

bool isOfOperators(const DraftCall& call)
{
    return call.kind == CallKind::Function && call.target.starts_with(operatorModule);
}

} // namespace

bool isBoundTo(const DraftCall& call)
{
    return call.kind == CallKind::Method || isOfOperators(call);
}

bool isOperation(const DraftCall& call, std::string_view text)
{
    return isOfOperators(call) && !text.starts_with(call.target)
        && call.target != "operator.getitem" && call.target != "operator.abs";
}

std::optional<DraftCall> callIn(const Graph& graph, NodeId node)
{
    const NodeCall* const told = graph.call(node);
    if (!told || (told->kind != CallKind::Function && told->kind != CallKind::Method))
        return std::nullopt;
    DraftCall call{
        .kind = told->kind, .target = std::string(graph.nativeName(node)), .arguments = {}};
    std::uint32_t next = 0;
    for (const CallArgument& argument : graph.arguments(node)) {
        DraftArgument made{.operand = {},
                           .isList = argument.isList(),
                           .literal = false,
                           .keyword = argument.keyword.isValid()
                               ? std::string(graph.text(argument.keyword))
                               : std::string(),
                           .depth = argument.depth};
        if (argument.isOperand())
            made.operand = next++;
        else if (argument.literal.isValid())
            made.literal = graph.attributeValue(argument.literal);
        call.arguments.push_back(std::move(made));
    }
    return call;
}

std::optional<DraftCall> callNamed(std::string_view name)
{
    const bool isMethod = name.starts_with('.') || name.find('.') == name.npos;
    if (name.starts_with('.'))
        name.remove_prefix(1);
    if (!canBeDottedName(name) || (isMethod && name.find('.') != name.npos))
        return std::nullopt;
    if (isMethod)
        return DraftCall{.kind = CallKind::Method, .target = std::string(name), .arguments = {}};
    const std::string_view known = builtinTorchCatalogue().canonical(name);
    return DraftCall{.kind = CallKind::Function,
                     .target = std::string(known.empty() ? name : known),
                     .arguments = {}};
}

} // namespace fusewright
