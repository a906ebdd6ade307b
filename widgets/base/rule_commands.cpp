// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_rows.h"

#include <QCoreApplication>

namespace fusewright {

namespace {

using enum CommandId;
using Group = CommandGroup;
using Scope = CommandScope;

constexpr Command ruleRows[] = {
    {UseRules, "useRules", Group::Rules, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Use these rules"), "Ctrl+Alt+U", ""},
    {UseComposites, "useComposites", Group::Rules, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Use Tenstorrent co&mposites"), "", ""},
    {CompareRulesFiles, "compareRulesFiles", Group::Rules, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Compare rules &files…"), "Ctrl+Alt+D", ""},
    {ToggleComment, "toggleComment", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Toggle &comment"), "Ctrl+/", ""},
    {MoveLineUp, "moveLineUp", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Move line &up"), "Alt+Up", ""},
    {MoveLineDown, "moveLineDown", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Move line do&wn"), "Alt+Down", ""},
    {DuplicateLine, "duplicateLine", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Du&plicate line"), "Ctrl+Shift+D", ""},
    {DeleteLine, "deleteLine", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "De&lete line"), "Ctrl+Shift+K", ""},
    {IndentLines, "indentLines", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "In&dent"), "Ctrl+]", ""},
    {UnindentLines, "unindentLines", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Un&indent"), "Ctrl+[", ""},
    {Complete, "complete", Group::Rules, Scope::Editor, QT_TRANSLATE_NOOP("Commands", "Compl&ete"),
     "Ctrl+Space", ""},
    {ShowQuickFixes, "showQuickFixes", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "&Quick fix…"), "Alt+Return; Ctrl+.", ""},
    {RenameEntry, "renameEntry", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Re&name entry…"), "F2", ""},
    {FormatRules, "formatRules", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Forma&t rules"), "Ctrl+Shift+I", ""},
    {RuleFromSelection, "ruleFromSelection", Group::Rules, Scope::NodesShown,
     QT_TRANSLATE_NOOP("Commands", "New rule from &selection"), "Ctrl+Shift+N", "rule"},
    {ShowGallery, "showGallery", Group::Rules, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "From the &gallery…"), "Ctrl+Alt+G", ""},
    {FoldRule, "foldRule", Group::Rules, Scope::Editor, QT_TRANSLATE_NOOP("Commands", "&Fold rule"),
     "Ctrl+Shift+[; Alt+-", ""},
    {UnfoldRule, "unfoldRule", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Unf&old rule"), "Ctrl+Shift+]; Alt++", ""},
    {FoldAll, "foldAll", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Fold &all rules"), "Ctrl+Alt+[", ""},
    {UnfoldAll, "unfoldAll", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Unfold all &rules"), "Ctrl+Alt+]", ""},
    {LargerText, "largerText", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Lar&ger text"), "Ctrl++; Ctrl+=", "zoom-in"},
    {SmallerText, "smallerText", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "S&maller text"), "Ctrl+-", "zoom-out"},
    {UsualTextSize, "usualTextSize", Group::Rules, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Default te&xt size"), "Ctrl+0", ""},
};

} // namespace

std::span<const Command> ruleCommands()
{
    return ruleRows;
}

} // namespace fusewright
