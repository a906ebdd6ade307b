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
    PlaceKind kindOfPlace() const;
    PlaceKind kindInEntry() const;
    PlaceKind kindInOperators() const;

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

PlaceKind PlaceFinder::kindOfPlace() const
{
    const std::size_t depth = m_place.path.size();
    if (depth == 0)
        return m_place.isKey ? PlaceKind::RuleName : PlaceKind::Nothing;
    if (depth == 1)
        return m_place.isKey ? PlaceKind::RuleKey : PlaceKind::Nothing;
    const std::string_view key = m_tree.key(m_place.path[1]);
    if (key == "priority")
        return depth == 2 ? PlaceKind::Priority : PlaceKind::Nothing;
    if (key == "heuristic") {
        if (depth == 2)
            return m_place.isKey ? PlaceKind::HeuristicKey : PlaceKind::Heuristic;
        const bool isName = depth == 3 && m_tree.key(m_place.path[2]) == "name";
        return isName ? PlaceKind::Heuristic : PlaceKind::Nothing;
    }
    if (!namesPattern(key))
        return PlaceKind::Nothing;
    if (depth == 2)
        return m_place.isKey ? PlaceKind::EntryName : PlaceKind::Nothing;
    if (depth == 3)
        return m_place.isKey ? PlaceKind::EntryKey : PlaceKind::Nothing;
    return kindInEntry();
}

PlaceKind PlaceFinder::kindInEntry() const
{
    const std::string_view key = m_tree.key(m_place.path[3]);
    if (key == "op_type")
        return kindInOperators();
    if (m_place.path.size() > 4)
        return PlaceKind::Nothing;
    if (key == "child" || key == "children" || key == "match_first_option")
        return PlaceKind::Reference;
    if (key == "required" || key == "included" || key == "match_multiple")
        return PlaceKind::Flag;
    return PlaceKind::Nothing;
}

PlaceKind PlaceFinder::kindInOperators() const
{
    if (m_place.path.size() == 4) {
        if (!m_place.isKey)
            return PlaceKind::Operator;
        const bool isEntry = m_place.node.isValid() && m_tree[m_place.node].kind == Kind::Entry;
        return m_place.isInBrackets || isEntry ? PlaceKind::OperatorKey : PlaceKind::OperatorOrKey;
    }
    if (m_place.path.size() > 5)
        return PlaceKind::Nothing;
    const std::string_view key = m_tree.key(m_place.path[4]);
    if (key == "inverted")
        return PlaceKind::Flag;
    return key == "options" ? PlaceKind::Operator : PlaceKind::Nothing;
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

bool namesPattern(std::string_view key)
{
    constexpr std::string_view word = "pattern";
    return key.starts_with(word)
        && key.find_first_not_of("0123456789", word.size()) == std::string_view::npos;
}

} // namespace fusewright
