// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/class_colors.h"

#include <QWidget>

namespace fusewright {

class Theme;

/// One line that says what the colours and letters of changes mean.
class ChangeLegend : public QWidget {
    Q_OBJECT

public:
    explicit ChangeLegend(const Theme& theme, QWidget* parent = nullptr);

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
