// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/frame/window_options.h"
#include "widgets/base/command_actions.h"
#include "widgets/document/workspace.h"

#include <QMainWindow>

class QStackedWidget;

namespace fusewright {

class CanvasPage;
class CompareLinks;
class ComparePage;
class DropHint;
class ExportLinks;
class FailurePage;
class MessageStrip;
struct Program;
class ProgressStrip;
class RulesFiles;
class StagePage;
class StatusLine;
class Theme;
class TranslateLinks;
class WelcomePage;
class WindowDocks;
class WindowMenus;
class WindowDialogs;
class WindowPanels;

/// The window: one page in the middle, panels around it, and what commands do.
///
/// It shows a workspace and can be made anew for the same one, in another language.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `program` must outlive the window.
    explicit MainWindow(Program& program);
    ~MainWindow() override;

    /// Opens files by what is in them: the first model, all rules. Says which are left out.
    void open(const QStringList& paths);
    void open(const QStringList& paths, const OpenOptions& options);
    void openModel(const QString& path, const OpenOptions& options);
    /// What was open when the program was ended.
    void resume();
    /// Remembers everything for the next start, or the next window.
    void save();
    /// The places in text and picture as they were remembered.
    void restoreViews();

    QAction* action(CommandId id) const { return m_actions[id]; }
    bool isWired(CommandId id) const { return m_actions.isWired(id); }
    CanvasPage& canvasPage() { return *m_canvasPage; }
    ComparePage& comparePage() { return *m_comparePage; }
    StagePage& stagePage() { return *m_stagePage; }
    WindowPanels& panels() { return *m_panels; }
    ExportLinks& exports() { return *m_exports; }
    TranslateLinks& translations() { return *m_translations; }
    CompareLinks& comparisons() { return *m_comparisons; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createPages();
    void createStrips();
    void connectWorkspace();
    void connectRules();
    void connectFileCommands();
    void connectRulesCommands();
    void connectExports();
    void connectModelCommands();
    void connectPreferences();
    void connectComparison();
    void connectStages();
    void restore();

    void askForFiles();
    void openChosen(const QStringList& paths);
    void openRules(const QStringList& paths);
    void paste();
    void closeModel();
    void showModel();
    void showRules();
    void resumeRules();
    void rememberRules();
    void restoreEditors();
    void showWelcome();
    void showFailure(const OpenedModel& failed);
    void showProblems();
    void showAllNodes(bool raw);
    void showTitle();
    void updateCommands();
    void showPage(QWidget* page);
    /// Whether model and rules are on screen, as a graph or compared.
    bool isWorking() const;
    OpenOptions usualOptions() const;

    Program& m_program;
    Workspace& m_workspace;
    Theme& m_theme;
    WindowOptions m_options;
    CommandActions m_actions;
    RulesFiles* m_rulesFiles;
    TranslateLinks* m_translations;
    CompareLinks* m_comparisons = nullptr;
    ExportLinks* m_exports = nullptr;
    QStackedWidget* m_pages;
    WelcomePage* m_welcome = nullptr;
    FailurePage* m_failure = nullptr;
    CanvasPage* m_canvasPage = nullptr;
    ComparePage* m_comparePage = nullptr;
    StagePage* m_stagePage = nullptr;
    ProgressStrip* m_progress = nullptr;
    MessageStrip* m_error = nullptr;
    MessageStrip* m_changed = nullptr;
    MessageStrip* m_left = nullptr; ///< Files that were not opened.
    WindowMenus* m_menus = nullptr;
    WindowDocks* m_docks = nullptr;
    WindowPanels* m_panels = nullptr;
    WindowDialogs* m_dialogs = nullptr;
    StatusLine* m_status = nullptr;
    DropHint* m_dropHint;
    std::vector<Diagnostic> m_failedProblems; ///< Of a file that could not be opened.
    bool m_isLeaving = false;
};

} // namespace fusewright
