// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/manual/python_tokens.h"

#include <algorithm>
#include <cctype>

namespace fusewright {

namespace {

using Kind = PythonToken::Kind;

bool startsName(char character)
{
    const auto byte = static_cast<unsigned char>(character);
    return byte >= 0x80 || byte == '_' || std::isalpha(byte);
}

bool continuesName(char character)
{
    return startsName(character) || std::isdigit(static_cast<unsigned char>(character));
}

bool isLineEnd(char character)
{
    return character == '\n' || character == '\r';
}

class PythonLexer {
public:
    explicit PythonLexer(std::string_view text) : m_text(text) { }

    std::vector<PythonToken> run()
    {
        while (m_at < m_text.size())
            next();
        add(Kind::NewLine, m_at, {});
        add(Kind::End, m_at, {});
        return std::move(m_tokens);
    }

private:
    void next();
    void skipComment();
    void readName();
    void readNumber();
    void readText(std::size_t begin);
    void readSymbol();
    std::string unescaped(std::string_view written) const;
    void add(Kind kind, std::size_t begin, std::string value)
    {
        m_tokens.push_back({kind, {begin, m_at}, std::move(value)});
    }
    bool isQuote() const
    {
        return m_at < m_text.size() && (m_text[m_at] == '"' || m_text[m_at] == '\'');
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
    std::vector<PythonToken> m_tokens;
};

void PythonLexer::next()
{
    const char character = m_text[m_at];
    if (isLineEnd(character)) {
        ++m_at;
        if (m_depth == 0)
            add(Kind::NewLine, m_at - 1, {});
    } else if (character == '#') {
        skipComment();
    } else if (character == '\\' && m_at + 1 < m_text.size() && isLineEnd(m_text[m_at + 1])) {
        m_at += m_text.substr(m_at + 1).starts_with("\r\n") ? 3 : 2;
    } else if (character == ' ' || character == '\t' || character == '\f') {
        ++m_at;
    } else if (startsName(character)) {
        readName();
    } else if (std::isdigit(static_cast<unsigned char>(character))) {
        readNumber();
    } else if (isQuote()) {
        readText(m_at);
    } else {
        readSymbol();
    }
}

void PythonLexer::skipComment()
{
    while (m_at < m_text.size() && !isLineEnd(m_text[m_at]))
        ++m_at;
}

void PythonLexer::readName()
{
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && continuesName(m_text[m_at]))
        ++m_at;
    const std::string_view name = m_text.substr(begin, m_at - begin);
    const bool isPrefix =
        name.size() <= 2 && name.find_first_not_of("rRbBuUfF") == std::string_view::npos;
    if (isPrefix && isQuote())
        readText(begin);
    else
        add(Kind::Name, begin, std::string(name));
}

void PythonLexer::readNumber()
{
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && (continuesName(m_text[m_at]) || m_text[m_at] == '.'))
        ++m_at;
    add(Kind::Number, begin, std::string(m_text.substr(begin, m_at - begin)));
}

/// From `begin` there may be a prefix; the quotes are where the lexer is.
void PythonLexer::readText(std::size_t begin)
{
    const std::string_view prefix = m_text.substr(begin, m_at - begin);
    const bool isRaw = prefix.find_first_of("rR") != std::string_view::npos;
    const bool isFormed = prefix.find_first_of("fF") != std::string_view::npos;
    const std::string triple(3, m_text[m_at]);
    const bool isLong = m_text.substr(m_at).starts_with(triple);
    const std::string_view quotes = std::string_view(triple).substr(0, isLong ? 3 : 1);
    m_at += quotes.size();
    const std::size_t content = m_at;
    while (m_at < m_text.size() && !m_text.substr(m_at).starts_with(quotes)) {
        if (!isLong && isLineEnd(m_text[m_at]))
            break;
        m_at += m_text[m_at] == '\\' ? 2 : 1;
    }
    m_at = std::min(m_at, m_text.size());
    if (!m_text.substr(m_at).starts_with(quotes)) {
        add(Kind::Broken, begin, {});
        return;
    }
    const std::string_view written = m_text.substr(content, m_at - content);
    m_at += quotes.size();
    add(isFormed ? Kind::Formed : Kind::Text, begin,
        isRaw ? std::string(written) : unescaped(written));
}

/// Escapes that a name could have; others stay as written.
std::string PythonLexer::unescaped(std::string_view written) const
{
    std::string text;
    for (std::size_t at = 0; at < written.size(); ++at) {
        const bool isEscape = written[at] == '\\' && at + 1 < written.size()
            && std::string_view("\\'\"").find(written[at + 1]) != std::string_view::npos;
        at += isEscape ? 1 : 0;
        text += written[at];
    }
    return text;
}

void PythonLexer::readSymbol()
{
    const char character = m_text[m_at++];
    if (std::string_view("([{").find(character) != std::string_view::npos)
        ++m_depth;
    if (std::string_view(")]}").find(character) != std::string_view::npos && m_depth > 0)
        --m_depth;
    add(Kind::Symbol, m_at - 1, std::string(1, character));
}

} // namespace

std::vector<PythonToken> pythonTokens(std::string_view text)
{
    return PythonLexer(text).run();
}

} // namespace fusewright
