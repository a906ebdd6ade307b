// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fusewright {

/// What formulas can say beyond operators: shapes, and what depends on the forward operator.
enum class FormulaForm : std::uint8_t {
    Swap,           ///< `swap(v)`: the last two axes change places.
    Rows,           ///< `rows(v)`: all axes but the last become one.
    ViewLike,       ///< `view_like(v, x)`: the elements of v in the shape of x.
    ExpandLike,     ///< `expand_like(v, x)`: v repeated to the shape of x.
    CastLike,       ///< `cast_like(v, x)`: v in the element type of x.
    Restore,        ///< `restore(v)`: with axes of 1 where the forward operator reduced.
    RestoreView,    ///< `restore_view(v)`: the same by one view, where shapes are known.
    Unreduce,       ///< `unreduce(v)`: restored and repeated to the shape of the first operand.
    Resum,          ///< `resum(v)`: summed over the axes that the forward operator reduced, kept.
    Remean,         ///< `remean(v)`: the same as an average.
    PermuteBack,    ///< `permute_back(v)`: axes as they were before the forward operator.
    CatGradients,   ///< `cat_gradients()`: those of all results, one behind the other.
    StackGradients, ///< `stack_gradients()`: those of all results along a new axis.
    Part,           ///< `part()`: what of the gradient belongs to this operand of a `cat`.
    Layer,          ///< `layer()`: what of the gradient belongs to this operand of a `stack`.
    EinsumBack,     ///< `einsum_back()`: the product of the gradient and the other operands.
    Sizes,          ///< `sizes(x)`: the extents of x, as an argument.
    Size,           ///< `size(x, axis)`: one of them.
    Ratio,          ///< `ratio(x, y)`: how many elements of x there are for one of y.
};

/// `dim=axis`: an argument of an operator in a formula.
struct FormulaArgument {
    std::string name;
    std::uint32_t step = 0;

    bool operator==(const FormulaArgument&) const = default;
};

/// One step of a formula: a value that is there, a number, or an operator on earlier steps.
struct FormulaStep {
    enum class Kind : std::uint8_t {
        Operand,  ///< `place`th of the forward operator.
        Result,   ///< The same of its results.
        Gradient, ///< Of a result.
        Number,
        Argument, ///< An argument of the forward operator.
        Nothing,  ///< `none`
        Call,     ///< An operator.
        Form,
        Item, ///< The `place`th result of an operator.
    };

    Kind kind = Kind::Nothing;
    FormulaForm form = FormulaForm::Swap;
    std::uint32_t place = 0;
    double number = 0;
    std::string name;                    ///< Of an operator.
    std::vector<std::uint32_t> operands; ///< Steps.
    std::vector<FormulaArgument> arguments;

    bool operator==(const FormulaStep&) const = default;
};

} // namespace fusewright
