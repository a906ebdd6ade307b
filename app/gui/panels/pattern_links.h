// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QTimer>

namespace fusewright {

class CommandActions;
class EditorTabs;
class PatternPanel;
class Theme;
class Workspace;

/// The picture of the rule at the caret, and what it and the editor say to each other.
class PatternLinks : public QObject {
    Q_OBJECT

public:
    /// All must outlive the panel, which belongs to the dock that it is put into.
    PatternLinks(Workspace& workspace, EditorTabs& editors, const Theme& theme,
                 const CommandActions& actions);

    PatternPanel& panel() { return *m_panel; }

private:
    void showPlace();
    void showAnswer();

    Workspace& m_workspace;
    EditorTabs& m_editors;
    PatternPanel* m_panel;
    QTimer m_caretMoved;
};

} // namespace fusewright
