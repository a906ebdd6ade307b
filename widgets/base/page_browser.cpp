// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/page_browser.h"

#include <QKeyEvent>
#include <QScrollBar>

namespace fusewright {

void PageBrowser::keyPressEvent(QKeyEvent* event)
{
    const bool selectsDown = event->matches(QKeySequence::SelectNextPage);
    const bool selectsUp = event->matches(QKeySequence::SelectPreviousPage);
    const bool movesDown = event->matches(QKeySequence::MoveToNextPage);
    const bool movesUp = event->matches(QKeySequence::MoveToPreviousPage);
    if (!selectsDown && !selectsUp && !movesDown && !movesUp) {
        QTextBrowser::keyPressEvent(event);
        return;
    }
    event->accept();
    turnPage(selectsDown || movesDown,
             selectsDown || selectsUp ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor);
}

/// Scrolls by a page; the caret goes to the end of what is in view then, or to its begin.
void PageBrowser::turnPage(bool isDown, QTextCursor::MoveMode mode)
{
    verticalScrollBar()->triggerAction(isDown ? QAbstractSlider::SliderPageStepAdd
                                              : QAbstractSlider::SliderPageStepSub);
    const int scrolled = verticalScrollBar()->value();
    const QPoint edge(0, isDown ? viewport()->height() - 1 : 0);
    QTextCursor caret = textCursor();
    caret.setPosition(cursorForPosition(edge).position(), mode);
    setTextCursor(caret);
    verticalScrollBar()->setValue(scrolled);
}

} // namespace fusewright
