// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_id.h"

#include <QFrame>

class QHBoxLayout;
class QToolButton;

namespace fusewright {

class CommandActions;
class Theme;

/// What stands above pictures that lie side by side: the way back, what they are, whether they move
/// together, and what can be done with all of them.
class PanesHead : public QFrame {
    Q_OBJECT

public:
    /// `shows` is the command that shows the page. Takes `legend` into its middle.
    PanesHead(const Theme& theme, const CommandActions& actions, CommandId shows,
              const QString& title, QWidget* legend, QWidget* parent = nullptr);

    bool isLocked() const;
    void setLocked(bool isLocked);
    /// One picture has nothing to move together with.
    void setLockShown(bool isShown);

signals:
    void leaveRequested();
    void lockChanged(bool isLocked);

protected:
    QToolButton* createButton(const char* icon, const QString& text);
    /// For what a page has of its own, behind the legend.
    QHBoxLayout& ownRow() { return *m_own; }

private:
    const Theme& m_theme;
    QToolButton* m_lock;
    QHBoxLayout* m_own;
};

} // namespace fusewright
