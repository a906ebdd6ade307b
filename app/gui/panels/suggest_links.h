// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace fusewright {

class CanvasPage;
class CommandActions;
class EditorTabs;
struct Program;
struct SuggestMarks;
class SuggestPanel;
class WindowDocks;

/// The panel of suggestions, and what it says to the picture and the text.
class SuggestLinks : public QObject {
    Q_OBJECT

public:
    /// All must outlive the links; the docks own the panel.
    SuggestLinks(Program& program, const CommandActions& actions, CanvasPage& canvas,
                 EditorTabs& editors, QObject* parent);

    void addDock(WindowDocks& docks);
    SuggestPanel& panel() { return *m_panel; }

signals:
    /// A rule was inserted, and the text has it selected.
    void ruleInserted();

private:
    void startDraft();
    void showMarks(const SuggestMarks& marks);
    void updateCommand();

    Program& m_program;
    const CommandActions& m_actions;
    CanvasPage& m_canvas;
    EditorTabs& m_editors;
    WindowDocks* m_docks = nullptr;
    SuggestPanel* m_panel;
};

} // namespace fusewright
