// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/dot_lexer.h"

#include "engine/support/letters.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright {

namespace {

constexpr std::string_view marks = "{}[]=;,:+";

constexpr auto keywords = std::to_array<std::pair<std::string_view, DotTokenKind>>({
    {"strict", DotTokenKind::Strict},
    {"graph", DotTokenKind::Graph},
    {"digraph", DotTokenKind::Digraph},
    {"subgraph", DotTokenKind::Subgraph},
    {"node", DotTokenKind::Node},
    {"edge", DotTokenKind::Edge},
});

/// Every byte that is not ASCII is a letter, as it is for Graphviz.
bool startsWord(char c)
{
    return isLetter(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

DotTokenKind kindOfWord(std::string_view word)
{
    const auto found = std::ranges::find_if(keywords, [&](const auto& keyword) {
        return std::ranges::equal(word, keyword.first, {}, toLower);
    });
    return found == keywords.end() ? DotTokenKind::Name : found->second;
}

} // namespace

DotLexer::DotLexer(std::string_view text, std::size_t begin) : m_text(text), m_at(begin)
{
    if (m_at == 0 && m_text.starts_with(utf8::byteOrderMark))
        m_at = utf8::byteOrderMark.size();
}

DotToken DotLexer::next()
{
    if (!skipSpace())
        return {.kind = DotTokenKind::UnclosedComment, .range = {m_at, m_text.size()}};
    if (m_at == m_text.size())
        return take(DotTokenKind::End, m_at);
    if (isAtConflict())
        return take(DotTokenKind::MergeConflict, m_at + 7);
    const char first = m_text[m_at];
    if (first == '"')
        return takeQuoted();
    if (first == '<')
        return takeHtml();
    if (startsWord(first))
        return takeWord();
    if (isDigit(first) || first == '.' || first == '-')
        return takeNumberOrLine();
    if (marks.find(first) == std::string_view::npos)
        return take(DotTokenKind::Stray, m_at + 1);
    DotToken token = take(DotTokenKind::Mark, m_at + 1);
    token.mark = first;
    return token;
}

/// False in front of a comment that does not end.
bool DotLexer::skipSpace()
{
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
            ++m_at;
        } else if (c == '#' || (c == '/' && at(m_at + 1) == '/')) {
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        } else if (c == '/' && at(m_at + 1) == '*') {
            const std::size_t end = m_text.find("*/", m_at + 2);
            if (end == std::string_view::npos)
                return false;
            m_at = end + 2;
        } else {
            break;
        }
    }
    return true;
}

DotToken DotLexer::take(DotTokenKind kind, std::size_t end)
{
    const std::size_t begin = std::exchange(m_at, std::min(end, m_text.size()));
    return {.kind = kind, .range = {begin, m_at}};
}

DotToken DotLexer::takeQuoted()
{
    for (std::size_t end = m_at + 1; end < m_text.size(); ++end) {
        if (m_text[end] == '"')
            return take(DotTokenKind::Quoted, end + 1);
        if (m_text[end] == '\\')
            ++end;
    }
    return take(DotTokenKind::UnclosedText, m_text.size());
}

DotToken DotLexer::takeHtml()
{
    std::size_t depth = 0;
    for (std::size_t end = m_at; end < m_text.size(); ++end) {
        if (m_text[end] == '<')
            ++depth;
        else if (m_text[end] == '>' && --depth == 0)
            return take(DotTokenKind::Html, end + 1);
    }
    return take(DotTokenKind::UnclosedHtml, m_text.size());
}

DotToken DotLexer::takeWord()
{
    std::size_t end = m_at + 1;
    while (startsWord(at(end)) || isDigit(at(end)))
        ++end;
    return take(kindOfWord(m_text.substr(m_at, end - m_at)), end);
}

DotToken DotLexer::takeNumberOrLine()
{
    if (m_text[m_at] == '-' && at(m_at + 1) == '>')
        return take(DotTokenKind::Arrow, m_at + 2);
    if (m_text[m_at] == '-' && at(m_at + 1) == '-')
        return take(DotTokenKind::Line, m_at + 2);

    std::size_t end = m_at + (m_text[m_at] == '-' ? 1 : 0);
    std::size_t digits = 0;
    for (bool hasPoint = false; isDigit(at(end)) || (at(end) == '.' && !hasPoint); ++end) {
        hasPoint = hasPoint || at(end) == '.';
        digits += isDigit(at(end)) ? 1 : 0;
    }
    return digits > 0 ? take(DotTokenKind::Name, end) : take(DotTokenKind::Stray, m_at + 1);
}

bool DotLexer::isAtConflict() const
{
    if (m_at > 0 && m_text[m_at - 1] != '\n')
        return false;
    const std::string_view rest = m_text.substr(m_at);
    return rest.starts_with("<<<<<<<") || rest.starts_with("=======")
        || rest.starts_with(">>>>>>>");
}

std::string dotText(std::string_view text, const DotToken& name)
{
    const std::string_view whole = text.substr(name.range.begin, name.range.size());
    if (name.kind == DotTokenKind::Name)
        return std::string(whole);
    const std::string_view inner = whole.substr(1, whole.size() - 2);
    if (name.kind == DotTokenKind::Html || inner.find('\\') == std::string_view::npos)
        return std::string(inner);

    std::string result;
    result.reserve(inner.size());
    for (std::size_t at = 0; at < inner.size(); ++at) {
        if (inner[at] != '\\') {
            result += inner[at];
            continue;
        }
        const std::string_view rest = inner.substr(at + 1);
        if (rest.starts_with('"')) {
            result += '"';
            ++at;
        } else if (rest.starts_with('\n') || rest.starts_with("\r\n")) {
            at += rest.starts_with('\n') ? 1 : 2;
        } else {
            result += inner.substr(at, 2);
            ++at;
        }
    }
    return result;
}

} // namespace fusewright
