// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <span>

namespace fusewright {

/// Everything that the window can be told to do.
enum class CommandId {
    OpenModel,
    ReloadModel,
    ClearRecentFiles,
    CloseModel,
    Quit,
    CopyNodes,
    CopyProblems,
    FindNodes,
    ClearFilters,
    GoBack,
    GoForward,
    LeaveNested,
    ShowAllNodes,
    ShowOverview,
    ShowInspector,
    ShowProblems,
    ThemeSystem,
    ThemeLight,
    ThemeDark,
    ResetLayout,
    ShowShortcuts,
    ShowAbout,
};

enum class CommandGroup { File, Edit, Navigate, View, Help };

/// Where the keys of a command work.
enum class CommandScope { Window, NodeList, Problems };

/// One row of the table that menus, tool bars, shortcuts and the list of shortcuts are made from.
struct Command {
    CommandId id;
    CommandGroup group;
    CommandScope scope;
    const char* text; ///< English, with its mnemonic; `commandText` translates it.
    const char* keys; ///< As QKeySequence::listFromString reads them; may be empty.
    const char* icon; ///< A file of `resources/icons` without its ending; may be empty.

    QList<QKeySequence> shortcuts() const;
};

/// Every command once, in the order of the menus.
std::span<const Command> commandTable();
const Command& command(CommandId id);
QString commandText(const Command& command);
QString commandGroupText(CommandGroup group);

} // namespace fusewright
