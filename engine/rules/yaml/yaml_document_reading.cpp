// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_document.h"

#include "engine/rules/yaml/yaml_keys.h"
#include "engine/rules/yaml/yaml_values.h"

#include <algorithm>
#include <unordered_set>

// What a document says to who reads it, and the meaning of merge keys: YAML 1.1 as PyYAML does it.

namespace fusewright {

namespace {

constexpr std::string_view longTag = "!<tag:yaml.org,2002:";

bool isTag(std::string_view tag, std::string_view name)
{
    if (tag.starts_with("!!"))
        return tag.substr(2) == name;
    return tag.starts_with(longTag) && tag.ends_with('>')
        && tag.substr(longTag.size(), tag.size() - longTag.size() - 1) == name;
}

} // namespace

bool YamlDocument::hasErrors() const
{
    return std::ranges::any_of(m_diagnostics, [](const Diagnostic& diagnostic) {
        return diagnostic.severity == Severity::Error;
    });
}

std::string_view YamlDocument::written(ByteRange range) const
{
    return m_source.text().substr(range.begin, range.size());
}

YamlProperties YamlDocument::properties(YamlNodeId id) const
{
    const std::uint32_t number = m_tree[id].properties;
    return number == YamlNode::nothing ? YamlProperties{} : m_tree.properties[number];
}

std::string_view YamlDocument::text(YamlNodeId id) const
{
    return yamlText(m_tree, m_source.text(), m_tree.texts, id);
}

bool YamlDocument::isPlain(YamlNodeId id, std::string_view wantedTag) const
{
    const YamlNode& node = m_tree[id];
    if (node.kind != YamlKind::Scalar)
        return false;
    const ByteRange tag = properties(id).tag;
    return tag.isEmpty() ? node.style == YamlStyle::Plain : isTag(written(tag), wantedTag);
}

std::optional<bool> YamlDocument::boolean(YamlNodeId id) const
{
    return isPlain(id, "bool") ? yaml::booleanOf(text(id)) : std::nullopt;
}

std::optional<std::int64_t> YamlDocument::integer(YamlNodeId id) const
{
    return isPlain(id, "int") ? yaml::integerOf(text(id)) : std::nullopt;
}

std::span<const YamlNodeId> YamlDocument::items(YamlNodeId id) const
{
    const YamlNode& node = m_tree[id];
    if (node.kind != YamlKind::Sequence)
        return {};
    return std::span(m_tree.items).subspan(node.first, node.count);
}

std::span<const YamlEntry> YamlDocument::writtenEntries(YamlNodeId id) const
{
    const YamlNode& node = m_tree[id];
    if (node.kind != YamlKind::Mapping)
        return {};
    return std::span(m_tree.entries).subspan(node.first, node.count);
}

YamlNodeId YamlDocument::resolved(YamlNodeId id) const
{
    return kind(id) == YamlKind::Alias ? m_aliases.target(id).value_or(id) : id;
}

bool YamlDocument::isMergeKey(YamlNodeId key) const
{
    return style(key) == YamlStyle::Plain && text(key) == "<<";
}

/// The mappings that `<<` brings into a mapping, the strongest first.
std::vector<YamlNodeId> YamlDocument::mergeSources(YamlNodeId mapping) const
{
    std::vector<YamlNodeId> sources;
    const std::span<const YamlEntry> entries = writtenEntries(mapping);
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        if (!isMergeKey(entry->key))
            continue;
        const YamlNodeId value = resolved(entry->value);
        if (kind(value) == YamlKind::Mapping)
            sources.push_back(value);
        for (const YamlNodeId item : items(value)) {
            if (kind(resolved(item)) == YamlKind::Mapping)
                sources.push_back(resolved(item));
        }
    }
    return sources;
}

std::vector<YamlEntry> YamlDocument::entries(YamlNodeId id) const
{
    const std::span<const YamlEntry> own = writtenEntries(id);
    if (!m_tree[id].repeatsKeys && !m_tree[id].merges)
        return {own.begin(), own.end()};

    // The mapping itself comes first, then what it merges, each followed by what that merges.
    std::vector<YamlNodeId> mappings;
    std::unordered_set<YamlNodeId> seen;
    std::vector<YamlNodeId> waiting{id};
    while (!waiting.empty()) {
        const YamlNodeId mapping = waiting.back();
        waiting.pop_back();
        if (!seen.insert(mapping).second)
            continue;
        mappings.push_back(mapping);
        const std::vector<YamlNodeId> sources = mergeSources(mapping);
        waiting.insert(waiting.end(), sources.rbegin(), sources.rend());
    }

    std::vector<YamlEntry> result;
    std::unordered_set<std::string_view> names;
    for (const YamlNodeId mapping : mappings) {
        const std::span<const YamlEntry> entries = writtenEntries(mapping);
        for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
            if (!isMergeKey(entry->key) && names.insert(text(entry->key)).second)
                result.push_back(*entry);
        }
    }
    std::ranges::reverse(result);
    return result;
}

std::optional<YamlNodeId> YamlDocument::find(YamlNodeId mapping, std::string_view key) const
{
    const std::vector<YamlEntry> candidates = entries(mapping);
    const auto found = std::ranges::find_if(
        candidates, [&](const YamlEntry& entry) { return text(entry.key) == key; });
    return found == candidates.end() ? std::nullopt : std::optional(found->value);
}

void YamlDocument::checkMerges(std::vector<YamlFinding>& findings) const
{
    // An alias that stands for nothing was reported as such.
    const auto isMergeable = [&](YamlNodeId value) {
        const YamlKind what = kind(resolved(value));
        return what == YamlKind::Mapping || what == YamlKind::Alias;
    };
    for (std::size_t at = 0; at < m_tree.nodes.size(); ++at) {
        if (!m_tree.nodes[at].merges)
            continue;
        for (const YamlEntry& entry : writtenEntries(YamlNodeId(at))) {
            const YamlNodeId value = resolved(entry.value);
            const bool isList = kind(value) == YamlKind::Sequence;
            if (isMergeKey(entry.key) && !isMergeable(value)
                && !(isList && std::ranges::all_of(items(value), isMergeable)))
                findings.push_back(yaml::badMerge(range(entry.value)));
        }
    }
}

} // namespace fusewright
