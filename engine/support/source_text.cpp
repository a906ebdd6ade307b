// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/source_text.h"

#include "engine/support/utf8.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

std::vector<std::size_t> findLineStarts(std::string_view text)
{
    std::vector<std::size_t> starts{0};
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool crBeforeLf = text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
        if (text[at] == '\n' || (text[at] == '\r' && !crBeforeLf))
            starts.push_back(at + 1);
    }
    return starts;
}

/// The first line's characters begin after a byte-order mark.
std::size_t firstCharacter(std::string_view text, std::size_t lineStart)
{
    return lineStart == 0 && text.starts_with(utf8::byteOrderMark) ? utf8::byteOrderMark.size()
                                                                   : lineStart;
}

} // namespace

SourceText::SourceText(std::string name, std::string text)
    : m_name(std::move(name)), m_text(std::move(text)), m_lineStarts(findLineStarts(m_text))
{
}

TextPosition SourceText::position(std::size_t offset) const
{
    offset = std::min(offset, m_text.size());
    const auto next = std::ranges::upper_bound(m_lineStarts, offset);
    const std::size_t start = firstCharacter(m_text, *(next - 1));
    return {.line = static_cast<std::size_t>(next - m_lineStarts.begin()),
            .column = utf8::countCharactersBefore(m_text, start, offset) + 1};
}

TextRange SourceText::range(ByteRange bytes) const
{
    return {position(bytes.begin), position(bytes.end)};
}

std::size_t SourceText::offset(TextPosition position) const
{
    if (position.line == 0 || position.line > m_lineStarts.size())
        return m_text.size();
    const std::size_t start = firstCharacter(m_text, m_lineStarts[position.line - 1]);
    const std::string_view characters = line(position.line);
    return start
        + utf8::offsetOfCharacter(characters, std::max<std::size_t>(position.column, 1) - 1);
}

std::string_view SourceText::line(std::size_t line) const
{
    const std::size_t start = firstCharacter(m_text, m_lineStarts[line - 1]);
    std::size_t end = line < m_lineStarts.size() ? m_lineStarts[line] : m_text.size();
    while (end > start && (m_text[end - 1] == '\n' || m_text[end - 1] == '\r'))
        --end;
    return std::string_view(m_text).substr(start, end - start);
}

} // namespace fusewright
