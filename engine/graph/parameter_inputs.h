// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <vector>

namespace fusewright {

class Graph;

/// Which inputs of a graph are the model's own weights: by what they are called, as in
/// `layer1.0.conv1.weight` or `params['conv']['kernel']`, or because nothing but layers uses them,
/// where their weights go. By input; what the graph around captures is none.
std::vector<bool> findParameterInputs(const Graph& graph);

} // namespace fusewright
