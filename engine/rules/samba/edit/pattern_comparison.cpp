// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/pattern_comparison.h"

#include <algorithm>

// Patterns can be joined when they are alike but for one place, where each names another entry:
// its option. Entries that all have are compared by what they say and whom they name; what only
// one pattern has must hang on its option and on nothing else.

namespace fusewright {

PatternComparison::PatternComparison(const YamlDocument& document,
                                     const std::vector<YamlEntry>& patterns)
{
    for (const YamlEntry& pattern : patterns)
        m_patterns.emplace_back(document, pattern);
}

bool PatternComparison::differInOnePlace()
{
    for (const PatternEntry& entry : m_patterns.front().all()) {
        if (isAlike(entry) && !compareReferences(entry))
            return false;
    }
    if (m_options.empty() && !takeRoots())
        return false;
    for (std::size_t at = 0; at < m_patterns.size(); ++at) {
        if (!isOwn(at) || !hangsOnOption(at))
            return false;
    }
    return true;
}

/// The entry of this name in each pattern; fewer where some have none.
PatternComparison::Entries PatternComparison::named(std::string_view name) const
{
    Entries entries;
    for (const PatternEntries& pattern : m_patterns) {
        if (const PatternEntry* const entry = pattern.find(name))
            entries.push_back(entry);
    }
    return entries;
}

bool PatternComparison::saysTheSame(std::size_t at, std::size_t other, std::string_view name) const
{
    const PatternEntries& left = m_patterns[at];
    const PatternEntries& right = m_patterns[other];
    const PatternEntry* const a = left.find(name);
    const PatternEntry* const b = right.find(name);
    return a && b && left.meaning(*a) == right.meaning(*b)
        && a->references.size() == b->references.size();
}

bool PatternComparison::namesTheSame(std::size_t at, std::size_t other, std::string_view name) const
{
    const PatternEntry* const a = m_patterns[at].find(name);
    const PatternEntry* const b = m_patterns[other].find(name);
    return a && b
        && std::ranges::equal(a->references, b->references, {}, &EntryReference::name,
                              &EntryReference::name);
}

bool PatternComparison::isAlike(const PatternEntry& entry) const
{
    for (std::size_t at = 1; at < m_patterns.size(); ++at) {
        if (!saysTheSame(0, at, entry.name))
            return false;
    }
    return true;
}

/// Finds where the patterns part; false where they do so a second time.
bool PatternComparison::compareReferences(const PatternEntry& entry)
{
    const Entries entries = named(entry.name);
    for (std::size_t at = 0; at < entry.references.size(); ++at) {
        std::vector<std::string_view> names;
        for (const PatternEntry* const each : entries)
            names.push_back(each->references[at].name);
        const bool isSame =
            std::ranges::count(names, names.front()) == static_cast<std::ptrdiff_t>(names.size());
        if (isSame)
            continue;
        if (!m_options.empty() && m_options != names)
            return false;
        m_options = names;
    }
    return true;
}

/// The options of a choice that nobody names: each pattern has one root of its own, over something
/// that all have.
bool PatternComparison::takeRoots()
{
    const std::vector<PatternEntry>& entries = m_patterns.front().all();
    if (std::ranges::none_of(entries,
                             [&](const PatternEntry& entry) { return allHave(entry.name); }))
        return false;
    for (const PatternEntries& pattern : m_patterns) {
        std::vector<std::string_view> own = pattern.roots();
        std::erase_if(own, [&](std::string_view name) { return allHave(name); });
        if (own.size() != 1)
            return false;
        m_options.push_back(own.front());
    }
    return true;
}

/// Whether no other pattern has this pattern's option.
bool PatternComparison::isOwn(std::size_t at) const
{
    return named(m_options[at]).size() == 1 && m_patterns[at].find(m_options[at]);
}

/// Whether what only some patterns have is under this pattern's option, and the same for all.
bool PatternComparison::hangsOnOption(std::size_t at) const
{
    const auto under = m_patterns[at].reached({m_options[at]});
    return std::ranges::all_of(m_patterns[at].all(), [&](const PatternEntry& entry) {
        const bool isEverywhere = allHave(entry.name);
        for (std::size_t other = 0; other < m_patterns.size(); ++other) {
            const bool isSame = saysTheSame(at, other, entry.name)
                && (isEverywhere || namesTheSame(at, other, entry.name));
            if (m_patterns[other].find(entry.name) && !isSame)
                return false;
        }
        return isEverywhere || std::ranges::find(under, entry.name) != under.end();
    });
}

} // namespace fusewright
