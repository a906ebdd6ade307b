// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What is still to be written stands on a stack, the next on top, so nothing recurses; and writing
// ends when there is enough, since parts that are shared could make a text that is very long.
//
// Comparisons are bare where nothing can be mistaken: alone, between commas, under `and`, `or` and
// `not`. Sizes end with `u`, floats have a point or an exponent.

#include "engine/pattern/expression_text.h"

#include "engine/graph/graph.h"
#include "engine/pattern/operand_test.h"

#include <array>
#include <charconv>
#include <cmath>
#include <variant>
#include <vector>

namespace fusewright {

namespace {

using Op = ExpressionOp;

bool isComparison(Op op)
{
    return op >= Op::Equal && op <= Op::GreaterOrEqual;
}

bool isLogic(Op op)
{
    return op == Op::And || op == Op::Or || op == Op::Xor;
}

template <class T>
std::string numberDigits(T number)
{
    std::array<char, 40> digits{};
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr};
}

std::string floatText(double number)
{
    std::string text = numberDigits(number);
    const bool isPlain = text.find_first_not_of("-0123456789") == std::string::npos;
    return isPlain ? text + ".0" : text;
}

std::string quotedText(std::string_view text)
{
    std::string quoted = "\"";
    for (const char character : text) {
        if (character == '"' || character == '\\')
            quoted += '\\';
        quoted += character == '\n' ? ' ' : character;
    }
    return quoted + '"';
}

class ExpressionPrinter {
public:
    ExpressionPrinter(const Pattern& pattern, std::span<const std::string_view> loops)
        : m_pattern(pattern), m_table(pattern.expressions()), m_loops(loops)
    {
    }

    std::string text(ExpressionId root);

private:
    struct Item {
        ExpressionId part; ///< Or, invalid, the text.
        std::string text;
        bool isBare = true; ///< A comparison needs no parentheses here.
    };

    void write(ExpressionId part, bool isBare);
    void writeInfix(ExpressionId part, bool isBare);
    void writeCall(ExpressionId part);
    void writeTest(ExpressionId part);
    std::string leafText(ExpressionId part) const;
    std::string literalText(ExpressionId part) const;
    std::string loopName(LoopId loop) const;
    std::string namedText(ExpressionId part) const;
    void push(std::string text) { m_next.push_back({{}, std::move(text)}); }
    void push(ExpressionId part, bool isBare) { m_next.push_back({part, {}, isBare}); }
    void take();

