// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

#include <QTextCursor>

#include <vector>

class QTextDocument;

namespace fusewright {

/// A column that counts characters from 1, as an offset in a line's UTF-16; at most its end.
int columnInLine(const QString& line, std::size_t column);

/// Places past the end of a line give its end, lines past the last give the end of the text.
int placeIn(const QTextDocument& document, TextPosition position);
TextPosition positionAt(const QTextDocument& document, int place);
/// Selects a range.
QTextCursor cursorFor(QTextDocument& document, const TextRange& range);

/// Makes the edits, whose ranges are of the text as it is, as one step of the history.
void applyEdits(QTextDocument& document, const std::vector<TextEdit>& edits);

} // namespace fusewright
