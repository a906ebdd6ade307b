// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/formula_tokens.h"

#include "engine/support/letters.h"

#include <algorithm>

namespace fusewright {

namespace {

bool isWordStart(char letter)
{
    return isLetter(letter) || letter == '_' || letter == '@';
}

/// `torch.nn.functional.silu` and `com.microsoft::FastGelu` are words.
bool isWordPart(std::string_view text, std::size_t at)
{
    if (isWordStart(text[at]) || isDigit(text[at]))
        return true;
    const bool isBetween = at + 1 < text.size() && isWordStart(text[at + 1]);
    return (text[at] == '.' && isBetween) || text.substr(at, 2) == "::"
        || (text[at] == ':' && text[at - 1] == ':');
}

} // namespace

void FormulaTokens::advance()
{
    skipSpace();
    m_token = {.kind = FormulaToken::Kind::End, .text = {}, .place = {m_at, m_at}};
    if (m_at == m_text.size())
        return;
    std::size_t end = m_at + 1;
    const char letter = m_text[m_at];
    if (letter == '\n') {
        m_token.kind = FormulaToken::Kind::LineEnd;
    } else if (isWordStart(letter)) {
        m_token.kind = FormulaToken::Kind::Word;
        end = wordEnd();
    } else if (isDigit(letter)) {
        m_token.kind = FormulaToken::Kind::Number;
        end = numberEnd();
    } else {
        m_token.kind = FormulaToken::Kind::Sign;
        end = signEnd();
        if (letter == '(' || letter == '[')
            ++m_open;
        else if ((letter == ')' || letter == ']') && m_open > 0)
            --m_open;
    }
    m_token.place.end = end;
    m_token.text = m_text.substr(m_at, end - m_at);
    m_at = end;
}

void FormulaTokens::skipLine()
{
    m_open = 0;
    // The token may be the end of the line itself.
    m_at = std::min(m_text.find('\n', m_token.place.begin), m_text.size() - 1) + 1;
    advance();
}

void FormulaTokens::skipSpace()
{
    while (m_at < m_text.size()) {
        const char letter = m_text[m_at];
        if (letter == '#')
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        else if (letter == ' ' || letter == '\t' || letter == '\r'
                 || (letter == '\n' && m_open > 0))
            ++m_at;
        else
            return;
    }
}

std::size_t FormulaTokens::wordEnd() const
{
    std::size_t end = m_at + 1;
    while (end < m_text.size() && isWordPart(m_text, end))
        ++end;
    return end;
}

/// `1`, `0.5`, `1e-5`; the number of a result, as in `f(x).0`, is one too.
std::size_t FormulaTokens::numberEnd() const
{
    const auto digits = [this](std::size_t at) {
        while (at < m_text.size() && isDigit(m_text[at]))
            ++at;
        return at;
    };
    std::size_t end = digits(m_at);
    if (end + 1 < m_text.size() && m_text[end] == '.' && isDigit(m_text[end + 1]))
        end = digits(end + 1);
    if (end < m_text.size() && m_text[end] == 'e') {
        const bool hasSign = end + 1 < m_text.size() && m_text[end + 1] == '-';
        const std::size_t power = end + (hasSign ? 2 : 1);
        if (digits(power) > power)
            end = digits(power);
    }
    return end;
}

std::size_t FormulaTokens::signEnd() const
{
    return m_at + (m_text.substr(m_at, 2) == "==" ? 2 : 1);
}

} // namespace fusewright
