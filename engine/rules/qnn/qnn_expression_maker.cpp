// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_expression_maker.h"

#include "engine/rules/qnn/qnn_catalogue.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using NodeKind = QnnNode::Kind;
using Op = ExpressionOp;

ScalarType typeOf(QnnGives gives)
{
    switch (gives) {
    case QnnGives::Int:
        return ScalarType::Int;
    case QnnGives::Size:
        return ScalarType::Size;
    case QnnGives::Float:
        return ScalarType::Float;
    default:
        return ScalarType::Bool;
    }
}

} // namespace

LoopId QnnExpressionMaker::loopOf(std::string_view split) const
{
    const auto found = m_loops.find(split);
    return found == m_loops.end() ? LoopId() : found->second;
}

bool QnnExpressionMaker::isValueOperand(const QnnNode& call, std::size_t operand) const
{
    const QnnFunction* const function = findQnnFunction(call.text);
    const QnnTakes takes = function ? function->takesAt(operand) : QnnTakes::Any;
    return takes != QnnTakes::Word && takes != QnnTakes::Option && takes != QnnTakes::SplitTag;
}

/// Operands first; what is made already is taken.
ExpressionId QnnExpressionMaker::make(std::uint32_t node)
{
    std::vector<std::pair<std::uint32_t, bool>> open{{node, false}};
    while (!open.empty()) {
        const auto [at, isReady] = open.back();
        open.pop_back();
        if (m_made[at].isValid())
            continue;
        if (isReady) {
            m_made[at] = made(m_tree.at(at));
            m_quantized[at] = quantizationOf(m_tree.at(at), m_made[at]);
            continue;
        }
        open.emplace_back(at, true);
        const QnnNode& call = m_tree.at(at);
        for (std::size_t which = call.operands.size(); which-- > 0;) {
            if (isValueOperand(call, which))
                open.emplace_back(call.operands[which], false);
        }
    }
    return m_made[node];
}

ExpressionId QnnExpressionMaker::made(const QnnNode& node)
{
    switch (node.kind) {
    case NodeKind::Call:
        return madeOfCall(node);
    case NodeKind::Text:
        return madeOfText(node);
    case NodeKind::Integer:
        if (node.isSize && node.integer >= 0)
            return size(static_cast<std::uint64_t>(node.integer), node.place);
        return m_table.addLiteral(Scalar::of(node.integer), node.place);
    case NodeKind::Float:
        return m_table.addLiteral(Scalar::of(node.number), node.place);
    case NodeKind::Type:
        return m_table.addLiteral(
            Scalar::of(m_catalogue.findType(node.text).value_or(DataType::Unknown)), node.place);
    case NodeKind::Name:
        if (const auto constant = qnnConstant(node.text))
            return m_table.addLiteral(*constant, node.place);
        return {};
    default:
        return {};
    }
}

ExpressionId QnnExpressionMaker::madeOfText(const QnnNode& node)
{
    if (node.text == "*")
        return add(Op::Whole, {}, node.place);
    const auto entry = m_entries.find(node.text);
    return entry == m_entries.end() ? ExpressionId()
                                    : add(Op::Bound, {}, node.place, entry->second);
}

ExpressionId QnnExpressionMaker::option(std::string_view name, ScalarType type, ByteRange place)
{
    const RuleOption* const listed = m_catalogue.findOption(name);
    const RuleOption* const known = listed ? listed : m_catalogue.findFlag(name);
    RuleOption option = known ? *known
                              : RuleOption{.name = std::string(name),
                                           .otherwise = {},
                                           .summary = "An option of the graph."};
    // Of others nobody knows what they are: a text reads as a number too.
    option.type = known || type == ScalarType::Bool ? type : ScalarType::Text;
    addOption(m_options, std::move(option));
    return add(Op::Option, {}, place, NamedScalar{.name = std::string(name), .type = type});
}

/// A type that cannot be quantized, by its name.
bool QnnExpressionMaker::isPlainName(std::uint32_t node) const
{
    const QnnNode& type = m_tree.at(node);
    return type.kind == NodeKind::Type && m_made[node].isValid()
        && !m_catalogue.isQuantizedType(type.text);
}

/// Whether what was made is a type of quantized elements: of the name of one, of an operand's, or
/// chosen of both. Invalid where nobody can tell.
ExpressionId QnnExpressionMaker::quantizationOf(const QnnNode& node, ExpressionId made)
{
    if (!made.isValid() || m_table.type(made) != ScalarType::ElementType)
        return {};
    if (node.kind == NodeKind::Type) {
        const bool isNothing = m_table.literal(made).get<DataType>() == nullptr
            || *m_table.literal(made).get<DataType>() == DataType::Unknown;
        return isNothing
            ? ExpressionId()
            : m_table.addLiteral(Scalar::of(m_catalogue.isQuantizedType(node.text).value_or(false)),
                                 node.place);
    }
    if (node.isCall("DTYPE_OF"))
        return add(Op::IsQuantized, {m_table.operands(made).front()}, node.place);
    if (node.isCall("DTYPE"))
        return m_quantized[node.operands.front()];
    const bool isChoice = node.isCall("SELECT") && m_table.op(made) == Op::Select;
    const ExpressionId first = isChoice ? m_quantized[node.operands[1]] : ExpressionId();
    const ExpressionId second = isChoice ? m_quantized[node.operands[2]] : ExpressionId();
    return first.isValid() && second.isValid()
        ? add(Op::Select, {m_table.operands(made).front(), first, second}, node.place)
        : ExpressionId();
}

