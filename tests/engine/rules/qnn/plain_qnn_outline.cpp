// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "tests/engine/rules/qnn/plain_qnn_omissions.h"
#include "tests/engine/rules/qnn/plain_qnn_rewriter.h"

#include <algorithm>
#include <sstream>
#include <variant>

namespace fusewright::test {

namespace {

/// Names tensors as it meets them.
struct PlainOutline {
    const PlainNet& net;
    std::map<std::size_t, std::string> names; ///< Of results, by operator.
    std::ostringstream lines;

    std::string constantText(const PlainTensor& tensor)
    {
        if (!tensor.name.empty())
            return tensor.name;
        std::ostringstream text;
        PlainTensorFacts facts = tensor.facts;
        if (usualOmissions().lowRankSlices)
            facts.shape = filledShape(facts);
        text << textOf(facts);
        // A shape is a constant of that shape; what its elements are nobody says.
        if (!tensor.content || tensor.facts.type == DataType::Unknown)
            return text.str();
        const std::vector<double>& numbers = tensor.content->numbers;
        const bool isFull =
            std::ranges::adjacent_find(numbers, std::not_equal_to<>()) == numbers.end();
        text << " of";
        for (std::size_t at = 0; at < (isFull && !numbers.empty() ? 1 : numbers.size()); ++at)
            text << ' ' << numbers[at];
        return text.str();
    }

    std::string nameOf(std::size_t tensor)
    {
        const std::size_t maker = net.makerOf(tensor);
        if (maker == PlainNet::nowhere)
            return constantText(net.tensors[tensor]);
        const PlainOperator& made = net.operators[maker];
        if (!names.contains(maker)) {
            std::string operands;
            for (const std::size_t operand : made.operands)
                operands += (operands.empty() ? "" : ", ") + nameOf(operand);
            names[maker] = 'n' + std::to_string(names.size());
            lines << names[maker] << " = " << made.op << '(' << operands << ") :";
            for (const std::size_t result : made.results) {
                PlainTensorFacts facts = net.tensors[result].facts;
                facts.shape = filledShape(facts);
                lines << ' ' << textOf(facts);
            }
            lines << '\n';
        }
        const auto result = std::ranges::find(made.results, tensor) - made.results.begin();
        return names[maker] + (result > 0 ? '.' + std::to_string(result) : "");
    }
};

std::vector<double> numbersOf(const AttributeValue& value)
{
    if (const auto* literal = std::get_if<TensorLiteral>(&value)) {
        std::vector<double> numbers = literal->numbers;
        numbers.insert(numbers.end(), literal->integers.begin(), literal->integers.end());
        return numbers;
    }
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return {static_cast<double>(*whole)};
    if (const auto* real = std::get_if<double>(&value))
        return {*real};
    if (const auto* wholes = std::get_if<std::vector<std::int64_t>>(&value))
        return {wholes->begin(), wholes->end()};
    if (const auto* reals = std::get_if<std::vector<double>>(&value))
        return *reals;
    return {};
}

PlainTensorFacts factsOf(const Graph& graph, ValueId value)
{
    PlainTensorFacts facts{.type = graph.valueType(value), .shape = {}, .steps = {}};
    if (graph.shapes().isRanked(graph.shapeId(value))) {
        facts.shape.emplace();
        for (const Dim dim : graph.shapes().dims(graph.shapeId(value)))
            facts.shape->push_back(dim.isKnown() ? dim.size() : -1);
    }
    if (const Encoding* const encoding = graph.encodingOf(value))
        facts.steps = encoding->steps;
    return facts;
}

} // namespace

std::string outlineOf(const PlainNet& net)
{
    PlainOutline outline{net, {}, {}};
    std::string outputs;
    for (const std::size_t output : net.outputs)
        outputs += ' ' + outline.nameOf(output);
    return outline.lines.str() + "out" + outputs + '\n' + std::to_string(net.operators.size())
        + " operators\n";
}

PlainNet plainNetOf(const Graph& graph, const PlainNet& before)
{
    PlainNet net;
    for (const ValueId value : graph.values()) {
        PlainTensor tensor{.name = std::string(graph.valueName(value)),
                           .facts = factsOf(graph, value)};
        tensor.isConstant = graph.valueKind(value) == ValueKind::Parameter;
        const auto isIt = [&](const PlainTensor& each) {
            return each.isConstant && each.name == tensor.name;
        };
        const bool isMade = tensor.isConstant && std::ranges::none_of(before.tensors, isIt);
        if (isMade)
            tensor.name.clear();
        const AttributeValue* const content = graph.literal(value);
        if (isMade && content)
            tensor.content = PlainContent{.numbers = numbersOf(*content)};
        net.tensors.push_back(std::move(tensor));
    }
    for (const NodeId node : graph.nodes()) {
        PlainOperator& made = net.operators.emplace_back();
        made.op = graph.nativeName(node);
        for (const ValueId operand : graph.inputs(node))
            made.operands.push_back(operand.index);
        for (const ValueId result : graph.outputs(node))
            made.results.push_back(result.index);
    }
    for (const ValueId output : graph.outputs())
        net.outputs.push_back(output.index);
    return net;
}

} // namespace fusewright::test
