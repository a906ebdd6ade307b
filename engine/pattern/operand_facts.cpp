// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/operand_facts.h"

#include "engine/graph/graph.h"
#include "engine/pattern/constant_elements.h"
#include "engine/pattern/operand_count.h"
#include "engine/pattern/pattern.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using Op = ExpressionOp;
using CauseKind = UnknownCause::Kind;

bool isNegative(const Scalar& index)
{
    const auto* const at = index.get<std::int64_t>();
    return at && *at < 0;
}

} // namespace

ScalarReading OperandFacts::bound(EntryId entry) const
{
    const Match* const match = m_ground.match;
    EntryId at = entry;
    while (match && m_ground.graph && at.index < match->bindings.size() && match->isBound(at)) {
        const MatchSlot& slot = match->slot(at);
        if (slot.last.isValid())
            return firstResult(slot.last);
        if (slot.value.isValid())
            return {Scalar::of(OperandRef{slot.value, m_ground.graph->producer(slot.value)})};
        const Pattern* const pattern = m_ground.pattern;
        if (!pattern || slot.option >= pattern->entry(at).options.size())
            break;
        at = pattern->entry(at).options[slot.option];
    }
    return ScalarReading::unknown(CauseKind::Unbound);
}

ScalarReading OperandFacts::whole() const
{
    const bool isThere = m_ground.graph && m_ground.match && m_ground.match->place.isValid();
    return isThere ? firstResult(m_ground.match->place)
                   : ScalarReading::unknown(CauseKind::Unbound);
}

ScalarReading OperandFacts::firstResult(NodeId node) const
{
    OperandRef result{.value = {}, .maker = node};
    if (m_ground.graph->outputCount(node) > 0)
        result.value = m_ground.graph->outputs(node).front();
    return {Scalar::of(result)};
}

ScalarReading OperandFacts::read(ExpressionOp op, std::span<const Scalar> operands) const
{
    const OperandRef operand = *operands[0].get<OperandRef>();
    switch (op) {
    case Op::InputOf:
    case Op::OutputOf:
        return neighbour(op, operand, operands[1]);
    case Op::Rank:
    case Op::Extent:
    case Op::IsShapeKnown:
        return ofShape(op, operand.value, operands.size() > 1 ? &operands[1] : nullptr);
    case Op::TypeOf:
    case Op::ElementBytes:
    case Op::IsTypeKnown:
        return ofType(op, operand.value);
    case Op::StepSize:
    case Op::ZeroOffset:
    case Op::IsQuantized:
        return ofEncoding(op, operand.value);
    case Op::ContentInt:
    case Op::ContentFloat:
    case Op::IsContentInt:
    case Op::IsContentFloat:
        return content(op, operand.value, operands[1]);
    case Op::SameEncoding:
    case Op::SameShape:
    case Op::SameValue:
        return ofBoth(op, operand, *operands[1].get<OperandRef>());
    default:
        return ofOperand(op, operand);
    }
}

ScalarReading OperandFacts::neighbour(ExpressionOp op, OperandRef operand,
                                      const Scalar& which) const
{
    const Graph& graph = *m_ground.graph;
    const bool isInput = op == Op::InputOf;
    if (!operand.maker.isValid()) {
        const bool isItself = !isInput && placeIn(1, which) == 0 && !isNegative(which);
        return isItself ? ScalarReading{Scalar::of(operand)}
                        : ScalarReading::unknown(CauseKind::OutOfRange);
    }
    const auto inputs = graph.inputs(operand.maker);
    const std::size_t count = isInput ? operandCountOf(operand) : graph.outputCount(operand.maker);
    const std::size_t at = placeIn(count, which);
    if (at >= count || isNegative(which))
        return ScalarReading::unknown(CauseKind::OutOfRange);
    const ValueId value = isInput
        ? inputs[at]
        : ValueId(graph.outputs(operand.maker).front().index + static_cast<std::uint32_t>(at));
    if (!value.isValid())
        return ScalarReading::unknown(CauseKind::OutOfRange);
    return {Scalar::of(OperandRef{value, graph.producer(value)})};
}

