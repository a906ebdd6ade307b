// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What a graph says of types, shapes and quantization.

#include "engine/pattern/operand_facts.h"

#include "engine/graph/graph.h"

#include <algorithm>

namespace fusewright {

namespace {

using Op = ExpressionOp;
using CauseKind = UnknownCause::Kind;

ScalarReading truth(Outcome outcome, CauseKind why)
{
    return outcome == Outcome::Unknown ? ScalarReading::unknown(why)
                                       : ScalarReading{Scalar::of(outcome == Outcome::True)};
}

/// Types that are nearly always indices and sizes, and rarely quantized.
bool isCounting(DataType type)
{
    return type == DataType::I32 || type == DataType::U32;
}

} // namespace

std::size_t OperandFacts::placeIn(std::size_t count, const Scalar& index)
{
    if (const auto* const size = index.get<std::uint64_t>())
        return *size < count ? static_cast<std::size_t>(*size) : count;
    const std::int64_t at = *index.get<std::int64_t>();
    const auto most = static_cast<std::int64_t>(std::min<std::size_t>(count, 1U << 31U));
    if (at < -most || at >= most)
        return count;
    return static_cast<std::size_t>(at < 0 ? at + most : at);
}

ScalarReading OperandFacts::ofType(ExpressionOp op, ValueId value) const
{
    const DataType type = value.isValid() ? m_ground.graph->valueType(value) : DataType::Unknown;
    if (op == Op::IsTypeKnown)
        return {Scalar::of(type != DataType::Unknown)};
    if (type == DataType::Unknown)
        return ScalarReading::unknown(CauseKind::Type);
    if (op == Op::TypeOf)
        return {Scalar::of(type)};
    const double bytes = bytesPerElement(type).value_or(0);
    return bytes >= 1 ? ScalarReading::ofSize(static_cast<std::size_t>(bytes))
                      : ScalarReading::unknown(CauseKind::Type);
}

/// Of what is not quantized an element is the number that it stands for.
ScalarReading OperandFacts::ofEncoding(ExpressionOp op, ValueId value) const
{
    const ScalarReading type = ofType(Op::TypeOf, value);
    if (!type.value.isKnown())
        return type;
    const Outcome quantized = isQuantized(value);
    if (op == Op::IsQuantized)
        return truth(quantized, CauseKind::Encoding);
    const Encoding* const encoding = m_ground.graph->encodingOf(value);
    const std::optional<FixedPoint> step = quantized == Outcome::True ? commonStep(*encoding)
        : quantized == Outcome::False                                 ? std::optional(FixedPoint())
                                                                      : std::nullopt;
    if (!step)
        return ScalarReading::unknown(CauseKind::Encoding);
    return op == Op::StepSize ? ScalarReading{Scalar::of(step->scale)}
                              : ScalarReading{Scalar::of(step->zeroOffset)};
}

/// The type of the value is known. What a model without any encodings has as narrow integers may
/// stand for anything.
Outcome OperandFacts::isQuantized(ValueId value) const
{
    const Graph& graph = *m_ground.graph;
    const DataType type = graph.valueType(value);
    if (!canBeQuantized(type))
        return Outcome::False;
    if (graph.encodingId(value).isValid())
        return Outcome::True;
    return graph.tellsEncodings() || isCounting(type) ? Outcome::False : Outcome::Unknown;
}

ScalarReading OperandFacts::ofShape(ExpressionOp op, ValueId value, const Scalar* axis) const
{
    const ShapeTable& shapes = m_ground.graph->shapes();
    const ShapeId shape = value.isValid() ? m_ground.graph->shapeId(value) : ShapeTable::unranked;
    const auto dims = shapes.dims(shape);
    if (op == Op::IsShapeKnown)
        return {Scalar::of(shapes.isRanked(shape) && std::ranges::all_of(dims, &Dim::isKnown))};
    if (!shapes.isRanked(shape))
        return ScalarReading::unknown(CauseKind::Shape);
    const std::size_t rank = std::max<std::size_t>(dims.size(), m_ground.fewestAxes());
    if (op == Op::Rank)
        return ScalarReading::ofSize(rank);
    const std::size_t at = placeIn(rank, *axis);
    const std::size_t filled = rank - dims.size();
    if (at >= rank)
        return ScalarReading::unknown(CauseKind::OutOfRange);
    if (at < filled)
        return ScalarReading::ofSize(1);
    const Dim dim = dims[at - filled];
    return dim.isKnown() ? ScalarReading::ofSize(static_cast<std::size_t>(dim.size()))
                         : ScalarReading::unknown(CauseKind::Shape);
}

ScalarReading OperandFacts::ofBoth(ExpressionOp op, OperandRef left, OperandRef right) const
{
    if (op == Op::SameValue || (left.value == right.value && left.value.isValid()))
        return {Scalar::of(left == right)};
    if (op == Op::SameShape)
        return truth(sameShape(left.value, right.value), CauseKind::Shape);
    const Outcome same = sameEncoding(left.value, right.value);
    const bool isTyped = ofType(Op::TypeOf, left.value).value.isKnown()
        && ofType(Op::TypeOf, right.value).value.isKnown();
    return truth(same, isTyped ? CauseKind::Encoding : CauseKind::Type);
}

Outcome OperandFacts::sameEncoding(ValueId left, ValueId right) const
{
    const ScalarReading a = ofType(Op::TypeOf, left);
    const ScalarReading b = ofType(Op::TypeOf, right);
    if (!a.value.isKnown() || !b.value.isKnown())
        return Outcome::Unknown;
    if (*a.value.get<DataType>() != *b.value.get<DataType>())
        return Outcome::False;
    const Outcome first = isQuantized(left);
    const Outcome second = isQuantized(right);
    if (first == Outcome::Unknown || second == Outcome::Unknown)
        return Outcome::Unknown;
    const bool isSame = first == second
        && (first == Outcome::False
            || m_ground.graph->encodingId(left) == m_ground.graph->encodingId(right));
    return isSame ? Outcome::True : Outcome::False;
}

Outcome OperandFacts::sameShape(ValueId left, ValueId right) const
{
    const Graph& graph = *m_ground.graph;
    const ScalarReading a = ofShape(Op::Rank, left, nullptr);
    const ScalarReading b = ofShape(Op::Rank, right, nullptr);
    if (!a.value.isKnown() || !b.value.isKnown())
        return Outcome::Unknown;
    const std::uint64_t rank = *a.value.get<std::uint64_t>();
    if (rank != *b.value.get<std::uint64_t>())
        return Outcome::False;
    const auto dimsLeft = graph.shapes().dims(graph.shapeId(left));
    const auto dimsRight = graph.shapes().dims(graph.shapeId(right));
    const auto dimAt = [&](std::span<const Dim> dims, std::size_t at) {
        const std::size_t filled = static_cast<std::size_t>(rank) - dims.size();
        return at < filled ? Dim::known(1) : dims[at - filled];
    };
    Outcome same = Outcome::True;
    for (std::size_t at = 0; at < rank; ++at) {
        const Dim first = dimAt(dimsLeft, at);
        const Dim second = dimAt(dimsRight, at);
        if (first.isKnown() && second.isKnown() && first != second)
            return Outcome::False;
        const bool isEqual = first == second && (first.isKnown() || first.isNamed());
        same = isEqual ? same : Outcome::Unknown;
    }
    return same;
}

} // namespace fusewright
