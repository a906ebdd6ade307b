// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace fusewright {

class Theme;

/// Lies over a window while a file is dragged above it, and says that it can be dropped.
class DropHint : public QWidget {
    Q_OBJECT

public:
    DropHint(const Theme& theme, QWidget* window);

    /// Covers the whole window.
    void cover();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
};

} // namespace fusewright
