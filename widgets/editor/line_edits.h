// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTextCursor>

namespace fusewright {

/// Columns that one step of indentation has.
inline constexpr int indentStep = 2;

/// The blanks at the start of a line; -1 for a line of blanks only.
int indentOf(const QString& line);

/// Edits of the lines that a cursor touches; each is one step of the history and keeps the
/// selection where it makes sense.
namespace line_edits {
/// Without a selection, blanks up to the next stop; else all its lines go one step in.
void indent(QTextCursor& cursor);
void unindent(QTextCursor& cursor);
/// Comments the lines out, or in again when all of them are comments.
void toggleComment(QTextCursor& cursor, const QString& sign);
void moveUp(QTextCursor& cursor);
void moveDown(QTextCursor& cursor);
void duplicate(QTextCursor& cursor);
void remove(QTextCursor& cursor);
/// A new line, as deep as what is written next will be.
void breakLine(QTextCursor& cursor);
/// Takes a blank indentation back by a step, else one character.
void backspace(QTextCursor& cursor);
/// To the first character of the line that is not blank, or from there to its start.
void moveHome(QTextCursor& cursor, QTextCursor::MoveMode mode);
/// Tabs become blanks up to the next stop; other line ends become those of the editor.
QString withoutTabs(const QString& text, int column);
} // namespace line_edits

} // namespace fusewright
