// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/theme_colors.h"

#include <QFrame>

class QAction;
class QGridLayout;
class QHBoxLayout;
class QLabel;

namespace fusewright {

class Theme;

/// A line across the window that tells one thing and offers what to do about it. Hidden until told.
/// What it offers stands beside the text, or below it where the text would be too narrow.
class MessageStrip : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Information, Error };

    MessageStrip(const Theme& theme, Kind kind, QWidget* parent = nullptr);

    /// The action's text becomes a button; its icon is not shown.
    void addAction(QAction* action);
    void tell(const QString& text);
    /// The same, and the first button has the focus: Space does what is offered.
    void ask(const QString& text);
    QString text() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    const Theme& m_theme;
    QLabel* m_icon;
    QLabel* m_text;
    QWidget* m_buttons;
    QHBoxLayout* m_row; ///< Of the buttons.
    QGridLayout* m_grid;
};

} // namespace fusewright
