// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/edit/item_edits.h"

#include <string>

namespace fusewright {

namespace {

/// Where the dash of a block's item stands, if it begins its line.
std::optional<std::size_t> dashOf(const EditText& text, YamlNodeId item)
{
    const YamlDocument& document = text.document();
    const std::size_t begin = document.range(item).begin;
    const std::size_t line = text.lineBegin(begin);
    const std::string_view before = text.written({line, begin});
    const std::size_t dash = before.find_first_not_of(" \t");
    if (dash == std::string_view::npos || before[dash] != '-'
        || before.find_first_not_of(" \t", dash + 1) != std::string_view::npos)
        return std::nullopt;
    return line + dash;
}

} // namespace

std::optional<ByteEdit> addedItem(const EditText& text, YamlNodeId sequence, std::string_view item)
{
    const YamlDocument& document = text.document();
    const auto items = document.items(sequence);
    const std::string added(item);
    if (!text.isBlock(sequence)) {
        if (!items.empty()) {
            const std::size_t end = document.range(items.back()).end;
            return ByteEdit{{end, end}, ", " + added};
        }
        const ByteRange content = document.content(sequence);
        if (text.written(content) != "[]")
            return std::nullopt;
        return ByteEdit{content, '[' + added + ']'};
    }
    const auto dash = items.empty() ? std::nullopt : dashOf(text, items.back());
    if (!dash)
        return std::nullopt;
    const std::size_t end = text.lineEnd(document.range(items.back()).end);
    return ByteEdit{{end, end},
                    std::string(text.lineBreak()) + text.indentation(*dash) + "- " + added};
}

std::optional<ByteEdit> removedItem(const EditText& text, YamlNodeId sequence, std::size_t at)
{
    const YamlDocument& document = text.document();
    const auto items = document.items(sequence);
    if (items.size() < 2)
        return std::nullopt;
    const ByteRange item = document.range(items[at]);
    if (text.isBlock(sequence)) {
        const auto dash = dashOf(text, items[at]);
        if (!dash)
            return std::nullopt;
        const std::size_t begin = text.endOfLineAbove(*dash);
        return ByteEdit{{begin, text.lineEnd(item.end)}, {}};
    }
    const ByteRange gone = at + 1 < items.size()
        ? ByteRange{item.begin, document.range(items[at + 1]).begin}
        : ByteRange{document.range(items[at - 1]).end, item.end};
    return text.comments(gone).empty() ? std::optional(ByteEdit{gone, {}}) : std::nullopt;
}

} // namespace fusewright
