// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/written_pattern.h"

#include "engine/rules/samba/samba_keys.h"
#include "engine/rules/yaml/yaml_values.h"

#include <algorithm>
#include <iterator>

namespace fusewright {

using Kind = WrittenNode::Kind;

WrittenPattern::WrittenPattern(const WrittenTree& tree, WrittenId pattern) : m_tree(tree)
{
    for (const WrittenId member : tree.members(pattern))
        m_entries.push_back(readEntry(member));
    for (const WrittenEntry& entry : m_entries) {
        for (const auto* const list : {&entry.children, &entry.options}) {
            for (const WrittenId reference : *list)
                m_named.push_back(nameAt(reference));
        }
    }
    std::ranges::sort(m_named);
    m_named.erase(std::unique(m_named.begin(), m_named.end()), m_named.end());
}

const WrittenEntry* WrittenPattern::find(std::string_view name) const
{
    // Of equal names the last one counts.
    const auto found = std::find_if(m_entries.rbegin(), m_entries.rend(),
                                    [&](const WrittenEntry& entry) { return entry.name == name; });
    return found == m_entries.rend() ? nullptr : &*found;
}

std::string_view WrittenPattern::nameAt(WrittenId reference) const
{
    const WrittenId id = m_tree.resolved(reference);
    return m_tree[id].kind == Kind::Word ? m_tree.key(id) : m_tree.value(id);
}

bool WrittenPattern::isNamed(std::string_view name) const
{
    return std::ranges::binary_search(m_named, name);
}

std::vector<std::string_view> WrittenPattern::missing() const
{
    std::vector<std::string_view> present{std::string_view()};
    for (const WrittenEntry& entry : m_entries)
        present.push_back(entry.name);
    std::ranges::sort(present);
    std::vector<std::string_view> names;
    std::ranges::set_difference(m_named, present, std::back_inserter(names));
    return names;
}

const WrittenEntry* WrittenPattern::place() const
{
    const auto isRoot = [&](const WrittenEntry& entry) { return !isNamed(entry.name); };
    const auto root = std::ranges::find_if(
        m_entries, [&](const WrittenEntry& entry) { return isRoot(entry) && !entry.isOptional; });
    if (root != m_entries.end())
        return &*root;
    const auto required = std::ranges::find(m_entries, false, &WrittenEntry::isOptional);
    return required == m_entries.end() ? nullptr : &*required;
}

WrittenEntry WrittenPattern::readEntry(WrittenId id) const
{
    WrittenEntry entry{
        .name = m_tree.key(id), .node = id, .operators = {}, .children = {}, .options = {}};
    for (const WrittenId member : m_tree.members(id)) {
        const SambaKey* const key = findSambaKey(KeyOwner::Entry, m_tree.key(member));
        if (!key)
            continue;
        if (key->value == KeyValue::Operators)
            readOperators(entry, member);
        else if (key->meaning == KeyMeaning::Options)
            entry.options = valuesOf(member);
        else if (key->value == KeyValue::Entries)
            entry.children = valuesOf(member);
        else if (key->meaning == KeyMeaning::Required)
            entry.isOptional = !holds(*key, member);
        else if (key->meaning == KeyMeaning::Included)
            entry.isContext = !holds(*key, member);
        else
            entry.isRepeated = holds(*key, member);
    }
    return entry;
}

/// What a flag says; what it cannot say is as if it were not there.
bool WrittenPattern::holds(const SambaKey& flag, WrittenId member) const
{
    return yaml::booleanOf(m_tree.value(m_tree.resolved(member))).value_or(flag.isTrueByDefault);
}

/// The texts of a value: itself, or the items of a list.
std::vector<WrittenId> WrittenPattern::valuesOf(WrittenId member) const
{
    const WrittenId id = m_tree.resolved(member);
    const WrittenNode& node = m_tree[id];
    // The alias itself is where the name stands, unless it stands for a list.
    if (node.hasValue() && !node.isBracket())
        return {member};
    std::vector<WrittenId> values;
    for (const WrittenId child : m_tree.children(id)) {
        const bool isText = m_tree[child].kind == Kind::Word
            || (m_tree[child].kind == Kind::Item && m_tree[child].hasValue()
                && !m_tree[child].isBracket());
        if (isText)
            values.push_back(child);
    }
    return values;
}

void WrittenPattern::readOperators(WrittenEntry& entry, WrittenId member) const
{
    WrittenId list = member;
    const WrittenId value = m_tree.resolved(member);
    entry.isInverted = false;
    for (const WrittenId child : m_tree.members(value)) {
        const SambaKey* const key = findSambaKey(KeyOwner::Operators, m_tree.key(child));
        if (key && key->value == KeyValue::Flag)
            entry.isInverted = holds(*key, child);
        else if (key)
            list = child;
    }
    entry.operators.clear();
    for (const WrittenId name : valuesOf(list))
        entry.operators.push_back(nameAt(name));
}

} // namespace fusewright
