// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/hull_layout.h"

namespace fusewright {

/// Puts together what was laid out in each hull.
Picture assemblePicture(const PictureRequest& request, const CellTree& tree,
                        std::span<const Wire> wires, const Routes& routes, const CellKinds& kinds,
                        const BlockLibrary& library, const HullLayouts& layouts);

} // namespace fusewright
