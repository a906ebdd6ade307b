// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QButtonGroup;
class QHBoxLayout;
class QToolButton;

namespace fusewright {

class CommandActions;
class Theme;

/// What stands above a comparison: the way back, how many pictures there are, whether they move
/// together.
class CompareHead : public QFrame {
    Q_OBJECT

public:
    static constexpr int layoutCount = 3;

    /// Takes `legend` into its middle.
    CompareHead(const Theme& theme, const CommandActions& actions, QWidget* legend,
                QWidget* parent = nullptr);

    void setPictures(int layout);
    bool isLocked() const;
    void setLocked(bool isLocked);
    /// One picture has nothing to move together with.
    void setLockShown(bool isShown);

signals:
    void leaveRequested();
    /// One, two or three pictures, from 0.
    void picturesChosen(int layout);
    void lockChanged(bool isLocked);

private:
    QToolButton* createButton(const char* icon, const QString& text);
    void addLayouts(QHBoxLayout& row);

    const Theme& m_theme;
    QToolButton* m_lock;
    QButtonGroup* m_layouts;
};

} // namespace fusewright
