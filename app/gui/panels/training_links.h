// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace fusewright {

class CanvasPage;
class CommandActions;
class TrainingPanel;
class WindowDocks;
class Workspace;
class Theme;

/// The backward graph: whether it is shown, what it keeps, and which operators belong together.
class TrainingLinks : public QObject {
    Q_OBJECT

public:
    TrainingLinks(Workspace& workspace, const Theme& theme, const CommandActions& actions,
                  CanvasPage& canvas, WindowDocks& docks, QObject* parent);

signals:
    void ruleActivated(quint32 rule);

private:
    void takeAnswer();
    void showPartners();

    Workspace& m_workspace;
    CanvasPage& m_canvas;
    WindowDocks& m_docks;
    TrainingPanel* m_panel;
    bool m_isRaised = false; ///< The panel came to the front for this backward graph.
};

} // namespace fusewright
