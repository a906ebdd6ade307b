// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/frame/program.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window_host.h"
#include "tests/monkey/file_zoo.h"

#include <QHash>
#include <QSettings>

#include <memory>

namespace fusewright {
class CodeEditor;
}

namespace fusewright::test {

/// The program as `runGui` makes it, in a folder of its own, and how often it was started.
///
/// Nothing reaches beyond that folder: not the settings, not a browser.
class Stage : public QObject {
    Q_OBJECT

public:
    Stage();
    ~Stage() override;

    FileZoo& files() { return m_files; }
    Program& program() { return *m_program; }
    Workspace& workspace() { return m_program->workspace; }
    RulesTabs& tabs() { return m_program->workspace.tabs(); }
    /// Of the text that is shown.
    RulesDocument& rules() { return m_program->workspace.rules(); }
    MainWindow& window() { return static_cast<MainWindow&>(m_host->window()); }
    CodeEditor& editor();

    /// Whether neither a dialog nor a menu is in front of the window.
    bool isFree() const;
    /// The text that is shown, when it came: where all undoing ends.
    QString loaded() { return m_loaded.value(tabs().current().id()); }

    /// Ends the program as a signal would: it gets to save nothing. Gives what is left of its
    /// windows, which should be nothing.
    QStringList kill();
    /// Starts it without files, so that it goes on where it was.
    void start();

    int opened() const { return m_opened; }
    int edits() const { return m_edits; }

private slots:
    /// What was a link to the world outside.
    void follow(const QUrl&) { }

private:
    QString m_folderBefore;
    QHash<int, QString> m_loaded; ///< By tab.
    int m_opened = 0;
    int m_edits = 0;
    FileZoo m_files;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<WindowHost> m_host;
};

/// Windows of the program that are there, shown or not, by their classes.
QStringList windowClasses();

} // namespace fusewright::test
