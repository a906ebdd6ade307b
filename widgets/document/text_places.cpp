// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/text_places.h"

#include "widgets/base/text.h"

#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace fusewright {

int columnInLine(const QString& line, std::size_t column)
{
    qsizetype at = 0;
    for (std::size_t character = 1; character < column && at < line.size(); ++character) {
        const bool isPair =
            line[at].isHighSurrogate() && at + 1 < line.size() && line[at + 1].isLowSurrogate();
        at += isPair ? 2 : 1;
    }
    return static_cast<int>(at);
}

int placeIn(const QTextDocument& document, TextPosition position)
{
    const std::size_t line = std::max<std::size_t>(position.line, 1) - 1;
    if (line >= static_cast<std::size_t>(document.blockCount()))
        return document.characterCount() - 1;
    const QTextBlock block = document.findBlockByNumber(static_cast<int>(line));
    return block.position() + columnInLine(block.text(), position.column);
}

TextPosition positionAt(const QTextDocument& document, int place)
{
    const QTextBlock block = document.findBlock(place);
    if (!block.isValid())
        return {static_cast<std::size_t>(document.blockCount()), 1};
    const QString before = block.text().left(place - block.position());
    const auto pairs =
        std::ranges::count_if(before, [](QChar character) { return character.isLowSurrogate(); });
    return {static_cast<std::size_t>(block.blockNumber()) + 1,
            static_cast<std::size_t>(before.size() - pairs) + 1};
}

QTextCursor cursorFor(QTextDocument& document, const TextRange& range)
{
    QTextCursor cursor(&document);
    cursor.setPosition(placeIn(document, range.begin));
    cursor.setPosition(std::max(cursor.position(), placeIn(document, range.end)),
                       QTextCursor::KeepAnchor);
    return cursor;
}

void applyEdits(QTextDocument& document, const std::vector<TextEdit>& edits)
{
    // Cursors move with the text, so all places are taken before the first edit.
    std::vector<QTextCursor> places;
    places.reserve(edits.size());
    for (const TextEdit& edit : edits)
        places.push_back(cursorFor(document, edit.range));

    if (places.empty())
        return;
    // Undone, the caret stands where the step began.
    QTextCursor step = places.front();
    step.beginEditBlock();
    for (std::size_t at = 0; at < edits.size(); ++at)
        places[at].insertText(toQt(edits[at].text));
    step.endEditBlock();
}

} // namespace fusewright
