// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/parameter_operands.h"

#include "engine/graph/graph_editor.h"
#include "engine/pattern/accepted_kinds.h"
#include "engine/pattern/operand_count.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace fusewright {

namespace {

bool isToBeSpelled(const Graph& graph, NodeId node, const ParameterOrder& order)
{
    if (!graph.nested(node).empty() || graph.spelledCount(node) > 0)
        return false;
    const std::size_t own = operandCount(graph, node);
    const std::size_t spelled = own + order.parameters.size();
    const auto isWanted = [&](std::size_t count) {
        return std::ranges::any_of(
            order.wanted, [&](const OperandCount& wanted) { return wanted.includes(count); });
    };
    return order.isAlways || (!isWanted(own) && isWanted(spelled));
}

const Attribute* findAttribute(const Graph& graph, NodeId node,
                               const std::vector<std::string>& names)
{
    for (const std::string& name : names) {
        for (const Attribute& attribute : graph.attributes(node)) {
            if (graph.text(attribute.name) == name)
                return &attribute;
        }
    }
    return nullptr;
}

/// What an attribute is as a tensor: one number has no axes.
ValueFacts tensorFacts(GraphEditor& editor, const AttributeValue& value)
{
    ValueFacts facts;
    std::vector<Dim> shape;
    if (const auto* const tensor = std::get_if<TensorLiteral>(&value)) {
        facts.type = tensor->type;
        for (const std::int64_t extent : tensor->shape)
            shape.push_back(extent >= 0 ? Dim::known(extent) : Dim());
    } else if (const auto* const whole = std::get_if<std::vector<std::int64_t>>(&value)) {
        facts.type = DataType::I32;
        shape.push_back(Dim::known(std::ssize(*whole)));
    } else if (const auto* const real = std::get_if<std::vector<double>>(&value)) {
        facts.type = DataType::F32;
        shape.push_back(Dim::known(std::ssize(*real)));
    } else if (std::holds_alternative<std::int64_t>(value)) {
        facts.type = DataType::I32;
    } else if (std::holds_alternative<double>(value)) {
        facts.type = DataType::F32;
    } else if (std::holds_alternative<bool>(value)) {
        facts.type = DataType::Bool;
    } else {
        return facts;
    }
    facts.shape = editor.internShape(shape);
    return facts;
}

void spellOut(GraphEditor& editor, NodeId node, const ParameterOrder& order)
{
    std::vector<ValueId> parameters;
    for (const std::vector<std::string>& names : order.parameters) {
        const Graph& graph = editor.graph();
        const Symbol name = editor.freshName(graph.nodeName(node), names.front());
        const Attribute* const attribute = findAttribute(graph, node, names);
        if (!attribute) {
            parameters.push_back(editor.addConstant(name, {}, std::nullopt));
            continue;
        }
        const AttributeValueId content = attribute->value;
        const ValueFacts facts = tensorFacts(editor, graph.attributeValue(content));
        parameters.push_back(editor.addConstant(name, facts, content));
    }
    editor.spellOut(node, parameters);
}

} // namespace

std::shared_ptr<const Graph> withParameterOperands(const std::shared_ptr<const Graph>& graph,
                                                   std::span<const ParameterOrder> orders)
{
    std::optional<GraphEditor> editor;
    for (const ParameterOrder& order : orders) {
        const std::vector<std::uint8_t> accepted = acceptedKinds(*graph, order.operators);
        for (std::size_t kind = 0; kind < accepted.size(); ++kind) {
            if (accepted[kind] == 0)
                continue;
            for (const NodeId node : graph->nodesOf(OperatorId(kind))) {
                const Graph& now = editor ? editor->graph() : *graph;
                if (!isToBeSpelled(now, node, order))
                    continue;
                if (!editor)
                    editor.emplace(*graph);
                spellOut(*editor, node, order);
            }
        }
    }
    return editor ? std::make_shared<const Graph>(std::move(*editor).freeze().graph) : graph;
}

} // namespace fusewright
