// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/rewrite/axis_order.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// What an operator says of axes, said anew for another order of them.
struct AxisRenaming {
    /// Instead of those that it has, or beside them.
    std::vector<std::pair<std::string, AttributeValue>> attributes;
    /// Own operands, and the constants that take their place.
    std::vector<std::pair<std::size_t, TensorLiteral>> constants;
    std::vector<std::size_t> axes; ///< Those of the model that are named: all where none need be.
};

/// The axes that one operator names, in attributes or in operands, or takes for granted. Everything
/// is nothing where one of them is not known: computed, or not told by the file.
class AxisNames {
public:
    /// Of its first operand, which now has the order.
    AxisNames(const Graph& graph, NodeId node, AxisOrder order, std::size_t rank)
        : m_graph(graph), m_node(node), m_order(order), m_rank(rank)
    {
    }

    /// Of an operator that works along axes that it names; nothing for any other.
    std::optional<AxisRenaming> renamed() const;
    /// Of one that enlarges images.
    std::optional<AxisRenaming> scaled() const;
    /// Of one that takes axes of one element away.
    std::optional<AxisRenaming> squeezed() const;
    /// Of one that adds axes of one element; the order and the rank are those of its result.
    std::optional<AxisRenaming> unsqueezed() const;
    /// How it transposes: by axis afterwards, the one before, in the model's order.
    std::optional<std::pair<std::string, std::vector<std::int64_t>>> transposition() const;
    /// Whether it is a reshape that says how many elements there are, and nothing of axes but the
    /// first.
    bool isOnlyOfCounts() const;

private:
    using Numbers = std::vector<std::int64_t>;
    enum class Otherwise : std::uint8_t { Unknown, First, All };

    bool hasOperand(std::size_t operand) const;
    bool hasPositionsOnly() const;
    std::optional<Numbers> numbersOf(std::size_t operand) const;
    std::optional<Numbers> numbersOf(std::string_view attribute) const;
    std::string_view axisAttribute() const;
    std::optional<std::size_t> axisOf(std::int64_t written) const;
    Numbers permuted(const Numbers& byAxis) const;
    void set(AxisRenaming& renaming, std::size_t operand, Numbers numbers) const;
    std::optional<AxisRenaming> along(std::optional<std::size_t> operand,
                                      Otherwise otherwise) const;
    std::optional<AxisRenaming> sliced() const;
    std::optional<AxisRenaming> padded() const;
    std::optional<AxisRenaming> padded(const Numbers& fromLast) const;
    std::optional<AxisRenaming> repeated(bool mayBeShort) const;
    std::optional<AxisRenaming> quantized() const;
    bool permuteOperand(AxisRenaming& renaming, std::size_t operand, std::size_t halves) const;

    const Graph& m_graph;
    NodeId m_node;
    AxisOrder m_order;
    std::size_t m_rank;
};

} // namespace fusewright
