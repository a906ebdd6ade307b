// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstddef>
#include <optional>
#include <string_view>

/// Where the pieces of a YAML text end. Nothing here looks at what stands before the piece.
namespace fusewright::yaml {

inline bool isBreak(char c)
{
    return c == '\n' || c == '\r';
}

inline bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

inline bool isFlowMark(char c)
{
    return c == ',' || c == '[' || c == ']' || c == '{' || c == '}';
}

/// Whether a blank, a line break or the end of the text is at `at`.
inline bool isGap(std::string_view text, std::size_t at)
{
    return at >= text.size() || isBlank(text[at]) || isBreak(text[at]);
}

std::size_t skipBlanks(std::string_view text, std::size_t at);
std::size_t skipSpaces(std::string_view text, std::size_t at);
/// Where the line break of this line is, or the end of the text.
std::size_t endOfLine(std::string_view text, std::size_t at);
bool isOneLine(std::string_view text, ByteRange range);
/// Behind the line break at `at`; `at` itself where there is none.
std::size_t skipBreak(std::string_view text, std::size_t at);
/// `end` without the blanks and line breaks before it.
std::size_t trimmedEnd(std::string_view text, std::size_t begin, std::size_t end);

/// The colon that makes the line at `at` a `key: value` line, or nothing.
std::optional<std::size_t> colonOfEntry(std::string_view text, std::size_t at);
/// Whether `key: value` or `- item` begins at `at`.
bool beginsEntry(std::string_view text, std::size_t at);
/// The colon of a `key:value` at `at` that lacks the space behind it, or nothing.
std::optional<std::size_t> colonWithoutSpace(std::string_view text, ByteRange word);
/// Whether the line that begins at `at` is one that `git merge` leaves in a conflict.
bool isConflictMarker(std::string_view text, std::size_t at);

/// Behind the name of an anchor or alias whose `&` or `*` is at `begin`.
std::size_t endOfName(std::string_view text, std::size_t begin);
std::size_t endOfTag(std::string_view text, std::size_t begin);

} // namespace fusewright::yaml
