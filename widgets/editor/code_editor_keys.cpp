// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/code_editor.h"

#include "widgets/editor/line_edits.h"
#include "widgets/editor/multi_cursor.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

namespace fusewright {

void CodeEditor::keyPressEvent(QKeyEvent* event)
{
    if (takeKey(*event)) {
        event->accept();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void CodeEditor::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Control)
        viewport()->setCursor(Qt::IBeamCursor);
    QPlainTextEdit::keyReleaseEvent(event);
}

bool CodeEditor::takeKey(QKeyEvent& event)
{
    if (event.matches(QKeySequence::Undo)) {
        undoStep();
        return true;
    }
    if (event.matches(QKeySequence::Redo)) {
        redoStep();
        return true;
    }
    if (m_cursors->isActive() && m_cursors->takeKey(event)) {
        ensureCursorVisible();
        return true;
    }
    if (isReadOnly())
        return takeMoveKey(event);
    return takeEditKey(event) || takeMoveKey(event);
}

bool CodeEditor::takeEditKey(const QKeyEvent& event)
{
    const bool isPlain = (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (!isPlain)
        return false;
    switch (event.key()) {
    case Qt::Key_Tab:
        indentLines();
        return true;
    case Qt::Key_Backtab:
        unindentLines();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        edit(&line_edits::breakLine);
        return true;
    case Qt::Key_Backspace:
        edit(&line_edits::backspace);
        return true;
    default:
        return false;
    }
}

bool CodeEditor::takeMoveKey(const QKeyEvent& event)
{
    const bool selects = event.matches(QKeySequence::SelectStartOfLine);
    if (!selects && !event.matches(QKeySequence::MoveToStartOfLine))
        return false;
    QTextCursor cursor = textCursor();
    line_edits::moveHome(cursor, selects ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor);
    setTextCursor(cursor);
    return true;
}

void CodeEditor::inputMethodEvent(QInputMethodEvent* event)
{
    if (!m_cursors->isActive() || event->commitString().isEmpty()) {
        QPlainTextEdit::inputMethodEvent(event);
        return;
    }
    m_cursors->insert(event->commitString());
    event->accept();
}

void CodeEditor::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QPlainTextEdit::wheelEvent(event);
        return;
    }
    const int delta = event->angleDelta().y();
    if (delta != 0)
        setZoom(m_zoom + (delta > 0 ? 1 : -1));
    event->accept();
}

void CodeEditor::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        const int place = cursorForPosition(event->pos()).position();
        if (event->modifiers() == Qt::AltModifier) {
            m_cursors->toggleAt(place);
            event->accept();
            return;
        }
        m_cursors->clear();
        if (event->modifiers() == Qt::ControlModifier) {
            emit placeFollowed(place);
            event->accept();
            return;
        }
    }
    QPlainTextEdit::mousePressEvent(event);
}

void CodeEditor::mouseMoveEvent(QMouseEvent* event)
{
    const bool follows = event->modifiers() == Qt::ControlModifier && !event->buttons();
    viewport()->setCursor(follows ? Qt::PointingHandCursor : Qt::IBeamCursor);
    QPlainTextEdit::mouseMoveEvent(event);
}

} // namespace fusewright
