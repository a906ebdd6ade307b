// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_table.h"

#include <QCoreApplication>

#include <algorithm>

namespace fusewright {

namespace {

using enum CommandId;
using enum CommandGroup;
using Scope = CommandScope;

constexpr Command table[] = {
    {OpenModel, File, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Open model…"), "Ctrl+O",
     "open"},
    {ReloadModel, File, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Reload"), "F5", "reload"},
    {ClearRecentFiles, File, Scope::Window, QT_TRANSLATE_NOOP("Commands", "C&lear recent files"),
     "", "clear"},
    {CloseModel, File, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Close model"), "Ctrl+W",
     "close"},
    {Quit, File, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Quit"), "Ctrl+Q", ""},
    {CopyNodes, Edit, Scope::NodeList, QT_TRANSLATE_NOOP("Commands", "&Copy node ids"), "Ctrl+C",
     "copy"},
    {CopyProblems, Edit, Scope::Problems, QT_TRANSLATE_NOOP("Commands", "Copy &problems"), "Ctrl+C",
     "copy"},
    {FindNodes, Edit, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Find nodes"), "Ctrl+F",
     "search"},
    {ClearFilters, Edit, Scope::Window, QT_TRANSLATE_NOOP("Commands", "Show all &nodes again"),
     "Ctrl+Shift+F", "clear"},
    {GoBack, Navigate, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Back"), "Alt+Left", "back"},
    {GoForward, Navigate, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Forward"), "Alt+Right",
     "forward"},
    {LeaveNested, Navigate, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Leave nested graph"),
     "Backspace; Alt+Up", "up"},
    {ShowAllNodes, View, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Show &all nodes of the file (raw)"), "Ctrl+R", "raw"},
    {ShowOverview, View, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Overview"), "Ctrl+1",
     "layers"},
    {ShowInspector, View, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Inspector"), "Ctrl+2",
     "info"},
    {ShowProblems, View, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Problems"), "Ctrl+3",
     "warning"},
    {ThemeSystem, View, Scope::Window, QT_TRANSLATE_NOOP("Commands", "Follow the &system"), "", ""},
    {ThemeLight, View, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Light"), "", ""},
    {ThemeDark, View, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Dark"), "", ""},
    {ResetLayout, View, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Reset layout"), "", ""},
    {ShowShortcuts, Help, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Keyboard shortcuts"), "F1",
     "help"},
    {ShowAbout, Help, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&About Fusewright"), "",
     "info"},
};

} // namespace

QList<QKeySequence> Command::shortcuts() const
{
    // An empty text would be read as one empty sequence.
    return *keys ? QKeySequence::listFromString(QString::fromLatin1(keys)) : QList<QKeySequence>();
}

std::span<const Command> commandTable()
{
    return table;
}

const Command& command(CommandId id)
{
    const auto* found = std::ranges::find(table, id, &Command::id);
    Q_ASSERT(found != std::end(table));
    return *found;
}

QString commandText(const Command& command)
{
    return QCoreApplication::translate("Commands", command.text);
}

QString commandGroupText(CommandGroup group)
{
    switch (group) {
    case CommandGroup::File:
        return QCoreApplication::translate("Commands", "&File");
    case CommandGroup::Edit:
        return QCoreApplication::translate("Commands", "&Edit");
    case CommandGroup::Navigate:
        return QCoreApplication::translate("Commands", "&Go");
    case CommandGroup::View:
        return QCoreApplication::translate("Commands", "&View");
    case CommandGroup::Help:
        return QCoreApplication::translate("Commands", "&Help");
    }
    return {};
}

} // namespace fusewright
