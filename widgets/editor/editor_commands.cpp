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
    using Current = std::function<RulesEditor&()>;

    CommandLinks(QObject& context, const Current& current, const CommandActions& actions)
        : m_context(context), m_current(current), m_actions(actions)
    {
    }

    void linkText() const;
    void linkLines() const;
    void linkCarets() const;
    void linkRules() const;

private:
    /// `part` gives the part of an editor that does it.
    template <class Part, class Slot>
    void on(CommandId id, Part part, Slot slot) const
    {
        QObject::connect(m_actions[id], &QAction::triggered, &m_context,
                         [current = m_current, part, slot] { (part(current()).*slot)(); });
    }

    QObject& m_context;
    const Current& m_current;
    const CommandActions& m_actions;
};

RulesEditor& whole(RulesEditor& editor)
{
    return editor;
}

CodeEditor& codeOf(RulesEditor& editor)
{
    return editor.code();
}

void CommandLinks::linkText() const
{
    on(Undo, codeOf, &CodeEditor::undoStep);
    on(Redo, codeOf, &CodeEditor::redoStep);
    on(Cut, codeOf, &CodeEditor::cut);
    on(Copy, codeOf, &CodeEditor::copy);
    on(Paste, codeOf, &CodeEditor::paste);
    on(SelectAll, codeOf, &CodeEditor::selectAll);
    on(LargerText, codeOf, &CodeEditor::zoomInOneStep);
    on(SmallerText, codeOf, &CodeEditor::zoomOutOneStep);
    on(UsualTextSize, codeOf, &CodeEditor::resetZoom);
    const auto find = [](RulesEditor& editor) -> FindBar& { return editor.findBar(); };
    on(Find, find, &FindBar::openToFind);
    on(Replace, find, &FindBar::openToReplace);
    on(FindNext, find, &FindBar::findNext);
    on(FindPrevious, find, &FindBar::findPrevious);
    on(GoToLine, whole, &RulesEditor::askForLine);
}

void CommandLinks::linkLines() const
{
    on(ToggleComment, codeOf, &CodeEditor::toggleComment);
    on(MoveLineUp, codeOf, &CodeEditor::moveLinesUp);
    on(MoveLineDown, codeOf, &CodeEditor::moveLinesDown);
    on(DuplicateLine, codeOf, &CodeEditor::duplicateLines);
    on(DeleteLine, codeOf, &CodeEditor::deleteLines);
    on(IndentLines, codeOf, &CodeEditor::indentLines);
    on(UnindentLines, codeOf, &CodeEditor::unindentLines);
    const auto folds = [](RulesEditor& editor) -> LineFolds& { return editor.code().folds(); };
    on(FoldRule, folds, &LineFolds::foldAtCaret);
    on(UnfoldRule, folds, &LineFolds::unfoldAtCaret);
    on(FoldAll, folds, &LineFolds::foldAll);
    on(UnfoldAll, folds, &LineFolds::unfoldAll);
}

void CommandLinks::linkCarets() const
{
    const auto carets = [](RulesEditor& editor) -> MultiCursor& { return editor.code().cursors(); };
    on(SelectNextOccurrence, carets, &MultiCursor::addNextOccurrence);
    on(CaretAbove, carets, &MultiCursor::addAbove);
    on(CaretBelow, carets, &MultiCursor::addBelow);
}

void CommandLinks::linkRules() const
{
    const auto problems = [](RulesEditor& editor) -> ProblemMarks& { return editor.problems(); };
    const auto names = [](RulesEditor& editor) -> EntryNames& { return editor.entryNames(); };
    const auto fixes = [](RulesEditor& editor) -> QuickFixes& { return editor.quickFixes(); };
    const auto completer = [](RulesEditor& editor) -> Completer& { return editor.completer(); };
    on(NextProblem, problems, &ProblemMarks::goToNext);
    on(PreviousProblem, problems, &ProblemMarks::goToPrevious);
    on(ShowQuickFixes, fixes, &QuickFixes::showMenu);
    on(Complete, completer, &Completer::complete);
    on(GoToDefinition, names, &EntryNames::goToDefinition);
    on(RenameEntry, names, &EntryNames::rename);
    on(FormatRules, whole, &RulesEditor::format);
}

} // namespace

void obeyCommands(QObject& context, const std::function<RulesEditor&()>& current,
                  const CommandActions& actions)
{
    const CommandLinks links(context, current, actions);
    links.linkText();
    links.linkLines();
    links.linkCarets();
    links.linkRules();
}

} // namespace fusewright
