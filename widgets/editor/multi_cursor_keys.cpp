// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/multi_cursor.h"

#include "widgets/editor/code_editor.h"
#include "widgets/editor/line_edits.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace fusewright {

void MultiCursor::edit(const Change& change)
{
    QTextCursor main = m_editor.textCursor();
    std::vector<QTextCursor> cursors = all();
    std::size_t mainAt = 0;
    main.beginEditBlock();
    for (std::size_t at = 0; at < cursors.size(); ++at) {
        if (cursors[at].position() == main.position() && cursors[at].anchor() == main.anchor())
            mainAt = at;
    }
    for (QTextCursor& cursor : cursors)
        change(cursor);
    main.endEditBlock();
    main = cursors[mainAt];
    setAll(cursors, main);
}

void MultiCursor::move(const Change& change)
{
    QTextCursor main = m_editor.textCursor();
    change(main);
    std::vector<QTextCursor> cursors = m_others;
    std::ranges::for_each(cursors, change);
    setAll(cursors, main);
}

bool MultiCursor::takeKey(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape) {
        clear();
        return true;
    }
    if (takeMoveKey(event))
        return true;
    if (event.matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(selectedText());
        return true;
    }
    return !m_editor.isReadOnly() && takeEditKey(event);
}

bool MultiCursor::takeEditKey(const QKeyEvent& event)
{
    if (event.matches(QKeySequence::Cut)) {
        QApplication::clipboard()->setText(selectedText());
        edit([](QTextCursor& cursor) { cursor.removeSelectedText(); });
        return true;
    }
    if (event.matches(QKeySequence::Paste)) {
        paste(QApplication::clipboard()->text());
        return true;
    }
    const bool byWord = event.modifiers() & Qt::ControlModifier;
    const auto removed = [&](QTextCursor::MoveOperation way, void (*one)(QTextCursor&)) {
        edit([&](QTextCursor& cursor) {
            if (byWord && !cursor.hasSelection())
                cursor.movePosition(way, QTextCursor::KeepAnchor);
            one(cursor);
        });
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Backspace:
        return removed(QTextCursor::PreviousWord, &line_edits::backspace);
    case Qt::Key_Delete:
        return removed(QTextCursor::NextWord, [](QTextCursor& cursor) { cursor.deleteChar(); });
    case Qt::Key_Return:
    case Qt::Key_Enter:
        edit(&line_edits::breakLine);
        return true;
    case Qt::Key_Tab:
        edit(&line_edits::indent);
        return true;
    case Qt::Key_Backtab:
        edit(&line_edits::unindent);
        return true;
    default:
        break;
    }
    const QString text = event.text();
    const bool isTyped = !text.isEmpty() && text[0].isPrint()
        && !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (isTyped)
        insert(text);
    return isTyped;
}

bool MultiCursor::takeMoveKey(const QKeyEvent& event)
{
    const bool selects = event.modifiers() & Qt::ShiftModifier;
    const bool byWord = event.modifiers() & Qt::ControlModifier;
    if (event.modifiers() & Qt::AltModifier)
        return false;
    const auto mode = selects ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor;
    const auto moved = [&](QTextCursor::MoveOperation way) {
        move([&](QTextCursor& cursor) {
            // Without Shift a selection ends on the side that the key points to.
            const bool isLeft = way == QTextCursor::Left;
            if (!selects && cursor.hasSelection() && (isLeft || way == QTextCursor::Right))
                cursor.setPosition(isLeft ? cursor.selectionStart() : cursor.selectionEnd());
            else
                cursor.movePosition(way, mode);
        });
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left:
        return moved(byWord ? QTextCursor::PreviousWord : QTextCursor::Left);
    case Qt::Key_Right:
        return moved(byWord ? QTextCursor::NextWord : QTextCursor::Right);
    case Qt::Key_Up:
        return moved(QTextCursor::Up);
    case Qt::Key_Down:
        return moved(QTextCursor::Down);
    case Qt::Key_End:
        return moved(byWord ? QTextCursor::End : QTextCursor::EndOfLine);
    case Qt::Key_Home:
        if (byWord)
            return moved(QTextCursor::Start);
        move([&](QTextCursor& cursor) { line_edits::moveHome(cursor, mode); });
        return true;
    default:
        return false;
    }
}

} // namespace fusewright
