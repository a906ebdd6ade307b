// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/hlo/hlo_parser.h"
#include "engine/formats/model_text.h"

#include <algorithm>
#include <utility>

namespace fusewright::hlo {

bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
        || c == '.' || c == '-';
}

char Parser::peek(std::size_t ahead) const
{
    return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
}

bool Parser::accept(std::string_view text)
{
    if (!m_text.substr(m_at).starts_with(text))
        return false;
    m_at += text.size();
    return true;
}

/// Comments too; says whether a line ended.
bool Parser::skipSpace()
{
    bool endedLine = false;
    while (!atEnd()) {
        const char c = peek();
        if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
            endedLine = endedLine || c == '\n';
            ++m_at;
        } else if (c == '/' && peek(1) == '*') {
            const std::size_t end = m_text.find("*/", m_at + 2);
            if (end == std::string_view::npos) {
                fail("The comment that begins here does not end.", m_at, m_at + 2);
                break;
            }
            m_at = end + 2;
        } else if (c == '/' && peek(1) == '/') {
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        } else {
            break;
        }
    }
    return endedLine;
}

std::string_view Parser::name()
{
    const std::size_t begin = m_at;
    while (isNameCharacter(peek()) && !(peek() == '-' && peek(1) == '>'))
        ++m_at;
    return textFrom(begin);
}

/// `f32[8,16]{1,0}`, `(f32[2], token[])`; empty where none is.
std::string_view Parser::shape()
{
    const std::size_t begin = m_at;
    if (peek() == '(') {
        skipBalanced();
        return textFrom(begin);
    }
    if (name().empty() || peek() != '[') {
        m_at = begin;
        return {};
    }
    skipBalanced();
    // Behind a space, a brace with something else in it is the body of a computation.
    const std::size_t behind = peek() == ' ' ? 1 : 0;
    const bool isLayout = peek(behind + 1) >= '0' && peek(behind + 1) <= '9';
    if (peek(behind) == '{' && (behind == 0 || isLayout)) {
        m_at += behind;
        skipBalanced();
    }
    return textFrom(begin);
}

/// Up to a character of `ends` that stands outside all brackets and texts, without spaces behind.
std::string_view Parser::valueUpTo(std::string_view ends)
{
    const std::size_t begin = m_at;
    std::size_t end = begin;
    while (!atEnd() && ends.find(peek()) == std::string_view::npos) {
        const char c = peek();
        if (c == '(' || c == '[' || c == '{') {
            skipBalanced();
        } else if (c == '"') {
            skipQuoted();
        } else if (c == '/' && peek(1) == '*') {
            skipSpace();
            continue;
        } else {
            ++m_at;
        }
        if (c != ' ' && c != '\t' && c != '\r' && c != '\n')
            end = m_at;
    }
    return m_failed ? std::string_view() : m_text.substr(begin, end - begin);
}

bool Parser::skipBalanced()
{
    std::vector<std::size_t> open;
    do {
        if (atEnd()) {
            fail("The \"" + std::string(1, m_text[open.back()]) + "\" is never closed.",
                 open.back(), open.back() + 1);
            return false;
        }
        const char c = peek();
        if (c == '"') {
            if (!skipQuoted())
                return false;
            continue;
        }
        if (c == '(' || c == '[' || c == '{') {
            open.push_back(m_at);
        } else if (c == ')' || c == ']' || c == '}') {
            const char opener = c == ')' ? '(' : c == ']' ? '[' : '{';
            if (m_text[open.back()] != opener) {
                fail("This \"" + std::string(1, c) + "\" closes nothing: the \""
                         + std::string(1, m_text[open.back()]) + "\" before it is still open.",
                     m_at, m_at + 1);
                return false;
            }
            open.pop_back();
        }
        ++m_at;
    } while (!open.empty());
    return true;
}

bool Parser::skipQuoted()
{
    const std::size_t begin = m_at++;
    while (!atEnd() && peek() != '"')
        m_at += peek() == '\\' ? 2 : 1;
    m_at = std::min(m_at, m_text.size());
    if (accept("\""))
        return true;
    fail("The text that begins here has no closing quotation mark.", begin, begin + 1);
    return false;
}

void Parser::expected(std::string_view what)
{
    if (m_failed)
        return;
    std::size_t end = m_at;
    while (end < m_text.size() && isNameCharacter(m_text[end]))
        ++end;
    end = std::min(std::max(end, m_at + 1), m_text.size());
    const std::string found =
        atEnd() ? "the file ends." : m_file.quoted({m_at, end}) + " stands here.";
    fail(std::string(what) + " is expected here, but " + found, m_at, end);
}

void Parser::fail(std::string message, std::size_t begin, std::size_t end)
{
    if (!m_failed)
        m_file.error("hlo-syntax", std::move(message), {begin, end});
    m_failed = true;
    m_at = m_text.size();
}

} // namespace fusewright::hlo
