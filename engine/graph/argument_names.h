// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

/// What an argument is, as far as one can see without running anything.
enum class ArgumentKind : char {
    Anything = '?', ///< As a parameter: it takes all; as an argument: nobody knows.
    Value = 'T',    ///< What another operator makes, or a list of such.
    Integer = 'i',
    Float = 'f',
    Number = 'n', ///< As a parameter only: an integer, a float or a truth.
    Truth = 'b',
    Text = 's',
    Type = 'd', ///< `torch.float16`
    Device = 'v',
    Layout = 'l',
    MemoryFormat = 'm',
    Integers = 'I',
    Floats = 'F',
    Truths = 'B',
    Nothing = '-', ///< `None`, which stands for whatever is left out.
};

struct Parameter {
    std::string_view name;
    ArgumentKind kind = ArgumentKind::Anything;
};

/// The positional parameters of one overload of an operator.
using Parameters = std::vector<Parameter>;

/// What operators call the arguments that a text tells by their position alone, so that a rule can
/// ask for `dim` in every form of a graph.
class ArgumentNames {
public:
    /// The tables that come with the program: PyTorch's and Relax's.
    static const ArgumentNames& builtIn();

    /// A line for each overload: `max.dim self:T dim:i keepdim:b`. The text must stay.
    void add(std::string_view table);

    /// The overload that fits best to what is given; null where the operator is not known.
    const Parameters* find(std::string_view nativeOperator,
                           std::span<const ArgumentKind> given) const;

private:
    using Overloads = std::vector<Parameters>;

    const Overloads* overloadsOf(std::string_view nativeOperator) const;
    const Overloads* named(std::string_view name) const;

    std::unordered_map<std::string_view, Overloads> m_overloads;
};

/// Whether the last parameter takes all the numbers from its place on: `x.view(2, -1)`.
bool takesTheRest(const Parameters& parameters, std::span<const ArgumentKind> given);

} // namespace fusewright
