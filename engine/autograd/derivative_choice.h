// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/derivative_table.h"
#include "engine/autograd/forward_operator.h"
#include "engine/graph/graph.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// Finds the entry of the table for each operator of one graph.
///
/// An entry for the native name comes before one for the canonical name, and that before one for
/// the category; `aten.NAME` stands for all spellings of an operator of ATen.
class DerivativeChoice {
public:
    /// Both outlive it.
    DerivativeChoice(const Graph& graph, const DerivativeTable& table);

    /// Null where the table has no entry that fits.
    const Derivative* find(const ForwardOperator& forward);
    /// Whether one operator may make its gradients where no formula can be followed.
    bool mayBeOne(NodeId node);
    /// Whether the table has any entry for the operator, one that fits or not.
    bool isKnown(NodeId node);

private:
    const DerivativeTable::Entries& candidates(OperatorId op);
    bool fits(const Derivative& entry, const ForwardOperator& forward) const;
    bool fitsOperands(const Derivative& entry, const ForwardOperator& forward) const;
    std::string_view makerOf(const ForwardOperator& forward, std::size_t place) const;
    bool fitsArgument(const DerivativeArgument& wanted, const ForwardOperator& forward) const;

    const Graph& m_graph;
    const DerivativeTable& m_table;
    std::vector<std::optional<DerivativeTable::Entries>> m_candidates; ///< By operator.
};

/// `results` and `operands` are arguments that every operator has: how many of them there are.
std::optional<double> countNamed(std::string_view name, const ForwardOperator& forward);

} // namespace fusewright
