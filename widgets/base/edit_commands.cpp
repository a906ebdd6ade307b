// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_rows.h"

#include <QCoreApplication>

namespace fusewright {

namespace {

using enum CommandId;
using Group = CommandGroup;
using Scope = CommandScope;

constexpr Command editRows[] = {
    {Undo, "undo", Group::Edit, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Undo"), "Ctrl+Z",
     "undo"},
    {Redo, "redo", Group::Edit, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Redo"),
     "Ctrl+Shift+Z; Ctrl+Y", "redo"},
    {Cut, "cut", Group::Edit, Scope::Editor, QT_TRANSLATE_NOOP("Commands", "Cu&t"), "Ctrl+X",
     "cut"},
    {Copy, "copy", Group::Edit, Scope::Editor, QT_TRANSLATE_NOOP("Commands", "&Copy"), "Ctrl+C",
     "copy"},
    {Paste, "paste", Group::Edit, Scope::Editor, QT_TRANSLATE_NOOP("Commands", "&Paste"), "Ctrl+V",
     "paste"},
    {SelectAll, "selectAll", Group::Edit, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Select &all"), "Ctrl+A", ""},
    {Find, "find", Group::Edit, Scope::Editor, QT_TRANSLATE_NOOP("Commands", "&Find"), "Ctrl+F",
     "search"},
    {FindNext, "findNext", Group::Edit, Scope::Editor, QT_TRANSLATE_NOOP("Commands", "Find &next"),
     "F3", ""},
    {FindPrevious, "findPrevious", Group::Edit, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Find pre&vious"), "Shift+F3", ""},
    {Replace, "replace", Group::Edit, Scope::Editor, QT_TRANSLATE_NOOP("Commands", "R&eplace"),
     "Ctrl+H", ""},
    {GoToLine, "goToLine", Group::Edit, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Go to &line…"), "Ctrl+G", ""},
    {SelectNextOccurrence, "selectNextOccurrence", Group::Edit, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "&Select next occurrence"), "Ctrl+D", ""},
    {CaretAbove, "caretAbove", Group::Edit, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Add anot&her caret above"), "Alt+Shift+Up; Ctrl+Alt+Up", ""},
    {CaretBelow, "caretBelow", Group::Edit, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Add another caret belo&w"), "Alt+Shift+Down; Ctrl+Alt+Down",
     ""},
    {CopyNodes, "copyNodes", Group::Edit, Scope::NodesShown,
     QT_TRANSLATE_NOOP("Commands", "Copy operator &ids"), "Ctrl+C", "copy"},
    {CopyProblems, "copyProblems", Group::Edit, Scope::Problems,
     QT_TRANSLATE_NOOP("Commands", "Copy pro&blems"), "Ctrl+C", "copy"},
    {FindNodes, "findNodes", Group::Edit, Scope::OutsideEditor,
     QT_TRANSLATE_NOOP("Commands", "Find &operators"), "Ctrl+F", "search"},
    {ClearFilters, "clearFilters", Group::Edit, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Show all no&des again"), "Ctrl+Shift+F", "clear"},
};

} // namespace

std::span<const Command> editCommands()
{
    return editRows;
}

} // namespace fusewright
