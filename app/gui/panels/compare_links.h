// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/job_slot.h"
#include "widgets/translate/compare_dialog.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace fusewright {

class CanvasPage;
class CommandActions;
class Workspace;

/// Two of the open rules files compared in the model on screen; places go to the picture.
class CompareLinks : public QObject {
    Q_OBJECT

public:
    /// All must outlive it; the dialog belongs to `window`.
    CompareLinks(Workspace& workspace, const Theme& theme, const CommandActions& actions,
                 CanvasPage& canvas, QWidget& window);

    /// Null when none is open.
    CompareDialog* dialog() const { return m_dialog; }

private:
    void open();
    void compare();
    void show(const std::vector<NodeId>& nodes);
    void updateCommand();

    Workspace& m_workspace;
    const Theme& m_theme;
    const CommandActions& m_actions;
    CanvasPage& m_canvas;
    QWidget& m_window;
    QPointer<CompareDialog> m_dialog;
    std::vector<int> m_tabs; ///< By place in the dialog's lists.
    std::shared_ptr<const Graph> m_ground;
    JobSlot m_job{JobPriority::Asked}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
