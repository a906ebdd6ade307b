// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/quick_fixes.h"

#include "widgets/base/theme.h"
#include "widgets/document/text_places.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/problem_marks.h"
#include "widgets/sentences/engine_text.h"

#include <QMenu>
#include <QScrollBar>

#include <algorithm>

namespace fusewright {

QuickFixes::QuickFixes(CodeEditor& editor, ProblemMarks& problems, std::function<bool()> isCurrent)
    : QObject(&editor), m_editor(editor), m_problems(problems), m_isCurrent(std::move(isCurrent))
{
    connect(&problems, &ProblemMarks::changed, this, [this] {
        if (m_isWanted && m_isCurrent())
            show();
    });
    connect(&editor, &QPlainTextEdit::cursorPositionChanged, this, [this] { m_isWanted = false; });
}

void QuickFixes::showMenu()
{
    if (m_isCurrent())
        show();
    else
        m_isWanted = true;
}

void QuickFixes::showMenuOn(int line)
{
    if (m_editor.textCursor().blockNumber() != line) {
        const auto marks = m_problems.marksOn(line);
        const QTextBlock block = m_editor.document()->findBlockByNumber(line);
        QTextCursor cursor(block);
        if (!marks.empty())
            cursor.setPosition(block.position()
                               + std::min(marks.front().span.begin, block.length() - 1));
        m_editor.setTextCursor(cursor);
    }
    m_editor.setFocus();
    showMenu();
}

void QuickFixes::show()
{
    m_isWanted = false;
    const QTextCursor caret = m_editor.textCursor();
    std::vector<const Diagnostic*> problems = m_problems.problemsAt(caret.position());
    for (const Diagnostic* problem : m_problems.problemsOn(caret.blockNumber())) {
        if (std::ranges::find(problems, problem) == problems.end())
            problems.push_back(problem);
    }
    auto* menu = new QMenu(&m_editor);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(tr("Quick fixes"));
    const QIcon lamp = m_editor.theme().icon(QStringLiteral("lamp"), Ink::Warning);
    for (const Diagnostic* problem : problems) {
        for (const Fix& fix : problem->fixes)
            add(*menu, lamp, fix);
    }
    if (const std::vector<Fix> advice = m_advice ? m_advice() : std::vector<Fix>();
        !advice.empty()) {
        if (!menu->isEmpty())
            menu->addSeparator();
        const QIcon miss = m_editor.theme().icon(QStringLiteral("lamp"), Ink::Accent);
        for (const Fix& fix : advice)
            add(*menu, miss, fix);
    }
    if (menu->isEmpty()) {
        delete menu;
        emit nothingFound();
        return;
    }
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(m_editor.viewport()->mapToGlobal(m_editor.cursorRect().bottomLeft()));
}

void QuickFixes::add(QMenu& menu, const QIcon& icon, const Fix& fix)
{
    QAction* const action = menu.addAction(icon, engineText(fix.title));
    connect(action, &QAction::triggered, &m_editor, [&editor = m_editor, edits = fix.edits] {
        // The caret may come to the end of a long line; what is wanted then is to see lines begin.
        QScrollBar& bar = *editor.horizontalScrollBar();
        const int left = bar.value();
        applyEdits(*editor.document(), edits);
        editor.ensureCursorVisible();
        bar.setValue(left);
    });
}

} // namespace fusewright
