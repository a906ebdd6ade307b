// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_scalar_scan.h"

#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace fusewright::yaml {

namespace {

bool endsPlainInLine(std::string_view text, std::size_t at, YamlContext context)
{
    const char c = text[at];
    const bool isFlow = context == YamlContext::Flow;
    if (c == ':')
        return isGap(text, at + 1) || (isFlow && isFlowMark(text[at + 1]));
    return isFlow && isFlowMark(c);
}

/// How many hexadecimal digits follow the letter of an escape; nothing for a letter without
/// meaning.
std::optional<std::size_t> digitsOfEscape(char letter)
{
    constexpr std::string_view withoutDigits = "0abt\tnvfre \"/\\N_LP";
    if (withoutDigits.find(letter) != std::string_view::npos)
        return 0;
    switch (letter) {
    case 'x':
        return 2;
    case 'u':
        return 4;
    case 'U':
        return 8;
    default:
        return std::nullopt;
    }
}

bool isCharacter(std::string_view hexadecimal)
{
    std::uint32_t character = 0;
    const char* const end = hexadecimal.data() + hexadecimal.size();
    const auto [stop, error] = std::from_chars(hexadecimal.data(), end, character, 16);
    const bool isSurrogate = character >= 0xD800 && character <= 0xDFFF;
    return error == std::errc{} && stop == end && !isSurrogate && character <= 0x10FFFF;
}

/// The digits and signs behind `|` or `>`.
struct BlockHeader {
    std::size_t end = 0;
    std::int64_t indent = 0; ///< 0: that of the first line.
    bool keepsLines = false;
};

BlockHeader readBlockHeader(std::string_view text, std::size_t begin)
{
    BlockHeader header{.end = begin + 1};
    bool hasSign = false;
    for (; header.end < text.size(); ++header.end) {
        const char c = text[header.end];
        if (!hasSign && (c == '+' || c == '-')) {
            hasSign = true;
            header.keepsLines = c == '+';
        } else if (header.indent == 0 && c >= '1' && c <= '9') {
            header.indent = c - '0';
        } else {
            break;
        }
    }
    return header;
}

} // namespace

PlainScan scanPlain(std::string_view text, std::size_t begin, std::int64_t indent,
                    YamlContext context)
{
    PlainScan scan{.end = begin, .lastLineBegin = begin, .endBeforeLastLine = begin};
    std::size_t lineBegin = begin;
    for (;;) {
        // The first character is part of it whatever it is: the caller has looked at it.
        std::size_t at = lineBegin == begin ? begin + 1 : lineBegin;
        std::size_t lineEnd = lineBegin == begin ? at : scan.end;
        const std::size_t before = scan.end;
        for (; at < text.size() && !isBreak(text[at]); ++at) {
            const bool isComment = text[at] == '#' && isGap(text, at - 1);
            if (isComment || endsPlainInLine(text, at, context))
                break;
            if (!isBlank(text[at]))
                lineEnd = at + 1;
        }
        if (lineEnd != scan.end) {
            scan.end = lineEnd;
            scan.lastLineBegin = lineBegin;
            scan.endBeforeLastLine = before;
        }
        if (lineBegin == begin)
            scan.firstLineEnd = scan.end;
        if (at < text.size() && !isBreak(text[at])) {
            scan.stopsAtColon = text[at] == ':' && scan.lastLineBegin == lineBegin;
            return scan;
        }

        std::size_t column = 0;
        do {
            const std::size_t line = skipBreak(text, at);
            const std::size_t spaces = skipSpaces(text, line);
            column = spaces - line;
            at = skipBlanks(text, spaces);
            if (isConflictMarker(text, line))
                return scan;
        } while (at < text.size() && isBreak(text[at]));
        if (at >= text.size() || text[at] == '#')
            return scan;
        const bool isLeft = static_cast<std::int64_t>(column) < indent;
        if (isLeft && (context == YamlContext::Block || beginsEntry(text, at)))
            return scan;
        lineBegin = at;
    }
}

std::string foldedPlain(std::string_view written)
{
    std::string text;
    std::size_t at = 0;
    while (at < written.size()) {
        const std::size_t lineEnd = endOfLine(written, at);
        text += written.substr(at, trimmedEnd(written, at, lineEnd) - at);
        std::size_t breaks = 0;
        for (at = lineEnd; at < written.size() && isBreak(written[at]); ++breaks)
            at = skipBlanks(written, skipBreak(written, at));
        if (breaks > 0)
            text += breaks == 1 ? std::string(" ") : std::string(breaks - 1, '\n');
    }
    return text;
}

