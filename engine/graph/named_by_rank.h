// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

namespace fusewright {

/// The graph with convolutions and pools called by how many dimensions their images have.
///
/// ONNX, StableHLO and `aten.convolution` have one name for all of them, which the catalogue takes
/// for two dimensions: here such a `conv2d` becomes a `conv1d` or `conv3d`. One of which nothing
/// tells keeps its name. Bodies are left as they are.
Graph namedByRank(Graph graph);

} // namespace fusewright
