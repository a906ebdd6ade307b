// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/partition.h"
#include "engine/report/picture_svg.h"

namespace fusewright {

/// The picture of one mode.
struct ModeDrawing {
    FusionMode mode = FusionMode::O0;
    GraphDrawing drawing;
    bool isFolded = false;   ///< Of repeated blocks only the first is drawn.
    bool isClosed = false;   ///< Sections, or modules, are drawn as one card.
    bool hasModules = false; ///< That groups are modules.
};

} // namespace fusewright
