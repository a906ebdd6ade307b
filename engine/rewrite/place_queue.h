// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace fusewright {

/// Places that wait, each once, the first in the order of the graph first.
class PlaceQueue {
public:
    using IsBefore = std::function<bool(NodeId, NodeId)>;

    explicit PlaceQueue(IsBefore isBefore) : m_isBefore(std::move(isBefore)) { }

    bool isEmpty() const { return m_heap.empty(); }
    void push(NodeId place);
    NodeId pop();
    /// After operators have changed places in the order.
    void orderAgain();

private:
    /// A heap has the last of an order in front.
    bool comesLater(NodeId a, NodeId b) const { return m_isBefore(b, a); }

    IsBefore m_isBefore;
    std::vector<NodeId> m_heap;
    std::vector<bool> m_isIn; ///< By node.
};

} // namespace fusewright
