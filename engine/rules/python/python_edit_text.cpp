// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/python/python_edit_text.h"

#include "engine/python/python_parser.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <iterator>

namespace fusewright {

namespace {

constexpr std::string_view blanks = " \t\r\n";

PythonTree parsed(const SourceText& source)
{
    Diagnostics ignored;
    return parsePython(source, ignored);
}

bool isExpression(PythonKind kind)
{
    return kind >= PythonKind::Name;
}

} // namespace

PythonEditText::PythonEditText(const SourceText& source)
    : m_source(source), m_tree(parsed(source)), m_parents(m_tree.size())
{
    for (std::uint32_t at = 0; at < m_tree.size(); ++at) {
        for (const PythonNodeId child : m_tree.children(PythonNodeId(at)))
            m_parents[child.index] = PythonNodeId(at);
    }
}

std::string PythonEditText::text(ByteRange range) const
{
    return std::string(m_source.text().substr(range.begin, range.size()));
}

PythonNodeId PythonEditText::at(ByteRange range) const
{
    for (std::uint32_t at = 0; at < m_tree.size(); ++at) {
        const PythonNodeId node(at);
        if (isExpression(m_tree.kind(node)) && m_tree.bytes(node) == range)
            return node;
    }
    return {};
}

ByteRange PythonEditText::whole(PythonNodeId node) const
{
    ByteRange range = m_tree.bytes(node);
    if (!m_tree.isBracketed(node))
        return range;
    const std::string_view all = m_source.text();
    const std::size_t open = range.begin == 0 ? all.npos : all.rfind('(', range.begin - 1);
    const std::size_t close = all.find(')', range.end);
    if (open != all.npos && close != all.npos)
        range = {open, close + 1};
    return range;
}

/// Whether a dot behind it means all of it.
bool PythonEditText::bindsTightly(PythonNodeId node) const
{
    switch (m_tree.kind(node)) {
    case PythonKind::Name:
    case PythonKind::Attribute:
    case PythonKind::Call:
    case PythonKind::Subscript:
    case PythonKind::String:
    case PythonKind::List:
    case PythonKind::Tuple:
        return true;
    default:
        return m_tree.isBracketed(node);
    }
}

std::string PythonEditText::primaryText(PythonNodeId node) const
{
    return bindsTightly(node) ? text(node) : '(' + text(node) + ')';
}

/// Whether an operation can stand in its place without brackets.
bool PythonEditText::isFree(PythonNodeId node) const
{
    const PythonNodeId around = parent(node);
    if (m_tree.isBracketed(node) || !around.isValid())
        return true;
    switch (m_tree.kind(around)) {
    case PythonKind::Assign:
    case PythonKind::AnnotatedAssign:
    case PythonKind::Return:
    case PythonKind::Expression:
    case PythonKind::Keyword:
    case PythonKind::Tuple:
    case PythonKind::List:
    case PythonKind::DictItem:
        return true;
    case PythonKind::Call:
        return m_tree.first(around) != node;
    default:
        return false;
    }
}

std::optional<std::vector<PythonNodeId>> PythonEditText::arguments(PythonNodeId call) const
{
    if (!m_tree.is(call, PythonKind::Call))
        return std::nullopt;
    std::vector<PythonNodeId> given;
    for (const PythonNodeId child : m_tree.children(call)) {
        if (m_tree.is(child, PythonKind::Star))
            return std::nullopt;
        if (child != m_tree.first(call) && !m_tree.is(child, PythonKind::Keyword))
            given.push_back(child);
    }
    return given;
}

std::string PythonEditText::calledAs(std::string_view name) const
{
    for (std::uint32_t at = 0; at < m_tree.size(); ++at) {
        if (!m_tree.is(PythonNodeId(at), PythonKind::Call))
            continue;
        std::string called = m_tree.dottedName(m_tree.first(PythonNodeId(at)));
        if (std::string_view(called).substr(called.rfind('.') + 1) == name)
            return called;
    }
    return {};
}

TextEdit PythonEditText::edit(ByteRange range, std::string fresh) const
{
    return {m_source.range(range), std::move(fresh)};
}

TextEdit PythonEditText::asOperation(PythonNodeId node, const std::string& fresh) const
{
    return edit(m_tree.bytes(node), isFree(node) ? fresh : '(' + fresh + ')');
}

/// The lines of a statement that has them for itself, and is not alone in its block.
std::optional<ByteRange> PythonEditText::lineOf(PythonNodeId statement) const
{
    const auto around = m_tree.children(parent(statement));
    if (std::next(around.begin()) == around.end())
        return std::nullopt;
    const std::string_view all = m_source.text();
    ByteRange range = m_tree.bytes(statement);
    const std::size_t before = range.begin == 0 ? all.npos : all.rfind('\n', range.begin - 1);
    const std::size_t begin = before == all.npos ? 0 : before + 1;
    const std::size_t end = all.find('\n', range.end);
    const std::string_view left = all.substr(begin, range.begin - begin);
    const std::string_view right = all.substr(range.end, end - range.end);
    if (end == all.npos || left.find_first_not_of(blanks) != left.npos
        || right.find_first_not_of(blanks) != right.npos)
        return std::nullopt;
    return ByteRange{begin, end + 1};
}

TextEdit PythonEditText::byPart(PythonNodeId node, PythonNodeId part) const
{
    const PythonNodeId around = parent(node);
    const bool isNamed = m_tree.is(around, PythonKind::Assign) && m_tree.last(around) == node
        && m_tree.is(part, PythonKind::Name) && m_tree.next(m_tree.first(around)) == node
        && m_tree.text(m_tree.first(around)) == m_tree.text(part);
    if (const auto line = isNamed ? lineOf(around) : std::nullopt)
        return edit(*line, {});
    const bool isPlain = isFree(node) || bindsTightly(part);
    return edit(m_tree.bytes(node), isPlain ? text(part) : primaryText(part));
}

} // namespace fusewright
