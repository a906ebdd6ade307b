// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/text_place.h"

#include "engine/rules/yaml/yaml_document.h"
#include "engine/rules/yaml/yaml_scalar_scan.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>

namespace fusewright {

using Kind = WrittenNode::Kind;

namespace {

bool touches(ByteRange range, std::size_t offset)
{
    return range.begin <= offset && offset <= range.end;
}

std::size_t lineBegin(std::string_view text, std::size_t offset)
{
    while (offset > 0 && !yaml::isBreak(text[offset - 1]))
        --offset;
    return offset;
}

PlaceKind kindOf(KeyValue value)
{
    switch (value) {
    case KeyValue::Number:
        return PlaceKind::Priority;
    case KeyValue::Heuristic:
        return PlaceKind::Heuristic;
    case KeyValue::Operators:
        return PlaceKind::Operator;
    case KeyValue::Entries:
        return PlaceKind::Reference;
    case KeyValue::Flag:
        return PlaceKind::Flag;
    case KeyValue::Any:
    case KeyValue::Pattern:
        break;
    }
    return PlaceKind::Nothing;
}

/// Finds what stands at one offset of a tree.
class PlaceFinder {
public:
    PlaceFinder(const WrittenTree& tree, std::size_t offset) : m_tree(tree), m_offset(offset) { }

    TextPlace find()
    {
        if (const auto bracket = innermostBracket())
            findInBrackets(*bracket);
        else
            findInLine();
        if (m_isPlace)
            m_place.kind = kindOfPlace();
        return std::move(m_place);
    }

private:
    std::optional<WrittenId> innermostBracket() const;
    void findInBrackets(WrittenId owner);
    void findInLine();
    void findOnBlankLine(std::size_t line);
    void takeKey(WrittenId id);
    void takeValue(WrittenId id);
    void takeEmpty(WrittenId parent, bool isKey);
    void setPath(WrittenId innermost);
    PlaceKind kindOfPlace();
    PlaceKind kindInPattern();
    PlaceKind kindInOperators();
    PlaceKind keyOf(KeyOwner owner);
    PlaceKind kindUnder(KeyOwner owner, std::size_t level) const;

