// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/expression_parser.h"

#include "engine/support/letters.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using Bytes = std::bitset<256>;

std::size_t byteOf(char letter)
{
    return static_cast<unsigned char>(letter);
}

void addBetween(Bytes& bytes, char first, char last)
{
    for (std::size_t at = byteOf(first); at <= byteOf(last); ++at)
        bytes.set(at);
}

/// Adds the other case of every letter.
Bytes inBothCases(Bytes bytes)
{
    for (char lower = 'a'; lower <= 'z'; ++lower) {
        const std::size_t upper = byteOf(lower) - 'a' + 'A';
        if (bytes[byteOf(lower)] || bytes[upper])
            bytes.set(byteOf(lower)).set(upper);
    }
    return bytes;
}

Bytes single(char letter)
{
    return Bytes().set(byteOf(letter));
}

/// `\d` and the like; nothing for another letter.
std::optional<Bytes> namedBytes(char letter)
{
    Bytes bytes;
    switch (letter) {
    case 'd':
    case 'D':
        addBetween(bytes, '0', '9');
        break;
    case 'w':
    case 'W':
        addBetween(bytes, '0', '9');
        addBetween(bytes, 'a', 'z');
        addBetween(bytes, 'A', 'Z');
        bytes.set('_');
        break;
    case 's':
    case 'S':
        bytes.set(' ').set('\t').set('\n').set('\r');
        break;
    default:
        return std::nullopt;
    }
    const bool isTurned = isUpper(letter);
    return isTurned ? ~bytes : bytes;
}

} // namespace

std::optional<std::vector<ExpressionPart>> ExpressionParser::parse()
{
    m_levels.emplace_back();
    while (!atEnd() && !m_failed) {
        readNext();
        if (m_parts.size() > mostParts)
            fail(0, "The expression is too large.");
    }
    if (!m_failed && m_levels.size() > 1)
        fail(m_levels.back().opened, "This bracket is not closed.");
    if (m_failed)
        return std::nullopt;
    endBranch();
    return std::move(m_parts);
}

void ExpressionParser::fail(std::size_t offset, std::string message)
{
    if (!m_failed)
        m_mistake = {.offset = offset, .message = std::move(message)};
    m_failed = true;
}

void ExpressionParser::beginAtom()
{
    joinAtom();
    m_levels.back().hasAtom = true;
    m_levels.back().atomBegin = m_parts.size();
}

void ExpressionParser::joinAtom()
{
    Level& level = m_levels.back();
    if (!std::exchange(level.hasAtom, false))
        return;
    if (level.items++ > 0)
        emit(Kind::Joined);
}

void ExpressionParser::endBranch()
{
    joinAtom();
    Level& level = m_levels.back();
    if (level.items == 0)
        emit(Kind::Empty);
    if (level.branches++ > 0)
        emit(Kind::Either);
    level.items = 0;
}

void ExpressionParser::readNext()
{
    switch (const char letter = m_text[m_at++]) {
    case '(':
        return open();
    case ')':
        return close();
    case '|':
        return endBranch();
    case '*':
        return repeat(Kind::Repeated);
    case '+':
        return repeat(Kind::AtLeastOne);
    case '?':
        return repeat(Kind::Optional);
    case '{':
        return repeatCounted();
    case '[':
        return readClass();
    case '\\':
        return readEscape();
    case '^':
        return addPlace(Kind::Begin);
    case '$':
        return addPlace(Kind::End);
    case '.':
        return addBytes(~Bytes());
    default:
        return addBytes(inBothCases(single(letter)));
    }
}

void ExpressionParser::open()
{
    const std::size_t at = m_at - 1;
    if (m_text.substr(m_at).starts_with("?:"))
        m_at += 2;
    else if (m_text.substr(m_at).starts_with('?'))
        return fail(at, "After \"(?\", only \"(?:\" is supported.");
    beginAtom();
    m_levels.push_back({.opened = at});
}

void ExpressionParser::close()
{
    if (m_levels.size() == 1)
        return fail(m_at - 1, "This bracket was not opened.");
    endBranch();
    m_levels.pop_back();
}

void ExpressionParser::repeat(Kind kind)
{
    if (!m_levels.back().hasAtom)
        return fail(m_at - 1, "There is nothing to repeat before this.");
    emit(kind);
    // Whether as little as possible is taken makes no difference to whether something is found.
    if (!atEnd() && m_text[m_at] == '?')
        ++m_at;
}

