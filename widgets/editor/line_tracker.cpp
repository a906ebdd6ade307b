// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/line_tracker.h"

#include "widgets/document/text_places.h"

#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace fusewright {

LineSpan firstLineOf(const QTextDocument& document, const TextRange& range)
{
    const int last = document.blockCount() - 1;
    const int number =
        std::min(last, static_cast<int>(std::max<std::size_t>(range.begin.line, 1)) - 1);
    const QString line = document.findBlockByNumber(number).text();
    LineSpan span{number, columnInLine(line, range.begin.column), static_cast<int>(line.size())};
    if (range.end.line == range.begin.line)
        span.end = columnInLine(line, range.end.column);
    if (span.end <= span.begin) {
        span.end = std::min(span.begin + 1, static_cast<int>(line.size()));
        span.begin = std::max(0, span.end - 1);
    }
    return span;
}

LineSpan LineChange::moved(LineSpan span) const
{
    if (span.line < firstLine)
        return span;
    if (span.line > lastLine) {
        span.line += addedLines;
        return span;
    }
    const bool isInFirst = span.line == firstLine;
    if (addedLines > 0 && firstLine == lastLine) {
        // A line was split: what stood behind the place goes on to the last of the new lines.
        if (span.begin < column)
            return span;
        return {span.line + addedLines, std::max(0, span.begin + addedColumns),
                std::max(0, span.end + addedColumns)};
    }
    if (addedLines == 0 && firstLine == lastLine) {
        const auto shifted = [&](int at) {
            return at < column ? at : std::max(column, at + addedColumns);
        };
        return {span.line, shifted(span.begin), shifted(span.end)};
    }
    if (!isInFirst)
        span.line = std::max(firstLine, span.line + addedLines);
    return span;
}

LineTracker::LineTracker(QObject* parent) : QObject(parent) { }

void LineTracker::setDocument(QTextDocument* document)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    m_lineCount = document ? document->blockCount() : 0;
    if (document)
        connect(document, &QTextDocument::contentsChange, this, &LineTracker::take);
}

void LineTracker::take(int place, int removed, int added)
{
    const QTextBlock first = m_document->findBlock(place);
    QTextBlock last = m_document->findBlock(place + added);
    if (!last.isValid())
        last = m_document->lastBlock();
    LineChange change;
    change.firstLine = first.blockNumber();
    change.addedLines = m_document->blockCount() - m_lineCount;
    change.lastLine = std::max(change.firstLine, last.blockNumber() - change.addedLines);
    change.column = place - first.position();
    change.addedColumns = change.addedLines > 0
        ? place + added - last.position() - change.column - removed
        : added - removed;
    m_lineCount = m_document->blockCount();
    emit linesChanged(change);
}

} // namespace fusewright
