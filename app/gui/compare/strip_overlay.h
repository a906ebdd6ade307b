// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/class_colors.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace fusewright {

class GraphCanvas;
struct SideBySide;
class Theme;

/// Strips beside the cards of a canvas, one for each side of a comparison: cards of one section
/// have strips of one colour. So that all sides can be seen in one picture.
class StripOverlay : public QWidget {
    Q_OBJECT

public:
    StripOverlay(GraphCanvas& canvas, const Theme& theme);

    /// Null for nothing.
    void setSides(std::shared_ptr<const SideBySide> sides);
    void setClassPalette(ClassPalette palette);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    GraphCanvas& m_canvas;
    const Theme& m_theme;
    std::shared_ptr<const SideBySide> m_sides;
    ClassPalette m_palette = ClassPalette::Standard;
};

} // namespace fusewright
