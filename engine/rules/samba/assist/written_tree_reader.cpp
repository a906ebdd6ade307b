// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/written_tree_reader.h"

#include "engine/rules/yaml/yaml_scalar_scan.h"
#include "engine/rules/yaml/yaml_scan.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <utility>

namespace fusewright {

using Kind = WrittenNode::Kind;

namespace {

std::int64_t columnAt(std::string_view text, std::size_t line, std::size_t at)
{
    std::int64_t column = 0;
    for (; line < at; ++line)
        column += text[line] == '\t' ? yaml::tabWidth : 1;
    return column;
}

bool isQuote(char c)
{
    return c == '"' || c == '\'';
}

/// Without the quotation marks around it.
ByteRange unquoted(std::string_view text, ByteRange range)
{
    if (range.isEmpty() || !isQuote(text[range.begin]))
        return range;
    const bool isClosed = range.size() > 1 && text[range.end - 1] == text[range.begin];
    return {range.begin + 1, isClosed ? range.end - 1 : range.end};
}

} // namespace

WrittenTreeReader::WrittenTreeReader(std::string_view text, ByteRange range)
    : m_text(text.substr(0, range.end)), m_begin(range.begin)
{
}

std::vector<WrittenNode> WrittenTreeReader::read()
{
    std::size_t line = m_begin;
    if (m_text.substr(line).starts_with(utf8::byteOrderMark))
        line += utf8::byteOrderMark.size();
    while (line < m_text.size()) {
        const std::size_t end = yaml::endOfLine(m_text, readLine(line));
        line = std::max(yaml::skipBreak(m_text, end), line + 1);
    }
    for (std::size_t at = m_nodes.size(); at-- > 0;) {
        const WrittenNode& node = m_nodes[at];
        if (node.parent.isValid()) {
            WrittenNode& parent = m_nodes[node.parent.index];
            parent.end = std::max(parent.end, node.end);
        }
    }
    return std::move(m_nodes);
}

/// Gives a place on the last line that was read.
std::size_t WrittenTreeReader::readLine(std::size_t line)
{
    std::size_t at = yaml::skipBlanks(m_text, line);
    if (isEndOrComment(at) || yaml::isConflictMarker(m_text, line))
        return at;
    if (m_text.substr(line).starts_with("---") && yaml::isGap(m_text, line + 3))
        return at;
    std::int64_t column = columnAt(m_text, line, at);
    bool isItem = false;
    while (at < m_text.size() && m_text[at] == '-' && yaml::isGap(m_text, at + 1)) {
        const WrittenId item = openNode(Kind::Item, column, at);
        m_nodes[item.index].valueBegin = at + 1;
        m_nodes[item.index].end = at + 1;
        const std::size_t next = yaml::skipBlanks(m_text, at + 1);
        column += columnAt(m_text, at, next);
        at = next;
        isItem = true;
        if (isEndOrComment(at))
            return at;
    }
    return readContent(at, column, isItem);
}

std::size_t WrittenTreeReader::readContent(std::size_t at, std::int64_t column, bool isItem)
{
    if (const auto colon = yaml::colonOfEntry(m_text, at)) {
        const WrittenId id = openNode(Kind::Entry, column, at);
        WrittenNode& node = m_nodes[id.index];
        node.key = unquoted(m_text, {at, yaml::trimmedEnd(m_text, at, *colon)});
        node.valueBegin = *colon + 1;
        node.end = *colon + 1;
        return readValue(id, *colon + 1, column);
    }
    if (isItem)
        return readValue(m_open.back(), at, m_nodes[m_open.back().index].column);
    leave(column, false);
    const bool isValue = !m_open.empty() && !m_nodes[m_open.back().index].hasValue()
        && (m_text[at] == '{' || m_text[at] == '[' || m_text[at] == '*');
    if (isValue)
        return readValue(m_open.back(), at, m_nodes[m_open.back().index].column);
    const WrittenId id = openNode(Kind::Word, column, at);
    if (m_text[at] == '{' || m_text[at] == '[')
        return readValue(id, at, column - 1);
    WrittenNode& node = m_nodes[id.index];
    const std::size_t end = plainEnd(at);
    node.key = unquoted(m_text, {at, end});
    node.end = end;
    return end;
}

std::size_t WrittenTreeReader::readValue(WrittenId id, std::size_t at, std::int64_t column)
{
    WrittenNode& node = m_nodes[id.index];
    at = readProperties(node, yaml::skipBlanks(m_text, at));
    if (isEndOrComment(at))
        return at;
    if (m_text[at] == '{' || m_text[at] == '[')
        return readBrackets(id, at, column);
    if (m_text[at] == '|' || m_text[at] == '>') {
        const std::size_t end = yaml::scanBlockScalar(m_text, at, column).end;
        node.mark = m_text[at];
        node.value = {at, std::clamp(end, at + 1, m_text.size())};
        node.end = node.value.end;
        return node.end;
    }
    return readScalar(node, at, plainEnd(at), column);
}

std::size_t WrittenTreeReader::readProperties(WrittenNode& node, std::size_t at) const
{
    while (at < m_text.size() && (m_text[at] == '&' || m_text[at] == '!')) {
        const bool isAnchor = m_text[at] == '&';
        const std::size_t end = isAnchor ? yaml::endOfName(m_text, at) : yaml::endOfTag(m_text, at);
        if (isAnchor)
            node.anchor = {at + 1, std::max(end, at + 1)};
        node.end = std::max(end, at + 1);
        at = yaml::skipBlanks(m_text, node.end);
    }
    return at;
}

std::size_t WrittenTreeReader::readScalar(WrittenNode& node, std::size_t at, std::size_t end,
                                          std::int64_t column)
{
    if (isQuote(m_text[at])) {
        node.mark = m_text[at];
        end = std::max(yaml::scanQuoted(m_text, at, column).end, at + 1);
    }
    node.isAlias = m_text[at] == '*' && end > at + 1;
    node.value = unquoted(m_text, {at, end});
    node.end = end;
    return end;
}

std::size_t WrittenTreeReader::readBrackets(WrittenId owner, std::size_t at, std::int64_t column)
{
    const auto open = [&](WrittenId id) {
        m_nodes[id.index].mark = m_text[at];
        m_nodes[id.index].value = {at, at + 1};
        m_brackets.push_back(id);
        ++at;
    };
    m_waiting = {};
    open(owner);
    std::size_t lastEnd = at;
    while (!m_brackets.empty() && at < m_text.size()) {
        const char c = m_text[at];
        if (yaml::isBlank(c)) {
            ++at;
            continue;
        }
        if (yaml::isBreak(c)) {
            const std::size_t line = yaml::skipBreak(m_text, at);
            const std::size_t first = yaml::skipBlanks(m_text, line);
            if (columnAt(m_text, line, first) <= column && yaml::beginsEntry(m_text, first))
                break;
            at = first;
            continue;
        }
        if (c == '#' && yaml::isGap(m_text, at - 1)) {
            at = yaml::endOfLine(m_text, at);
            continue;
        }
        if (c == '}' || c == ']') {
            closeBracket(++at, true);
        } else if (c == ',') {
            m_waiting = {};
            ++at;
        } else if (c == '{' || c == '[') {
            WrittenId id = std::exchange(m_waiting, {});
            if (!id.isValid())
                id = add({.kind = Kind::Item,
                          .parent = m_brackets.back(),
                          .valueBegin = at,
                          .begin = at,
                          .end = at + 1});
            open(id);
        } else {
            at = readElement(m_brackets.back(), at, column);
        }
        lastEnd = at;
    }
    while (!m_brackets.empty())
        closeBracket(yaml::endOfLine(m_text, lastEnd), false);
    return lastEnd;
}

/// A key or a text between brackets; a key's value is the next element.
std::size_t WrittenTreeReader::readElement(WrittenId owner, std::size_t at, std::int64_t column)
{
    if (m_waiting.isValid()) {
        WrittenNode& node = m_nodes[m_waiting.index];
        const std::size_t behind = readProperties(node, at);
        if (behind != at)
            return behind;
        m_waiting = {};
        return readScalar(node, at, plainEndInBrackets(at), column);
    }
    WrittenNode node{.kind = m_nodes[owner.index].mark == '{' ? Kind::Word : Kind::Item,
                     .parent = owner,
                     .valueBegin = at,
                     .begin = at,
                     .end = at + 1};
    const std::size_t first = readProperties(node, at);
    if (first >= m_text.size() || yaml::isBreak(m_text[first]) || yaml::isFlowMark(m_text[first])) {
        m_waiting = add(node);
        return first;
    }
    const std::size_t end = readScalar(node, first, plainEndInBrackets(first), column);
    const std::size_t colon = yaml::skipBlanks(m_text, end);
    const bool isKey = colon < m_text.size() && m_text[colon] == ':'
        && (isQuote(m_text[first]) || yaml::isGap(m_text, colon + 1)
            || yaml::isFlowMark(m_text[colon + 1]));
    if (node.kind == Kind::Word || isKey) {
        node.key = std::exchange(node.value, {});
        node.mark = 0;
        node.isAlias = false;
    }
    if (!isKey) {
        add(node);
        return end;
    }
    node.kind = Kind::Entry;
    node.valueBegin = colon + 1;
    node.end = colon + 1;
    m_waiting = add(node);
    return colon + 1;
}

WrittenId WrittenTreeReader::add(WrittenNode node)
{
    m_nodes.push_back(node);
    return WrittenId(m_nodes.size() - 1);
}

WrittenId WrittenTreeReader::openNode(Kind kind, std::int64_t column, std::size_t begin)
{
    leave(column, kind == Kind::Item);
    const WrittenId id = add({.kind = kind,
                              .parent = m_open.empty() ? WrittenId{} : m_open.back(),
                              .column = column,
                              .valueBegin = begin,
                              .begin = begin,
                              .end = begin});
    m_open.push_back(id);
    return id;
}

/// A list may stand in the column of the key that it belongs to.
void WrittenTreeReader::leave(std::int64_t column, bool isItem)
{
    while (!m_open.empty()) {
        const WrittenNode& last = m_nodes[m_open.back().index];
        const bool holds =
            last.column < column || (last.column == column && isItem && last.kind == Kind::Entry);
        if (holds && last.kind != Kind::Word)
            return;
        m_open.pop_back();
    }
}

void WrittenTreeReader::closeBracket(std::size_t end, bool isClosed)
{
    WrittenNode& node = m_nodes[m_brackets.back().index];
    node.value.end = end;
    node.end = std::max(node.end, end);
    node.isClosed = isClosed;
    m_brackets.pop_back();
    m_waiting = {};
}

bool WrittenTreeReader::isEndOrComment(std::size_t at) const
{
    return at >= m_text.size() || yaml::isBreak(m_text[at])
        || (m_text[at] == '#' && (at == 0 || yaml::isGap(m_text, at - 1)));
}

std::size_t WrittenTreeReader::plainEnd(std::size_t at) const
{
    const std::size_t begin = at;
    while (at < m_text.size() && !yaml::isBreak(m_text[at])
           && !(m_text[at] == '#' && at > begin && yaml::isBlank(m_text[at - 1])))
        ++at;
    return yaml::trimmedEnd(m_text, begin, at);
}

std::size_t WrittenTreeReader::plainEndInBrackets(std::size_t at) const
{
    const std::size_t begin = at;
    for (; at < m_text.size() && !yaml::isBreak(m_text[at]); ++at) {
        const char c = m_text[at];
        const bool isColon =
            c == ':' && (yaml::isGap(m_text, at + 1) || yaml::isFlowMark(m_text[at + 1]));
        const bool isComment = c == '#' && at > begin && yaml::isBlank(m_text[at - 1]);
        if (yaml::isFlowMark(c) || (isColon && at > begin) || isComment)
            break;
    }
    return std::max(yaml::trimmedEnd(m_text, begin, at), begin + 1);
}

} // namespace fusewright
