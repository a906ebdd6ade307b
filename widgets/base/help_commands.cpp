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
     QT_TRANSLATE_NOOP("Commands", "The &window"), "", ""},
    {HelpOnRules, "helpOnRules", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Rules"), "", ""},
    {HelpOnModes, "helpOnModes", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "M&odes and sections"), "", ""},
    {HelpOnOperators, "helpOnOperators", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "O&perators"), "", ""},
    {HelpOnModels, "helpOnModels", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Models"), "", ""},
    {HelpOnExporter, "helpOnExporter", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "The e&xporter"), "", ""},
    {HelpOnReports, "helpOnReports", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "R&eports"), "", ""},
    {HelpOnSearch, "helpOnSearch", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Search"), "", ""},
    {HelpOnSuggestions, "helpOnSuggestions", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Suggestio&ns"), "", ""},
    {HelpOnOrder, "helpOnOrder", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Or&der and steps"), "", ""},
    {HelpOnRewriting, "helpOnRewriting", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Re&writing"), "", ""},
    {HelpOnPackages, "helpOnPackages", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&QNN rules"), "", ""},
    {HelpOnProviders, "helpOnProviders", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Tenstorrent providers"), "", ""},
    {HelpOnPatterns, "helpOnPatterns", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "T&VM patterns"), "", ""},
    {HelpOnTranslation, "helpOnTranslation", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Rules in &other languages"), "", ""},
    {HelpOnTraining, "helpOnTraining", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "T&raining graphs"), "", ""},
    {HelpOnCosts, "helpOnCosts", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "C&osts"), "", ""},
    {HelpOnAutomation, "helpOnAutomation", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Rules in C&I"), "", ""},
    {HelpOnGraphs, "helpOnGraphs", Group::Help, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Graph files"), "", ""},
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
