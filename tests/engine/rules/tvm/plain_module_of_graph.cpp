// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_expressions.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <map>

namespace fusewright::test {

namespace {

using RelaxSort = PlainExpression::Sort;

std::string relaxNameOf(std::string_view native)
{
    for (const std::string_view prefix : {"R.", "relax."}) {
        if (native.starts_with(prefix))
            native.remove_prefix(prefix.size());
    }
    return "relax." + std::string(native);
}

/// What a graph becomes, value by value.
struct RelaxReading {
    const Graph& graph;
    PlainModule module;
    std::map<std::uint32_t, std::size_t> ofValue;

    void tellType(std::size_t expression, ValueId value)
    {
        PlainExpression& told = module.expressions[expression];
        told.type = graph.valueType(value);
        const ShapeId shape = graph.shapeId(value);
        if (!graph.shapes().isRanked(shape))
            return;
        told.shape.emplace();
        for (const Dim& dim : graph.shapes().dims(shape))
            told.shape->push_back(dim.isKnown() ? dim.size() : -1);
    }

    void readOutside()
    {
        for (const ValueId value : graph.values()) {
            if (graph.valueKind(value) == ValueKind::Result)
                continue;
            const bool isInput = graph.valueKind(value) == ValueKind::Input;
            const std::size_t made =
                module.add({.sort = isInput ? RelaxSort::Variable : RelaxSort::Constant,
                            .text = std::string(graph.valueName(value))});
            tellType(made, value);
            ofValue[value.index] = made;
        }
    }

    std::size_t operand(ValueId value)
    {
        const auto found = value.isValid() ? ofValue.find(value.index) : ofValue.end();
        if (found == ofValue.end())
            return module.add({.sort = RelaxSort::Literal});
        return found->second;
    }

    std::size_t itemOf(NodeId node, const CallArgument& argument)
    {
        const auto inputs = graph.inputs(node);
        if (argument.isOperand())
            return operand(argument.operand < inputs.size() ? inputs[argument.operand] : ValueId());
        return module.add({.sort = RelaxSort::Literal,
                           .attributes = {{{}, graph.attributeValue(argument.literal)}}});
    }

    /// The argument at a place, with all that is in it; the place goes behind it.
    std::size_t argumentAt(NodeId node, std::size_t& at)
    {
        const auto told = graph.arguments(node);
        const CallArgument& argument = told[at++];
        if (!argument.isList())
            return itemOf(node, argument);
        std::vector<std::size_t> items;
        while (at < told.size() && told[at].depth > argument.depth)
            items.push_back(argumentAt(node, at));
        return module.add({.sort = RelaxSort::Tuple, .parts = items});
    }

    void readArguments(NodeId node, PlainExpression& call)
    {
        const auto told = graph.arguments(node);
        for (std::size_t at = 0; at < told.size();) {
            const CallArgument& argument = told[at];
            if (argument.literal.isValid() && argument.keyword.isValid()) {
                call.attributes.emplace_back(graph.text(argument.keyword),
                                             graph.attributeValue(argument.literal));
                ++at;
            } else {
                call.parts.push_back(argumentAt(node, at));
            }
        }
    }

    void readOperands(NodeId node, PlainExpression& call)
    {
        std::vector<std::size_t> operands;
        for (const ValueId value : graph.ownInputs(node))
            operands.push_back(operand(value));
        if (relaxNameOf(graph.nativeName(node)) == "relax.concat")
            operands = {module.add({.sort = RelaxSort::Tuple, .parts = operands})};
        call.parts.insert(call.parts.end(), operands.begin(), operands.end());
        for (const Attribute& attribute : graph.attributes(node))
            call.attributes.emplace_back(graph.text(attribute.name),
                                         graph.attributeValue(attribute.value));
    }

    std::size_t valueOf(NodeId node)
    {
        const std::string name = relaxNameOf(graph.nativeName(node));
        const auto inputs = graph.ownInputs(node);
        if (name == "relax.TupleGetItem" && inputs.size() == 1) {
            const AttributeValue* const told = graph.attribute(node, "index");
            const auto* const index = told ? std::get_if<std::int64_t>(told) : nullptr;
            return module.add({.sort = RelaxSort::Item,
                               .parts = {operand(inputs[0])},
                               .index = index ? std::optional(*index) : std::nullopt});
        }
        if (name == "relax.match_cast" && inputs.size() == 1)
            return module.add({.sort = RelaxSort::MatchCast, .parts = {operand(inputs[0])}});
        PlainExpression call{.sort = RelaxSort::Call, .parts = {module.operatorNamed(name)}};
        if (graph.call(node))
            readArguments(node, call);
        else
            readOperands(node, call);
        return module.add(std::move(call));
    }

    void readNode(NodeId node)
    {
        const std::size_t value = valueOf(node);
        const auto results = graph.outputs(node);
        if (graph.outputCount(node) == 1) {
            const ValueId result = *results.begin();
            tellType(value, result);
            const std::size_t variable = module.bind(std::string(graph.valueName(result)), value);
            module.expressions[variable].node = node;
            ofValue[result.index] = variable;
            return;
        }
        const std::size_t whole = module.bind(std::string(graph.nodeName(node)), value);
        module.expressions[whole].node = node;
        std::int64_t index = 0;
        for (const ValueId result : results) {
            if (!graph.uses(result).empty() || graph.isOutput(result)) {
                const std::size_t item =
                    module.add({.sort = RelaxSort::Item, .parts = {whole}, .index = index});
                tellType(item, result);
                ofValue[result.index] = module.bind(std::string(graph.valueName(result)), item);
            }
            ++index;
        }
    }
};

} // namespace

PlainModule plainModuleOf(const Graph& graph)
{
    RelaxReading reading{.graph = graph, .module = {}, .ofValue = {}};
    reading.readOutside();
    for (const NodeId node : graph.nodes())
        reading.readNode(node);
    for (const ValueId output : graph.outputs()) {
        const auto found = reading.ofValue.find(output.index);
        if (found != reading.ofValue.end())
            reading.module.giveOut(found->second);
    }
    return std::move(reading.module);
}

} // namespace fusewright::test
