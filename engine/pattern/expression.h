// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/scalar.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace fusewright {

/// What one part of an expression does. The order is that of the table of signatures.
enum class ExpressionOp : std::uint8_t {
    // What stands at the end of an expression.
    Literal,
    Option,    ///< A value that the user chooses, by name.
    External,  ///< What a function of another language says; its operands are only kept.
    Tested,    ///< What a test says of its operands.
    Bound,     ///< What an entry gives: its value, or the first result of its operator.
    Whole,     ///< What the operator of the match's place gives first.
    LoopAxis,  ///< Along which axis a loop of the replacement goes,
    LoopStart, ///< where its present turn begins,
    LoopSize,  ///< and how far it reaches.
    // From operands to others.
    InputOf,  ///< An operand of what makes it.
    OutputOf, ///< Another result of what makes it; of a graph's input only itself.
    // Facts of operands.
    Rank,
    Extent, ///< Negative axes count from the end.
    TypeOf,
    ElementBytes,
    StepSize,      ///< Of a quantized type, where all elements have one; 1 for other types.
    ZeroOffset,    ///< Likewise; 0 for other types.
    Inputs,        ///< How many operands its operator has.
    Outputs,       ///< How many results its operator has.
    Users,         ///< How many operators use it,
    OperatorUsers, ///< or any result of its operator.
    IsUsed,        ///< By an operator or as a result of the graph.
    IsConstant,
    IsGraphInput,
    IsGraphOutput,
    Attribute, ///< Of its operator; with a number one element of a list.
    AttributeCount,
    HasAttribute,
    ContentInt,   ///< An element of a constant; `noContent` where there is none.
    ContentFloat, ///< The same; not a number where there is none.
    IsContentInt,
    IsContentFloat,
    SameEncoding, ///< Equal types, and equal quantization where they are quantized.
    SameShape,
    SameValue,
    IsTypeKnown,
    IsShapeKnown,
    IsQuantized, ///< An integer type with an encoding: what tells QNN's QInt32 from Int32.
    // Logic and arithmetic.
    Not,
    And,
    Or,
    Xor,
    Select,
    Negate,
    Absolute,
    IsPowerOf2,
    RoundUp, ///< To the next multiple of a power of two.
    Add,
    Multiply,
    Min,
    Max,
    Subtract,
    Divide,    ///< Whole numbers are cut off towards zero.
    Remainder, ///< Has the sign of what is divided,
    Modulo,    ///< of what it is divided by.
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    ToInt,
    ToSize,
    ToFloat,
    ToElementType,
};

/// What `ContentInt` gives of what is no constant, and beyond a constant's end.
inline constexpr std::int64_t noContent = -2'147'483'648;

/// What an operation takes, gives and is called. One table for checking, printing and completion.
struct ExpressionSignature {
    enum class Takes : std::uint8_t {
        Anything,
        Bool,
        Whole,  ///< Int or size.
        Number, ///< Int, size or float; they mix.
        Operand,
        Castable, ///< All but texts and operands.
        Common,   ///< Of one type, or numbers.
        Ordered,  ///< The same without operands.
    };
    enum class Gives : std::uint8_t {
        Bool,
        Size,
        Int,
        Float,
        ElementType,
        Operand,
        Declared, ///< What its payload says.
        Joined,   ///< The common type of its operands: float before size before int.
    };
    enum class Payload : std::uint8_t { None, Literal, Entry, Loop, Name, TypedName, Test };

    static constexpr std::uint8_t anyCount = 0xff;

    ExpressionOp op = ExpressionOp::Literal;
    std::string_view word; ///< `dim`, `select`; what infix operations are called is their sign.
    Gives gives = Gives::Bool;
    Payload payload = Payload::None;
    std::uint8_t fewest = 0;
    std::uint8_t most = 0;
    Takes takes[3] = {Takes::Anything, Takes::Anything, Takes::Anything}; ///< The last goes on.
    bool isInfix = false;

    Takes takesAt(std::size_t operand) const { return takes[operand < 3 ? operand : 2]; }
    /// True for what is said of an operand: `x.rank`.
    bool isFact() const { return fewest > 0 && takes[0] == Takes::Operand && !isInfix; }
};

const ExpressionSignature& signatureOf(ExpressionOp op);
/// All of them, in the order of `ExpressionOp`.
std::span<const ExpressionSignature> expressionSignatures();

/// `bool`, `int`, `size`, `float`, `dtype`, `text`, `operand`.
std::string_view scalarTypeName(ScalarType type);
/// The type that both can be seen as; nothing where there is none.
std::optional<ScalarType> joinedType(ScalarType a, ScalarType b);

} // namespace fusewright
