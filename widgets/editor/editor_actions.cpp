// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/editor_actions.h"

#include "widgets/editor/code_editor.h"
#include "widgets/editor/completer.h"
#include "widgets/editor/entry_names.h"
#include "widgets/editor/find_bar.h"
#include "widgets/editor/line_folds.h"
#include "widgets/editor/multi_cursor.h"
#include "widgets/editor/problem_marks.h"
#include "widgets/editor/quick_fixes.h"
#include "widgets/editor/rules_editor.h"

#include <QAction>

#include <algorithm>

namespace fusewright {

EditorActions::EditorActions(RulesEditor& editor) : QObject(&editor), m_home(editor)
{
    addTextActions(editor);
    addCaretActions(editor);
    addRulesActions(editor);
}

QAction* EditorActions::find(const QString& name) const
{
    const auto found = std::ranges::find_if(
        m_actions, [&](const EditorAction& entry) { return entry.action->objectName() == name; });
    return found == m_actions.end() ? nullptr : found->action;
}

template <class Receiver>
void EditorActions::add(EditorMenu menu, const char* name, const QString& text, const char* keys,
                        Receiver* receiver, void (Receiver::*slot)())
{
    auto* action = new QAction(text, this);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcuts(QKeySequence::listFromString(QString::fromLatin1(keys)));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, receiver, [receiver, slot] { (receiver->*slot)(); });
    m_home.addAction(action);
    m_actions.push_back({menu, action});
}

void EditorActions::addTextActions(RulesEditor& editor)
{
    CodeEditor* const code = &editor.code();
    using C = CodeEditor;
    add(EditorMenu::Lines, "toggle comment", tr("Comment or uncomment"), "Ctrl+/", code,
        &C::toggleComment);
    add(EditorMenu::Lines, "move up", tr("Move line up"), "Alt+Up", code, &C::moveLinesUp);
    add(EditorMenu::Lines, "move down", tr("Move line down"), "Alt+Down", code, &C::moveLinesDown);
    add(EditorMenu::Lines, "duplicate", tr("Duplicate line"), "Ctrl+Shift+D", code,
        &C::duplicateLines);
    add(EditorMenu::Lines, "delete line", tr("Delete line"), "Ctrl+Shift+K", code, &C::deleteLines);
    add(EditorMenu::Lines, "indent", tr("Indent"), "Ctrl+]", code, &C::indentLines);
    add(EditorMenu::Lines, "unindent", tr("Unindent"), "Ctrl+[", code, &C::unindentLines);
    add(EditorMenu::View, "zoom in", tr("Larger text"), "Ctrl++; Ctrl+=", code, &C::zoomInOneStep);
    add(EditorMenu::View, "zoom out", tr("Smaller text"), "Ctrl+-", code, &C::zoomOutOneStep);
    add(EditorMenu::View, "zoom reset", tr("Normal text size"), "Ctrl+0", code, &C::resetZoom);
    LineFolds* const folds = &code->folds();
    add(EditorMenu::Folds, "fold", tr("Fold"), "Ctrl+Shift+[; Ctrl+{", folds,
        &LineFolds::foldAtCaret);
    add(EditorMenu::Folds, "unfold", tr("Unfold"), "Ctrl+Shift+]; Ctrl+}", folds,
        &LineFolds::unfoldAtCaret);
    add(EditorMenu::Folds, "fold all", tr("Fold all rules"), "Ctrl+Alt+[", folds,
        &LineFolds::foldAll);
    add(EditorMenu::Folds, "unfold all", tr("Unfold all"), "Ctrl+Alt+]", folds,
        &LineFolds::unfoldAll);
}

void EditorActions::addCaretActions(RulesEditor& editor)
{
    MultiCursor* const carets = &editor.code().cursors();
    using M = MultiCursor;
    add(EditorMenu::Carets, "next occurrence", tr("Select next occurrence"), "Ctrl+D", carets,
        &M::addNextOccurrence);
    add(EditorMenu::Carets, "caret above", tr("Caret above"), "Alt+Shift+Up; Ctrl+Alt+Up", carets,
        &M::addAbove);
    add(EditorMenu::Carets, "caret below", tr("Caret below"), "Alt+Shift+Down; Ctrl+Alt+Down",
        carets, &M::addBelow);
    FindBar* const find = &editor.findBar();
    using F = FindBar;
    add(EditorMenu::Find, "find", tr("Find…"), "Ctrl+F", find, &F::openToFind);
    add(EditorMenu::Find, "replace", tr("Replace…"), "Ctrl+H", find, &F::openToReplace);
    add(EditorMenu::Find, "find next", tr("Find next"), "F3", find, &F::findNext);
    add(EditorMenu::Find, "find previous", tr("Find previous"), "Shift+F3", find, &F::findPrevious);
    add(EditorMenu::Find, "go to line", tr("Go to line…"), "Ctrl+G", &editor,
        &RulesEditor::askForLine);
}

void EditorActions::addRulesActions(RulesEditor& editor)
{
    using P = ProblemMarks;
    add(EditorMenu::Code, "next problem", tr("Next problem"), "F8", &editor.problems(),
        &P::goToNext);
    add(EditorMenu::Code, "previous problem", tr("Previous problem"), "Shift+F8",
        &editor.problems(), &P::goToPrevious);
    add(EditorMenu::Code, "quick fix", tr("Quick fix…"), "Alt+Return; Alt+Enter; Ctrl+.",
        &editor.quickFixes(), &QuickFixes::showMenu);
    Completer* const completer = &editor.completer();
    add(EditorMenu::Code, "complete", tr("Complete"), "Ctrl+Space", completer,
        &Completer::complete);
    EntryNames* const names = &editor.entryNames();
    add(EditorMenu::Code, "definition", tr("Go to definition"), "F12", names,
        &EntryNames::goToDefinition);
    add(EditorMenu::Code, "rename", tr("Rename the entry…"), "F2", names, &EntryNames::rename);
    add(EditorMenu::Code, "format", tr("Format the rules"), "Ctrl+Shift+I", &editor,
        &RulesEditor::format);
}

} // namespace fusewright
