// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/option.h"

namespace fusewright {

class GraphCanvas;

/// What people choose about canvases.
struct CanvasSettings {
    /// `store` must outlive the settings.
    explicit CanvasSettings(QSettings& store);

    void applyTo(GraphCanvas& canvas) const;

    Option<bool> wheelScrolls; ///< Without Ctrl; else it zooms.
    Option<bool> showsShapes;  ///< On every line.
    Option<bool> colorBlind;   ///< Classes in colours that everybody can tell apart.
    Option<bool> stillMotion;  ///< The view does not glide.
};

} // namespace fusewright
