// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <cstddef>

namespace fusewright {

/// How many operands an operator has: those that are left out at the end do not count, nor do those
/// that only nested graphs capture.
inline std::size_t operandCount(const Graph& graph, NodeId node)
{
    const auto inputs = graph.inputs(node);
    std::size_t count = graph.writtenInputCount(node);
    while (count > 0 && !inputs[count - 1].isValid())
        --count;
    return count;
}

} // namespace fusewright
