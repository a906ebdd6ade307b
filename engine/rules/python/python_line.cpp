// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/python/python_line.h"

#include "engine/support/letters.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

constexpr int openSingle = 1; ///< `'''`
constexpr int openDouble = 2; ///< `"""`

constexpr auto keywords = std::to_array<std::string_view>(
    {"and",  "as",    "assert", "break", "class",   "continue", "def",   "del",
     "elif", "else",  "except", "for",   "from",    "global",   "if",    "import",
     "in",   "is",    "lambda", "not",   "or",      "pass",     "raise", "return",
     "try",  "while", "with",   "yield", "finally", "nonlocal"});
constexpr auto constants =
    std::to_array<std::string_view>({"None", "True", "False", "self", "cls"});

bool isNameByte(char byte)
{
    const auto unsignedByte = static_cast<unsigned char>(byte);
    return isWordByte(byte) || unsignedByte >= 0x80;
}

class PythonLineCutter {
public:
    PythonLineCutter(std::string_view line, int& state) : m_line(line), m_state(state) { }

    std::vector<TokenPiece> cut();

private:
    void add(std::size_t begin, LineToken token) { m_pieces.push_back({begin, m_at, token}); }
    void goOnInText(std::size_t begin);
    void cutText();
    void cutName();
    void cutNumber();

    std::string_view m_line;
    int& m_state;
    std::size_t m_at = 0;
    std::string_view m_before; ///< The word before.
    std::vector<TokenPiece> m_pieces;
};

/// In a text of three quotes, up to its end or that of the line.
void PythonLineCutter::goOnInText(std::size_t begin)
{
    const std::string_view quotes = m_state == openSingle ? "'''" : "\"\"\"";
    const std::size_t end = m_line.find(quotes, m_at);
    m_at = end == std::string_view::npos ? m_line.size() : end + 3;
    if (end != std::string_view::npos)
        m_state = 0;
    add(begin, LineToken::Text);
}

void PythonLineCutter::cutText()
{
    const std::size_t begin = m_at;
    const char quote = m_line[m_at];
    if (m_line.substr(m_at, 3) == std::string(3, quote)) {
        m_state = quote == '\'' ? openSingle : openDouble;
        m_at += 3;
        goOnInText(begin);
        return;
    }
    for (++m_at; m_at < m_line.size() && m_line[m_at] != quote; ++m_at)
        m_at += m_line[m_at] == '\\' ? 1 : 0;
    const bool isClosed = m_at < m_line.size();
    m_at = std::min(m_at + 1, m_line.size());
    add(begin, isClosed ? LineToken::Text : LineToken::Error);
}

void PythonLineCutter::cutName()
{
    const std::size_t begin = m_at;
    while (m_at < m_line.size() && isNameByte(m_line[m_at]))
        ++m_at;
    const std::string_view word = m_line.substr(begin, m_at - begin);
    const bool isPrefix =
        word.size() <= 2 && m_at < m_line.size() && (m_line[m_at] == '"' || m_line[m_at] == '\'');
    if (isPrefix)
        return;
    const bool isMember = begin > 0 && m_line[begin - 1] == '.';
    if (m_before == "def" || m_before == "class")
        add(begin, LineToken::Rule);
    else if (!isMember && std::ranges::find(keywords, word) != keywords.end())
        add(begin, LineToken::Key);
    else if (!isMember && std::ranges::find(constants, word) != constants.end())
        add(begin, LineToken::Literal);
    else if (m_at < m_line.size() && m_line[m_at] == '(')
        add(begin, LineToken::Operator);
    m_before = word;
}

void PythonLineCutter::cutNumber()
{
    const std::size_t begin = m_at;
    while (m_at < m_line.size() && (isNameByte(m_line[m_at]) || m_line[m_at] == '.'))
        ++m_at;
    add(begin, LineToken::Literal);
}

std::vector<TokenPiece> PythonLineCutter::cut()
{
    if (m_state == openSingle || m_state == openDouble)
        goOnInText(0);
    while (m_at < m_line.size()) {
        const char byte = m_line[m_at];
        if (byte == '#') {
            const std::size_t begin = m_at;
            m_at = m_line.size();
            add(begin, LineToken::Comment);
        } else if (byte == '"' || byte == '\'') {
            cutText();
        } else if (isDigit(byte)) {
            cutNumber();
        } else if (isNameByte(byte)) {
            cutName();
        } else {
            const std::size_t begin = m_at++;
            if (std::string_view("()[]{}").find(byte) != std::string_view::npos)
                add(begin, LineToken::Bracket);
        }
    }
    return std::move(m_pieces);
}

} // namespace

std::vector<TokenPiece> cutPythonLine(std::string_view line, int& state)
{
    return PythonLineCutter(line, state).cut();
}

} // namespace fusewright
