// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/picture/panes_head.h"

class QLabel;

namespace fusewright {

/// What stands above the graph before and after: also a walk over the changes.
class StageHead : public PanesHead {
    Q_OBJECT

public:
    /// Takes `legend` into its middle.
    StageHead(const Theme& theme, const CommandActions& actions, QWidget* legend,
              QWidget* parent = nullptr);

    /// Which change is looked at, from 0; less for none of them yet.
    void setChanges(int current, int count);

signals:
    /// The next change is wanted, or the one before: 1 or -1.
    void stepRequested(int by);

private:
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_count;
};

} // namespace fusewright
