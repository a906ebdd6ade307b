// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTextCursor>

class QTextDocument;

namespace fusewright {

/// Of a name as rules write them.
inline bool isWordCharacter(QChar character)
{
    return character.isLetterOrNumber() || character == QLatin1Char('_');
}

/// A place counted in letters and digits, which a new layout of the text leaves alone.
struct WordPlace {
    qsizetype lettersBefore = 0;
    bool isAtStart = false; ///< Of a word, rather than behind the last letter before it.
};

WordPlace wordPlaceOf(const QTextCursor& cursor);
QTextCursor cursorAtWord(QTextDocument& document, const WordPlace& place);

} // namespace fusewright