/// A comparison. Of types it asks for the quantization too: QInt32 and Int32 have the same
/// elements.
ExpressionId QnnExpressionMaker::typeQuestion(const QnnNode& call, ExpressionOp op,
                                              const std::vector<ExpressionId>& operands)
{
    const ExpressionId left = m_quantized[call.operands[0]];
    const ExpressionId right = m_quantized[call.operands[1]];
    const bool isPlain = isPlainName(call.operands[0]) || isPlainName(call.operands[1]);
    if (isPlain || !left.isValid() || !right.isValid())
        return m_table.add(op, operands, {}, call.place);
    const ExpressionId isType = m_table.add(Op::Equal, operands, {}, call.place);
    const ExpressionId both =
        add(Op::And, {isType, sameTruth(left, right, call.place)}, call.place);
    return op == Op::Equal ? both : add(Op::Not, {both}, call.place);
}

/// That two conditions are equal; where one is a literal, the other as it is, or not.
ExpressionId QnnExpressionMaker::sameTruth(ExpressionId left, ExpressionId right, ByteRange place)
{
    if (m_table.op(left) == Op::Literal)
        std::swap(left, right);
    if (m_table.op(right) != Op::Literal)
        return add(Op::Equal, {left, right}, place);
    return *m_table.literal(right).get<bool>() ? left : add(Op::Not, {left}, place);
}

/// An axis is counted from 0: what is less is none.
ExpressionId QnnExpressionMaker::axis(ExpressionId index, ByteRange place)
{
    if (!index.isValid() || m_table.type(index) != ScalarType::Int)
        return index;
    const Scalar literal = m_table.op(index) == Op::Literal ? m_table.literal(index) : Scalar();
    const auto* const known = literal.get<std::int64_t>();
    return known && *known >= 0 ? index : add(Op::ToSize, {index}, place);
}

ExpressionId QnnExpressionMaker::madeOfCall(const QnnNode& call)
{
    const QnnFunction* const function = findQnnFunction(call.text);
    if (!function || call.operands.empty())
        return {};
    std::vector<ExpressionId> operands;
    for (std::size_t at = 0; at < call.operands.size(); ++at) {
        if (isValueOperand(call, at))
            operands.push_back(m_made[call.operands[at]]);
    }
    const QnnNode& first = m_tree.operand(call, 0);
    switch (function->op) {
    case Op::Option:
        return option(first.text, typeOf(function->gives), call.place);
    case Op::LoopAxis:
    case Op::LoopStart:
    case Op::LoopSize:
        return add(function->op, {}, call.place, loopOf(first.text));
    case Op::External:
        return m_table.add(Op::External, operands,
                           NamedScalar{.name = first.text, .type = ScalarType::Bool}, call.place);
    case Op::Literal:
        break;
    case Op::Equal:
    case Op::NotEqual:
        return typeQuestion(call, function->op, operands);
    case Op::Extent:
        operands.back() = axis(operands.back(), call.place);
        return m_table.add(function->op, operands, {}, call.place);
    case Op::ToInt:
    case Op::ToSize:
    case Op::ToFloat:
    case Op::ToElementType: {
        // The numbers of types are those of Qualcomm's library, which nobody tells.
        const bool isType =
            operands.front().isValid() && m_table.type(operands.front()) == ScalarType::ElementType;
        if (isType == (function->op == Op::ToElementType))
            return m_table.add(function->op, operands, {}, call.place);
        const ScalarType gives = isType ? typeOf(function->gives) : ScalarType::ElementType;
        return add(Op::External, {}, call.place, NamedScalar{.name = call.text, .type = gives});
    }
    default:
        return m_table.add(function->op, operands, {}, call.place);
    }
    if (call.text == "Operand")
        return operands.front();
    if (call.text == "ITER_INPUT_OF")
        return add(Op::InputOf,
                   {operands.front(),
                    add(Op::LoopStart, {}, call.place, loopOf(m_tree.operand(call, 1).text))},
                   call.place);
    if (call.text == "LAYOUT_CHUNKSIZE")
        return add(Op::External, {}, call.place,
                   NamedScalar{.name = "LAYOUT_CHUNKSIZE", .type = ScalarType::Size});
    return {};
}

} // namespace fusewright
