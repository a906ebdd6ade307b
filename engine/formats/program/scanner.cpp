// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/program/scanner.h"

#include "engine/support/file_bytes.h"
#include "engine/support/letters.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace fusewright::program {

namespace {

constexpr std::size_t letGoInterval = std::size_t(1) << 22;

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

char closerOf(char opener)
{
    switch (opener) {
    case '(':
        return ')';
    case '[':
        return ']';
    case '{':
        return '}';
    default:
        return '>';
    }
}

int hexDigit(char c)
{
    if (isDigit(c))
        return c - '0';
    const char lower = toLower(c);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

} // namespace

bool Syntax::isWordCharacter(char c) const
{
    return isLetterOrDigit(c) || inWords.find(c) != std::string_view::npos;
}

std::string unquoted(std::string_view text)
{
    if (text.size() < 2 || text.front() != '"' || text.back() != '"')
        return std::string(text);
    text = text.substr(1, text.size() - 2);
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\\' || at + 1 == text.size()) {
            result += text[at];
            continue;
        }
        const char next = text[++at];
        const int high = hexDigit(next);
        const int low = at + 1 < text.size() ? hexDigit(text[at + 1]) : -1;
        if (high >= 0 && low >= 0) {
            result += static_cast<char>(high * 16 + low);
            ++at;
        } else {
            result += next == 'n' ? '\n' : next == 't' ? '\t' : next;
        }
    }
    return utf8::repaired(result);
}

Scanner::Scanner(const FileBytes& bytes, const ModelText& file, const Syntax& syntax)
    : m_bytes(bytes), m_file(file), m_syntax(&syntax), m_text(file.text())
{
    if (m_text.starts_with(utf8::byteOrderMark))
        m_at = utf8::byteOrderMark.size();
}

char Scanner::peek(std::size_t ahead) const
{
    return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
}

bool Scanner::skipSpace()
{
    bool endedLine = false;
    while (isSpace(peek()) || skipComment()) {
        const char c = peek();
        if (!isSpace(c))
            continue;
        endedLine = endedLine || c == '\n' || c == '\r';
        ++m_at;
    }
    return endedLine;
}

/// Up to the end of its line, or behind its end.
bool Scanner::skipComment()
{
    if (peek() == '/' && peek(1) == '/') {
        m_at = std::min(m_text.find('\n', m_at), m_text.size());
        return true;
    }
    if (!m_syntax->hasBlockComments || peek() != '/' || peek(1) != '*')
        return false;
    const std::size_t end = m_text.find("*/", m_at + 2);
    if (end == std::string_view::npos)
        fail("The comment that begins here is never closed.", m_at, m_at + 2);
    else
        m_at = end + 2;
    return true;
}

bool Scanner::accept(std::string_view text)
{
    if (!isAt(text))
        return false;
    m_at += text.size();
    return true;
}

bool Scanner::acceptWord(std::string_view word)
{
    if (!isAt(word) || m_syntax->isWordCharacter(peek(word.size())))
        return false;
    m_at += word.size();
    return true;
}

std::string_view Scanner::word()
{
    const std::size_t begin = m_at;
    while (m_syntax->isWordCharacter(peek()) && !(peek() == '-' && peek(1) == '>'))
        ++m_at;
    return textFrom(begin);
}

std::string_view Scanner::name()
{
    if (peek() == '"')
        return quoted().value_or(std::string_view());
    return word();
}

std::optional<std::string_view> Scanner::quoted()
{
    const std::size_t begin = m_at;
    if (!skipQuoted())
        return std::nullopt;
    return textFrom(begin);
}

/// Constants of hundreds of megabytes are such texts: only the marks in them are looked for, and
/// what was looked through is given back.
bool Scanner::skipQuoted()
{
    const std::size_t begin = m_at++;
    const auto find = [&](std::size_t from, std::size_t end, char wanted) {
        return static_cast<const char*>(std::memchr(m_text.data() + from, wanted, end - from));
    };
    while (!atEnd()) {
        const std::size_t end = std::min(m_at + letGoInterval, m_text.size());
        const char* const quote = find(m_at, end, '"');
        const std::size_t at = quote ? offsetOf({quote, 1}) : end;
        if (!m_syntax->textsHaveLines && find(m_at, at, '\n'))
            break;
        m_at = quote ? at + 1 : end;
        letGo();
        if (!quote)
            continue;
        std::size_t slashes = 0;
        while (*(quote - 1 - slashes) == '\\')
            ++slashes;
        if (slashes % 2 == 0)
            return true;
    }
    fail("The string that begins here has no closing quotation mark.", begin, begin + 1);
    return false;
}

