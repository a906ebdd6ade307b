// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/composites/called_operator.h"

#include <algorithm>

namespace fusewright {

namespace {

const AttributeValue* literalAt(const Graph& graph, NodeId node, std::size_t place)
{
    const auto arguments = graph.arguments(node);
    if (place >= arguments.size() || arguments[place].isOperand() || arguments[place].isList())
        return nullptr;
    return &graph.attributeValue(arguments[place].literal);
}

std::optional<std::vector<std::int64_t>> knownExtents(const Graph& graph, ValueId value)
{
    if (!graph.shapes().isRanked(graph.shapeId(value)))
        return std::nullopt;
    std::vector<std::int64_t> extents;
    for (const Dim dim : graph.shapes().dims(graph.shapeId(value))) {
        if (!dim.isKnown())
            return std::nullopt;
        extents.push_back(dim.size());
    }
    return extents;
}

/// The numbers that a value stands for, where it is a shape or an extent.
std::optional<AttributeValue> shapeNumbers(const Graph& graph, ValueId value)
{
    const NodeId maker = graph.producer(value);
    if (!maker.isValid() || graph.inputs(maker).empty() || !graph.inputs(maker)[0].isValid())
        return std::nullopt;
    const std::string_view name = graph.nativeName(maker);
    const AttributeValue* const second = literalAt(graph, maker, 1);
    const auto* const attribute = second ? std::get_if<std::string>(second) : nullptr;
    const bool isShape =
        (name == "builtins.getattr" || name == "getattr") && attribute && *attribute == "shape";
    const NodeCall* const call = graph.call(maker);
    const bool isSize = name == "size" && call && call->kind == CallKind::Method;
    if (!isShape && !isSize)
        return std::nullopt;
    const auto extents = knownExtents(graph, graph.inputs(maker)[0]);
    if (!extents)
        return std::nullopt;
    if (isShape || graph.arguments(maker).size() == 1)
        return *extents;
    const auto* const axis = second ? std::get_if<std::int64_t>(second) : nullptr;
    const auto rank = static_cast<std::int64_t>(extents->size());
    if (!axis || *axis < -rank || *axis >= rank)
        return std::nullopt;
    return (*extents)[static_cast<std::size_t>(*axis < 0 ? *axis + rank : *axis)];
}

std::string_view lastName(std::string_view dotted)
{
    return dotted.substr(dotted.rfind('.') + 1);
}

} // namespace

std::vector<GivenOperand> operandFacts(const Graph& graph, NodeId node)
{
    std::vector<GivenOperand> all;
    for (const ValueId value : graph.inputs(node)) {
        GivenOperand facts;
        if (value.isValid()) {
            facts.name = graph.valueName(value);
            facts.type = graph.valueType(value);
            if (graph.shapes().isRanked(graph.shapeId(value))) {
                facts.extents.emplace();
                for (const Dim dim : graph.shapes().dims(graph.shapeId(value)))
                    facts.extents->push_back(dim.isKnown() ? std::optional(dim.size())
                                                           : std::nullopt);
            }
        }
        all.push_back(std::move(facts));
    }
    return all;
}

std::vector<TracedArgument> argumentsOf(const Graph& graph, NodeId node)
{
    std::vector<TracedArgument> all;
    const auto inputs = graph.inputs(node);
    for (const CallArgument& each : graph.arguments(node)) {
        TracedArgument argument{.isList = each.isList(), .depth = each.depth};
        if (each.keyword.isValid())
            argument.keyword = graph.text(each.keyword);
        if (each.isOperand() && each.operand < inputs.size() && inputs[each.operand].isValid()) {
            if (auto numbers = shapeNumbers(graph, inputs[each.operand]))
                argument.literal = *std::move(numbers);
            else
                argument.node = each.operand;
        } else if (!each.isOperand() && !each.isList()) {
            argument.literal = graph.attributeValue(each.literal);
        }
        all.push_back(std::move(argument));
    }
    return all;
}

CalledModule calledModule(const Graph& graph, NodeId node)
{
    CalledModule module{.path = std::string(graph.text(graph.moduleOf(node).path)),
                        .attributes = {},
                        .tensors = {}};
    for (const Attribute& attribute : graph.attributes(node))
        module.attributes.emplace_back(graph.text(attribute.name),
                                       graph.attributeValue(attribute.value));
    const auto inputs = graph.inputs(node);
    for (std::uint32_t at = 0; at < inputs.size(); ++at) {
        if (inputs[at].isValid() && graph.valueKind(inputs[at]) == ValueKind::Parameter)
            module.tensors.emplace_back(lastName(graph.valueName(inputs[at])), at);
    }
    return module;
}

std::optional<std::int64_t> takenOutput(const Graph& graph, NodeId node)
{
    if (graph.nativeName(node) != "operator.getitem")
        return std::nullopt;
    const AttributeValue* taken = literalAt(graph, node, 1);
    if (!taken)
        taken = graph.attribute(node, "index");
    const auto* const number = taken ? std::get_if<std::int64_t>(taken) : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

std::vector<std::int64_t> usedOutputs(const Graph& graph, NodeId node)
{
    std::vector<std::int64_t> used;
    for (const NodeId user : graph.users(node)) {
        const auto taken = takenOutput(graph, user);
        const bool isUsed = std::ranges::any_of(graph.outputs(user), [&](ValueId value) {
            return !graph.uses(value).empty() || graph.isOutput(value);
        });
        if (taken && isUsed)
            used.push_back(*taken);
    }
    std::ranges::sort(used);
    used.erase(std::unique(used.begin(), used.end()), used.end());
    return used;
}

} // namespace fusewright
