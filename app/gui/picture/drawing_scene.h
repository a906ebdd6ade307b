// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/canvas/canvas_scene.h"

namespace fusewright {

struct GraphDrawing;
struct MadePartition;
struct NodeClasses;

/// How classes look where none is dimmed: as the canvas has them.
CanvasClasses classLooks(const NodeClasses& classes);
/// By operator: the section that it is in with others, or `CanvasClasses::none`.
std::vector<std::uint32_t> fusedSections(const MadePartition& made);
/// The picture of a report as the canvas paints it.
CanvasScene sceneOf(const GraphDrawing& drawing);

} // namespace fusewright
