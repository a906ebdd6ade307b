// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/partition/cost_formula.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace fusewright {

using Dims = std::span<const Dim>;

/// How extents without a number count: as unknown, or as the names that they have.
enum class UnsetExtents { Unknown, Named };

/// All extents multiplied; one for none.
CostAmount productOf(const Graph& graph, Dims dims, UnsetExtents extents);

/// One operator with its shapes, as formulas look at it.
struct CostedOperator {
    CostedOperator(const Graph& of, NodeId at, UnsetExtents how)
        : graph(of), node(at), spec(of.operatorOf(at).spec), extents(how)
    {
    }

    CostAmount product(Dims dims) const { return productOf(graph, dims, extents); }
    CostAmount extent(Dim dim) const { return product({&dim, 1}); }

    std::optional<Dims> dims(ValueId value) const;
    std::optional<Dims> operandDims(std::size_t operand) const;
    std::optional<Dims> resultDims(std::size_t result = 0) const;
    CostAmount operandElements(std::size_t operand) const;
    CostAmount resultElements() const;
    bool hasOperand(std::size_t operand) const;
    std::size_t operandCount() const { return graph.inputs(node).size(); }
    /// What an operand says, where it is one number that the model gives.
    std::optional<double> literal(std::size_t operand) const;

    const std::vector<std::int64_t>* numbers(std::string_view attribute) const;
    std::string_view word(std::string_view attribute) const;
    std::optional<double> number(std::string_view attribute) const;
    bool isTrue(std::string_view attribute) const;
    bool isNamed(std::initializer_list<std::string_view> names) const
    {
        return std::ranges::find(names, spec->name) != names.end();
    }
    /// The native name has this in it.
    bool isCalled(std::string_view part) const
    {
        return graph.nativeName(node).find(part) != std::string_view::npos;
    }

    const Graph& graph;
    NodeId node;
    const OperatorSpec* spec; ///< Never null where a formula looks.
    UnsetExtents extents;
};

/// The one number that a value is in a graph; nothing where it is none, or several.
std::optional<double> literalNumber(const Graph& graph, ValueId value);

} // namespace fusewright
