// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture_request.h"

namespace fusewright {

/// Draws a graph with sides: each side alone, the right one from the bottom up, then both beside
/// each other, pulled apart until partners are at one height, in as many pairs of columns as the
/// aspect wants. What goes from one side to the other are stubs.
Picture drawTwoColumns(const PictureRequest& request, const CancelToken& cancel = {},
                       ProgressSink* progress = nullptr);

} // namespace fusewright
