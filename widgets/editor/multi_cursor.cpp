// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/multi_cursor.h"

#include "widgets/base/theme.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/line_edits.h"
#include "widgets/editor/word_place.h"

#include <QApplication>
#include <QPainter>
#include <QStyleHints>

#include <algorithm>

namespace fusewright {

namespace {

bool isSamePlace(const QTextCursor& one, const QTextCursor& other)
{
    if (one.position() == other.position())
        return true;
    return one.selectionStart() < other.selectionEnd()
        && other.selectionStart() < one.selectionEnd();
}

bool isWholeWord(const QTextCursor& word)
{
    const QTextDocument& document = *word.document();
    const int begin = word.selectionStart();
    return (begin == 0 || !isWordCharacter(document.characterAt(begin - 1)))
        && !isWordCharacter(document.characterAt(word.selectionEnd()));
}

/// The next place that reads like the selection, round the end of the text; null for none.
QTextCursor nextOccurrence(QTextDocument& document, const QTextCursor& selection, bool wholeWord)
{
    const QString text = selection.selectedText();
    QTextCursor next = document.find(text, selection, QTextDocument::FindCaseSensitively);
    bool isRound = false;
    while (true) {
        if (next.isNull() && isRound)
            return next;
        if (next.isNull()) {
            isRound = true;
            next = document.find(text, 0, QTextDocument::FindCaseSensitively);
            continue;
        }
        if (!wholeWord || isWholeWord(next))
            return next;
        next = document.find(text, next, QTextDocument::FindCaseSensitively);
    }
}

} // namespace

MultiCursor::MultiCursor(CodeEditor& editor) : QObject(&editor), m_editor(editor)
{
    connect(&m_blink, &QTimer::timeout, this, [this] {
        m_isLit = !m_isLit;
        m_editor.viewport()->update();
    });
}

std::vector<QTextCursor> MultiCursor::all() const
{
    std::vector<QTextCursor> cursors = m_others;
    cursors.push_back(m_editor.textCursor());
    std::ranges::sort(cursors, {}, &QTextCursor::position);
    return cursors;
}

void MultiCursor::setAll(const std::vector<QTextCursor>& cursors, const QTextCursor& main)
{
    m_others.clear();
    for (const QTextCursor& cursor : cursors) {
        const auto isSame = [&](const QTextCursor& other) { return isSamePlace(cursor, other); };
        if (!isSame(main) && std::ranges::none_of(m_others, isSame))
            m_others.push_back(cursor);
    }
    m_editor.setTextCursor(main);
    showCarets();
}

void MultiCursor::showCarets()
{
    m_isLit = true;
    const int flash = QApplication::styleHints()->cursorFlashTime() / 2;
    if (isActive() && flash > 0)
        m_blink.start(flash);
    else
        m_blink.stop();
    // All carets are drawn here, so that they blink together.
    m_editor.setCursorWidth(isActive() ? 0 : 1);
    m_editor.viewport()->update();
}

void MultiCursor::toggleAt(int place)
{
    const auto found = std::ranges::find(m_others, place, &QTextCursor::position);
    if (found != m_others.end()) {
        m_others.erase(found);
        showCarets();
        return;
    }
    const QTextCursor main = m_editor.textCursor();
    if (main.position() == place) {
        if (isActive()) {
            const QTextCursor next = m_others.back();
            m_others.pop_back();
            m_editor.setTextCursor(next);
        }
        showCarets();
        return;
    }
    QTextCursor fresh(m_editor.document());
    fresh.setPosition(place);
    std::vector<QTextCursor> cursors = m_others;
    cursors.push_back(main);
    setAll(cursors, fresh);
}

void MultiCursor::clear()
{
    m_isWholeWord = false;
    if (!isActive())
        return;
    m_others.clear();
    showCarets();
}

void MultiCursor::addNextOccurrence()
{
    QTextCursor main = m_editor.textCursor();
    if (!main.hasSelection()) {
        move([](QTextCursor& cursor) {
            if (!cursor.hasSelection())
                cursor.select(QTextCursor::WordUnderCursor);
        });
        m_isWholeWord = true;
        return;
    }
    const QTextCursor next = nextOccurrence(*m_editor.document(), main, m_isWholeWord);
    const auto isThere = [&](const QTextCursor& other) { return isSamePlace(next, other); };
    if (next.isNull() || isThere(main) || std::ranges::any_of(m_others, isThere))
        return;
    std::vector<QTextCursor> cursors = m_others;
    cursors.push_back(main);
    setAll(cursors, next);
    m_editor.ensureCursorVisible();
}

void MultiCursor::addAbove()
{
    addVertically(QTextCursor::Up);
}

void MultiCursor::addBelow()
{
    addVertically(QTextCursor::Down);
}

void MultiCursor::addVertically(QTextCursor::MoveOperation way)
{
    std::vector<QTextCursor> cursors = all();
    QTextCursor fresh = way == QTextCursor::Up ? cursors.front() : cursors.back();
    fresh.clearSelection();
    if (!fresh.movePosition(way))
        return;
    setAll(cursors, fresh);
    m_editor.ensureCursorVisible();
}

void MultiCursor::insert(const QString& text)
{
    edit([&](QTextCursor& cursor) { cursor.insertText(text); });
}

void MultiCursor::paste(const QString& text)
{
    const QString clean = line_edits::withoutTabs(text, 0);
    QStringList lines = clean.split(QLatin1Char('\n'));
    if (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    if (!isActive() || lines.size() != static_cast<qsizetype>(all().size())) {
        edit([&](QTextCursor& cursor) {
            const int column = cursor.selectionStart()
                - m_editor.document()->findBlock(cursor.selectionStart()).position();
            cursor.insertText(line_edits::withoutTabs(text, column));
        });
        return;
    }
    qsizetype at = 0;
    edit([&](QTextCursor& cursor) { cursor.insertText(lines[at++]); });
}

QString MultiCursor::selectedText() const
{
    QStringList parts;
    for (const QTextCursor& cursor : all()) {
        if (cursor.hasSelection())
            parts.append(
                cursor.selectedText().replace(QChar::ParagraphSeparator, QLatin1Char('\n')));
    }
    return parts.join(QLatin1Char('\n'));
}

void MultiCursor::paintBelow(QPainter& painter, const VisibleLine& line)
{
    if (!isActive())
        return;
    const int begin = line.block.position();
    const int end = begin + line.block.length() - 1;
    for (const QTextCursor& cursor : m_others) {
        const int from = std::max(begin, cursor.selectionStart());
        const int to = std::min(end, cursor.selectionEnd());
        if (cursor.hasSelection() && from <= to && cursor.selectionEnd() > begin
            && cursor.selectionStart() <= end)
            painter.fillRect(line.rectOf(from - begin, to - begin),
                             m_editor.theme().colors().selection);
    }
}

void MultiCursor::paintAbove(QPainter& painter, const VisibleLine& line)
{
    if (!isActive() || !m_isLit || !m_editor.hasFocus())
        return;
    const auto paintCaret = [&](const QTextCursor& cursor) {
        if (cursor.block() != line.block)
            return;
        const qreal x = line.x(cursor.positionInBlock());
        painter.fillRect(QRectF(x, line.rect.top(), 2, line.rect.height()),
                         m_editor.theme().colors().accent);
    };
    std::ranges::for_each(m_others, paintCaret);
    paintCaret(m_editor.textCursor());
}

} // namespace fusewright
