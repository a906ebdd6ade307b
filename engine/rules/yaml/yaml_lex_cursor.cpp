// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_lex_cursor.h"

#include "engine/rules/yaml/yaml_scalar_scan.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostLexerFindings = 50;
constexpr std::size_t longestWord = 80;

} // namespace

YamlLexCursor::YamlLexCursor(std::string_view text) : m_text(text)
{
    m_out.tokens.reserve(text.size() / 8);
    beginLine();
}

bool YamlLexCursor::skipToToken()
{
    m_tab.reset();
    while (m_at < m_text.size()) {
        const char c = current();
        if (yaml::isBlank(c)) {
            if (c == '\t' && !m_isFirstInLine)
                m_tab = m_at;
            ++m_at;
        } else if (c == '#') {
            takeComment();
        } else if (yaml::isBreak(c)) {
            m_at = yaml::skipBreak(m_text, m_at);
            beginLine();
        } else {
            return true;
        }
    }
    return false;
}

void YamlLexCursor::beginLine()
{
    m_lineBegin = m_at;
    m_columnShift = 0;
    m_isFirstInLine = true;
    m_lineHasError = false;
    m_tab.reset();
    if (yaml::isConflictMarker(m_text, m_at)) {
        const ByteRange line{m_at, yaml::endOfLine(m_text, m_at)};
        report(yaml::conflictMarker({line.begin, yaml::trimmedEnd(m_text, line.begin, line.end)}));
        repair(line, "");
        m_at = line.end;
    } else if (!isInBrackets()) {
        measureIndentation();
    }
}

/// Looks for tabs that indent something.
void YamlLexCursor::measureIndentation()
{
    const std::size_t spaces = yaml::skipSpaces(m_text, m_at);
    const std::size_t end = yaml::skipBlanks(m_text, spaces);
    const bool isBare = end == m_text.size() || yaml::isBreak(m_text[end]) || m_text[end] == '#';
    if (spaces == end)
        return;
    if (isBare) {
        // Nobody minds these tabs but the parser.
        repair({m_at, end}, std::string(end - m_at, ' '));
        return;
    }
    reportTab(spaces);
    m_lineHasError = true;

    std::int64_t width = 0;
    for (std::size_t at = m_at; at < end; ++at) {
        const std::int64_t before = width;
        width += m_text[at] == '\t' ? yaml::tabWidth - width % yaml::tabWidth : 1;
        if (m_text[at] == '\t')
            replaceTab(at, width - before);
    }
    m_columnShift = width - static_cast<std::int64_t>(end - m_at);
}

void YamlLexCursor::reportTab(std::size_t at)
{
    if (m_tabFinding || m_out.findings.size() >= mostLexerFindings)
        return;
    m_tabFinding = m_out.findings.size();
    report(yaml::tabIndentation(at));
    m_out.findings.back().fixTitle = "Indent with spaces";
}

void YamlLexCursor::replaceTab(std::size_t at, std::int64_t width)
{
    const ByteEdit edit{{at, at + 1}, std::string(static_cast<std::size_t>(width), ' ')};
    m_out.repairs.push_back(edit);
    if (m_tabFinding)
        m_out.findings[*m_tabFinding].edits.push_back(edit);
}

void YamlLexCursor::takeComment()
{
    const std::size_t end = yaml::endOfLine(m_text, m_at);
    m_out.comments.push_back({m_at, end});
    m_at = end;
}

void YamlLexCursor::take(YamlTokenKind kind, std::size_t end)
{
    const bool isOneLine = yaml::isOneLine(m_text, {m_at, end});
    const bool isPlain = kind == YamlTokenKind::Plain;
    m_out.tokens.push_back({.kind = kind,
                            .isOneLine = isOneLine,
                            .isVerbatim = isOneLine && (isPlain || kind == YamlTokenKind::Alias),
                            .begin = static_cast<std::uint32_t>(m_at),
                            .end = static_cast<std::uint32_t>(end)});
    // The parser need not know what plain text says. Some of several lines it reads wrongly, and to
    // long texts it gives long thoughts.
    if (isPlain && (!isOneLine || end - m_at > longText))
        repair({m_at, end}, "_");
    m_at = end;
}

void YamlLexCursor::report(YamlFinding finding)
{
    if (m_out.findings.size() < mostLexerFindings)
        m_out.findings.push_back(std::move(finding));
}

void YamlLexCursor::reportStructure(YamlFinding finding, std::size_t cutAt)
{
    if (!std::exchange(m_lineHasError, true))
        report(std::move(finding));
    cut(cutAt);
}

void YamlLexCursor::cut(std::size_t at)
{
    if (m_out.cut && *m_out.cut <= at)
        return;
    m_out.cut = at;
    m_out.closers.assign(m_closers.rbegin(), m_closers.rend());
}

void YamlLexCursor::repair(ByteRange range, std::string text)
{
    m_out.repairs.push_back({range, std::move(text)});
}

std::int64_t YamlLexCursor::column() const
{
    return static_cast<std::int64_t>(m_at - m_lineBegin) + m_columnShift;
}

ByteRange YamlLexCursor::word() const
{
    const auto isInsideCharacter = [&](std::size_t byte) {
        return byte < m_text.size() && (static_cast<unsigned char>(m_text[byte]) & 0xC0) == 0x80;
    };
    const auto endsInBrackets = [&](std::size_t byte) {
        return isInBrackets() && byte > m_at && yaml::isFlowMark(m_text[byte]);
    };
    std::size_t end = m_at;
    while (!yaml::isGap(m_text, end) && !endsInBrackets(end)
           && (end < m_at + longestWord || isInsideCharacter(end)))
        ++end;
    if (end > m_at + 1 && (m_text[end - 1] == ':' || m_text[end - 1] == ','))
        --end;
    return {m_at, end};
}

ByteRange YamlLexCursor::lastNodeFrom(std::size_t begin) const
{
    return {begin, std::max<std::size_t>(m_out.tokens.back().end, begin)};
}

bool YamlLexCursor::beginToken()
{
    return std::exchange(m_isFirstInLine, false);
}

YamlLexCursor::Mark YamlLexCursor::mark() const
{
    return {.lineBegin = m_lineBegin,
            .tokens = m_out.tokens.size(),
            .comments = m_out.comments.size(),
            .findings = m_out.findings.size(),
            .repairs = m_out.repairs.size(),
            .cut = m_out.cut,
            .closers = m_closers};
}

void YamlLexCursor::goBack(const Mark& mark)
{
    m_out.tokens.resize(mark.tokens);
    m_out.comments.resize(mark.comments);
    m_out.findings.resize(mark.findings);
    m_out.repairs.resize(mark.repairs);
    m_out.cut = mark.cut;
    if (m_tabFinding && *m_tabFinding >= m_out.findings.size())
        m_tabFinding.reset();
    m_closers = mark.closers;
    m_at = mark.lineBegin;
}

} // namespace fusewright
