// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_scan.h"

#include "engine/support/letters.h"

#include <algorithm>

namespace fusewright::yaml {

namespace {

constexpr std::size_t conflictMarkerLength = 7;

bool startsWord(char c)
{
    return isLetter(c) || c == '_';
}

bool isWordCharacter(char c)
{
    return startsWord(c) || isDigit(c) || c == '-' || c == '.';
}

/// The closing quotation mark, if it is on this line.
std::optional<std::size_t> closingQuoteInLine(std::string_view text, std::size_t at)
{
    const char quote = text[at];
    for (++at; at < text.size() && !isBreak(text[at]); ++at) {
        if (text[at] == '\\' && quote == '"')
            ++at;
        else if (text[at] == quote)
            return at;
    }
    return std::nullopt;
}

} // namespace

std::size_t skipBlanks(std::string_view text, std::size_t at)
{
    while (at < text.size() && isBlank(text[at]))
        ++at;
    return at;
}

std::size_t skipSpaces(std::string_view text, std::size_t at)
{
    while (at < text.size() && text[at] == ' ')
        ++at;
    return at;
}

std::size_t endOfLine(std::string_view text, std::size_t at)
{
    while (at < text.size() && !isBreak(text[at]))
        ++at;
    return at;
}

bool isOneLine(std::string_view text, ByteRange range)
{
    const std::string_view piece = text.substr(range.begin, range.size());
    return std::ranges::none_of(piece, isBreak);
}

std::size_t skipBreak(std::string_view text, std::size_t at)
{
    if (at < text.size() && text[at] == '\r')
        return at + (at + 1 < text.size() && text[at + 1] == '\n' ? 2 : 1);
    return at < text.size() && text[at] == '\n' ? at + 1 : at;
}

std::size_t trimmedEnd(std::string_view text, std::size_t begin, std::size_t end)
{
    while (end > begin && (isBlank(text[end - 1]) || isBreak(text[end - 1])))
        --end;
    return end;
}

std::optional<std::size_t> colonOfEntry(std::string_view text, std::size_t at)
{
    constexpr std::string_view neverFirst = "[]{},#|>%@`";
    if (at >= text.size() || neverFirst.find(text[at]) != std::string_view::npos)
        return std::nullopt;
    if (text[at] == '"' || text[at] == '\'') {
        const auto close = closingQuoteInLine(text, at);
        const std::size_t colon = close ? skipBlanks(text, *close + 1) : text.size();
        if (colon < text.size() && text[colon] == ':' && isGap(text, colon + 1))
            return colon;
        return std::nullopt;
    }
    for (std::size_t begin = at; at < text.size() && !isBreak(text[at]); ++at) {
        if (text[at] == ':' && isGap(text, at + 1))
            return at;
        if (text[at] == '#' && at > begin && isBlank(text[at - 1]))
            return std::nullopt;
    }
    return std::nullopt;
}

bool beginsEntry(std::string_view text, std::size_t at)
{
    if (at < text.size() && text[at] == '-' && isGap(text, at + 1))
        return true;
    return colonOfEntry(text, at).has_value();
}

std::optional<std::size_t> colonWithoutSpace(std::string_view text, ByteRange word)
{
    std::size_t at = word.begin;
    if (at >= word.end || !startsWord(text[at]))
        return std::nullopt;
    while (at < word.end && isWordCharacter(text[at]))
        ++at;
    if (at >= word.end || text[at] != ':' || at + 1 >= word.end)
        return std::nullopt;
    // `a::b` and `https://` are names, not a key with its value.
    const char next = text[at + 1];
    if (next == ':' || next == '/' || next == '\\')
        return std::nullopt;
    return at;
}

bool isConflictMarker(std::string_view text, std::size_t at)
{
    if (at >= text.size())
        return false;
    const char mark = text[at];
    if (mark != '<' && mark != '=' && mark != '>' && mark != '|')
        return false;
    const std::string_view marks = text.substr(at, conflictMarkerLength);
    return marks.size() == conflictMarkerLength
        && std::ranges::all_of(marks, [&](char c) { return c == mark; })
        && isGap(text, at + conflictMarkerLength);
}

std::size_t endOfName(std::string_view text, std::size_t begin)
{
    std::size_t at = begin + 1;
    while (!isGap(text, at) && !isFlowMark(text[at]))
        ++at;
    // In `*name: value` the colon is not part of the name, whatever YAML 1.2 says.
    return at > begin + 1 && text[at - 1] == ':' && isGap(text, at) ? at - 1 : at;
}

std::size_t endOfTag(std::string_view text, std::size_t begin)
{
    if (begin + 1 < text.size() && text[begin + 1] == '<') {
        const std::size_t close = text.find_first_of("> \t\r\n", begin);
        if (close != std::string_view::npos && text[close] == '>')
            return close + 1;
    }
    return endOfName(text, begin);
}

} // namespace fusewright::yaml