QuotedScan scanQuoted(std::string_view text, std::size_t begin, std::int64_t column)
{
    const char quote = text[begin];
    std::optional<std::size_t> endIfOpen;
    std::size_t at = begin + 1;
    while (at < text.size()) {
        const char c = text[at];
        if (c == '\\' && quote == '"' && at + 1 < text.size() && !isBreak(text[at + 1])) {
            at += 2;
        } else if (c == quote && quote == '\'' && at + 1 < text.size() && text[at + 1] == quote) {
            at += 2;
        } else if (c == quote) {
            return {.end = at + 1, .isClosed = true};
        } else if (isBreak(c)) {
            const std::size_t line = skipBreak(text, at);
            const std::size_t first = skipSpaces(text, line);
            const bool isLeft = static_cast<std::int64_t>(first - line) <= column;
            if (isLeft && beginsEntry(text, first))
                break;
            if (isLeft && !endIfOpen && colonWithoutSpace(text, {first, endOfLine(text, first)}))
                endIfOpen = at;
            at = line;
        } else {
            ++at;
        }
    }
    const std::size_t end = std::min(endIfOpen.value_or(at), text.size());
    return {.end = trimmedEnd(text, begin + 1, end), .isClosed = false};
}

std::vector<ByteRange> findBadEscapes(std::string_view text, ByteRange inner)
{
    std::vector<ByteRange> bad;
    for (std::size_t at = inner.begin; at + 1 < inner.end; ++at) {
        if (text[at] != '\\')
            continue;
        const std::size_t begin = at++;
        if (isBreak(text[at]))
            continue;
        const auto digits = digitsOfEscape(text[at]);
        const std::size_t wanted = at + 1 + digits.value_or(0);
        std::size_t end = at + 1;
        while (end < std::min(wanted, inner.end) && !isBreak(text[end]))
            ++end;
        const std::string_view written = text.substr(at + 1, end - at - 1);
        if (!digits || end != wanted || (*digits > 0 && !isCharacter(written)))
            bad.push_back({begin, end});
    }
    return bad;
}

BlockScalarScan scanBlockScalar(std::string_view text, std::size_t begin, std::int64_t column)
{
    const BlockHeader header = readBlockHeader(text, begin);
    BlockScalarScan scan{.end = header.end};
    std::size_t at = skipBlanks(text, header.end);
    std::optional<ByteRange> comment;
    if (at < text.size() && text[at] == '#' && at > header.end) {
        comment = {at, endOfLine(text, at)};
        at = comment->end;
    }
    if (at < text.size() && !isBreak(text[at])) {
        scan.badHeader = at;
        at = endOfLine(text, at);
        scan.end = trimmedEnd(text, header.end, at);
    }

    // As yaml-cpp does it: a blank line before the first line of text may indent it further.
    std::int64_t indent =
        std::max<std::int64_t>(column, 0) + std::max<std::int64_t>(header.indent, 1);
    bool findsIndent = header.indent == 0;
    while (at < text.size()) {
        const std::size_t line = skipBreak(text, at);
        std::int64_t width = 0;
        std::vector<IndentingTab> tabs;
        for (at = line; at < text.size() && isBlank(text[at]); ++at) {
            const bool isTab = text[at] == '\t';
            if (width >= indent && (isTab || !findsIndent))
                break;
            const std::int64_t step = isTab ? tabWidth - width % tabWidth : 1;
            if (isTab)
                tabs.push_back({at, findsIndent ? step : std::min(step, indent - width)});
            width += step;
        }
        const bool isEmpty = at >= text.size() || isBreak(text[at]);
        if (!isEmpty && width < indent)
            break;
        scan.tabs.insert(scan.tabs.end(), tabs.begin(), tabs.end());
        if (findsIndent)
            indent = std::max(indent, width);
        findsIndent = findsIndent && isEmpty;
        at = endOfLine(text, at);
        if (!isEmpty || (header.keepsLines && skipBreak(text, at) != at))
            scan.end = at;
    }
    scan.indent = indent;
    if (comment && scan.end >= comment->end)
        scan.comment = comment;
    return scan;
}

} // namespace fusewright::yaml
