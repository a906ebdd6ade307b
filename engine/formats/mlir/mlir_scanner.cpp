// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/mlir_scanner.h"

#include "engine/support/file_bytes.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace fusewright::mlir {

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
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

} // namespace

bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
        || c == '.' || c == '$' || c == '-';
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

Scanner::Scanner(const FileBytes& bytes, const ModelText& file)
    : m_bytes(bytes), m_file(file), m_text(file.text())
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
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (isSpace(c)) {
            endedLine = endedLine || c == '\n' || c == '\r';
            ++m_at;
        } else if (c == '/' && peek(1) == '/') {
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        } else {
            break;
        }
    }
    return endedLine;
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
    if (!isAt(word) || isNameCharacter(peek(word.size())))
        return false;
    m_at += word.size();
    return true;
}

std::string_view Scanner::word()
{
    const std::size_t begin = m_at;
    while (isNameCharacter(peek()) && !(peek() == '-' && peek(1) == '>'))
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
        if (find(m_at, at, '\n'))
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
    fail("The text that begins here has no closing quotation mark.", begin, begin + 1);
    return false;
}

/// Gives pages that were passed back to the system, which can read them again.
void Scanner::letGo()
{
    if (m_at - m_letGo < letGoInterval)
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
    const std::size_t least = open.size();
    do {
        if (m_at - m_letGo >= letGoInterval)
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
        case '(':
        case '[':
        case '{':
        case '<':
            open.push_back(m_at++);
            break;
        case '-':
            m_at += peek(1) == '>' ? 2 : 1;
            break;
        case '>':
            // Elsewhere it compares.
            if (m_text[open.back()] == '<')
                open.pop_back();
            ++m_at;
            break;
        case ')':
        case ']':
        case '}':
            // A "<" that compares has no partner.
            while (open.size() > least + 1 && m_text[open.back()] == '<')
                open.pop_back();
            if (closerOf(m_text[open.back()]) != c) {
                fail("This \"" + std::string(1, c) + "\" closes nothing: the \""
                         + std::string(1, m_text[open.back()]) + "\" before it is still open.",
                     m_at, m_at + 1);
                return false;
            }
            open.pop_back();
            ++m_at;
            break;
        case '/':
            if (peek(1) == '/')
                skipSpace();
            else
                ++m_at;
            break;
        default:
            ++m_at;
        }
    } while (open.size() > least);
    return true;
}

std::optional<std::string_view> Scanner::type()
{
    const std::size_t begin = m_at;
    if (peek() == '(') {
        if (!balanced())
            return std::nullopt;
        const std::size_t end = m_at;
        skipSpace();
        if (!accept("->")) {
            m_at = end;
            return textFrom(begin);
        }
        skipSpace();
        return peek() == '(' ? (balanced() ? std::optional(textFrom(begin)) : std::nullopt)
                             : std::optional((word(), textFrom(begin)));
    }
    // A dialect may leave out its only type's name.
    const bool isNamed = peek() != '<';
    accept("!");
    if (isNamed && word().empty()) {
        expected("A type");
        return std::nullopt;
    }
    if (peek() == '<' && !balanced())
        return std::nullopt;
    return textFrom(begin);
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
        } else if (c == '(' || c == '[' || c == '{' || c == '<') {
            if (!balanced())
                return std::nullopt;
        } else if (c == '/' && peek(1) == '/') {
            skipSpace();
            continue;
        } else {
            m_at += isAt("->") ? 2 : 1;
        }
        if (!isSpace(c))
            end = m_at;
    }
    return m_text.substr(begin, end - begin);
}

void Scanner::expected(std::string_view what)
{
    if (m_failed)
        return;
    std::size_t end = m_at;
    while (end < m_text.size() && isNameCharacter(m_text[end]))
        ++end;
    end = std::min(std::max(end, m_at + 1), m_text.size());
    const std::string found = atEnd() ? "the file ends" : m_file.quoted({m_at, end}) + " stands";
    fail(std::string(what) + " is expected here, but " + found + (atEnd() ? "." : " here."), m_at,
         end);
}

void Scanner::fail(std::string message, std::size_t begin, std::size_t end)
{
    if (!m_failed)
        m_file.error("mlir-syntax", std::move(message), {begin, end});
    m_failed = true;
    m_at = m_text.size();
}

} // namespace fusewright::mlir