std::optional<std::size_t> ExpressionParser::readNumber()
{
    std::optional<std::size_t> number;
    for (; !atEnd() && isDigit(m_text[m_at]); ++m_at)
        number = std::min(number.value_or(0) * 10 + (byteOf(m_text[m_at]) - '0'), mostParts + 1);
    return number;
}

void ExpressionParser::repeatCounted()
{
    const std::size_t begin = m_at - 1;
    const std::optional<std::size_t> least = readNumber();
    std::optional<std::size_t> most = least;
    if (least && !atEnd() && m_text[m_at] == ',') {
        ++m_at;
        most = readNumber();
    }
    if (!least || atEnd() || m_text[m_at] != '}') {
        m_at = begin + 1; // A brace without numbers means itself.
        return addBytes(single('{'));
    }
    ++m_at;
    if (!m_levels.back().hasAtom)
        return fail(begin, "There is nothing before this that could be repeated.");
    if (most && *most < *least)
        return fail(begin, "The second number is smaller than the first.");
    const std::size_t size = m_parts.size() - m_levels.back().atomBegin;
    if (std::max(*least, most.value_or(0)) * (size + 2) > mostParts)
        return fail(begin, "This is repeated too often.");
    copyAtom(*least, most);
    if (!atEnd() && m_text[m_at] == '?')
        ++m_at;
}

void ExpressionParser::copyAtom(std::size_t least, std::optional<std::size_t> most)
{
    const auto begin = m_parts.begin() + std::ptrdiff_t(m_levels.back().atomBegin);
    const std::vector<ExpressionPart> atom(begin, m_parts.end());
    m_parts.erase(begin, m_parts.end());
    emit(Kind::Empty);
    const auto add = [&](std::optional<Kind> changed) {
        m_parts.insert(m_parts.end(), atom.begin(), atom.end());
        if (changed)
            emit(*changed);
        emit(Kind::Joined);
    };
    for (std::size_t count = 0; count < least; ++count)
        add(std::nullopt);
    if (!most)
        add(Kind::Repeated);
    for (std::size_t count = least; most && count < *most; ++count)
        add(Kind::Optional);
}

void ExpressionParser::addBytes(const Bytes& bytes)
{
    beginAtom();
    m_parts.push_back({.kind = Kind::Byte, .bytes = bytes});
}

void ExpressionParser::addPlace(Kind kind)
{
    beginAtom();
    emit(kind);
}

void ExpressionParser::readEscape()
{
    if (atEnd())
        return fail(m_at - 1, "There is nothing after this backslash.");
    const char letter = m_text[m_at++];
    if (const auto named = namedBytes(letter))
        return addBytes(*named);
    if (letter == 'b')
        return addPlace(Kind::WordBoundary);
    if (letter >= '1' && letter <= '9')
        return fail(m_at - 2, "Back-references are not supported.");
    if (isLetter(letter))
        return fail(m_at - 2, std::string("\"\\") + letter + "\" is not supported.");
    addBytes(single(letter));
}

void ExpressionParser::readClass()
{
    const std::size_t begin = m_at - 1;
    const bool isTurned = !atEnd() && m_text[m_at] == '^';
    if (isTurned)
        ++m_at;
    Bytes bytes;
    // A closing bracket that comes first means itself.
    for (bool isFirst = true; !m_failed; isFirst = false) {
        if (atEnd())
            return fail(begin, "This bracket is not closed.");
        if (m_text[m_at] == ']' && !isFirst)
            break;
        readRange(bytes);
    }
    if (m_failed)
        return;
    ++m_at;
    bytes = inBothCases(bytes);
    addBytes(isTurned ? ~bytes : bytes);
}

ExpressionParser::Bytes ExpressionParser::readClassItem()
{
    const char letter = m_text[m_at++];
    if (letter != '\\' || atEnd())
        return single(letter);
    const char escaped = m_text[m_at++];
    return namedBytes(escaped).value_or(single(escaped));
}

void ExpressionParser::readRange(Bytes& bytes)
{
    const std::size_t begin = m_at;
    const Bytes first = readClassItem();
    const bool isRange = m_at + 1 < m_text.size() && m_text[m_at] == '-' && m_text[m_at + 1] != ']';
    bytes |= first;
    if (!isRange || first.count() != 1)
        return;
    const char from = m_text[m_at - 1];
    ++m_at;
    const Bytes last = readClassItem();
    if (last.count() != 1 || byteOf(m_text[m_at - 1]) < byteOf(from))
        return fail(begin, "This range ends before it begins.");
    addBetween(bytes, from, m_text[m_at - 1]);
}

} // namespace fusewright
