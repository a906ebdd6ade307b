// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/window_options.h"
#include "widgets/base/command_actions.h"
#include "widgets/document/file_watch.h"
#include "widgets/document/model_document.h"
#include "widgets/document/recent_files.h"

#include <QMainWindow>

class QMenu;
class QStackedWidget;

namespace fusewright {

class DropHint;
class FailurePage;
class MessageStrip;
class ModelPage;
class ProgressStrip;
class StatusLine;
class Theme;
class WelcomePage;

/// The window: opens models, shows one page at a time, and wires commands to the rooms.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `theme` and `settings` must outlive the window; no examples for an empty folder.
    MainWindow(Theme& theme, QSettings& settings, const QString& examplesFolder);

    /// Opens a model as the user last wanted models opened.
    void open(const QString& path);
    void open(const QString& path, const OpenOptions& options);

    ModelDocument& document() { return m_document; }
    RecentFiles& recentFiles() { return m_recent; }
    QAction* action(CommandId id) const { return m_actions[id]; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createPages(const QString& examplesFolder);
    void createStrips();
    void createMenus();
    QMenu* createMenu(CommandGroup group, const QList<CommandId>& commands);
    void createThemeMenu(QMenu& view);
    void createToolBar();
    void connectDocument();
    void connectFileCommands();
    void connectModelCommands();
    void connectViewCommands();
    void restore();

    void askForModel();
    void showModel();
    void showWelcome();
    void showFailure(const OpenedModel& failed);
    void showProblems(std::vector<Diagnostic> problems);
    void showAllNodes(bool raw);
    void resetLayout();
    void updateCommands();
    void showPage(QWidget* page);

    Theme& m_theme;
    WindowOptions m_options;
    RecentFiles m_recent;
    CommandActions m_actions;
    ModelDocument m_document;
    FileWatch m_watch;
    QStackedWidget* m_pages;
    WelcomePage* m_welcome = nullptr;
    FailurePage* m_failure = nullptr;
    ModelPage* m_modelPage = nullptr;
    ProgressStrip* m_progress = nullptr;
    MessageStrip* m_error = nullptr;
    MessageStrip* m_changed = nullptr;
    QToolBar* m_tools = nullptr;
    StatusLine* m_status = nullptr;
    DropHint* m_dropHint;
};

} // namespace fusewright
