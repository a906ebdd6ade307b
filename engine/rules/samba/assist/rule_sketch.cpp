// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/rule_sketch.h"

#include "engine/rules/samba/assist/entry_description.h"
#include "engine/rules/samba/assist/navigation.h"
#include "engine/rules/samba/assist/text_place.h"
#include "engine/rules/samba/assist/written_pattern.h"
#include "engine/rules/yaml/yaml_document.h"

#include <algorithm>
#include <unordered_map>

namespace fusewright {

namespace {

/// Makes the entries of one pattern.
class Sketcher {
public:
    Sketcher(const WrittenTree& tree, WrittenId pattern, const SourceText& source)
        : m_tree(tree), m_source(source), m_written(tree, pattern), m_place(m_written.place())
    {
    }

    std::vector<SketchedEntry> run()
    {
        // Of equal names the last one counts.
        std::unordered_map<std::string_view, const WrittenEntry*> last;
        for (const WrittenEntry& entry : m_written.entries())
            last[entry.name] = &entry;
        std::vector<const WrittenEntry*> kept;
        for (const WrittenEntry& entry : m_written.entries()) {
            if (last[entry.name] != &entry)
                continue;
            m_at.emplace(entry.name, static_cast<std::uint32_t>(kept.size()));
            kept.push_back(&entry);
        }
        for (const WrittenEntry* entry : kept)
            m_entries.push_back(said(*entry));
        for (std::size_t at = 0; at < kept.size(); ++at) {
            // In two steps: a name without an entry makes one.
            const auto children = places(kept[at]->children);
            const auto options = places(kept[at]->options);
            m_entries[at].children = children;
            m_entries[at].options = options;
        }
        return std::move(m_entries);
    }

private:
    SketchedEntry said(const WrittenEntry& entry) const
    {
        SketchedEntry made;
        made.name = entry.name;
        made.nameRange = m_source.range(m_tree[entry.node].key);
        made.operators.assign(entry.operators.begin(), entry.operators.end());
        made.description = describeEntry(m_written, entry);
        made.isInverted = entry.isInverted;
        made.isOptional = entry.isOptional;
        made.isContext = entry.isContext;
        made.isRepeated = entry.isRepeated;
        made.isRoot = !m_written.isNamed(entry.name);
        made.isPlace = m_place && m_place->name == entry.name;
        return made;
    }

    std::vector<std::uint32_t> places(const std::vector<WrittenId>& references)
    {
        std::vector<std::uint32_t> found;
        for (const WrittenId reference : references) {
            const std::string_view name = m_written.nameAt(reference);
            if (name.empty())
                continue;
            const auto [at, isNew] =
                m_at.try_emplace(name, static_cast<std::uint32_t>(m_entries.size()));
            if (isNew) {
                const WrittenNode& node = m_tree[reference];
                SketchedEntry missing;
                missing.name = name;
                missing.nameRange =
                    m_source.range(node.kind == WrittenNode::Kind::Word ? node.key : node.value);
                missing.isMissing = true;
                m_entries.push_back(std::move(missing));
            }
            if (std::ranges::find(found, at->second) == found.end())
                found.push_back(at->second);
        }
        return found;
    }

    const WrittenTree& m_tree;
    const SourceText& m_source;
    WrittenPattern m_written;
    const WrittenEntry* m_place;
    std::unordered_map<std::string_view, std::uint32_t> m_at;
    std::vector<SketchedEntry> m_entries;
};

RuleSketch sketch(const WrittenTree& tree, WrittenId rule, const SourceText& source)
{
    const WrittenNode& node = tree[rule];
    RuleSketch made{.name = std::string(tree.key(rule)),
                    .nameRange = source.range(node.key),
                    .range = source.range({node.begin, node.end}),
                    .patterns = {}};
    for (const WrittenId member : tree.members(rule)) {
        if (isPatternKey(tree.key(member)))
            made.patterns.push_back({.name = std::string(tree.key(member)),
                                     .nameRange = source.range(tree[member].key),
                                     .entries = Sketcher(tree, member, source).run()});
    }
    return made;
}

std::optional<RuleSketch> lastNamed(const WrittenTree& tree, std::string_view name,
                                    const SourceText& source)
{
    std::optional<WrittenId> found;
    for (const WrittenId rule : tree.children({})) {
        if (tree[rule].kind == WrittenNode::Kind::Entry && tree.key(rule) == name)
            found = rule;
    }
    if (!found)
        return std::nullopt;
    return sketch(tree, *found, source);
}

} // namespace

std::optional<RuleSketch> sketchAt(const YamlDocument& document, TextPosition position)
{
    const auto place = entryAt(document, position);
    if (!place)
        return std::nullopt;
    const WrittenTree tree = treeAround(document, document.source().offset(position));
    return lastNamed(tree, place->rule, document.source());
}

} // namespace fusewright
