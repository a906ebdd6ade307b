// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/qnn/plain_qnn_net.h"

#include "engine/graph/graph.h"
#include "engine/graph/graph_builder.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <charconv>

namespace fusewright::test {

namespace {

std::string plainNumber(double number)
{
    char digits[40];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    return {digits, end};
}

bool isFloating(DataType type)
{
    return type == DataType::F32 || type == DataType::F16 || type == DataType::BF16
        || type == DataType::F64;
}

ValueType builtType(GraphBuilder& builder, const PlainTensorFacts& facts)
{
    ValueType type{.type = facts.type};
    if (!facts.shape)
        return type;
    std::vector<Dim> dims;
    for (const std::int64_t extent : *facts.shape)
        dims.push_back(extent < 0 ? Dim() : Dim::known(extent));
    type.shape = builder.shapes().intern(dims);
    return type;
}

TensorLiteral literalOf(const PlainTensor& tensor)
{
    TensorLiteral literal{.type = tensor.facts.type, .complete = tensor.content->isComplete};
    if (tensor.facts.shape)
        literal.shape = *tensor.facts.shape;
    for (const double number : tensor.content->numbers) {
        if (isFloating(literal.type))
            literal.numbers.push_back(number);
        else
            literal.integers.push_back(static_cast<std::int64_t>(number));
    }
    return literal;
}

void tell(GraphBuilder& builder, const PlainTensor& tensor)
{
    if (tensor.facts.steps.empty())
        return;
    Encoding encoding{.steps = tensor.facts.steps};
    if (encoding.steps.size() > 1)
        encoding.axis = 0;
    builder.encode(builder.intern(tensor.name), encoding);
}

void addOutside(GraphBuilder& builder, const PlainTensor& tensor)
{
    const Symbol name = builder.intern(tensor.name);
    const ValueType type = builtType(builder, tensor.facts);
    if (!tensor.isConstant) {
        builder.addInput(name, type);
        return;
    }
    std::optional<AttributeValueId> content;
    if (tensor.content)
        content = builder.attributeValues().intern(literalOf(tensor));
    builder.addParameter(name, type, content);
}

} // namespace

std::size_t PlainNet::addTensor(PlainTensor tensor)
{
    tensors.push_back(std::move(tensor));
    return tensors.size() - 1;
}

std::size_t PlainNet::makerOf(std::size_t tensor) const
{
    for (std::size_t at = 0; at < operators.size(); ++at) {
        if (std::ranges::find(operators[at].results, tensor) != operators[at].results.end())
            return at;
    }
    return nowhere;
}

bool PlainNet::isUsed(std::size_t tensor) const
{
    const auto uses = [&](const PlainOperator& each) {
        return std::ranges::find(each.operands, tensor) != each.operands.end();
    };
    return std::ranges::find(outputs, tensor) != outputs.end()
        || std::ranges::any_of(operators, uses);
}

bool PlainNet::tellsQuantization() const
{
    return std::ranges::any_of(tensors,
                               [](const PlainTensor& each) { return !each.facts.steps.empty(); });
}

std::shared_ptr<const Graph> PlainNet::build() const
{
    // Read once: nets are built again and again.
    static const auto catalogue = OperatorCatalogue::builtIn();
    GraphBuilder builder("plain", catalogue);
    for (std::size_t at = 0; at < tensors.size(); ++at) {
        if (makerOf(at) == nowhere)
            addOutside(builder, tensors[at]);
        else
            builder.describe(builder.intern(tensors[at].name),
                             builtType(builder, tensors[at].facts));
        tell(builder, tensors[at]);
    }
    for (const PlainOperator& each : operators) {
        builder.beginNode(each.op, builder.intern(tensors[each.results[0]].name));
        for (const std::size_t operand : each.operands)
            builder.addOperand(builder.intern(tensors[operand].name));
        for (const std::size_t result : each.results)
            builder.addResult(builder.intern(tensors[result].name));
    }
    for (const std::size_t output : outputs)
        builder.addOutput(builder.intern(tensors[output].name));
    Diagnostics diagnostics;
    auto graph = builder.build(UnmadeNames::BecomeInputs, "plain", {}, diagnostics);
    return graph ? std::make_shared<const Graph>(*std::move(graph)) : nullptr;
}

std::string PlainNet::text() const
{
    std::string text;
    for (std::size_t at = 0; at < tensors.size(); ++at) {
        const PlainTensor& tensor = tensors[at];
        text += tensor.name + " : " + textOf(tensor.facts);
        if (tensor.isConstant)
            text += tensor.content ? " constant" : " constant without contents";
        for (std::size_t i = 0; tensor.content && i < tensor.content->numbers.size(); ++i)
            text += ' ' + plainNumber(tensor.content->numbers[i]);
        if (tensor.content && !tensor.content->isComplete)
            text += " …";
        text += '\n';
    }
    for (const PlainOperator& each : operators) {
        for (const std::size_t result : each.results)
            text += tensors[result].name + ' ';
        text += "= " + each.op + '(';
        for (const std::size_t operand : each.operands)
            text += (text.back() == '(' ? "" : ", ") + tensors[operand].name;
        text += ")\n";
    }
    text += "out";
    for (const std::size_t output : outputs)
        text += ' ' + tensors[output].name;
    return text + '\n';
}

std::string textOf(const PlainTensorFacts& facts)
{
    std::string text(dataTypeName(facts.type));
    if (facts.shape) {
        text += '[';
        for (const std::int64_t extent : *facts.shape)
            text += (text.back() == '[' ? "" : ",") + (extent < 0 ? "?" : std::to_string(extent));
        text += ']';
    }
    if (!facts.steps.empty())
        text += '{';
    for (const FixedPoint& step : facts.steps)
        text += (text.back() == '{' ? "" : " ") + plainNumber(step.scale) + '/'
            + std::to_string(step.zeroOffset);
    return facts.steps.empty() ? text : text + '}';
}

} // namespace fusewright::test
