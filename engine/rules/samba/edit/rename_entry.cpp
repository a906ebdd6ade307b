// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/entry_edits.h"
#include "engine/rules/samba/edit/pattern_entries.h"

#include <algorithm>
#include <set>

namespace fusewright {

namespace {

} // namespace

RuleEdits renameEntry(const YamlDocument& document, PatternName name, std::string_view entry,
                      std::string_view fresh)
{
    const EditText text(document);
    const auto pattern = text.pattern(name.rule, name.pattern);
    if (!pattern || fresh.empty())
        return std::nullopt;
    const PatternEntries entries(document, *pattern);
    const PatternEntry* const renamed = entries.find(entry);
    if (!renamed || entries.find(fresh))
        return std::nullopt;

    std::set<std::uint32_t> places{renamed->written.key.index};
    for (const PatternEntry& each : entries.all()) {
        for (const EntryReference& reference : each.references) {
            if (reference.name == entry)
                places.insert(reference.at.index);
        }
    }
    const ByteRange around = document.range(pattern->value);
    std::vector<ByteEdit> edits;
    for (const std::uint32_t place : places) {
        const YamlNodeId id{std::size_t{place}};
        const ByteRange range = document.content(id);
        if (!around.contains(range) || isUsedOutside(document, id, around))
            return std::nullopt;
        edits.push_back({range, spelled(fresh, document.style(id))});
    }
    return text.finished(edits);
}

} // namespace fusewright
