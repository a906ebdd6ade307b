// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <string>

namespace fusewright {

class Graph;

/// `weight 64×3×7×7 f32, bias 64`: the weights of an operator, one after the other. Empty for
/// an operator without (see `hasWeights`).
std::string weightsText(const Graph& graph, NodeId node);

/// The longest of the texts of an operator's first few nodes, for how wide its cards are to be.
std::string longestWeightsText(const Graph& graph, OperatorId kind);

} // namespace fusewright
