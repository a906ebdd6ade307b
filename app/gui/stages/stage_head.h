// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace fusewright {

class CommandActions;
class Theme;

/// What stands above the graph before and after: the way back, a walk over the changes, and whether
/// the pictures move together.
class StageHead : public QFrame {
    Q_OBJECT

public:
    /// Takes `legend` into its middle.
    StageHead(const Theme& theme, const CommandActions& actions, QWidget* legend,
              QWidget* parent = nullptr);

    bool isLocked() const;
    void setLocked(bool isLocked);
    /// Which change is looked at, from 0; less for none of them yet.
    void setChanges(int current, int count);

signals:
    void leaveRequested();
    void lockChanged(bool isLocked);
    /// The next change is wanted, or the one before: 1 or -1.
    void stepRequested(int by);

private:
    QToolButton* createButton(const char* icon, const QString& text);

    const Theme& m_theme;
    QToolButton* m_lock;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_count;
};

} // namespace fusewright
