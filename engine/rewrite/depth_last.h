// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <memory>

namespace fusewright {

/// A graph in which images have their channels behind height and width, and weights of convolutions
/// the window first, as Qualcomm's compiler sees them: shapes, axes that attributes name, encodings
/// and small constants. Nodes and values keep their numbers. The same graph where nothing is to be
/// done.
std::shared_ptr<const Graph> withDepthLast(const std::shared_ptr<const Graph>& graph);

} // namespace fusewright
