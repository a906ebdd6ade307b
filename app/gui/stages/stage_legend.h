// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/class_colors.h"
#include "widgets/canvas/canvas_classes.h"

#include <QWidget>

namespace fusewright {

class Theme;

/// How operators look that are only on one side: 0 is before, 1 after.
ClassLook stageLook(std::size_t side);

/// One line that says what the colours and signs of changes mean.
class StageLegend : public QWidget {
    Q_OBJECT

public:
    explicit StageLegend(const Theme& theme, QWidget* parent = nullptr);

    void setClassPalette(ClassPalette palette);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    ClassPalette m_palette = ClassPalette::Standard;
};

} // namespace fusewright
