// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/rewrite/axis_names.h"
#include "engine/rewrite/axis_order.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace fusewright {

/// What an operator takes its operands to be, and what it then says instead of what it said.
struct AxisUse {
    /// By own operand; nothing where it takes any.
    std::vector<std::optional<AxisOrder>> operands;
    std::vector<AxisOrder> results;
    AxisRenaming says;
};

/// The weight of a convolution.
struct WeightOperand {
    std::size_t operand = 1;
    AxisOrder order = AxisOrder::Weight;
};

/// What operators do with the order of axes. An operator that is not known, or whose axes nobody
/// tells, takes everything in the model's order.
class AxisUses {
public:
    explicit AxisUses(const Graph& graph);

    /// An operator that says what an image is, which has its channels second.
    bool isOfImages(NodeId node) const;
    /// Only for one of images.
    std::optional<WeightOperand> weightOf(NodeId node) const;
    /// What goes through it keeps its axes: images in, images of the same rank out.
    bool carries(NodeId node, std::size_t rank) const;
    /// Beside the first operand, others of its rank are images too.
    bool joins(NodeId node) const;
    /// Bodies use it, and they have the model's order.
    bool isCaptured(ValueId value) const { return m_isCaptured[value.index]; }

    /// `wished` has by value the order that would be best, `orders` the one that values have that
    /// come before the operator.
    AxisUse of(NodeId node, const std::vector<AxisOrder>& wished,
               const std::vector<AxisOrder>& orders) const;

    bool isRanked(ValueId value) const;
    std::size_t rank(ValueId value) const;

private:
    ValueId result(NodeId node, std::size_t at) const
    {
        return ValueId((*m_graph.outputs(node).begin()).index + at);
    }
    bool isOnlyOnes(ValueId value) const;
    bool hasChannelsSecond(NodeId node) const;
    bool fits(NodeId node, const WeightOperand& weight) const;
    bool handsToBodies(NodeId node) const;
    bool spreadsOver(NodeId node, std::size_t rank) const;
    AxisUse asTheModel(NodeId node) const;
    std::optional<AxisUse> ofImages(NodeId node) const;
    std::optional<AxisUse> carrying(NodeId node, const std::vector<AxisOrder>& wished) const;
    std::optional<AxisUse> dropping(NodeId node, const std::vector<AxisOrder>& wished) const;
    std::optional<AxisUse> adding(NodeId node, const std::vector<AxisOrder>& wished) const;
    std::optional<AxisUse> transposing(NodeId node, const std::vector<AxisOrder>& wished,
                                       const std::vector<AxisOrder>& orders) const;
    std::optional<AxisUse> reshaping(NodeId node, const std::vector<AxisOrder>& orders) const;
    bool hasWeights(NodeId node, AxisOrder order, const std::vector<AxisOrder>& wished) const;

    const Graph& m_graph;
    std::vector<bool> m_isCaptured; ///< By value.
};

} // namespace fusewright
