// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_rows.h"

#include <QCoreApplication>

namespace fusewright {

namespace {

using enum CommandId;
using Group = CommandGroup;
using Scope = CommandScope;

constexpr Command helpRows[] = {
    {ShowHelp, "showHelp", Group::Help, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Help"), "F1",
     "help"},
    {HelpOnWindow, "helpOnWindow", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: the &window"), "", ""},
    {HelpOnRules, "helpOnRules", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: &rules"), "", ""},
    {HelpOnModes, "helpOnModes", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: m&odes and sections"), "", ""},
    {HelpOnOperators, "helpOnOperators", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: o&perators"), "", ""},
    {HelpOnModels, "helpOnModels", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: &models"), "", ""},
    {HelpOnSearch, "helpOnSearch", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: &search"), "", ""},
    {HelpOnOrder, "helpOnOrder", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: or&der and steps"), "", ""},
    {HelpOnRewriting, "helpOnRewriting", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: re&writing"), "", ""},
    {HelpOnPackages, "helpOnPackages", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: &QNN rules"), "", ""},
    {HelpOnProviders, "helpOnProviders", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: &Tenstorrent providers"), "", ""},
    {HelpOnPatterns, "helpOnPatterns", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: T&VM patterns"), "", ""},
    {HelpOnTranslation, "helpOnTranslation", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: rules in &other languages"), "", ""},
    {HelpOnTraining, "helpOnTraining", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: t&raining graphs"), "", ""},
    {HelpOnGraphs, "helpOnGraphs", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Help: &graph files"), "", ""},
    {ShowCommands, "showCommands", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Command palette…"), "Ctrl+Shift+P", "palette"},
    {ShowShortcuts, "showShortcuts", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Keyboard shortcuts"), "Ctrl+F1; ?", "keyboard"},
    {ShowAbout, "showAbout", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&About Fusewright"), "", "info"},
};

} // namespace

std::span<const Command> helpCommands()
{
    return helpRows;
}

} // namespace fusewright
