// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_table.h"

#include <QObject>

#include <initializer_list>

class QMainWindow;
class QMenu;
class QToolBar;

namespace fusewright {

class CommandActions;
class RecentMenu;

/// The menus and the tool bar, made of commands.
class WindowMenus : public QObject {
    Q_OBJECT

public:
    WindowMenus(QMainWindow& window, const CommandActions& actions, RecentMenu* recent);

    QToolBar& tools() { return *m_tools; }

private:
    /// A group of commands is a part of the menu, with a line before it.
    using Groups = std::initializer_list<std::initializer_list<CommandId>>;

    QMenu* addMenu(CommandGroup group, Groups groups);
    QMenu* addSubmenu(QMenu& menu, const QString& title, Groups groups);
    void fill(QMenu& menu, Groups groups);
    void createFileMenu(RecentMenu* recent);
    void createEditMenu();
    void createGraphMenu();
    void createViewMenu();
    void createHelpMenu();
    void createToolBar();
    static void settleMnemonics(QWidget& menu);

    QMainWindow& m_window;
    const CommandActions& m_actions;
    QToolBar* m_tools = nullptr;
};

} // namespace fusewright
