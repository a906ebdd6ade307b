// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/expression.h"

#include <array>
#include <bit>

namespace fusewright {

namespace {

using Takes = ExpressionSignature::Takes;
using Gives = ExpressionSignature::Gives;
using Payload = ExpressionSignature::Payload;
using Op = ExpressionOp;

constexpr std::uint8_t any = ExpressionSignature::anyCount;

// clang-format off
constexpr std::array signatures{
    ExpressionSignature{Op::Literal, "", Gives::Declared, Payload::Literal, 0, 0,
        {Takes::Anything, Takes::Anything, Takes::Anything}, false},
    ExpressionSignature{Op::Option, "option", Gives::Declared, Payload::TypedName, 0, 0,
        {Takes::Anything, Takes::Anything, Takes::Anything}, false},
    ExpressionSignature{Op::External, "external", Gives::Declared, Payload::TypedName, 0, any,
        {Takes::Anything, Takes::Anything, Takes::Anything}, false},
    ExpressionSignature{Op::Tested, "tested", Gives::Bool, Payload::Test, 0, any,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::Bound, "", Gives::Operand, Payload::Entry, 0, 0,
        {Takes::Anything, Takes::Anything, Takes::Anything}, false},
    ExpressionSignature{Op::Whole, "whole", Gives::Operand, Payload::None, 0, 0,
        {Takes::Anything, Takes::Anything, Takes::Anything}, false},
    ExpressionSignature{Op::LoopAxis, "loop_axis", Gives::Size, Payload::Loop, 0, 0,
        {Takes::Anything, Takes::Anything, Takes::Anything}, false},
    ExpressionSignature{Op::LoopStart, "loop_start", Gives::Size, Payload::Loop, 0, 0,
        {Takes::Anything, Takes::Anything, Takes::Anything}, false},
    ExpressionSignature{Op::LoopSize, "loop_size", Gives::Size, Payload::Loop, 0, 0,
        {Takes::Anything, Takes::Anything, Takes::Anything}, false},
    ExpressionSignature{Op::InputOf, "input", Gives::Operand, Payload::None, 2, 2,
        {Takes::Operand, Takes::Whole, Takes::Whole}, false},
    ExpressionSignature{Op::OutputOf, "output", Gives::Operand, Payload::None, 2, 2,
        {Takes::Operand, Takes::Whole, Takes::Whole}, false},
    ExpressionSignature{Op::Rank, "rank", Gives::Size, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::Extent, "dim", Gives::Size, Payload::None, 2, 2,
        {Takes::Operand, Takes::Whole, Takes::Whole}, false},
    ExpressionSignature{Op::TypeOf, "dtype", Gives::ElementType, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::ElementBytes, "element_bytes", Gives::Size, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::StepSize, "step_size", Gives::Float, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::ZeroOffset, "zero_offset", Gives::Int, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::Inputs, "inputs", Gives::Size, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::Outputs, "outputs", Gives::Size, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::Users, "users", Gives::Size, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::OperatorUsers, "operator_users", Gives::Size, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::IsUsed, "is_used", Gives::Bool, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::IsConstant, "is_constant", Gives::Bool, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::IsGraphInput, "is_graph_input", Gives::Bool, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::IsGraphOutput, "is_graph_output", Gives::Bool, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::Attribute, "attr", Gives::Declared, Payload::TypedName, 1, 2,
        {Takes::Operand, Takes::Whole, Takes::Whole}, false},
    ExpressionSignature{Op::AttributeCount, "attr_count", Gives::Size, Payload::Name, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::HasAttribute, "has_attr", Gives::Bool, Payload::Name, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::ContentInt, "content_int", Gives::Int, Payload::None, 2, 2,
        {Takes::Operand, Takes::Whole, Takes::Whole}, false},
    ExpressionSignature{Op::ContentFloat, "content", Gives::Float, Payload::None, 2, 2,
        {Takes::Operand, Takes::Whole, Takes::Whole}, false},
    ExpressionSignature{Op::IsContentInt, "is_content_int", Gives::Bool, Payload::None, 2, 2,
        {Takes::Operand, Takes::Whole, Takes::Whole}, false},
    ExpressionSignature{Op::IsContentFloat, "is_content", Gives::Bool, Payload::None, 2, 2,
        {Takes::Operand, Takes::Whole, Takes::Whole}, false},
    ExpressionSignature{Op::SameEncoding, "same_encoding", Gives::Bool, Payload::None, 2, 2,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::SameShape, "same_shape", Gives::Bool, Payload::None, 2, 2,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::SameValue, "same_value", Gives::Bool, Payload::None, 2, 2,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::IsTypeKnown, "is_type_known", Gives::Bool, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::IsShapeKnown, "is_shape_known", Gives::Bool, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::IsQuantized, "is_quantized", Gives::Bool, Payload::None, 1, 1,
        {Takes::Operand, Takes::Operand, Takes::Operand}, false},
    ExpressionSignature{Op::Not, "not", Gives::Bool, Payload::None, 1, 1,
        {Takes::Bool, Takes::Bool, Takes::Bool}, false},
    ExpressionSignature{Op::And, "and", Gives::Bool, Payload::None, 1, any,
        {Takes::Bool, Takes::Bool, Takes::Bool}, true},
    ExpressionSignature{Op::Or, "or", Gives::Bool, Payload::None, 1, any,
        {Takes::Bool, Takes::Bool, Takes::Bool}, true},
    ExpressionSignature{Op::Xor, "xor", Gives::Bool, Payload::None, 1, any,
        {Takes::Bool, Takes::Bool, Takes::Bool}, true},
    ExpressionSignature{Op::Select, "select", Gives::Joined, Payload::None, 3, 3,
        {Takes::Bool, Takes::Common, Takes::Common}, false},
    ExpressionSignature{Op::Negate, "negate", Gives::Joined, Payload::None, 1, 1,
        {Takes::Number, Takes::Number, Takes::Number}, false},
    ExpressionSignature{Op::Absolute, "abs", Gives::Joined, Payload::None, 1, 1,
        {Takes::Number, Takes::Number, Takes::Number}, false},
    ExpressionSignature{Op::IsPowerOf2, "is_power_of_2", Gives::Bool, Payload::None, 1, 1,
        {Takes::Whole, Takes::Whole, Takes::Whole}, false},
    ExpressionSignature{Op::RoundUp, "round_up", Gives::Joined, Payload::None, 2, 2,
        {Takes::Whole, Takes::Whole, Takes::Whole}, false},
    ExpressionSignature{Op::Add, "+", Gives::Joined, Payload::None, 1, any,
        {Takes::Number, Takes::Number, Takes::Number}, true},
    ExpressionSignature{Op::Multiply, "*", Gives::Joined, Payload::None, 1, any,
        {Takes::Number, Takes::Number, Takes::Number}, true},
    ExpressionSignature{Op::Min, "min", Gives::Joined, Payload::None, 1, any,
        {Takes::Number, Takes::Number, Takes::Number}, false},
    ExpressionSignature{Op::Max, "max", Gives::Joined, Payload::None, 1, any,
        {Takes::Number, Takes::Number, Takes::Number}, false},
    ExpressionSignature{Op::Subtract, "-", Gives::Joined, Payload::None, 2, 2,
        {Takes::Number, Takes::Number, Takes::Number}, true},
    ExpressionSignature{Op::Divide, "/", Gives::Joined, Payload::None, 2, 2,
        {Takes::Number, Takes::Number, Takes::Number}, true},
    ExpressionSignature{Op::Remainder, "%", Gives::Joined, Payload::None, 2, 2,
        {Takes::Number, Takes::Number, Takes::Number}, true},
    ExpressionSignature{Op::Modulo, "modulo", Gives::Joined, Payload::None, 2, 2,
        {Takes::Number, Takes::Number, Takes::Number}, false},
    ExpressionSignature{Op::Equal, "==", Gives::Bool, Payload::None, 2, 2,
        {Takes::Ordered, Takes::Ordered, Takes::Ordered}, true},
    ExpressionSignature{Op::NotEqual, "!=", Gives::Bool, Payload::None, 2, 2,
        {Takes::Ordered, Takes::Ordered, Takes::Ordered}, true},
    ExpressionSignature{Op::Less, "<", Gives::Bool, Payload::None, 2, 2,
        {Takes::Number, Takes::Number, Takes::Number}, true},
    ExpressionSignature{Op::LessOrEqual, "<=", Gives::Bool, Payload::None, 2, 2,
        {Takes::Number, Takes::Number, Takes::Number}, true},
    ExpressionSignature{Op::Greater, ">", Gives::Bool, Payload::None, 2, 2,
        {Takes::Number, Takes::Number, Takes::Number}, true},
    ExpressionSignature{Op::GreaterOrEqual, ">=", Gives::Bool, Payload::None, 2, 2,
        {Takes::Number, Takes::Number, Takes::Number}, true},
    ExpressionSignature{Op::ToInt, "to_int", Gives::Int, Payload::None, 1, 1,
        {Takes::Castable, Takes::Castable, Takes::Castable}, false},
    ExpressionSignature{Op::ToSize, "to_size", Gives::Size, Payload::None, 1, 1,
        {Takes::Castable, Takes::Castable, Takes::Castable}, false},
    ExpressionSignature{Op::ToFloat, "to_float", Gives::Float, Payload::None, 1, 1,
        {Takes::Castable, Takes::Castable, Takes::Castable}, false},
    ExpressionSignature{Op::ToElementType, "to_dtype", Gives::ElementType, Payload::None, 1, 1,
        {Takes::Castable, Takes::Castable, Takes::Castable}, false},
};
// clang-format on

constexpr bool isInOrder()
{
    for (std::size_t at = 0; at < signatures.size(); ++at) {
        if (static_cast<std::size_t>(signatures[at].op) != at)
            return false;
    }
    return signatures.size() == static_cast<std::size_t>(Op::ToElementType) + 1;
}
static_assert(isInOrder());

} // namespace

const ExpressionSignature& signatureOf(ExpressionOp op)
{
    return signatures[static_cast<std::size_t>(op)];
}

std::span<const ExpressionSignature> expressionSignatures()
{
    return signatures;
}

std::string_view scalarTypeName(ScalarType type)
{
    constexpr std::array<std::string_view, 7> names{"bool",  "int",  "size",   "float",
                                                    "dtype", "text", "operand"};
    return names[static_cast<std::size_t>(type)];
}

std::optional<ScalarType> joinedType(ScalarType a, ScalarType b)
{
    if (a == b)
        return a;
    if (!isNumberType(a) || !isNumberType(b))
        return std::nullopt;
    const bool isFloat = a == ScalarType::Float || b == ScalarType::Float;
    return isFloat ? ScalarType::Float : ScalarType::Size;
}

bool isSame(const Scalar& a, const Scalar& b)
{
    if (a.type != b.type || a.value.index() != b.value.index())
        return false;
    const double* const left = a.get<double>();
    if (left)
        return std::bit_cast<std::uint64_t>(*left)
            == std::bit_cast<std::uint64_t>(*b.get<double>());
    return a.value == b.value;
}

} // namespace fusewright
