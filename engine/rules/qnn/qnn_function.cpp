// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_function.h"

#include <algorithm>
#include <limits>
#include <string>

namespace fusewright {

namespace {

using T = QnnTakes;
using G = QnnGives;
using Op = ExpressionOp;

constexpr std::uint8_t manyOperands = QnnFunction::anyCount;
constexpr std::uint8_t ofMatch = QnnMatch;
constexpr std::uint8_t ofValues = qnnValues;
constexpr std::uint8_t ofParts = QnnReplacement;
constexpr std::uint8_t anywhere = QnnMatch | QnnReplacement;

// clang-format off
constexpr std::array functions{
    QnnFunction{"ABS", "number", G::Number, ofValues, 1, 1, {T::Number}, 1, Op::Absolute,
        "The number without its sign."},
    QnnFunction{"ADD", "number…", G::Number, ofValues, 1, manyOperands, {T::Number}, 1, Op::Add,
        "The sum of all operands."},
    QnnFunction{"AND", "condition…", G::Bool, ofValues, 1, manyOperands, {T::Bool}, 1, Op::And,
        "True where all operands are."},
    QnnFunction{"AUTOSPLIT", "axis, split, size, body", G::Part, ofParts, 4, 4,
        {T::Whole, T::NewSplit, T::Whole, T::Part}, 4, Op::Literal,
        "Makes the body for pieces of the result along an axis, and joins them."},
    QnnFunction{"AUTOSPLIT_SHAPEFN_APPLY", "function, split, value…",
        G::Shape, ofParts, 2, manyOperands,
        {T::Word, T::SplitTag, T::Argument}, 3, Op::Literal,
        "The shape that a C++ function gives for the piece."},
    QnnFunction{"CONSTVAL_FLOAT", "operand, index", G::Float, ofValues, 2, 2,
        {T::Operand, T::Whole}, 2, Op::ContentFloat,
        "An element of a constant as a float; NaN where there is none."},
    QnnFunction{"CONSTVAL_FLOAT_VALID", "operand, index", G::Bool, ofValues, 2, 2,
        {T::Operand, T::Whole}, 2, Op::IsContentFloat,
        "True where a constant has such an element."},
    QnnFunction{"CONSTVAL_INT", "operand, index", G::Int, ofValues, 2, 2,
        {T::Operand, T::Whole}, 2, Op::ContentInt,
        "An element of a constant as an int; MIN_INT where there is none."},
    QnnFunction{"CONSTVAL_INT_VALID", "operand, index", G::Bool, ofValues, 2, 2,
        {T::Operand, T::Whole}, 2, Op::IsContentInt,
        "True where a constant has such an element and it is an int."},
    QnnFunction{"DIM_OF", "operand, axis", G::Size, ofValues, 2, 2,
        {T::Operand, T::Whole}, 2, Op::Extent,
        "The extent along an axis, counted from 0."},
    QnnFunction{"DIV", "a, b", G::Number, ofValues, 2, 2, {T::Number}, 1, Op::Divide,
        "The quotient; of whole numbers cut off towards zero."},
    QnnFunction{"DTYPE", "value", G::Type, ofValues, 1, 1, {T::Any}, 1, Op::ToElementType,
        "The number of a type as a type."},
    QnnFunction{"DTYPE_OF", "operand", G::Type, ofValues, 1, 1, {T::Operand}, 1, Op::TypeOf,
        "The type of the elements."},
    QnnFunction{"ELEMENTSIZE_OF", "operand", G::Size, ofValues, 1, 1,
        {T::Operand}, 1, Op::ElementBytes,
        "How many bytes an element has."},
    QnnFunction{"EQ", "a, b", G::Bool, ofValues, 2, 2, {T::Any}, 1, Op::Equal,
        "True where both are equal; also of types."},
    QnnFunction{"EXTERNAL_CONSTRAINT", "function, tag, value…",
        G::Bool, ofValues, 2, manyOperands,
        {T::Word, T::Tag, T::Scalar}, 3, Op::External,
        "What a C++ function says; unknown here until you answer for it."},
    QnnFunction{"EXTERNAL_REPLACE", "function", G::Part, ofParts, 1, 1, {T::Word}, 1, Op::Literal,
        "What a C++ function makes; unknown here."},
    QnnFunction{"FLOAT", "value", G::Float, ofValues, 1, 1, {T::Any}, 1, Op::ToFloat,
        "The value as a float."},
    QnnFunction{"FROM_DEFAULT_PACKAGE", "name", G::Operator, anywhere, 1, 1,
        {T::Operator}, 1, Op::Literal,
        "An operator of the default package instead of the one being defined."},
    QnnFunction{"GE", "a, b", G::Bool, ofValues, 2, 2, {T::Number}, 1, Op::GreaterOrEqual,
        "True where the first is not less."},
    QnnFunction{"GT", "a, b", G::Bool, ofValues, 2, 2, {T::Number}, 1, Op::Greater,
        "True where the first is greater."},
    QnnFunction{"INPUTS_OF", "operand", G::Size, ofValues, 1, 1, {T::Operand}, 1, Op::Inputs,
        "How many operands its operator has."},
    QnnFunction{"INPUT_OF", "operand, index", G::Operand, ofValues, 2, 2,
        {T::Operand, T::Whole}, 2, Op::InputOf,
        "An operand of the operator that makes this one."},
    QnnFunction{"INT", "value", G::Int, ofValues, 1, 1, {T::Any}, 1, Op::ToInt,
        "The value as an int."},
    QnnFunction{"IS_POW2", "number", G::Bool, ofValues, 1, 1, {T::Whole}, 1, Op::IsPowerOf2,
        "True for a power of 2."},
    QnnFunction{"ITER_INPUT_OF", "operand, split", G::Operand, ofParts, 2, 2,
        {T::Operand, T::SplitTag}, 2, Op::Literal,
        "The operand with the number of the iteration."},
    QnnFunction{"ITER_VAR", "split", G::Size, ofParts, 1, 1, {T::SplitTag}, 1, Op::LoopStart,
        "The number of the iteration."},
    QnnFunction{"LAYOUT_CHUNKSIZE", "class, axis", G::Size, ofValues, 2, 2,
        {T::Word, T::Whole}, 2, Op::Literal,
        "How many elements of an axis a class of tensors keeps together; unknown here."},
    QnnFunction{"LE", "a, b", G::Bool, ofValues, 2, 2, {T::Number}, 1, Op::LessOrEqual,
        "True where the first is not greater."},
    QnnFunction{"LET", "tag, operator", G::Pattern, ofMatch, 2, 2,
        {T::NewTag, T::Pattern}, 2, Op::Literal,
        "Gives the result of an operator a tag."},
    QnnFunction{"LT", "a, b", G::Bool, ofValues, 2, 2, {T::Number}, 1, Op::Less,
        "True where the first is less."},
    QnnFunction{"MAX", "number…", G::Number, ofValues, 1, manyOperands, {T::Number}, 1, Op::Max,
        "The greatest operand."},
    QnnFunction{"MIN", "number…", G::Number, ofValues, 1, manyOperands, {T::Number}, 1, Op::Min,
        "The least operand."},
    QnnFunction{"MOD", "a, b", G::Number, ofValues, 2, 2, {T::Number}, 1, Op::Modulo,
        "The remainder, with the sign of the second operand."},
    QnnFunction{"MUL", "number…", G::Number, ofValues, 1, manyOperands,
        {T::Number}, 1, Op::Multiply,
        "The product of all operands."},
    QnnFunction{"NE", "a, b", G::Bool, ofValues, 2, 2, {T::Any}, 1, Op::NotEqual,
        "True where both differ; also of types."},
    QnnFunction{"NEG", "number", G::Number, ofValues, 1, 1, {T::Number}, 1, Op::Negate,
        "The number with the other sign."},
    QnnFunction{"NOT", "condition", G::Bool, ofValues, 1, 1, {T::Bool}, 1, Op::Not,
        "True where the operand is false."},
    QnnFunction{"OPTION_BOOL", "option", G::Bool, ofValues, 1, 1, {T::Option}, 1, Op::Option,
        "An option of the graph as a bool."},
    QnnFunction{"OPTION_FLOAT", "option", G::Float, ofValues, 1, 1, {T::Option}, 1, Op::Option,
        "An option of the graph as a float."},
    QnnFunction{"OPTION_INT", "option", G::Int, ofValues, 1, 1, {T::Option}, 1, Op::Option,
        "An option of the graph as an int."},
    QnnFunction{"OPTION_UINT", "option", G::Size, ofValues, 1, 1, {T::Option}, 1, Op::Option,
        "An option of the graph as a size."},
    QnnFunction{"OP_ITER", "base, split, from, to, body", G::Part, ofParts, 5, 5,
        {T::Part, T::NewSplit, T::Whole, T::Whole, T::Part}, 5, Op::Literal,
        "The base with one more operand for each number."},
    QnnFunction{"OR", "condition…", G::Bool, ofValues, 1, manyOperands, {T::Bool}, 1, Op::Or,
        "True where one of the operands is."},
    QnnFunction{"OUTPUTS_OF", "operand", G::Size, ofValues, 1, 1, {T::Operand}, 1, Op::Outputs,
        "How many results its operator has."},
    QnnFunction{"OUTPUT_OF", "operand, index", G::Operand, ofValues, 2, 2,
        {T::Operand, T::Whole}, 2, Op::OutputOf,
        "Another result of the operator that makes this one."},
    QnnFunction{"Op", "name, operand…", G::Pattern, anywhere, 1, manyOperands,
        {T::Operator, T::Pattern}, 2, Op::Literal,
        "An operator with exactly these operands; in a replacement a new one."},
    QnnFunction{"OpMultiOut", "results, index, name, operand…", G::Part, ofParts, 3, manyOperands,
        {T::Whole, T::Whole, T::Operator, T::Part}, 4, Op::Literal,
        "One result of an operator that has several."},
    QnnFunction{"OpVarIn", "name, operand…", G::Pattern, ofMatch, 1, manyOperands,
        {T::Operator, T::Pattern}, 2, Op::Literal,
        "An operator with at least these operands."},
    QnnFunction{"Operand", "tag", G::Operand, ofParts, 1, 1, {T::Tag}, 1, Op::Literal,
        "The operand of a tag; the tag alone means the same."},
    QnnFunction{"RANK_OF", "operand", G::Size, ofValues, 1, 1, {T::Operand}, 1, Op::Rank,
        "The rank: 4, or 5; lower ranks are filled with 1 in front."},
    QnnFunction{"REM", "a, b", G::Number, ofValues, 2, 2, {T::Number}, 1, Op::Remainder,
        "The remainder, with the sign of the first operand."},
    QnnFunction{"ROUNDUP", "number, step", G::Number, ofValues, 2, 2, {T::Whole}, 1, Op::RoundUp,
        "The next multiple of the step, which is a power of 2."},
    QnnFunction{"ResizeDim", "axis, extent, operator", G::Part, ofParts, 3, 3,
        {T::Whole, T::Whole, T::Part}, 3, Op::Literal,
        "Sets one extent of what is made."},
    QnnFunction{"SAME_ENCODING", "a, b", G::Bool, ofValues, 2, 2, {T::Operand}, 1, Op::SameEncoding,
        "True where the types are equal, and the quantization of quantized ones too."},
    QnnFunction{"SAME_OP", "a, b", G::Bool, ofValues, 2, 2, {T::Operand}, 1, Op::SameValue,
        "True where both are the same result."},
    QnnFunction{"SELECT", "condition, a, b", G::Chosen, ofValues, 3, 3,
        {T::Bool, T::SameAsAll}, 2, Op::Select,
        "The second operand where the condition holds, else the third."},
    QnnFunction{"SHAPEFN_APPLY", "function, value…", G::Shape, ofParts, 1, manyOperands,
        {T::Word, T::Argument}, 2, Op::Literal,
        "The shape that a C++ function gives; unknown here."},
    QnnFunction{"SPLIT_DIM", "split", G::Size, ofParts, 1, 1, {T::SplitTag}, 1, Op::LoopAxis,
        "The axis that is split."},
    QnnFunction{"SPLIT_SIZE", "split", G::Size, ofParts, 1, 1, {T::SplitTag}, 1, Op::LoopSize,
        "How large the piece is."},
    QnnFunction{"SPLIT_START", "split", G::Size, ofParts, 1, 1, {T::SplitTag}, 1, Op::LoopStart,
        "Where the piece begins."},
    QnnFunction{"STEPSIZE_OF", "operand", G::Float, ofValues, 1, 1, {T::Operand}, 1, Op::StepSize,
        "The step size of the quantization; 1.0 for floats."},
    QnnFunction{"SUB", "a, b", G::Number, ofValues, 2, 2, {T::Number}, 1, Op::Subtract,
        "The first operand less the second one."},
    QnnFunction{"UINT", "value", G::Size, ofValues, 1, 1, {T::Any}, 1, Op::ToSize,
        "The value as a size."},
    QnnFunction{"WITH_MULTI_OUT", "results, operator", G::Part, ofParts, 2, 2,
        {T::Whole, T::Part}, 2, Op::Literal,
        "Sets how many results the operator has."},
    QnnFunction{"WITH_OUTPUT_TYPE", "type, zero offset, step size, operator",
        G::Part, ofParts, 4, 4,
        {T::Type, T::Number, T::Number, T::Part}, 4, Op::Literal,
        "Sets type and quantization of what is made, by value."},
    QnnFunction{"WITH_SAME_ID", "operand, operator", G::Part, ofParts, 2, 2,
        {T::Operand, T::Part}, 2, Op::Literal,
        "Keeps the number of an operator; nothing else changes."},
    QnnFunction{"WITH_SAME_OUTPUT", "operand, operator", G::Part, ofParts, 2, 2,
        {T::Operand, T::Part}, 2, Op::Literal,
        "Sets shape, type and quantization of what is made."},
    QnnFunction{"WITH_SIZE", "shape, operator", G::Part, ofParts, 2, 2,
        {T::Shape, T::Part}, 2, Op::Literal,
        "Sets the shape of what is made."},
    QnnFunction{"WITH_SPLIT_HISTORY", "operand, [history,] operator", G::Part, ofParts, 2, 3,
        {T::Operand, T::Argument, T::Part}, 3, Op::Literal,
        "Keeps how an operator was split; nothing else changes."},
    QnnFunction{"WITH_TYPE", "operand, operator", G::Part, ofParts, 2, 2,
        {T::Operand, T::Part}, 2, Op::Literal,
        "Sets type and quantization of what is made."},
    QnnFunction{"WrapOp", "name, operand", G::Part, ofParts, 2, 2,
        {T::Operator, T::Part}, 2, Op::Literal,
        "Puts an operator around another one, unless that is one of the same name."},
    QnnFunction{"WrapOpAlways", "name, operand", G::Part, ofParts, 2, 2,
        {T::Operator, T::Part}, 2, Op::Literal,
        "Puts an operator around another one."},
    QnnFunction{"XOR", "condition…", G::Bool, ofValues, 1, manyOperands, {T::Bool}, 1, Op::Xor,
        "True where an odd number of operands is."},
    QnnFunction{"ZERO_OFFSET_OF", "operand", G::Int, ofValues, 1, 1,
        {T::Operand}, 1, Op::ZeroOffset,
        "The zero offset of the quantization; 0 for floats."},
    QnnFunction{"gen_ConstArr_f32", "value, count", G::Shape, ofParts, 2, 2,
        {T::Number, T::Whole}, 2, Op::Literal,
        "A constant with a float many times."},
    QnnFunction{"gen_ConstArr_i32", "value, count", G::Shape, ofParts, 2, 2,
        {T::Number, T::Whole}, 2, Op::Literal,
        "A constant with an int many times."},
    QnnFunction{"gen_ConstArr_vals_i32", "value…", G::Shape, ofParts, 1, manyOperands,
        {T::Whole}, 1, Op::Literal,
        "A constant with these ints."},
    QnnFunction{"gen_ConstScalar_f32", "value", G::Shape, ofParts, 1, 1,
        {T::Number}, 1, Op::Literal,
        "A constant with one float."},
    QnnFunction{"gen_ConstScalar_i32", "value", G::Shape, ofParts, 1, 1, {T::Whole}, 1, Op::Literal,
        "A constant with one int."},
    QnnFunction{"gen_Shape", "extent…", G::Shape, ofParts, 1, manyOperands,
        {T::Whole}, 1, Op::Literal,
        "A shape."},
    QnnFunction{"gen_ShapeOf", "operand", G::Shape, ofParts, 1, 1, {T::Shape}, 1, Op::Literal,
        "The shape of an operand."},
};
// clang-format on

static_assert(std::ranges::is_sorted(functions, {}, &QnnFunction::name));

} // namespace

std::span<const QnnFunction> qnnFunctions()
{
    return functions;
}

const QnnFunction* findQnnFunction(std::string_view name)
{
    const auto found = std::ranges::lower_bound(functions, name, {}, &QnnFunction::name);
    return found == functions.end() || found->name != name ? nullptr : &*found;
}

std::string signatureText(const QnnFunction& function)
{
    return std::string(function.name) + '(' + std::string(function.operands) + ") → "
        + std::string(wordOf(function.gives));
}

std::string_view wordOf(QnnGives gives)
{
    constexpr std::array<std::string_view, 12> words{
        "bool",    "int",      "size",          "float",    "dtype", "number",
        "operand", "operator", "operator name", "operator", "shape", "value"};
    return words[static_cast<std::size_t>(gives)];
}

std::string_view wordsOf(QnnTakes takes)
{
    constexpr std::array<std::string_view, 19> words{
        "a condition",
        "a whole number",
        "a number",
        "a number or a condition",
        "a value",
        "a type",
        "an operand",
        "a tag",
        "a new tag",
        "a tag or an operator",
        "the name of an operator",
        "the tag of a split",
        "a new tag of a split",
        "the name of a function or a class",
        "the name of an option",
        "an operator or an operand",
        "a shape or an operand",
        "a value or an operand",
        "a value",
    };
    return words[static_cast<std::size_t>(takes)];
}

std::optional<Scalar> qnnConstant(std::string_view name)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (name == "OK" || name == "true")
        return Scalar::of(true);
    if (name == "false")
        return Scalar::of(false);
    if (name == "INF")
        return Scalar::of(infinity);
    if (name == "NEG_INF")
        return Scalar::of(-infinity);
    return std::nullopt;
}

} // namespace fusewright
