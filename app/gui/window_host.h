// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QString>

#include <memory>

class QSettings;

namespace fusewright {

class MainWindow;
class Theme;
class Workspace;

/// Holds the window and makes it anew, with what was in it, when the program speaks another
/// language: every text is then said once, where it stands.
class WindowHost : public QObject {
    Q_OBJECT

public:
    /// All must outlive the host.
    WindowHost(Workspace& workspace, Theme& theme, QSettings& settings, QString examplesFolder);
    ~WindowHost() override;

    MainWindow& window() { return *m_window; }
    void rebuild();

private:
    void make();

    Workspace& m_workspace;
    Theme& m_theme;
    QSettings& m_settings;
    QString m_examplesFolder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace fusewright
