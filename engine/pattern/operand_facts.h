// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/scalar_arithmetic.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace fusewright {

/// Reads what a graph says of operands, for expressions. What it does not say is unknown.
class OperandFacts {
public:
    explicit OperandFacts(const ExpressionGround& ground) : m_ground(ground) { }

    /// What an entry gives: of a chain its last operator, of a choice what was chosen.
    ScalarReading bound(EntryId entry) const;
    ScalarReading whole() const;
    /// `operands` are known; the first is the operand that is spoken of.
    ScalarReading read(ExpressionOp op, std::span<const Scalar> operands) const;
    ScalarReading readNamed(ExpressionOp op, std::string_view name, ScalarType type,
                            std::span<const Scalar> operands) const;
    /// An element of what is no constant, which is the same whichever is asked for; nothing for
    /// other questions, and of constants.
    std::optional<Scalar> contentOfNone(ExpressionOp op, std::span<const Scalar> operands) const;

private:
    /// A place counted from 0, from the end where it is less; `count` where there is no such.
    static std::size_t placeIn(std::size_t count, const Scalar& index);
    ScalarReading firstResult(NodeId node) const;
    ScalarReading neighbour(ExpressionOp op, OperandRef operand, const Scalar& which) const;
    ScalarReading ofOperand(ExpressionOp op, OperandRef operand) const;
    ScalarReading ofType(ExpressionOp op, ValueId value) const;
    ScalarReading ofEncoding(ExpressionOp op, ValueId value) const;
    Outcome isQuantized(ValueId value) const;
    ScalarReading ofShape(ExpressionOp op, ValueId value, const Scalar* axis) const;
    ScalarReading ofBoth(ExpressionOp op, OperandRef left, OperandRef right) const;
    Outcome sameEncoding(ValueId left, ValueId right) const;
    Outcome sameShape(ValueId left, ValueId right) const;
    ScalarReading content(ExpressionOp op, ValueId value, const Scalar& index) const;
    std::size_t operandCountOf(OperandRef operand) const;
    std::size_t userCountOf(ValueId value) const;
    bool isOutput(ValueId value) const;

    const ExpressionGround& m_ground;
};

} // namespace fusewright
