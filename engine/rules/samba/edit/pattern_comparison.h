// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/edit/pattern_entries.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace fusewright {

/// What the patterns of a rule have in common, and where they part.
class PatternComparison {
public:
    PatternComparison(const YamlDocument& document, const std::vector<YamlEntry>& patterns);

    const std::vector<PatternEntries>& patterns() const { return m_patterns; }
    bool oneHas(std::string_view name) const { return !named(name).empty(); }
    bool allHave(std::string_view name) const { return named(name).size() == m_patterns.size(); }

    /// Whether the patterns differ in one entry's subtree only; finds the options.
    bool differInOnePlace();
    /// For each pattern, the entry that stands where they part.
    const std::vector<std::string_view>& options() const { return m_options; }

private:
    using Entries = std::vector<const PatternEntry*>;

    Entries named(std::string_view name) const;
    bool saysTheSame(std::size_t at, std::size_t other, std::string_view name) const;
    bool namesTheSame(std::size_t at, std::size_t other, std::string_view name) const;
    bool isAlike(const PatternEntry& entry) const;
    bool compareReferences(const PatternEntry& entry);
    bool takeRoots();
    bool isOwn(std::size_t at) const;
    bool hangsOnOption(std::size_t at) const;

    std::vector<PatternEntries> m_patterns;
    std::vector<std::string_view> m_options;
};

} // namespace fusewright
