// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_lexer.h"

#include "engine/rules/yaml/yaml_scalar_scan.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>
#include <utility>

// The lexer keeps what a YAML parser knows while it reads: the columns of the open blocks, the open
// brackets, whether a value may begin here, and what becomes a key if a colon follows on its line.
// With that it finds the end of each token, and most mistakes at the place where they were made
// rather than where a parser stumbles over them.
//
// It does not stop at a mistake. A local one (a quotation mark never closed, a tab, a stray byte)
// is repaired in the text that the parser will be given. After one that leaves the structure
// unclear
// (`cut`) the parser gets nothing more, while the lexer goes on as well as it can.

namespace fusewright {

namespace {

constexpr std::size_t mostLexerFindings = 50;
constexpr std::size_t longestWord = 80;

} // namespace

YamlLexing lexYaml(std::string_view text, YamlChunkRole role)
{
    return YamlLexer(text, role).run();
}

YamlLexer::YamlLexer(std::string_view text, YamlChunkRole role) : m_text(text), m_role(role)
{
    m_out.tokens.reserve(text.size() / 8);
    beginLine();
}

YamlLexing YamlLexer::run()
{
    while (!m_stops) {
        if (!skipToToken()) {
            if (isInFlow()) {
                giveUpFlow();
                continue;
            }
            break;
        }
        if (isInFlow())
            lexInFlow();
        else
            lexInBlock();
    }
    finish();
    return std::move(m_out);
}

/// False at the end of the text.
bool YamlLexer::skipToToken()
{
    m_tab.reset();
    while (!isAtEnd()) {
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

void YamlLexer::beginLine()
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
    } else if (!isInFlow()) {
        measureIndentation();
    }
}

/// Looks for tabs that indent something.
void YamlLexer::measureIndentation()
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

/// The first tab stands for all: its fix mends every line.
void YamlLexer::reportTab(std::size_t at)
{
    if (m_tabFinding || m_out.findings.size() >= mostLexerFindings)
        return;
    m_tabFinding = m_out.findings.size();
    report(yaml::tabIndentation(at));
    m_out.findings.back().fixTitle = "Indent with spaces";
}

void YamlLexer::replaceTab(std::size_t at, std::int64_t width)
{
    const ByteEdit edit{{at, at + 1}, std::string(static_cast<std::size_t>(width), ' ')};
    m_out.repairs.push_back(edit);
    if (m_tabFinding)
        m_out.findings[*m_tabFinding].edits.push_back(edit);
}

void YamlLexer::takeComment()
{
    const std::size_t end = yaml::endOfLine(m_text, m_at);
    m_out.comments.push_back({m_at, end});
    m_at = end;
}

void YamlLexer::take(YamlTokenKind kind, std::size_t end)
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

void YamlLexer::report(YamlFinding finding)
{
    if (m_out.findings.size() < mostLexerFindings)
        m_out.findings.push_back(std::move(finding));
}

/// One such finding a line: what follows on the line follows from it.
void YamlLexer::reportStructure(YamlFinding finding, std::size_t cutAt)
{
    if (!std::exchange(m_lineHasError, true))
        report(std::move(finding));
    cut(cutAt);
}

void YamlLexer::cut(std::size_t at)
{
    if (m_out.cut && *m_out.cut <= at)
        return;
    m_out.cut = at;
    m_out.closers.clear();
    for (auto flow = m_flows.rbegin(); flow != m_flows.rend(); ++flow)
        m_out.closers += flow->isMapping ? '}' : ']';
}

void YamlLexer::repair(ByteRange range, std::string text)
{
    m_out.repairs.push_back({range, std::move(text)});
}

void YamlLexer::tooDeep()
{
    if (m_resumption) {
        giveUpFlow();
        return;
    }
    reportStructure(yaml::tooDeep(m_at), m_at);
    m_stops = true;
}

std::int64_t YamlLexer::column(std::size_t at) const
{
    return static_cast<std::int64_t>(at - m_lineBegin) + m_columnShift;
}

/// What stands at a place up to the next gap: the part of a line that a finding marks.
ByteRange YamlLexer::wordAt(std::size_t at) const
{
    const auto isInsideCharacter = [&](std::size_t byte) {
        return byte < m_text.size() && (static_cast<unsigned char>(m_text[byte]) & 0xC0) == 0x80;
    };
    const auto endsInBrackets = [&](std::size_t byte) {
        return isInFlow() && byte > at && yaml::isFlowMark(m_text[byte]);
    };
    std::size_t end = at;
    while (!yaml::isGap(m_text, end) && !endsInBrackets(end)
           && (end < at + longestWord || isInsideCharacter(end)))
        ++end;
    if (end > at + 1 && (m_text[end - 1] == ':' || m_text[end - 1] == ','))
        --end;
    return {at, end};
}

/// From `begin` to the end of the last token.
ByteRange YamlLexer::lastNodeFrom(std::size_t begin) const
{
    return {begin, std::max<std::size_t>(m_out.tokens.back().end, begin)};
}

void YamlLexer::finish()
{
    if (m_key)
        dropBlockKey();
}

} // namespace fusewright
