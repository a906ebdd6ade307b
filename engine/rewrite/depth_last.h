// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/rewrite/stage_result.h"

#include <memory>

namespace fusewright {

/// A graph in which images have their channels behind height and width, and weights of convolutions
/// the window first, as Qualcomm's compiler sees them: shapes, axes that operators name, encodings
/// and small constants. What cannot be said in this order keeps the model's: where it uses an
/// image, a Transpose comes between. The same graph where nothing is to be done.
StageResult withDepthLast(const std::shared_ptr<const Graph>& graph);

/// The same without what comes between: nodes and values keep their numbers. For those who look at
/// operators one by one.
std::shared_ptr<const Graph> seenWithDepthLast(const std::shared_ptr<const Graph>& graph);

} // namespace fusewright
