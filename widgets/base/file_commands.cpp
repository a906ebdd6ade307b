// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_rows.h"

#include <QCoreApplication>

namespace fusewright {

namespace {

using enum CommandId;
using Group = CommandGroup;
using Scope = CommandScope;

constexpr Command fileRows[] = {
    {NewRules, "newRules", Group::File, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&New rules"),
     "Ctrl+N", "new"},
    {OpenFile, "openFile", Group::File, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Open…"),
     "Ctrl+O", "open"},
    {PasteModel, "pasteModel", Group::File, Scope::Canvas,
     QT_TRANSLATE_NOOP("Commands", "&Paste model"), "Ctrl+V", "paste"},
    {SaveRules, "saveRules", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Save rules"), "Ctrl+S", "save"},
    {SaveRulesAs, "saveRulesAs", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Save rules &as…"), "Ctrl+Shift+S", ""},
    {TranslateRules, "translateRules", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Save a copy in another &language…"), "Ctrl+Alt+Shift+S", ""},
    {SaveAllRules, "saveAllRules", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Sa&ve all rules"), "Ctrl+Alt+S", ""},
    {ReloadModel, "reloadModel", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Reload model"), "F5", "reload"},
    {ReloadRules, "reloadRules", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Re&load rules"), "", ""},
    {ClearRecentFiles, "clearRecentFiles", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Clear recen&t files"), "", "clear"},
    {ExportReport, "exportReport", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Export…"), "Ctrl+E", "report"},
    {ExportPicture, "exportPicture", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Export &picture…"), "Ctrl+Shift+E", "export"},
    {SaveGraph, "saveGraph", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Save &graph as…"), "Ctrl+Alt+E", "graph"},
    {CopyPicture, "copyPicture", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Cop&y picture"), "Ctrl+Alt+C", "copy"},
    {CloseModel, "closeModel", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Close model"), "Ctrl+W", "close"},
    {CloseRules, "closeRules", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Close r&ules"), "Ctrl+Shift+W", ""},
    {CloseOtherRules, "closeOtherRules", Group::File, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Close ot&her rules"), "", ""},
    {Quit, "quit", Group::File, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Quit"), "Ctrl+Q",
     ""},
};

} // namespace

std::span<const Command> fileCommands()
{
    return fileRows;
}

} // namespace fusewright
