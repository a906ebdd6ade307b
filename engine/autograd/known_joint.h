// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/backward_graph.h"

#include <optional>
#include <vector>

namespace fusewright {

/// A graph that has its backward part already, as who made it says: `forwardOf` has for backward
/// operators the forward one, by node.
///
/// The first operator of which that is said begins the backward part. Those behind it of which
/// nothing is said belong to where what they read, or what reads them, belongs. Nothing where
/// nothing is said of any.
std::optional<BackwardGraph> knownJoint(const Graph& graph, std::vector<NodeId> forwardOf);

/// The forward operators of a joint graph with the ids that they have there; the gradients from
/// outside stay among the inputs.
Graph forwardPart(const BackwardGraph& joint);

} // namespace fusewright
