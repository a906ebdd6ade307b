// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/word_place.h"

#include <QTextDocument>

#include <algorithm>

namespace fusewright {

namespace {

bool isLetter(QChar character)
{
    return character.isLetterOrNumber() || character == QLatin1Char('_');
}

} // namespace

WordPlace wordPlaceOf(const QTextCursor& cursor)
{
    const QString text = cursor.document()->toPlainText();
    const qsizetype at = cursor.position();
    WordPlace place;
    place.lettersBefore = std::count_if(text.cbegin(), text.cbegin() + at, isLetter);
    place.isAtStart = at < text.size() && isLetter(text[at]);
    return place;
}

QTextCursor cursorAtWord(QTextDocument& document, const WordPlace& place)
{
    const QString text = document.toPlainText();
    qsizetype letters = 0;
    qsizetype at = 0;
    while (at < text.size() && letters < place.lettersBefore)
        letters += isLetter(text[at++]) ? 1 : 0;
    while (place.isAtStart && at < text.size() && !isLetter(text[at]))
        ++at;
    QTextCursor cursor(&document);
    cursor.setPosition(static_cast<int>(std::min(at, text.size())));
    return cursor;
}

} // namespace fusewright