    const Pattern& m_pattern;
    const ExpressionTable& m_table;
    std::span<const std::string_view> m_loops;
    std::vector<Item> m_open;
    std::vector<Item> m_next; ///< In reading order, before it is put on the stack.
};

std::string ExpressionPrinter::text(ExpressionId root)
{
    std::string text;
    m_open.push_back({root, {}});
    while (!m_open.empty() && text.size() <= mostExpressionText) {
        const Item item = std::move(m_open.back());
        m_open.pop_back();
        text += item.text;
        if (item.part.isValid())
            write(item.part, item.isBare);
        take();
    }
    if (text.size() > mostExpressionText) {
        text.resize(mostExpressionText);
        text += "...";
    }
    return text;
}

void ExpressionPrinter::take()
{
    m_open.insert(m_open.end(), std::make_move_iterator(m_next.rbegin()),
                  std::make_move_iterator(m_next.rend()));
    m_next.clear();
}

void ExpressionPrinter::write(ExpressionId part, bool isBare)
{
    const Op op = m_table.op(part);
    if (signatureOf(op).isInfix && m_table.operands(part).size() > 1)
        writeInfix(part, isBare);
    else if (op == Op::Tested)
        writeTest(part);
    else if (op <= Op::LoopSize && op != Op::External)
        push(leafText(part));
    else
        writeCall(part);
}

void ExpressionPrinter::writeInfix(ExpressionId part, bool isBare)
{
    const Op op = m_table.op(part);
    const bool hasParentheses = !isComparison(op) || !isBare;
    const std::string sign = ' ' + std::string(signatureOf(op).word) + ' ';
    if (hasParentheses)
        push("(");
    bool isFirst = true;
    for (const ExpressionId operand : m_table.operands(part)) {
        if (!isFirst)
            push(sign);
        isFirst = false;
        push(operand, isLogic(op));
    }
    if (hasParentheses)
        push(")");
}

std::string ExpressionPrinter::namedText(ExpressionId part) const
{
    std::string text(m_table.name(part));
    if (signatureOf(m_table.op(part)).payload == ExpressionSignature::Payload::TypedName)
        text += ", " + std::string(scalarTypeName(m_table.type(part)));
    return text;
}

void ExpressionPrinter::writeCall(ExpressionId part)
{
    const ExpressionSignature& signature = signatureOf(m_table.op(part));
    auto operands = m_table.operands(part);
    if (signature.isFact()) {
        push(operands.front(), false);
        push(".");
        operands = operands.subspan(1);
    }
    const bool isNamed = signature.payload == ExpressionSignature::Payload::Name
        || signature.payload == ExpressionSignature::Payload::TypedName;
    push(std::string(signature.word));
    if (signature.isFact() && operands.empty() && !isNamed)
        return;
    push(m_table.op(part) == Op::Not ? " (" : "(");
    bool isFirst = !isNamed;
    if (isNamed)
        push(namedText(part));
    for (const ExpressionId operand : operands) {
        if (!isFirst)
            push(", ");
        isFirst = false;
        push(operand, true);
    }
    push(")");
}

/// `x.has_shape((1, 4))`; what else it looks at is said in its text.
void ExpressionPrinter::writeTest(ExpressionId part)
{
    const auto operands = m_table.operands(part);
    if (!operands.empty()) {
        push(operands.front(), false);
        push(".");
    }
    push(m_table.test(part)->text());
}

std::string ExpressionPrinter::leafText(ExpressionId part) const
{
    switch (m_table.op(part)) {
    case Op::Literal:
        return literalText(part);
    case Op::Option:
        return "option(" + namedText(part) + ')';
    case Op::Bound: {
        const EntryId entry = m_table.entry(part);
        return entry.index < m_pattern.entryCount() ? m_pattern.entry(entry).name : "?";
    }
    case Op::Whole:
        return "whole";
    default:
        return std::string(signatureOf(m_table.op(part)).word) + '(' + loopName(m_table.loop(part))
            + ')';
    }
}

std::string ExpressionPrinter::loopName(LoopId loop) const
{
    return loop.index < m_loops.size() ? std::string(m_loops[loop.index])
                                       : std::to_string(loop.index);
}

std::string ExpressionPrinter::literalText(ExpressionId part) const
{
    const Scalar literal = m_table.literal(part);
    if (literal.type == ScalarType::Size)
        return toText(literal) + 'u';
    if (literal.type == ScalarType::ElementType)
        return "type(" + toText(literal) + ')';
    return toText(literal);
}

} // namespace

std::string toText(const Pattern& pattern, ExpressionId expression,
                   std::span<const std::string_view> loops)
{
    if (!pattern.expressions().contains(expression))
        return {};
    return ExpressionPrinter(pattern, loops).text(expression);
}

std::string toText(const Scalar& value, const Graph* graph, TypeSpelling spelling)
{
    if (const bool* const truth = value.get<bool>())
        return *truth ? "true" : "false";
    if (const auto* const whole = value.get<std::int64_t>())
        return numberDigits(*whole);
    if (const auto* const size = value.get<std::uint64_t>())
        return numberDigits(*size);
    if (const auto* const number = value.get<double>())
        return floatText(*number);
    if (const auto* const type = value.get<DataType>())
        return std::string(spelling ? spelling(*type) : dataTypeName(*type));
    if (const auto* const text = value.get<std::string_view>())
        return quotedText(*text);
    const OperandRef* const operand = value.get<OperandRef>();
    if (!operand || !graph)
        return "?";
    if (operand->value.isValid())
        return std::string(graph->valueName(operand->value));
    return operand->maker.isValid() ? std::string(graph->nodeName(operand->maker)) : "?";
}

} // namespace fusewright
