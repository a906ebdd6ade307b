// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_lexer.h"

#include "engine/support/letters.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fusewright {

namespace {

using TokenKind = QnnToken::Kind;

class QnnLexer {
public:
    explicit QnnLexer(std::string_view text) : m_text(text) { }

    QnnLexing run();

private:
    char at(std::size_t place) const { return place < m_text.size() ? m_text[place] : '\0'; }
    bool skipLineEnd();
    bool skipSpace();
    std::size_t endOfBlockComment() const;
    std::size_t endOfLineComment() const;
    bool skipComment();
    void lexNext();
    std::size_t endOfNumber() const;
    std::size_t endOfQuoted(char quote) const;
    std::size_t endOfRaw() const;
    void add(TokenKind kind, std::size_t end);
    void lexText(char quote);

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_beginsLine = true;
    bool m_isIndented = false;
    bool m_isSpaced = false;
    QnnLexing m_result;
};

/// A line that ends with a backslash goes on in the next one.
bool QnnLexer::skipLineEnd()
{
    if (at(m_at) != '\\')
        return false;
    std::size_t end = m_at + 1;
    end += at(end) == '\r' ? 1 : 0;
    if (at(end) != '\n' && end != m_at + 2)
        return false;
    m_at = end + (at(end) == '\n' ? 1 : 0);
    m_isSpaced = true;
    return true;
}

bool QnnLexer::skipSpace()
{
    const char here = at(m_at);
    const bool endsLine = here == '\n' || here == '\r';
    const bool isBlank = here == ' ' || here == '\t' || here == '\v' || here == '\f';
    if (!endsLine && !isBlank)
        return false;
    ++m_at;
    m_isSpaced = true;
    m_isIndented = isBlank;
    m_beginsLine = m_beginsLine || endsLine;
    return true;
}

std::size_t QnnLexer::endOfBlockComment() const
{
    const std::size_t end = m_text.find("*/", m_at + 2);
    return end == std::string_view::npos ? m_text.size() : end + 2;
}

/// A comment goes on behind a backslash at the end of its line, which a CR may end too.
std::size_t QnnLexer::endOfLineComment() const
{
    std::size_t from = m_at + 2;
    for (;;) {
        const std::size_t line = m_text.find('\n', from);
        const std::size_t whole = std::min(line, m_text.size());
        const std::size_t end = m_text[whole - 1] == '\r' ? whole - 1 : whole;
        if (line == std::string_view::npos || m_text[end - 1] != '\\')
            return end;
        from = line + 1;
    }
}

bool QnnLexer::skipComment()
{
    if (at(m_at) != '/' || (at(m_at + 1) != '/' && at(m_at + 1) != '*'))
        return false;
    const bool isBlock = at(m_at + 1) == '*';
    const std::size_t end = isBlock ? endOfBlockComment() : endOfLineComment();
    m_result.comments.push_back({m_at, end});
    m_at = end;
    m_isSpaced = true;
    m_isIndented = true;
    return true;
}

void QnnLexer::add(TokenKind kind, std::size_t end)
{
    m_result.tokens.push_back({.kind = kind,
                               .text = m_text.substr(m_at, end - m_at),
                               .place = {m_at, end},
                               .beginsLine = m_beginsLine,
                               .isIndented = m_isIndented,
                               .isSpaced = m_isSpaced});
    m_at = end;
    m_beginsLine = m_isIndented = m_isSpaced = false;
}

std::size_t QnnLexer::endOfNumber() const
{
    std::size_t end = m_at + 1;
    while (isQnnNameCharacter(at(end)) || at(end) == '.' || at(end) == '\'') {
        const char here = at(end);
        const bool isExponent = here == 'e' || here == 'E' || here == 'p' || here == 'P';
        const bool isHex = at(m_at) == '0' && (at(m_at + 1) == 'x' || at(m_at + 1) == 'X');
        const bool isSigned = isExponent && (at(end + 1) == '-' || at(end + 1) == '+');
        end += isSigned && (!isHex || here == 'p' || here == 'P') ? 2 : 1;
    }
    return std::min(end, m_text.size());
}

/// Behind the quote; at the end of the line where there is none.
std::size_t QnnLexer::endOfQuoted(char quote) const
{
    std::size_t end = m_at + 1;
    while (end < m_text.size() && m_text[end] != quote && m_text[end] != '\n')
        end += m_text[end] == '\\' ? 2 : 1;
    end = std::min(end, m_text.size());
    return end < m_text.size() && m_text[end] == quote ? end + 1 : end;
}

/// Of `R"x(…)x"`.
std::size_t QnnLexer::endOfRaw() const
{
    const std::size_t open = m_text.find('(', m_at);
    if (open == std::string_view::npos || open - m_at > 18)
        return m_text.size();
    const std::string close = ')' + std::string(m_text.substr(m_at + 2, open - m_at - 2)) + '"';
    const std::size_t end = m_text.find(close, open);
    return end == std::string_view::npos ? m_text.size() : end + close.size();
}

void QnnLexer::lexText(char quote)
{
    const std::size_t end = endOfQuoted(quote);
    const bool isClosed = end > m_at + 1 && m_text[end - 1] == quote;
    add(!isClosed ? TokenKind::Broken : quote == '"' ? TokenKind::Text : TokenKind::Sign, end);
}

void QnnLexer::lexNext()
{
    const char here = at(m_at);
    if (here == 'R' && at(m_at + 1) == '"') {
        add(TokenKind::Sign, endOfRaw());
    } else if (isQnnNameStart(here)) {
        std::size_t end = m_at;
        while (isQnnNameCharacter(at(end)))
            ++end;
        add(TokenKind::Name, end);
    } else if (isDigit(here) || (here == '.' && isDigit(at(m_at + 1)))) {
        const std::size_t end = endOfNumber();
        const std::string_view text = m_text.substr(m_at, end - m_at);
        const bool isHex = text.starts_with("0x") || text.starts_with("0X");
        const bool isFloat = text.find_first_of(isHex ? ".pP" : ".eE") != std::string_view::npos;
        add(isFloat ? TokenKind::Float : TokenKind::Integer, end);
    } else if (here == '"' || here == '\'') {
        lexText(here);
    } else {
        const std::string_view two = m_text.substr(m_at, 2);
        add(TokenKind::Sign, m_at + (two == "::" || two == "##" ? 2 : 1));
    }
}

QnnLexing QnnLexer::run()
{
    m_at = m_text.starts_with(utf8::byteOrderMark) ? utf8::byteOrderMark.size() : 0;
    while (m_at < m_text.size()) {
        if (!skipLineEnd() && !skipSpace() && !skipComment())
            lexNext();
    }
    m_beginsLine = true;
    add(TokenKind::End, m_at);
    return std::move(m_result);
}

} // namespace

bool isQnnNameStart(char character)
{
    return isLetter(character) || character == '_';
}

bool isQnnNameCharacter(char character)
{
    return isQnnNameStart(character) || isDigit(character);
}

QnnLexing lexQnn(std::string_view text)
{
    return QnnLexer(text).run();
}

} // namespace fusewright
