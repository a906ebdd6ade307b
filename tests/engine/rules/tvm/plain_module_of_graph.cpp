// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_expressions.h"

#include "engine/graph/bound_names.h"
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
    const BoundNames names{graph};
    PlainModule module = {};
    std::map<std::uint32_t, std::size_t> ofValue = {};
    std::map<std::string_view, std::size_t> ofName = {};

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

    std::optional<std::size_t> partOf(const BoundName::Part& part) const
    {
        if (part.name) {
            const auto found = ofName.find(part.name->name);
            return found == ofName.end() ? std::nullopt : std::optional(found->second);
        }
        const auto found = ofValue.find(part.value.index);
        return found == ofValue.end() ? std::nullopt : std::optional(found->second);
    }

    /// Those of which all is bound now.
    void readNames()
    {
        for (const BoundName& name : names.all()) {
            std::vector<std::size_t> parts;
            for (const BoundName::Part& part : name.parts) {
                if (const auto found = partOf(part))
                    parts.push_back(*found);
            }
            if (ofName.contains(name.name) || parts.size() != name.parts.size())
                continue;
            const std::size_t value = name.isTuple
                ? module.add({.sort = RelaxSort::Tuple, .parts = parts})
                : parts.front();
            ofName[name.name] = module.bind(std::string(name.name), value);
        }
    }

    /// An operand as it is written.
    std::size_t operandAt(NodeId node, std::uint32_t at)
    {
        const auto inputs = graph.inputs(node);
        if (const BoundName* const name = names.at({node, at}))
            return ofName.at(name->name);
        return operand(at < inputs.size() ? inputs[at] : ValueId());
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
        if (argument.isOperand())
            return operandAt(node, argument.operand);
        return module.add({.sort = RelaxSort::Literal,
                           .attributes = {{{}, graph.attributeValue(argument.literal)}}});
    }

    /// Whether a name is one of a tuple in the end.
    static bool isTupleOf(const BoundName& name) { return name.tuple != nullptr; }

    /// The argument at a place, with all that is in it; the place goes behind it.
    std::size_t argumentAt(NodeId node, std::size_t& at)
    {
        const auto told = graph.arguments(node);
        const CallArgument& argument = told[at++];
        if (!argument.isList())
            return itemOf(node, argument);
        const std::uint32_t first = at < told.size() ? told[at].operand : CallArgument::noOperand;
        const BoundName* const name = names.at({node, first});
        std::vector<std::size_t> items;
        while (at < told.size() && told[at].depth > argument.depth)
            items.push_back(argumentAt(node, at));
        if (name && isTupleOf(*name))
            return ofName.at(name->name);
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
        for (std::uint32_t at = 0; at < graph.ownInputs(node).size(); ++at)
            operands.push_back(operandAt(node, at));
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
                               .parts = {operandAt(node, 0)},
                               .index = index ? std::optional(*index) : std::nullopt});
        }
        if (name == "relax.match_cast" && inputs.size() == 1)
            return module.add({.sort = RelaxSort::MatchCast, .parts = {operandAt(node, 0)}});
        PlainExpression call{.sort = RelaxSort::Call, .parts = {module.operatorNamed(name)}};
        if (graph.call(node))
            readArguments(node, call);
        else
            readOperands(node, call);
        return module.add(std::move(call));
    }

    /// By a name that is given out, as long as there is one.
    void giveOut(ValueId output, std::map<std::string_view, std::uint32_t>& given)
    {
        for (const BoundName& name : names.all()) {
            if (name.value == output && given[name.name] < name.givenOut) {
                ++given[name.name];
                module.giveOut(ofName.at(name.name));
                return;
            }
        }
        if (const auto found = ofValue.find(output.index); found != ofValue.end())
            module.giveOut(found->second);
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
            if (!graph.uses(result).empty() || graph.isOutput(result)
                || !names.namesOf(result).empty()) {
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
    RelaxReading reading{.graph = graph};
    reading.readOutside();
    reading.readNames();
    for (const NodeId node : graph.nodes()) {
        reading.readNode(node);
        reading.readNames();
    }
    std::map<std::string_view, std::uint32_t> given;
    for (const ValueId output : graph.outputs())
        reading.giveOut(output, given);
    return std::move(reading.module);
}

} // namespace fusewright::test
