// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/pattern/pattern.h"
#include "engine/report/node_classes.h"
#include "engine/support/diagnostic.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class CanvasPage;
class CommandActions;
class EditorTabs;
class InspectorPanel;
class LegendPanel;
class MatchPanel;
class NodePanel;
class OrderLinks;
class RewriteLinks;
class OverviewPanel;
class PatternLinks;
class ProblemsPanel;
struct Program;
class RulesEditor;
class RulesOutline;
class SectionTable;
class StatusLine;
class SuggestLinks;
class Theme;
class WindowDocks;
class Workspace;

/// The panels around the picture, and what they say to each other and to it.
class WindowPanels : public QObject {
    Q_OBJECT

public:
    /// All must outlive the panels, which the docks own.
    WindowPanels(Program& program, const CommandActions& actions, CanvasPage& canvas,
                 WindowDocks& docks);
    ~WindowPanels() override;

    NodePanel& nodes() { return *m_nodes; }
    ProblemsPanel& problems() { return *m_problems; }
    EditorTabs& editors() { return *m_editors; }
    /// The one that is shown.
    RulesEditor& editor();
    MatchPanel& matches() { return *m_matches; }
    LegendPanel& legend() { return *m_legend; }
    InspectorPanel& inspector() { return *m_inspector; }
    SuggestLinks& suggestions() { return *m_suggestions; }
    PatternLinks& pattern() { return *m_pattern; }
    OrderLinks& order() { return *m_order; }
    RewriteLinks& rewrites() { return *m_rewrite; }

    void showProblems(std::vector<Diagnostic> problems, StatusLine& status);
    void focusEditor();
    /// Whether the focus is in the text of the rules.
    bool isWriting() const;
    void goToRule(std::uint32_t rule);
    /// Into the text of a file that is open in a tab.
    void goToText(const std::string& path, const TextRange& range);
    /// Lists the operators of a kind.
    void listOperator(OperatorId id);

private:
    void createPanels();
    void addDocks();
    void connectModelPanels();
    void connectEditor();
    void follow(RulesEditor& editor);
    void connectMatches();
    void connectLegend();
    void connectInspector();
    void connectCommands();
    void connectPreferences();
    void takeAnswer();
    void takeView();
    void showBound(int rule, const QString& pattern, const QString& entry);
    void goToEntryOf(NodeId node);
    void goToEntry(std::uint32_t rule, std::uint32_t pattern, EntryId entry);
    void pickClass(std::optional<std::uint32_t> picked);
    QString hintFor(RulesEditor& editor) const;
    void showHints();

    Program& m_program;
    Workspace& m_workspace;
    const Theme& m_theme;
    const CommandActions& m_actions;
    CanvasPage& m_canvas;
    WindowDocks& m_docks;
    EditorTabs* m_editors = nullptr;
    RulesOutline* m_outline = nullptr;
    std::unique_ptr<PatternLinks> m_pattern;
    InspectorPanel* m_inspector = nullptr;
    LegendPanel* m_legend = nullptr;
    OverviewPanel* m_overview = nullptr;
    MatchPanel* m_matches = nullptr;
    SectionTable* m_sections = nullptr;
    NodePanel* m_nodes = nullptr;
    ProblemsPanel* m_problems = nullptr;
    SuggestLinks* m_suggestions = nullptr;
    OrderLinks* m_order = nullptr;
    RewriteLinks* m_rewrite = nullptr;
    int m_rewriting = -1; ///< Of the rules that rewrite: the one under the caret.
};

} // namespace fusewright
