// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/edit/entry_removal.h"

#include <algorithm>

namespace fusewright {

namespace {

std::optional<std::vector<ByteEdit>> removedLines(const EditText& text,
                                                  const std::vector<YamlEntry>& entries)
{
    std::vector<ByteEdit> edits;
    for (const YamlEntry& entry : entries) {
        const ByteRange lines = text.lines(entry);
        if (!text.beginsLine(text.document().range(entry.key).begin))
            return std::nullopt;
        edits.push_back({{text.endOfLineAbove(lines.begin), lines.end}, {}});
    }
    return edits;
}

/// Each run of entries that go takes a comma with it: the one behind, or at the end the one before.
std::vector<ByteEdit> removedInBraces(const EditText& text, std::span<const YamlEntry> all,
                                      const std::vector<YamlEntry>& entries)
{
    const YamlDocument& document = text.document();
    const auto goes = [&](const YamlEntry& entry) {
        return std::ranges::find(entries, entry) != entries.end();
    };
    std::vector<ByteEdit> edits;
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (!goes(all[at]))
            continue;
        const std::size_t first = at;
        while (at < all.size() && goes(all[at]))
            ++at;
        if (at < all.size())
            edits.push_back(
                {{document.range(all[first].key).begin, document.range(all[at].key).begin}, {}});
        else
            edits.push_back(
                {{document.range(all[first - 1].value).end, document.range(all.back().value).end},
                 {}});
    }
    return edits;
}

} // namespace

std::optional<std::vector<ByteEdit>> removedEntries(const EditText& text, YamlNodeId mapping,
                                                    const std::vector<YamlEntry>& entries)
{
    const std::span<const YamlEntry> all = text.document().writtenEntries(mapping);
    if (entries.size() >= all.size())
        return std::nullopt;
    if (text.isBlock(mapping))
        return removedLines(text, entries);
    return removedInBraces(text, all, entries);
}

} // namespace fusewright
