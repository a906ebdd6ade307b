// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/expression.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace fusewright {

/// What may stand as an operand of a function.
enum class QnnTakes : std::uint8_t {
    Bool,
    Whole,  ///< Int or size.
    Number, ///< Int, size or float.
    Scalar, ///< A number or a bool.
    Any,    ///< Any value: scalars and types.
    Type,
    Operand,   ///< A tag, or what leads to a tensor that is there before.
    Tag,       ///< A tag alone.
    NewTag,    ///< Names what follows.
    Pattern,   ///< What is matched: a tag or an operator.
    Operator,  ///< The name of one.
    SplitTag,  ///< Of a split around it.
    NewSplit,  ///< Names the split for its last operand.
    Word,      ///< The name of a function or a class of C++.
    Option,    ///< The name of an option of the graph.
    Part,      ///< What is made: operators, shapes, operands.
    Shape,     ///< A shape, or an operand that has it.
    Argument,  ///< Of a function of C++.
    SameAsAll, ///< What the call itself stands for.
};

/// What a call stands for.
enum class QnnGives : std::uint8_t {
    Bool,
    Int,
    Size,
    Float,
    Type,
    Number, ///< The common type of its operands.
    Operand,
    Pattern,
    Operator,
    Part,  ///< A new operator.
    Shape, ///< A shape or a constant.
    Chosen,
};

/// Where a function may be called.
enum QnnPlace : std::uint8_t { QnnMatch = 1, QnnConstraint = 2, QnnReplacement = 4 };
inline constexpr std::uint8_t qnnValues = QnnConstraint | QnnReplacement;

/// A function of the grammar, for checking, completion, help and making expressions.
struct QnnFunction {
    static constexpr std::uint8_t anyCount = 0xff;

    std::string_view name;
    std::string_view operands; ///< Their names, as people read them.
    QnnGives gives = QnnGives::Bool;
    std::uint8_t where = qnnValues;
    std::uint8_t fewest = 0;
    std::uint8_t most = 0;
    std::array<QnnTakes, 5> takes{};         ///< The last one that counts goes on.
    std::uint8_t kinds = 0;                  ///< How many of them count.
    ExpressionOp op = ExpressionOp::Literal; ///< What does the same to expressions; or a literal.
    std::string_view summary;

    QnnTakes takesAt(std::size_t operand) const
    {
        return takes[operand < kinds ? operand : kinds - std::size_t{1}];
    }
};

/// Those that are not made of others, sorted by name.
std::span<const QnnFunction> qnnFunctions();
/// Null for an unknown one.
const QnnFunction* findQnnFunction(std::string_view name);
/// `DIM_OF(operand, axis) → size`.
std::string signatureText(const QnnFunction& function);
/// `bool`, `operator`.
std::string_view wordOf(QnnGives gives);
/// `a tag`, `a number`.
std::string_view wordsOf(QnnTakes takes);

/// `OK`, `true`, `INF` and the like: a value without operands.
std::optional<Scalar> qnnConstant(std::string_view name);

} // namespace fusewright
