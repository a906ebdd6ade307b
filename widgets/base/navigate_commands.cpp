// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_rows.h"

#include <QCoreApplication>

namespace fusewright {

namespace {

using enum CommandId;
using Group = CommandGroup;
using Scope = CommandScope;

constexpr Command navigateRows[] = {
    {NextStage, "nextStage", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Next stage of rewriting"), "Ctrl+Alt+Right", ""},
    {PreviousStage, "previousStage", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Previous stage of rewriting"), "Ctrl+Alt+Left", ""},
    {NextRules, "nextRules", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Next r&ules"), "Ctrl+Tab; Ctrl+PgDown", ""},
    {PreviousRules, "previousRules", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Previous ru&les"), "Ctrl+Shift+Tab; Ctrl+PgUp", ""},
    {GoBack, "goBack", Group::Navigate, Scope::Window, QT_TRANSLATE_NOOP("Commands", "&Back"),
     "Alt+Left", "back"},
    {GoForward, "goForward", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Forward"), "Alt+Right", "forward"},
    {LeaveNested, "leaveNested", Group::Navigate, Scope::OutsideEditor,
     QT_TRANSLATE_NOOP("Commands", "Lea&ve nested graph"), "Backspace; Alt+Up", "up"},
    {NextProblem, "nextProblem", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Next problem"), "F8", ""},
    {PreviousProblem, "previousProblem", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "&Previous problem"), "Shift+F8", ""},
    {NextSection, "nextSection", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Next &section"), "F4", ""},
    {PreviousSection, "previousSection", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Previous s&ection"), "Shift+F4", ""},
    {StepThrough, "stepThrough", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Step t&hrough the rule here"), "Ctrl+F9", "steps"},
    {StepForward, "stepForward", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Step for&ward"), "F10", "step_forward"},
    {StepBack, "stepBack", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Step bac&k"), "F9", "step_back"},
    {NextStuckStep, "nextStuckStep", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Ne&xt dead end"), "Ctrl+F10", "miss"},
    {NextNearMiss, "nextNearMiss", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Next near &miss"), "F7", ""},
    {PreviousNearMiss, "previousNearMiss", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Previous near m&iss"), "Shift+F7", ""},
    {GoToDefinition, "goToDefinition", Group::Navigate, Scope::Editor,
     QT_TRANSLATE_NOOP("Commands", "Go to &definition"), "F12", ""},
    {GoToRule, "goToRule", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Go to &rule…"), "Ctrl+Shift+O", "rule"},
    {FocusEditor, "focusEditor", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Go to the ed&itor"), "Ctrl+1", ""},
    {FocusCanvas, "focusCanvas", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Go to the &graph"), "Ctrl+2", ""},
    {FocusNodes, "focusNodes", Group::Navigate, Scope::Window,
     QT_TRANSLATE_NOOP("Commands", "Go to the &operators"), "Ctrl+3", ""},
};

} // namespace

std::span<const Command> navigateCommands()
{
    return navigateRows;
}

} // namespace fusewright
