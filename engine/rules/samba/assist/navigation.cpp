// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/navigation.h"

#include "engine/rules/samba/assist/text_place.h"
#include "engine/rules/samba/assist/written_pattern.h"
#include "engine/rules/yaml/yaml_document.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>

namespace fusewright {

using Kind = WrittenNode::Kind;

namespace {

/// Where the name of an entry stands at a place: at its definition or where another names it.
struct NamedEntry {
    WrittenId pattern;
    std::string_view name;
    ByteRange range;
};

std::optional<NamedEntry> namedEntryAt(const WrittenTree& tree, const TextPlace& place)
{
    if (!place.node.isValid() || place.word.isEmpty())
        return std::nullopt;
    const WrittenNode& node = tree[place.node];
    const WrittenId pattern = place.level(1);
    if (place.kind == PlaceKind::EntryName && node.kind == Kind::Entry) {
        return NamedEntry{.pattern = pattern, .name = tree.key(place.node), .range = node.key};
    }
    if (place.kind != PlaceKind::Reference)
        return std::nullopt;
    const WrittenId target = tree.resolved(place.node);
    const bool isWord = tree[target].kind == Kind::Word;
    return NamedEntry{.pattern = pattern,
                      .name = isWord ? tree.key(target) : tree.value(target),
                      .range = place.word};
}

/// The place of an alias, or nothing: aliases may stand anywhere.
std::optional<WrittenId> aliasAt(const WrittenTree& tree, std::size_t offset)
{
    const auto& nodes = tree.nodes();
    for (std::size_t at = 0; at < nodes.size() && nodes[at].begin <= offset; ++at) {
        if (nodes[at].isAlias && nodes[at].value.begin <= offset && offset <= nodes[at].value.end)
            return WrittenId(at);
    }
    return std::nullopt;
}

/// The last of the nodes that a place is in the lines of, below `parent`.
WrittenId childAround(const WrittenTree& tree, WrittenId parent, std::size_t offset)
{
    for (const WrittenId child : tree.children(parent)) {
        const WrittenNode& node = tree[child];
        if (node.kind != Kind::Entry)
            continue;
        const bool isLine = node.column >= 0;
        std::size_t begin = node.begin;
        while (isLine && begin > 0 && !yaml::isBreak(tree.text()[begin - 1]))
            --begin;
        const std::size_t end = isLine ? yaml::endOfLine(tree.text(), node.end) : node.end;
        if (begin <= offset && offset <= end)
            return child;
    }
    return {};
}

} // namespace

std::optional<TextRange> definitionAt(const YamlDocument& document, TextPosition position)
{
    const std::size_t offset = document.source().offset(position);
    if (isInComment(document, offset))
        return std::nullopt;
    const WrittenTree tree = treeAround(document, offset);
    if (const auto alias = aliasAt(tree, offset)) {
        const auto target = tree.anchored(tree.value(*alias).substr(1), *alias);
        if (!target)
            return std::nullopt;
        return document.source().range(tree[*target].anchor);
    }
    const auto named = namedEntryAt(tree, placeIn(tree, offset));
    if (!named)
        return std::nullopt;
    const WrittenPattern pattern(tree, named->pattern);
    const WrittenEntry* const entry = pattern.find(named->name);
    if (!entry)
        return std::nullopt;
    return document.source().range(tree[entry->node].key);
}

std::optional<EntryPlace> entryAt(const YamlDocument& document, TextPosition position)
{
    const std::size_t offset = document.source().offset(position);
    const WrittenTree tree = treeAround(document, offset);
    const WrittenId rule = childAround(tree, {}, offset);
    if (!rule.isValid())
        return std::nullopt;
    EntryPlace place{.rule = std::string(tree.key(rule)), .pattern = {}, .entry = {}, .range = {}};
    WrittenId innermost = rule;
    const WrittenId pattern = childAround(tree, rule, offset);
    if (pattern.isValid() && isPatternKey(tree.key(pattern))) {
        place.pattern = tree.key(pattern);
        innermost = pattern;
        const WrittenId entry = childAround(tree, pattern, offset);
        if (entry.isValid() && tree.key(entry) != "<<") {
            place.entry = tree.key(entry);
            innermost = entry;
        }
    }
    place.range = document.source().range({tree[innermost].begin, tree[innermost].end});
    return place;
}

std::optional<EntryPlace> entryNamedAt(const YamlDocument& document, TextPosition position)
{
    const std::size_t offset = document.source().offset(position);
    if (isInComment(document, offset))
        return std::nullopt;
    const WrittenTree tree = treeAround(document, offset);
    const TextPlace place = placeIn(tree, offset);
    const auto named = namedEntryAt(tree, place);
    if (!named)
        return std::nullopt;
    return EntryPlace{.rule = std::string(tree.key(place.level(0))),
                      .pattern = std::string(tree.key(named->pattern)),
                      .entry = std::string(named->name),
                      .range = document.source().range(named->range)};
}

} // namespace fusewright