    const WrittenTree& m_tree;
    std::size_t m_offset;
    TextPlace m_place;
    bool m_isPlace = false;
};

std::optional<WrittenId> PlaceFinder::innermostBracket() const
{
    const auto& nodes = m_tree.nodes();
    std::optional<WrittenId> found;
    for (std::size_t at = 0; at < nodes.size() && nodes[at].begin < m_offset; ++at) {
        const WrittenNode& node = nodes[at];
        const std::size_t last = node.isClosed ? node.value.end - 1 : node.value.end;
        if (node.isBracket() && node.value.begin < m_offset && m_offset <= last)
            found = WrittenId(at);
    }
    return found;
}

void PlaceFinder::findInBrackets(WrittenId owner)
{
    m_place.isInBrackets = true;
    const bool isMapping = m_tree[owner].mark == '{';
    WrittenId last;
    for (const WrittenId child : m_tree.children(owner)) {
        if (m_tree[child].begin <= m_offset)
            last = child;
    }
    if (!last.isValid())
        return takeEmpty(owner, isMapping);
    const WrittenNode& node = m_tree[last];
    if (node.kind == Kind::Entry && node.valueBegin <= m_offset) {
        const std::size_t behind = std::max(node.end, node.valueBegin);
        const auto gap = m_tree.written({std::min(behind, m_offset), m_offset});
        if (m_offset <= behind || (!node.hasValue() && gap.find(',') == std::string_view::npos))
            return takeValue(last);
    } else if (touches(node.kind == Kind::Item ? node.value : node.key, m_offset)) {
        return node.kind == Kind::Item ? takeValue(last) : takeKey(last);
    }
    const auto gap = m_tree.written({std::min(node.end, m_offset), m_offset});
    if (gap.find(',') != std::string_view::npos)
        takeEmpty(owner, isMapping);
}

void PlaceFinder::findInLine()
{
    const auto& nodes = m_tree.nodes();
    const std::size_t line = lineBegin(m_tree.text(), m_offset);
    const auto behind = std::ranges::upper_bound(nodes, m_offset, {}, &WrittenNode::begin);
    // What stands in brackets that end before the place is not asked.
    auto at = behind;
    while (at != nodes.begin() && std::prev(at)->column < 0)
        --at;
    const bool isBlankLine = yaml::skipBlanks(m_tree.text(), line) >= m_offset;
    if (at == nodes.begin())
        return isBlankLine ? findOnBlankLine(line) : void();
    const WrittenId id(static_cast<std::size_t>(std::prev(at) - nodes.begin()));
    const WrittenNode& node = m_tree[id];
    const bool isInText = node.hasValue() && !node.isBracket() && touches(node.value, m_offset);
    if (node.begin < line && !isInText)
        return isBlankLine ? findOnBlankLine(line) : void();
    if (node.kind != Kind::Item && m_offset < std::max(node.valueBegin, node.key.end + 1))
        return takeKey(id);
    if (node.kind != Kind::Word && m_offset >= node.valueBegin)
        takeValue(id);
}

void PlaceFinder::findOnBlankLine(std::size_t line)
{
    const std::size_t first = yaml::skipBlanks(m_tree.text(), line);
    if (first < m_tree.text().size() && !yaml::isBreak(m_tree.text()[first]) && first != m_offset)
        return;
    std::int64_t column = 0;
    for (std::size_t at = line; at < m_offset; ++at)
        column += m_tree.text()[at] == '\t' ? yaml::tabWidth : 1;
    const auto& nodes = m_tree.nodes();
    auto at = std::ranges::upper_bound(nodes, m_offset, {}, &WrittenNode::begin);
    while (at != nodes.begin() && (std::prev(at)->column < 0 || std::prev(at)->kind == Kind::Word))
        --at;
    WrittenId parent;
    if (at != nodes.begin())
        parent = WrittenId(static_cast<std::size_t>(std::prev(at) - nodes.begin()));
    while (parent.isValid() && m_tree[parent].column >= column)
        parent = m_tree[parent].parent;
    takeEmpty(parent, true);
}

void PlaceFinder::takeKey(WrittenId id)
{
    const WrittenNode& node = m_tree[id];
    if (!touches(node.key, m_offset))
        return;
    m_place.node = id;
    m_place.word = node.key;
    m_place.isKey = true;
    m_place.isQuoted = node.key.begin != node.begin && node.anchor.isEmpty();
    setPath(node.parent);
}

void PlaceFinder::takeValue(WrittenId id)
{
    const WrittenNode& node = m_tree[id];
    if (node.hasValue() && (node.isBracket() || !touches(node.value, m_offset)))
        return;
    if (!node.hasValue()) {
        // Behind the colon itself a blank is missing.
        const std::size_t begin = node.anchor.isEmpty() ? node.valueBegin : node.anchor.end;
        if (m_offset <= begin && (node.kind == Kind::Entry || node.column >= 0))
            return;
    } else {
        m_place.node = id;
        m_place.word = node.value;
        m_place.isQuoted = node.mark != 0;
    }
    setPath(node.kind == Kind::Entry ? id : node.parent);
    if (!m_place.node.isValid()) {
        m_place.node = id;
        m_place.word = {m_offset, m_offset};
    }
}

void PlaceFinder::takeEmpty(WrittenId parent, bool isKey)
{
    m_place.word = {m_offset, m_offset};
    m_place.isKey = isKey;
    setPath(parent);
}

void PlaceFinder::setPath(WrittenId innermost)
{
    for (WrittenId at = innermost; at.isValid(); at = m_tree[at].parent) {
        if (m_tree[at].kind == Kind::Entry)
            m_place.path.push_back(at);
    }
    std::ranges::reverse(m_place.path);
    m_isPlace = true;
}

PlaceKind PlaceFinder::kindOfPlace()
{
    const std::size_t depth = m_place.path.size();
    if (depth == 0)
        return m_place.isKey ? PlaceKind::RuleName : PlaceKind::Nothing;
    if (depth == 1)
        return keyOf(KeyOwner::Rule);
    const SambaKey* const key = findSambaKey(KeyOwner::Rule, m_tree.key(m_place.path[1]));
    if (!key)
        return PlaceKind::Nothing;
    if (key->value == KeyValue::Pattern)
        return kindInPattern();
    const bool isHeuristic = key->value == KeyValue::Heuristic;
    if (depth == 2)
        return isHeuristic && m_place.isKey ? keyOf(KeyOwner::Heuristic) : kindOf(key->value);
    return isHeuristic && depth == 3 ? kindUnder(KeyOwner::Heuristic, 2) : PlaceKind::Nothing;
}

PlaceKind PlaceFinder::kindInPattern()
{
    const std::size_t depth = m_place.path.size();
    if (depth == 2)
        return m_place.isKey ? PlaceKind::EntryName : PlaceKind::Nothing;
    if (depth == 3)
        return keyOf(KeyOwner::Entry);
    const PlaceKind kind = kindUnder(KeyOwner::Entry, 3);
    if (kind == PlaceKind::Operator)
        return kindInOperators();
    return depth == 4 ? kind : PlaceKind::Nothing;
}

PlaceKind PlaceFinder::kindInOperators()
{
    if (m_place.path.size() > 4)
        return m_place.path.size() == 5 ? kindUnder(KeyOwner::Operators, 4) : PlaceKind::Nothing;
    if (!m_place.isKey)
        return PlaceKind::Operator;
    const PlaceKind kind = keyOf(KeyOwner::Operators);
    const bool isEntry = m_place.node.isValid() && m_tree[m_place.node].kind == Kind::Entry;
    return m_place.isInBrackets || isEntry ? kind : PlaceKind::Operator;
}

PlaceKind PlaceFinder::keyOf(KeyOwner owner)
{
    if (!m_place.isKey)
        return PlaceKind::Nothing;
    m_place.keyOwner = owner;
    return PlaceKind::Key;
}

/// What the value of the key at a level of the path is.
PlaceKind PlaceFinder::kindUnder(KeyOwner owner, std::size_t level) const
{
    const SambaKey* const key = findSambaKey(owner, m_tree.key(m_place.path[level]));
    return key ? kindOf(key->value) : PlaceKind::Nothing;
}

} // namespace

WrittenId TextPlace::level(std::size_t depth) const
{
    if (depth < path.size())
        return path[depth];
    return depth == path.size() && isKey ? node : WrittenId{};
}

WrittenTree treeOf(const YamlDocument& document)
{
    const auto parts = document.parts();
    if (parts.empty())
        return {document.source().text(), {0, document.source().text().size()}};
    return {document.source().text(), {parts.front().range.begin, parts.back().range.end}};
}

WrittenTree treeAround(const YamlDocument& document, std::size_t offset)
{
    const auto parts = document.parts();
    const auto next = std::ranges::upper_bound(
        parts, offset, {}, [](const YamlPart& part) { return part.range.begin; });
    if (next == parts.begin())
        return {document.source().text(), {0, parts.empty() ? offset : next->range.begin}};
    const YamlPart& part = *std::prev(next);
    return part.hasAliases ? treeOf(document) : WrittenTree(document.source().text(), part.range);
}

bool isInComment(const YamlDocument& document, std::size_t offset)
{
    const auto comments = document.comments();
    const auto next = std::ranges::lower_bound(comments, offset, {}, &ByteRange::begin);
    return next != comments.begin() && offset <= std::prev(next)->end;
}

TextPlace placeIn(const WrittenTree& tree, std::size_t offset)
{
    return PlaceFinder(tree, std::min(offset, tree.text().size())).find();
}

} // namespace fusewright
