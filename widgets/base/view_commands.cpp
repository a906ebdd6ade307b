// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_rows.h"

#include <QCoreApplication>

namespace fusewright {

namespace {

using enum CommandId;
using Group = CommandGroup;
using Scope = CommandScope;

constexpr Command viewRows[] = {
    {ShowEditor, "showEditor", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Rules"), "Alt+1", "rule"},
    {ShowNodes, "showNodes", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Operators"), "Alt+2", "graph"},
    {ShowOverview, "showOverview", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Overview"), "Alt+3", "layers"},
    {ShowOutline, "showOutline", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Out&line"), "Alt+4", "outline"},
    {ShowInspector, "showInspector", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Inspector"), "Alt+5", "info"},
    {ShowMatches, "showMatches", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Matches"), "Alt+6", "search"},
    {ShowSections, "showSections", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Sections"), "Alt+7", "nested"},
    {ShowLegend, "showLegend", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "L&egend"), "Alt+8", "legend"},
    {ShowProblems, "showProblems", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Problems"), "Alt+9", "warning"},
    {ShowSuggestions, "showSuggestions", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Su&ggestions"), "Alt+Shift+3", "lamp"},
    {ShowOrder, "showOrder", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Order"), "Alt+Shift+1", "order"},
    {ShowSteps, "showSteps", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "S&teps"), "Alt+Shift+2", "steps"},
    {ShowDiff, "showDiff", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Differences"), "Alt+0", "panes_3"},
    {ShowBeforeAfter, "showBeforeAfter", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Before and after rewriting"), "Alt+Shift+0", "panes_2"},
    {ShowPattern, "showPattern", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Pa&ttern"), "Alt+Shift+P", "pattern"},
    {ShowRewrites, "showRewrites", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Re&writes"), "Alt+Shift+4", "layers"},
    {ShowTraining, "showTraining", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Tra&ining"), "Alt+Shift+5", "back"},
    {ShowCosts, "showCosts", Group::Panels, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Costs"), "Alt+Shift+6", "layers"},
    {ShowAllNodes, "showAllNodes", Group::View, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Show &all nodes (raw)"), "Ctrl+R", "raw"},
    {FullScreen, "fullScreen", Group::View, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Full screen"), "F11", ""},
    {ResetLayout, "resetLayout", Group::View, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Reset layout"), "", ""},
    {ShowPreferences, "showPreferences", Group::Appearance, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Preferences…"), "Ctrl+,", "settings"},
    {ThemeSystem, "themeSystem", Group::Appearance, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Follow the &system"), "", "theme"},
    {ThemeLight, "themeLight", Group::Appearance, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Light"), "", ""},
    {ThemeDark, "themeDark", Group::Appearance, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Dark"), "", ""},
    {LanguageSystem, "languageSystem", Group::Appearance, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Follow the s&ystem"), "", "language"},
    {LanguageEnglish, "languageEnglish", Group::Appearance, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&English"), "", ""},
    {LanguageGerman, "languageGerman", Group::Appearance, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&German – Deutsch"), "", ""},
    {LanguageFrench, "languageFrench", Group::Appearance, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&French – Français"), "", ""},
    {LanguageJapanese, "languageJapanese", Group::Appearance, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Japanese – 日本語"), "", ""},
    {LanguageChinese, "languageChinese", Group::Appearance, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Chinese – 简体中文"), "", ""},
    {ColorBlindPalette, "colorBlindPalette", Group::Appearance, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Colour-&blind palette"), "", ""},
    {ReducedMotion, "reducedMotion", Group::Appearance, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Red&uced motion"), "", ""},
    {WheelZooms, "wheelZooms", Group::Appearance, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "The &wheel zooms"), "", ""},
};

} // namespace

std::span<const Command> viewCommands()
{
    return viewRows;
}

} // namespace fusewright
