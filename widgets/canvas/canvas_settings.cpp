// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/canvas_settings.h"

#include "widgets/canvas/graph_canvas.h"

namespace fusewright {

CanvasSettings::CanvasSettings(QSettings& store)
    : wheelScrolls(store, QStringLiteral("canvas/wheelScrolls")),
      showsShapes(store, QStringLiteral("canvas/showsShapes")),
      colorBlind(store, QStringLiteral("canvas/colorBlind")),
      stillMotion(store, QStringLiteral("canvas/stillMotion"))
{
}

void CanvasSettings::applyTo(GraphCanvas& canvas) const
{
    canvas.setWheelAction(wheelScrolls.value() ? GraphCanvas::WheelAction::Scroll
                                               : GraphCanvas::WheelAction::Zoom);
    canvas.setShowsShapes(showsShapes.value());
    canvas.setClassPalette(colorBlind.value() ? ClassPalette::ColorBlind : ClassPalette::Standard);
    canvas.setAnimated(!stillMotion.value());
}

} // namespace fusewright
