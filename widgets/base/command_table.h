// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_id.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <span>

namespace fusewright {

/// Commands that belong together: a menu, or a part of one.
enum class CommandGroup { File, Edit, Rules, Navigate, Graph, Panels, View, Appearance, Help };

/// Where the keys of a command work: a set of rooms. The focus decides between two commands that
/// have one key in different rooms.
enum class CommandScope : unsigned {
    Editor = 1,
    Canvas = 2,
    NodeList = 4,
    Problems = 8,
    Panels = 16, ///< Every room that has no bit of its own.
    NodesShown = Canvas | NodeList,
    OutsideEditor = Canvas | NodeList | Problems | Panels,
    Window = Editor | OutsideEditor,
};

/// The rooms that both have; nothing when none can have the focus for both.
constexpr CommandScope operator&(CommandScope one, CommandScope other)
{
    return CommandScope(unsigned(one) & unsigned(other));
}

constexpr bool canMeet(CommandScope one, CommandScope other)
{
    return unsigned(one & other) != 0;
}

/// One row of the table that menus, tool bars, shortcuts and the list of shortcuts are made from.
struct Command {
    CommandId id;
    const char* name; ///< In the settings: never changes.
    CommandGroup group;
    CommandScope scope;
    const char* text; ///< English, with its mnemonic; `commandText` translates it.
    const char* keys; ///< As QKeySequence::listFromString reads them; may be empty.
    const char* icon; ///< A file of `resources/icons` without its ending; may be empty.

    /// The keys it has until the user gives it others.
    QList<QKeySequence> shortcuts() const;
};

/// Every command once, in the order of the menus.
std::span<const Command> commandTable();
const Command& command(CommandId id);
/// The command with that name in the settings, or null.
const Command* findCommand(const QString& name);

QString commandText(const Command& command);
/// A text of a menu as it stands outside menus: without its mnemonic.
QString plainText(QString text);
/// The text where no menu says what it is about: `Theme: Dark`.
QString commandTitle(const Command& command);
QString commandGroupText(CommandGroup group);
/// The rooms of a scope, as they stand in a sentence: `the editor`.
QString commandScopeText(CommandScope scope);

} // namespace fusewright
