// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/editor_commands.h"

#include "widgets/base/command_actions.h"
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

namespace fusewright {

namespace {

using enum CommandId;

class CommandLinks {
public:
    CommandLinks(RulesEditor& editor, const CommandActions& actions)
        : m_editor(editor), m_actions(actions)
    {
    }

    void linkText() const;
    void linkLines() const;
    void linkCarets() const;
    void linkRules() const;

private:
    template <class Receiver, class Slot>
    void on(CommandId id, Receiver& receiver, Slot slot) const
    {
        QObject::connect(m_actions[id], &QAction::triggered, &receiver,
                         [&receiver, slot] { (receiver.*slot)(); });
    }

    RulesEditor& m_editor;
    const CommandActions& m_actions;
};

void CommandLinks::linkText() const
{
    CodeEditor& code = m_editor.code();
    on(Undo, code, &CodeEditor::undoStep);
    on(Redo, code, &CodeEditor::redoStep);
    on(Cut, code, &CodeEditor::cut);
    on(Copy, code, &CodeEditor::copy);
    on(Paste, code, &CodeEditor::paste);
    on(SelectAll, code, &CodeEditor::selectAll);
    on(LargerText, code, &CodeEditor::zoomInOneStep);
    on(SmallerText, code, &CodeEditor::zoomOutOneStep);
    on(UsualTextSize, code, &CodeEditor::resetZoom);
    FindBar& find = m_editor.findBar();
    on(Find, find, &FindBar::openToFind);
    on(Replace, find, &FindBar::openToReplace);
    on(FindNext, find, &FindBar::findNext);
    on(FindPrevious, find, &FindBar::findPrevious);
    on(GoToLine, m_editor, &RulesEditor::askForLine);
}

void CommandLinks::linkLines() const
{
    CodeEditor& code = m_editor.code();
    on(ToggleComment, code, &CodeEditor::toggleComment);
    on(MoveLineUp, code, &CodeEditor::moveLinesUp);
    on(MoveLineDown, code, &CodeEditor::moveLinesDown);
    on(DuplicateLine, code, &CodeEditor::duplicateLines);
    on(DeleteLine, code, &CodeEditor::deleteLines);
    on(IndentLines, code, &CodeEditor::indentLines);
    on(UnindentLines, code, &CodeEditor::unindentLines);
    LineFolds& folds = code.folds();
    on(FoldRule, folds, &LineFolds::foldAtCaret);
    on(UnfoldRule, folds, &LineFolds::unfoldAtCaret);
    on(FoldAll, folds, &LineFolds::foldAll);
    on(UnfoldAll, folds, &LineFolds::unfoldAll);
}

void CommandLinks::linkCarets() const
{
    MultiCursor& carets = m_editor.code().cursors();
    on(SelectNextOccurrence, carets, &MultiCursor::addNextOccurrence);
    on(CaretAbove, carets, &MultiCursor::addAbove);
    on(CaretBelow, carets, &MultiCursor::addBelow);
}

void CommandLinks::linkRules() const
{
    on(NextProblem, m_editor.problems(), &ProblemMarks::goToNext);
    on(PreviousProblem, m_editor.problems(), &ProblemMarks::goToPrevious);
    on(ShowQuickFixes, m_editor.quickFixes(), &QuickFixes::showMenu);
    on(Complete, m_editor.completer(), &Completer::complete);
    on(GoToDefinition, m_editor.entryNames(), &EntryNames::goToDefinition);
    on(RenameEntry, m_editor.entryNames(), &EntryNames::rename);
    on(FormatRules, m_editor, &RulesEditor::format);
}

} // namespace

void obeyCommands(RulesEditor& editor, const CommandActions& actions)
{
    const CommandLinks links(editor, actions);
    links.linkText();
    links.linkLines();
    links.linkCarets();
    links.linkRules();
}

} // namespace fusewright
