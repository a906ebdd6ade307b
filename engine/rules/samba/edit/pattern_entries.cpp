// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/pattern_entries.h"

#include "engine/rules/samba/samba_keys.h"

#include <algorithm>
#include <set>

namespace fusewright {

bool isUsedOutside(const YamlDocument& document, YamlNodeId value, ByteRange around)
{
    std::set<std::uint32_t> anchored;
    for (YamlNodeId at = value; at.isValid(); at = document.parent(at)) {
        if (!document.anchor(at).isEmpty())
            anchored.insert(at.index);
    }
    for (std::size_t at = 0; !anchored.empty() && at < document.nodeCount(); ++at) {
        const YamlNodeId id(at);
        if (document.kind(id) == YamlKind::Alias && !around.contains(document.range(id))
            && anchored.contains(document.resolved(id).index))
            return true;
    }
    return false;
}

PatternEntries::PatternEntries(const YamlDocument& document, const YamlEntry& pattern)
    : m_document(document)
{
    for (const YamlEntry& written : document.entries(document.resolved(pattern.value))) {
        PatternEntry entry{
            .name = document.text(written.key), .written = written, .references = {}};
        for (const YamlEntry& member : document.entries(document.resolved(written.value))) {
            addReferences(entry, member);
        }
        m_entries.push_back(std::move(entry));
    }
}

void PatternEntries::addReferences(PatternEntry& entry, const YamlEntry& member) const
{
    const SambaKey* const key = findSambaKey(KeyOwner::Entry, m_document.text(member.key));
    if (!key || key->value != KeyValue::Entries)
        return;
    const bool isOption = key->meaning == KeyMeaning::Options;
    entry.hasOptions = entry.hasOptions || isOption;
    const YamlNodeId value = m_document.resolved(member.value);
    std::vector<YamlNodeId> names(m_document.items(value).begin(), m_document.items(value).end());
    if (m_document.kind(value) == YamlKind::Scalar)
        names.push_back(value);
    for (const YamlNodeId name : names) {
        const YamlNodeId at = m_document.resolved(name);
        entry.references.push_back({.isOption = isOption, .name = m_document.text(at), .at = at});
    }
}

const PatternEntry* PatternEntries::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_entries, name, &PatternEntry::name);
    return found == m_entries.end() ? nullptr : &*found;
}

std::vector<std::string_view> PatternEntries::reached(std::string_view from) const
{
    std::vector<std::string_view> result;
    std::vector<std::string_view> open{from};
    while (!open.empty()) {
        const PatternEntry* const entry = find(open.back());
        open.pop_back();
        if (!entry || std::ranges::find(result, entry->name) != result.end())
            continue;
        result.push_back(entry->name);
        for (const EntryReference& reference : entry->references)
            open.push_back(reference.name);
    }
    return result;
}

} // namespace fusewright
