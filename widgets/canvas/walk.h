// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

namespace fusewright {

class CanvasScene;

/// A step with an arrow key.
enum class Step {
    ToUser,     ///< The first operator that uses a result.
    ToProducer, ///< The first operator that makes an operand.
    Left,       ///< The nearest card in the same row.
    Right,
};

/// Where a step from an operator leads: along the graph's edges or across the picture. Invalid
/// when there is nothing.
NodeId steppedFrom(const CanvasScene& scene, NodeId node, Step step);

} // namespace fusewright
