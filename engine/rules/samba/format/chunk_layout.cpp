// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/format/chunk_layout.h"

#include "engine/rules/samba/format/flow_layout.h"
#include "engine/rules/samba/format/scalar_layout.h"
#include "engine/rules/yaml/yaml_scan.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <cstdlib>

// The layout follows the tokens and keeps, as the lexer does, the columns of the open blocks: those
// where they stand in the source, which say what belongs where, and those where they go. Only gaps
// are written anew, so that no spelling is lost and no comment can get into another order.

namespace fusewright {

namespace {

bool isItem(const YamlToken& token)
{
    return token.kind == YamlTokenKind::DashMark;
}

/// Whether a token begins an entry or an item, so that its column counts.
bool isStructural(const YamlToken& token)
{
    return isItem(token) || token.beginsKey;
}

} // namespace

ChunkLayout::ChunkLayout(std::string_view text, const YamlLexing& lexing, ChunkPlace place)
    : m_text(text),
      m_lexing(lexing),
      m_place(place),
      m_levels{{.source = -1, .fresh = place.column - columnStep}}
{
}

std::string ChunkLayout::run()
{
    while (m_token < m_lexing.tokens.size()) {
        takeCommentsBefore(m_lexing.tokens[m_token]);
        takeToken();
    }
    takeEnd();
    return std::move(m_out);
}

void ChunkLayout::takeToken()
{
    const YamlToken& token = m_lexing.tokens[m_token];
    settle(token);
    if (opensFlow(token.kind)) {
        takeFlow();
    } else if (token.kind == YamlTokenKind::ColonMark) {
        m_out += ':';
        passed(token);
    } else {
        takeScalar(token);
    }
}

/// Any token that is no bracket.
void ChunkLayout::takeScalar(const YamlToken& token)
{
    const Level& level = m_levels.back();
    const std::string written = scalarLayout(m_text, token, {level.source, level.fresh});
    separate(token, joinedWidth(token, written));
    m_out += written;
    passed(token);
}

/// How much room a value takes behind its key; more than there is for what stays below it.
std::size_t ChunkLayout::joinedWidth(const YamlToken& token, std::string_view written) const
{
    const bool isBlock =
        token.kind == YamlTokenKind::Literal || token.kind == YamlTokenKind::Folded;
    if (isBlock || token.isProperty())
        return 0;
    // On a line of its own a forgotten space behind a colon is still found.
    const bool isSuspect = yaml::colonWithoutSpace(m_text, token.range()).has_value();
    return token.isOneLine && !isSuspect ? utf8::countCharacters(written) : mostColumns;
}

ChunkLayout::Settling ChunkLayout::settling(const YamlToken& token) const
{
    const std::int64_t column = sourceColumn(token.begin);
    std::size_t kept = m_levels.size();
    while (kept > 1 && m_levels[kept - 1].source > column)
        --kept;
    const Level* level = &m_levels[kept - 1];
    if (kept > 1 && level->source == column && level->isSequence && !isItem(token))
        level = &m_levels[--kept - 1];
    const bool isBelowItsKey = isItem(token) && !level->isSequence;
    return {kept, level->source < column || isBelowItsKey};
}

void ChunkLayout::settle(const YamlToken& token)
{
    if (!isStructural(token))
        return;
    const auto [kept, opens] = settling(token);
    m_levels.resize(kept);
    if (opens)
        m_levels.push_back(
            {sourceColumn(token.begin), m_levels.back().fresh + columnStep, isItem(token)});
}

/// Where a token stands if it begins a line.
std::int64_t ChunkLayout::freshColumn(const YamlToken& token) const
{
    if (!isStructural(token))
        return m_levels.back().fresh + columnStep;
    const auto [kept, opens] = settling(token);
    return m_levels[kept - 1].fresh + (opens ? columnStep : 0);
}

/// Whether a token that takes `width` columns goes to a line of its own.
bool ChunkLayout::startsLine(const YamlToken& token, std::size_t width) const
{
    if (m_out.empty() || !m_previous)
        return true;
    if (breaksBefore(token.begin) == 0)
        return false;
    if (isBehind(YamlTokenKind::DashMark)) // In the same column it is the next item.
        return isStructural(token) && sourceColumn(token.begin) <= sourceColumn(m_end - 1);
    const bool isBehindMark = isBehind(YamlTokenKind::ColonMark) || isBehind(YamlTokenKind::Anchor)
        || isBehind(YamlTokenKind::Tag);
    return isStructural(token) || !isBehindMark || this->width() + 1 + width > mostColumns;
}

void ChunkLayout::separate(const YamlToken& token, std::size_t width)
{
    if (startsLine(token, width))
        startLine(token.begin, freshColumn(token));
    else
        m_out += ' ';
}

/// Begins a line, behind a blank one where the source has any before `sourceBegin`.
void ChunkLayout::startLine(std::size_t sourceBegin, std::int64_t column)
{
    if (!m_out.empty())
        m_out += breaksBefore(sourceBegin) > 1 ? "\n\n" : "\n";
    m_out.append(static_cast<std::size_t>(std::max<std::int64_t>(column, 0)), ' ');
}

void ChunkLayout::passed(const YamlToken& token)
{
    m_end = token.end;
    m_previous = token.kind;
    ++m_token;
}

void ChunkLayout::takeCommentsBefore(const YamlToken& token)
{
    while (const auto comment = nextComment(token.begin)) {
        const Column next{sourceColumn(token.begin), freshColumn(token)};
        takeComment(*comment, commentColumn(*comment, next));
    }
}

/// The next comment that begins before `limit`. Those in the first line of a text block are its
/// own.
std::optional<ByteRange> ChunkLayout::nextComment(std::size_t limit)
{
    const std::vector<ByteRange>& comments = m_lexing.comments;
    while (m_comment < comments.size() && comments[m_comment].begin < m_end)
        ++m_comment;
    if (m_comment == comments.size() || comments[m_comment].begin >= limit)
        return std::nullopt;
    return comments[m_comment++];
}

/// Behind what stands on its line, or on a line of its own in `column`.
void ChunkLayout::takeComment(ByteRange comment, std::int64_t column)
{
    if (!m_out.empty() && breaksBefore(comment.begin) == 0)
        m_out += "  ";
    else
        startLine(comment.begin, column);
    const std::size_t end = yaml::trimmedEnd(m_text, comment.begin, comment.end);
    m_out += m_text.substr(comment.begin, end - comment.begin);
    m_end = comment.end;
    m_previous.reset();
}

/// That of what stands nearest to the comment's column: what follows it, or an open block.
std::int64_t ChunkLayout::commentColumn(ByteRange comment, std::optional<Column> next) const
{
    const std::int64_t column = sourceColumn(comment.begin);
    Column best = next.value_or(Column{m_levels.back().source, m_levels.back().fresh});
    for (std::size_t at = m_levels.size(); at > 1; --at) {
        const Level& level = m_levels[at - 1];
        if (std::abs(level.source - column) < std::abs(best.source - column))
            best = {level.source, level.fresh};
    }
    return best.fresh;
}

/// The comments behind the last value, and a blank line before the next piece: above the comments
/// that seem to be about that.
void ChunkLayout::takeEnd()
{
    std::optional<std::size_t> aboveComments;
    bool hasBlank = m_place.isLast || endsInKeptLines();
    if (endsInKeptLines() && m_end == m_text.size())
        return;
    while (const auto comment = nextComment(m_text.size())) {
        const std::int64_t column = commentColumn(*comment, std::nullopt);
        const std::size_t breaks = breaksBefore(comment->begin);
        hasBlank = hasBlank || breaks > 1;
        if (breaks > 0 && column == m_place.column && !aboveComments)
            aboveComments = m_out.size();
        takeComment(*comment, column);
    }
    if (!m_out.empty())
        m_out += '\n';
    if (breaksBefore(m_text.size()) > 1 && !m_place.isLast)
        m_out += '\n';
    else if (!hasBlank)
        m_out.insert(aboveComments.value_or(m_out.size()), 1, '\n');
}

/// Whether the last value is a text that another line at the end would be part of.
bool ChunkLayout::endsInKeptLines() const
{
    if (!isBehind(YamlTokenKind::Literal) && !isBehind(YamlTokenKind::Folded))
        return false;
    const std::size_t begin = m_lexing.tokens[m_token - 1].begin;
    const std::string_view header = m_text.substr(begin, yaml::endOfLine(m_text, begin) - begin);
    return m_end == m_text.size() || header.substr(0, 3).find('+') != std::string_view::npos;
}

bool ChunkLayout::isBehind(YamlTokenKind kind) const
{
    return m_previous == kind;
}

/// How many lines end between what was taken last and `at`.
std::size_t ChunkLayout::breaksBefore(std::size_t at) const
{
    const std::string_view gap = m_text.substr(m_end, at - m_end);
    return static_cast<std::size_t>(std::ranges::count(gap, '\n'));
}

std::int64_t ChunkLayout::sourceColumn(std::size_t at) const
{
    const std::size_t line = m_text.substr(0, at).rfind('\n');
    return static_cast<std::int64_t>(line == std::string_view::npos ? at : at - line - 1);
}

/// Of the line that is being written.
std::size_t ChunkLayout::width() const
{
    const std::size_t line = m_out.rfind('\n');
    return utf8::countCharacters(
        std::string_view(m_out).substr(line == std::string::npos ? 0 : line + 1));
}

} // namespace fusewright
