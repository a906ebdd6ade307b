// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/entry_removal.h"

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

} // namespace

std::optional<std::vector<ByteEdit>> removedEntries(const EditText& text, YamlNodeId mapping,
                                                    const std::vector<YamlEntry>& entries)
{
    const std::span<const YamlEntry> all = text.document().writtenEntries(mapping);
    if (entries.size() >= all.size())
        return std::nullopt;
    if (text.isBlock(mapping))
        return removedLines(text, entries);
    std::vector<ByteRange> ranges;
    std::vector<bool> goes;
    for (const YamlEntry& entry : all) {
        ranges.push_back(
            {text.document().range(entry.key).begin, text.document().range(entry.value).end});
        goes.push_back(std::ranges::find(entries, entry) != entries.end());
    }
    return removedBetweenCommas(ranges, goes);
}

/// Each run of what goes takes a comma with it: the one behind, or at the end the one before.
std::vector<ByteEdit> removedBetweenCommas(const std::vector<ByteRange>& all,
                                           const std::vector<bool>& goes)
{
    std::vector<ByteEdit> edits;
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (!goes[at])
            continue;
        const std::size_t first = at;
        while (at < all.size() && goes[at])
            ++at;
        if (at < all.size())
            edits.push_back({{all[first].begin, all[at].begin}, {}});
        else if (first > 0)
            edits.push_back({{all[first - 1].end, all.back().end}, {}});
    }
    return edits;
}

} // namespace fusewright
