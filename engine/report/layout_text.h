// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture_measures.h"

#include <string>

namespace fusewright {

struct GraphDrawing;

/// The answer of `layout` for people: what is drawn, and how good it is.
std::string layoutText(const GraphDrawing& drawing, const PictureMeasures& measures);
/// The answer of `layout --json`: where everything stands, and how good it is.
///
/// Every box has an id of its own: an operator its name, the others with what they are before it,
/// as in `module:layers.0`. The second piece of a frame ends with `#2`.
std::string layoutJson(const GraphDrawing& drawing, const PictureMeasures& measures);

} // namespace fusewright
