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
    const auto known = std::ranges::find(m_options, name, &RuleOption::name);
    if (known == m_options.end()) {
        const RuleOption* const option = m_catalogue.findOption(name);
        const RuleOption* const flag = m_catalogue.findFlag(name);
        m_options.push_back(option     ? *option
                                : flag ? *flag
                                       : RuleOption{.name = std::string(name),
                                                    .otherwise = {},
                                                    .summary = "An option of the graph."});
    }
    return add(Op::Option, {}, place, NamedScalar{.name = std::string(name), .type = type});
}

/// A comparison. Of a type and the name of one it asks for the quantization too: QInt32 and Int32
/// have the same elements.
ExpressionId QnnExpressionMaker::typeQuestion(const QnnNode& call, ExpressionOp op,
                                              const std::vector<ExpressionId>& operands)
{
    for (std::size_t at = 0; at < operands.size() && operands.size() == 2; ++at) {
        const QnnNode& name = m_tree.operand(call, at);
        const ExpressionId type = operands[1 - at];
        const auto isQuantized =
            name.kind == NodeKind::Type ? m_catalogue.isQuantizedType(name.text) : std::nullopt;
        if (!isQuantized || !type.isValid() || m_table.op(type) != Op::TypeOf)
            continue;
        const ExpressionId isType = m_table.add(Op::Equal, operands, {}, call.place);
        ExpressionId encoded = add(Op::IsQuantized, {m_table.operands(type).front()}, call.place);
        if (!*isQuantized)
            encoded = add(Op::Not, {encoded}, call.place);
        const ExpressionId both = add(Op::And, {isType, encoded}, call.place);
        return op == Op::Equal ? both : add(Op::Not, {both}, call.place);
    }
    return m_table.add(op, operands, {}, call.place);
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
