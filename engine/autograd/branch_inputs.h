// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/graph/graph_builder.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace fusewright {

/// What the bodies of which one runs read of the graph around them, as inputs that all can have.
struct BranchInputs {
    std::vector<ValueId> operands;                ///< Of the graph around them; some may be twice.
    std::vector<std::vector<std::size_t>> places; ///< By body and input: the place among them.
};

/// Nothing where the operands of the operator are not the inputs of its bodies: behind the first,
/// which chooses, come those that all bodies have, or there are only such that they capture.
bool haveBranchInputs(const Graph& graph, NodeId node);
BranchInputs branchInputsOf(const Graph& graph, NodeId node);

/// The body with as many inputs as there are operands, its own at their places. The others are not
/// used, and none is captured.
Graph withInputsAt(const Graph& body, std::span<const std::size_t> places, const Graph& outer,
                   std::span<const ValueId> operands);

/// The shape of a value of another graph; what that graph has names for has them here, too.
ShapeId shapeIn(StringPool& texts, ShapeTable& shapes, const Graph& other, ValueId value);

} // namespace fusewright
