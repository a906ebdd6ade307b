// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/edit/qnn_renaming.h"

#include "engine/rules/qnn/qnn_file.h"

#include <algorithm>

namespace fusewright {

namespace {

/// What stands between quotes, where a tag is written in the file itself.
std::optional<ByteRange> writtenName(const QnnFile& file, const QnnNode& node)
{
    const ByteRange place = node.place;
    const std::string quoted = '"' + node.text + '"';
    if (file.source->text().substr(place.begin, place.end - place.begin) != quoted)
        return std::nullopt;
    return ByteRange{place.begin + 1, place.end - 1};
}

} // namespace

bool canBeQnnTag(std::string_view name)
{
    const auto isSimple = [](char c) { return c >= ' ' && c != '"' && c != '\\' && c != 127; };
    return !name.empty() && name != "*" && std::ranges::all_of(name, isSimple);
}

const QnnTagUse* qnnTagAt(const QnnFile& file, const QnnRule& rule, std::size_t offset)
{
    const auto found = std::ranges::find_if(rule.checked.tags, [&](const QnnTagUse& use) {
        const QnnNode& node = rule.tree.at(use.node);
        const bool isIn = node.place.begin <= offset && offset <= node.place.end;
        return isIn && file.source->text()[node.place.begin] == '"';
    });
    return found == rule.checked.tags.end() ? nullptr : &*found;
}

std::optional<RenamePlace> qnnRenamePlaceAt(const QnnFile& file, TextPosition position)
{
    const QnnRule* const rule = file.ruleAt(file.source->offset(position));
    const QnnTagUse* const use =
        rule ? qnnTagAt(file, *rule, file.source->offset(position)) : nullptr;
    if (!use || rule->tree.at(use->node).text == "*")
        return std::nullopt;
    const QnnNode& node = rule->tree.at(use->node);
    const auto name = writtenName(file, node);
    return name ? std::optional(RenamePlace{node.text, file.source->range(*name)}) : std::nullopt;
}

std::optional<std::vector<TextEdit>> qnnRenameAt(const QnnFile& file, TextPosition position,
                                                 std::string_view fresh)
{
    const QnnRule* const rule = file.ruleAt(file.source->offset(position));
    const auto named = qnnRenamePlaceAt(file, position);
    if (!named || !rule->isComplete || !canBeQnnTag(fresh))
        return std::nullopt;
    const bool isSplit = qnnTagAt(file, *rule, file.source->offset(position))->isSplit;
    std::vector<ByteRange> places;
    for (const QnnTagUse& use : rule->checked.tags) {
        const QnnNode& node = rule->tree.at(use.node);
        if (node.text == fresh)
            return std::nullopt;
        if (node.text != named->name || use.isSplit != isSplit)
            continue;
        const auto name = writtenName(file, node);
        if (!name)
            return std::nullopt;
        places.push_back(*name);
    }
    // What a macro is given stands once and may be used several times.
    std::ranges::sort(places, {}, &ByteRange::begin);
    const auto again =
        std::unique(places.begin(), places.end(),
                    [](const ByteRange& a, const ByteRange& b) { return a.begin == b.begin; });
    places.erase(again, places.end());
    std::vector<TextEdit> edits;
    edits.reserve(places.size());
    for (const ByteRange& place : places)
        edits.push_back({file.source->range(place), std::string(fresh)});
    return edits;
}

} // namespace fusewright
