// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/pattern_entries.h"

#include "engine/rules/samba/samba_keys.h"

#include <algorithm>
#include <set>

namespace fusewright {

namespace {

/// The values in a value, itself first: they follow each other.
std::vector<YamlNodeId> valuesIn(const YamlDocument& document, YamlNodeId id)
{
    std::vector<YamlNodeId> values;
    const ByteRange range = document.range(id);
    for (std::size_t at = id.index; at < document.nodeCount(); ++at) {
        if (!range.contains(document.range(YamlNodeId(at))))
            break;
        values.emplace_back(at);
    }
    return values;
}

std::string scalarMeaning(const YamlDocument& document, YamlNodeId id)
{
    if (const auto truth = document.boolean(id))
        return *truth ? "true" : "false";
    return std::string(document.text(id));
}

} // namespace

std::vector<YamlEntry> patternsOf(const YamlDocument& document, const YamlEntry& rule)
{
    std::vector<YamlEntry> patterns;
    for (const YamlEntry& entry : document.writtenEntries(rule.value)) {
        if (isPatternKey(document.text(entry.key))
            && document.kind(entry.value) == YamlKind::Mapping)
            patterns.push_back(entry);
    }
    return patterns;
}

ByteRange patternText(const EditText& text, const YamlEntry& pattern)
{
    const YamlDocument& document = text.document();
    const std::size_t begin = document.range(pattern.key).begin;
    const bool isLine = text.isBlock(document.parent(pattern.key));
    return {begin, isLine ? text.lines(pattern).end : document.range(pattern.value).end};
}

bool isSelfContained(const YamlDocument& document, YamlNodeId id)
{
    return std::ranges::none_of(valuesIn(document, id), [&](YamlNodeId value) {
        const bool isMerge =
            document.style(value) == YamlStyle::Plain && document.text(value) == "<<";
        return isMerge || document.kind(value) == YamlKind::Alias
            || !document.anchor(value).isEmpty();
    });
}

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
            ++entry.keyCount;
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

std::vector<std::string_view> PatternEntries::roots() const
{
    std::vector<std::string_view> names;
    for (const PatternEntry& entry : m_entries) {
        const bool isNamed = std::ranges::any_of(m_entries, [&](const PatternEntry& other) {
            return std::ranges::find(other.references, entry.name, &EntryReference::name)
                != other.references.end();
        });
        if (!isNamed)
            names.push_back(entry.name);
    }
    return names;
}

std::vector<std::string_view> PatternEntries::reached(std::vector<std::string_view> names,
                                                      std::string_view from,
                                                      std::string_view to) const
{
    std::vector<std::string_view> result;
    while (!names.empty()) {
        const std::string_view name = names.back() == from && !from.empty() ? to : names.back();
        names.pop_back();
        const PatternEntry* const entry = find(name);
        if (!entry || std::ranges::find(result, name) != result.end())
            continue;
        result.push_back(name);
        for (const EntryReference& reference : entry->references)
            names.push_back(reference.name);
    }
    return result;
}

std::string PatternEntries::meaning(const PatternEntry& entry) const
{
    std::vector<std::string> members;
    for (const YamlEntry& member : m_document.entries(entry.written.value)) {
        const std::string_view name = m_document.text(member.key);
        const SambaKey* const key = findSambaKey(KeyOwner::Entry, name);
        std::string text = std::string(name) + ':';
        // A name is the same as a list of it.
        if (key && key->value == KeyValue::Operators
            && m_document.kind(member.value) == YamlKind::Scalar)
            text += "\n1 ";
        if (!key || key->value != KeyValue::Entries) {
            for (const YamlNodeId value : valuesIn(m_document, member.value))
                text += '\n' + std::to_string(m_document.items(value).size()) + ' '
                    + scalarMeaning(m_document, value);
        }
        members.push_back(std::move(text));
    }
    std::ranges::sort(members);
    std::string result;
    for (const std::string& member : members)
        result += member + '\n';
    return result;
}

} // namespace fusewright
