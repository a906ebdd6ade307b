// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/line_edits.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextDocumentFragment>

#include <algorithm>

namespace fusewright {

int indentOf(const QString& line)
{
    for (qsizetype at = 0; at < line.size(); ++at) {
        if (line[at] != QLatin1Char(' ') && line[at] != QLatin1Char('\t'))
            return static_cast<int>(at);
    }
    return -1;
}

namespace line_edits {

namespace {

/// Groups edits into one step of the history.
class OneStep {
public:
    explicit OneStep(QTextCursor& cursor) : m_cursor(cursor) { m_cursor.beginEditBlock(); }
    ~OneStep() { m_cursor.endEditBlock(); }
    OneStep(const OneStep&) = delete;
    OneStep& operator=(const OneStep&) = delete;

private:
    QTextCursor& m_cursor;
};

struct Lines {
    QTextBlock first;
    QTextBlock last;
};

/// The lines of a selection; one that it only reaches the start of is not among them.
Lines linesOf(const QTextCursor& cursor)
{
    QTextDocument& document = *cursor.document();
    Lines lines{document.findBlock(cursor.selectionStart()),
                document.findBlock(cursor.selectionEnd())};
    if (lines.last != lines.first && cursor.selectionEnd() == lines.last.position())
        lines.last = lines.last.previous();
    return lines;
}

template <class Edit>
void forEachLine(QTextCursor& cursor, Edit edit)
{
    const Lines lines = linesOf(cursor);
    const int end = lines.last.blockNumber();
    for (QTextBlock line = lines.first; line.isValid() && line.blockNumber() <= end;
         line = line.next())
        edit(line);
}

QTextCursor at(const QTextBlock& line, int column)
{
    QTextCursor cursor(line);
    cursor.setPosition(line.position() + column);
    return cursor;
}

void removeAt(const QTextBlock& line, int column, int count)
{
    QTextCursor cursor = at(line, column);
    cursor.setPosition(cursor.position() + count, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
}

QString blanks(int count)
{
    return {std::max(0, count), QLatin1Char(' ')};
}

void selectLines(QTextCursor& cursor, const Lines& lines)
{
    cursor.setPosition(lines.first.position());
    cursor.setPosition(lines.last.position() + lines.last.length() - 1, QTextCursor::KeepAnchor);
}

/// What a line opens, so that the next one belongs deeper.
bool opensBlock(QString before)
{
    const qsizetype comment = before.indexOf(QLatin1String(" #"));
    if (comment >= 0)
        before.truncate(comment);
    before = before.trimmed();
    return before.endsWith(QLatin1Char(':')) || before.endsWith(QLatin1Char('['))
        || before.endsWith(QLatin1Char('{'));
}

/// Keys with nothing but a list of entries.
bool opensList(const QString& before)
{
    const QString key = before.trimmed();
    return key == QLatin1String("children:") || key == QLatin1String("match_first_option:");
}

bool isComment(const QString& text, const QString& sign)
{
    const int indent = indentOf(text);
    return indent >= 0 && QStringView(text).mid(indent).startsWith(sign);
}

/// Puts the lines where the one above or below them stands, and that one to their other
/// side.
void swapWith(QTextCursor& cursor, const Lines& lines, const QTextBlock& other)
{
    const bool goesUp = other.blockNumber() < lines.first.blockNumber();
    const int anchor = cursor.anchor() - lines.first.position();
    const int place = cursor.position() - lines.first.position();
    const QString text = other.text();
    const int firstNumber = lines.first.blockNumber() + (goesUp ? -1 : 1);

    OneStep step(cursor);
    QTextCursor edit(cursor.document());
    if (goesUp) {
        QTextCursor end = at(lines.last, lines.last.length() - 1);
        end.insertText(QLatin1Char('\n') + text);
        edit.setPosition(other.position());
        edit.setPosition(other.next().position(), QTextCursor::KeepAnchor);
    } else {
        QTextCursor begin = at(lines.first, 0);
        begin.insertText(text + QLatin1Char('\n'));
        edit.setPosition(other.position() - 1);
        edit.setPosition(other.position() + other.length() - 1, QTextCursor::KeepAnchor);
    }
    edit.removeSelectedText();
    const int begin = cursor.document()->findBlockByNumber(firstNumber).position();
    const int most = cursor.document()->characterCount() - 1;
    cursor.setPosition(std::clamp(begin + anchor, 0, most));
    cursor.setPosition(std::clamp(begin + place, 0, most), QTextCursor::KeepAnchor);
}

} // namespace

void indent(QTextCursor& cursor)
{
    OneStep step(cursor);
    const Lines lines = linesOf(cursor);
    if (cursor.hasSelection()
        && lines.first != cursor.document()->findBlock(cursor.selectionEnd())) {
        forEachLine(cursor, [](const QTextBlock& line) {
            if (const int depth = indentOf(line.text()); depth >= 0)
                at(line, 0).insertText(blanks(indentStep - depth % indentStep));
        });
        return;
    }
    const int column = cursor.selectionStart() - lines.first.position();
    cursor.insertText(blanks(indentStep - column % indentStep));
}

void unindent(QTextCursor& cursor)
{
    OneStep step(cursor);
    forEachLine(cursor, [](const QTextBlock& line) {
        const QString text = line.text();
        const int depth = indentOf(text) < 0 ? static_cast<int>(text.size()) : indentOf(text);
        if (depth > 0)
            removeAt(line, 0, depth % indentStep == 0 ? indentStep : depth % indentStep);
    });
}

void toggleComment(QTextCursor& cursor, const QString& sign)
{
    bool areAllComments = true;
    int column = -1;
    forEachLine(cursor, [&](const QTextBlock& line) {
        const int depth = indentOf(line.text());
        if (depth < 0)
            return;
        areAllComments = areAllComments && isComment(line.text(), sign);
        column = column < 0 ? depth : std::min(column, depth);
    });
    if (column < 0)
        return;
    OneStep step(cursor);
    forEachLine(cursor, [&](const QTextBlock& line) {
        const QString text = line.text();
        const int depth = indentOf(text);
        if (depth < 0)
            return;
        if (!areAllComments) {
            at(line, column).insertText(sign + QLatin1Char(' '));
            return;
        }
        const int length = static_cast<int>(sign.size());
        const bool hasBlank = text.mid(depth + length, 1) == QLatin1String(" ");
        removeAt(line, depth, length + (hasBlank ? 1 : 0));
    });
}

void moveUp(QTextCursor& cursor)
{
    const Lines lines = linesOf(cursor);
    if (const QTextBlock above = lines.first.previous(); above.isValid())
        swapWith(cursor, lines, above);
}

void moveDown(QTextCursor& cursor)
{
    const Lines lines = linesOf(cursor);
    if (const QTextBlock below = lines.last.next(); below.isValid())
        swapWith(cursor, lines, below);
}

void duplicate(QTextCursor& cursor)
{
    const Lines lines = linesOf(cursor);
    QTextCursor copied(cursor);
    selectLines(copied, lines);
    const QString text = copied.selection().toPlainText();
    const int anchor = cursor.anchor();
    const int place = cursor.position();

    OneStep step(cursor);
    copied.setPosition(lines.last.position() + lines.last.length() - 1);
    copied.insertText(QLatin1Char('\n') + text);
    const int shift = static_cast<int>(text.size()) + 1;
    cursor.setPosition(anchor + shift);
    cursor.setPosition(place + shift, QTextCursor::KeepAnchor);
}

void remove(QTextCursor& cursor)
{
    OneStep step(cursor);
    const Lines lines = linesOf(cursor);
    const int column = cursor.position() - cursor.block().position();
    const bool isLast = !lines.last.next().isValid();
    const bool isFirst = !lines.first.previous().isValid();
    const int begin = lines.first.position() - (isLast && !isFirst ? 1 : 0);
    cursor.setPosition(begin);
    cursor.setPosition(lines.last.position() + lines.last.length() - (isLast ? 1 : 0),
                       QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    const QTextBlock line = cursor.block();
    cursor.setPosition(line.position() + std::min(column, line.length() - 1));
}

void breakLine(QTextCursor& cursor)
{
    OneStep step(cursor);
    cursor.removeSelectedText();
    const QTextBlock line = cursor.block();
    const QString text = line.text();
    const int column = cursor.positionInBlock();
    const QString before = text.left(column);
    int depth = indentOf(before);
    if (depth < 0)
        depth = column;
    const bool isItem = text.mid(depth, 2) == QLatin1String("- ")
        || QStringView(text).mid(depth) == QLatin1String("-");
    const bool isEmptyItem = isItem && text.mid(depth + 1).trimmed().isEmpty();
    if (isEmptyItem) {
        // A second Enter ends the list.
        removeAt(line, depth, static_cast<int>(text.size()) - depth);
        return;
    }
    QString fresh = blanks(depth);
    if (isItem && column > depth + 1 && !opensBlock(before))
        fresh += QLatin1String("- ");
    else if (opensBlock(before))
        fresh += blanks(isItem ? 2 * indentStep : indentStep);
    if (opensList(before))
        fresh += QLatin1String("- ");
    // Blanks that would stand before the rest of the line stay out of it.
    int rest = 0;
    while (column + rest < text.size() && text[column + rest] == QLatin1Char(' '))
        ++rest;
    cursor.setPosition(cursor.position() + rest, QTextCursor::KeepAnchor);
    cursor.insertText(QLatin1Char('\n') + fresh);
}

void backspace(QTextCursor& cursor)
{
    const int column = cursor.positionInBlock();
    const bool isInIndent = column > 0 && indentOf(cursor.block().text().left(column)) < 0;
    if (cursor.hasSelection() || !isInIndent) {
        cursor.deletePreviousChar();
        return;
    }
    const int count = column % indentStep == 0 ? indentStep : column % indentStep;
    cursor.setPosition(cursor.position() - std::min(count, column), QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
}

void moveHome(QTextCursor& cursor, QTextCursor::MoveMode mode)
{
    const QTextBlock line = cursor.block();
    const int depth = std::max(0, indentOf(line.text()));
    const bool isThere = cursor.positionInBlock() == depth;
    cursor.setPosition(line.position() + (isThere ? 0 : depth), mode);
}

QString withoutTabs(const QString& text, int column)
{
    QString result;
    result.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar character = text[at];
        if (character == QLatin1Char('\r') && text.mid(at + 1, 1) == QLatin1String("\n"))
            continue;
        const bool isBreak = character == QLatin1Char('\n') || character == QLatin1Char('\r')
            || character == QChar::ParagraphSeparator || character == QChar::LineSeparator;
        if (isBreak) {
            result += QLatin1Char('\n');
            column = 0;
        } else if (character == QLatin1Char('\t')) {
            const int count = indentStep - column % indentStep;
            result += blanks(count);
            column += count;
        } else {
            result += character;
            ++column;
        }
    }
    return result;
}

} // namespace line_edits

} // namespace fusewright