/// Gives pages that were passed back to the system, which can read them again.
void Scanner::letGo()
{
    if (m_at < m_letGo + letGoInterval)
        return;
    m_bytes.doneWith(m_letGo, m_at - m_letGo);
    m_letGo = m_at;
}

std::optional<std::string_view> Scanner::balanced()
{
    const std::size_t begin = m_at;
    m_open.clear();
    if (!skipBalanced(m_open))
        return std::nullopt;
    return textFrom(begin);
}

/// Stands at an opening bracket; stops behind the one that closes it.
bool Scanner::skipBalanced(std::vector<std::size_t>& open)
{
    do {
        letGo();
        const char c = peek();
        switch (c) {
        case '\0':
            if (atEnd()) {
                fail("The \"" + std::string(1, m_text[open.back()]) + "\" has no closing \""
                         + std::string(1, closerOf(m_text[open.back()])) + "\".",
                     open.back(), open.back() + 1);
                return false;
            }
            ++m_at;
            break;
        case '"':
            if (!skipQuoted())
                return false;
            break;
        case '<':
            if (m_syntax->hasAngles)
                open.push_back(m_at);
            ++m_at;
            break;
        case '(':
        case '[':
        case '{':
            open.push_back(m_at++);
            break;
        case ')':
        case ']':
        case '}':
        case '>':
            if (!closeBracket(c, open))
                return false;
            break;
        case '-':
            m_at += peek(1) == '>' ? 2 : 1;
            break;
        case '/':
            if (!skipComment())
                ++m_at;
            break;
        default:
            ++m_at;
        }
    } while (!open.empty());
    return !m_failed;
}

bool Scanner::closeBracket(char closer, std::vector<std::size_t>& open)
{
    // A ">" that closes nothing compares, and so does a "<" without a partner.
    const bool isAngle = closer == '>';
    while (!isAngle && open.size() > 1 && m_text[open.back()] == '<')
        open.pop_back();
    if (closerOf(m_text[open.back()]) == closer)
        open.pop_back();
    else if (!isAngle) {
        fail("This \"" + std::string(1, closer) + "\" closes nothing: the \""
                 + std::string(1, m_text[open.back()]) + "\" before it is still open.",
             m_at, m_at + 1);
        return false;
    }
    ++m_at;
    return true;
}

std::optional<std::string_view> Scanner::valueUpTo(std::string_view ends)
{
    const std::size_t begin = m_at;
    std::size_t end = m_at;
    while (!atEnd() && ends.find(peek()) == std::string_view::npos) {
        const char c = peek();
        if (c == '"') {
            if (!skipQuoted())
                return std::nullopt;
        } else if (c == '(' || c == '[' || c == '{' || (c == '<' && m_syntax->hasAngles)) {
            if (!balanced())
                return std::nullopt;
        } else if (skipComment()) {
            continue;
        } else {
            m_at += isAt("->") ? 2 : 1;
        }
        if (!isSpace(c))
            end = m_at;
    }
    return m_failed ? std::nullopt : std::optional(m_text.substr(begin, end - begin));
}

void Scanner::expected(std::string_view what)
{
    if (m_failed)
        return;
    std::size_t end = m_at;
    while (end < m_text.size() && m_syntax->isWordCharacter(m_text[end]))
        ++end;
    end = std::min(std::max(end, m_at + 1), m_text.size());
    const std::string found = atEnd() ? "the file ends" : m_file.quoted({m_at, end}) + " was found";
    fail(std::string(what) + " is expected here, but " + found + (atEnd() ? "." : " here."), m_at,
         end);
}

void Scanner::fail(std::string message, std::size_t begin, std::size_t end)
{
    if (!m_failed)
        m_file.error(std::string(m_syntax->code), std::move(message), {begin, end});
    m_failed = true;
    m_at = m_text.size();
}

} // namespace fusewright::program