ScalarReading OperandFacts::ofOperand(ExpressionOp op, OperandRef operand) const
{
    const Graph& graph = *m_ground.graph;
    const auto [value, maker] = operand;
    const bool isMade = maker.isValid();
    switch (op) {
    case Op::Inputs:
        return ScalarReading::ofSize(operandCountOf(operand));
    case Op::Outputs:
        return ScalarReading::ofSize(isMade ? graph.outputCount(maker) : 1);
    case Op::Users:
        return ScalarReading::ofSize(userCountOf(value));
    case Op::OperatorUsers:
        return ScalarReading::ofSize(isMade ? graph.users(maker).size() : userCountOf(value));
    case Op::IsUsed:
        return {Scalar::of(userCountOf(value) > 0 || isOutput(value))};
    case Op::IsConstant:
        return {Scalar::of(value.isValid() && graph.valueKind(value) == ValueKind::Parameter)};
    case Op::IsGraphInput:
        return {Scalar::of(value.isValid() && graph.valueKind(value) == ValueKind::Input)};
    default:
        return {Scalar::of(isOutput(value))};
    }
}

std::size_t OperandFacts::operandCountOf(OperandRef operand) const
{
    return operand.maker.isValid() ? operandCount(*m_ground.graph, operand.maker) : 0;
}

/// Operators; one that uses the value twice counts once. Uses stand by operator.
std::size_t OperandFacts::userCountOf(ValueId value) const
{
    if (!value.isValid())
        return 0;
    NodeId last;
    std::size_t count = 0;
    for (const Use& use : m_ground.graph->uses(value))
        count += std::exchange(last, use.node) != use.node ? 1 : 0;
    return count;
}

bool OperandFacts::isOutput(ValueId value) const
{
    return value.isValid() && m_ground.graph->isOutput(value);
}

ScalarReading OperandFacts::content(ExpressionOp op, ValueId value, const Scalar& index) const
{
    const ConstantElement element = elementOf(*m_ground.graph, value, index);
    if (element.state == ConstantElement::State::NotTold)
        return ScalarReading::unknown(CauseKind::Content);
    const bool isThere = element.state == ConstantElement::State::There;
    if (op == Op::IsContentFloat)
        return {Scalar::of(isThere)};
    if (op == Op::ContentFloat)
        return {Scalar::of(element.number)};
    // An int of the grammar has 32 bits, and so has what says that there is none.
    const bool isInt =
        isThere && element.whole && *element.whole >= noContent && *element.whole < -noContent;
    if (op == Op::IsContentInt)
        return {Scalar::of(isInt)};
    return {Scalar::of(isInt ? *element.whole : noContent)};
}

std::optional<Scalar> OperandFacts::contentOfNone(ExpressionOp op,
                                                  std::span<const Scalar> operands) const
{
    const bool isContent = op == Op::ContentInt || op == Op::ContentFloat || op == Op::IsContentInt
        || op == Op::IsContentFloat;
    const OperandRef* const operand = isContent ? operands[0].get<OperandRef>() : nullptr;
    const bool mayBeConstant = operand && operand->value.isValid()
        && m_ground.graph->valueKind(operand->value) == ValueKind::Parameter;
    if (!operand || mayBeConstant)
        return std::nullopt;
    return content(op, operand->value, Scalar::of(std::uint64_t{0})).value;
}

ScalarReading OperandFacts::readNamed(ExpressionOp op, std::string_view name, ScalarType type,
                                      std::span<const Scalar> operands) const
{
    const NodeId maker = operands[0].get<OperandRef>()->maker;
    const AttributeValue* const value =
        maker.isValid() ? m_ground.graph->attribute(maker, name) : nullptr;
    if (op == Op::HasAttribute)
        return {Scalar::of(value != nullptr)};
    if (!value)
        return ScalarReading::unknown(CauseKind::Attribute);
    if (op == Op::AttributeCount) {
        const auto count = elementCount(*value);
        return count ? ScalarReading::ofSize(*count) : ScalarReading::unknown(CauseKind::Attribute);
    }
    const Scalar read = readAttribute(*value, type, operands.size() > 1 ? &operands[1] : nullptr);
    return read.isKnown() ? ScalarReading{read} : ScalarReading::unknown(CauseKind::Attribute);
}

} // namespace fusewright
