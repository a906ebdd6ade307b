// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/edit/edit_text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Where one entry of a pattern names another one.
struct EntryReference {
    bool isOption = false; ///< Else a child.
    std::string_view name;
    YamlNodeId at;
};

/// An entry of a pattern as it is written, for edits.
struct PatternEntry {
    std::string_view name;
    YamlEntry written;
    std::vector<EntryReference> references;
    bool hasOptions = false;
    std::size_t keyCount = 0;
};

/// The entries of a pattern in the order of the text, with aliases and merge keys followed. What
/// is wrong with them is passed over.
class PatternEntries {
public:
    PatternEntries(const YamlDocument& document, const YamlEntry& pattern);

    const std::vector<PatternEntry>& all() const { return m_entries; }
    const PatternEntry* find(std::string_view name) const;
    /// The entries that nobody names.
    std::vector<std::string_view> roots() const;
    /// The entries that these lead to, with themselves; `from` is taken for `to`.
    std::vector<std::string_view> reached(std::vector<std::string_view> names,
                                          std::string_view from = {},
                                          std::string_view to = {}) const;
    /// What an entry says apart from the names of others, in one form for all its spellings.
    std::string meaning(const PatternEntry& entry) const;

private:
    void addReferences(PatternEntry& entry, const YamlEntry& member) const;

    const YamlDocument& m_document;
    std::vector<PatternEntry> m_entries;
};

/// The patterns of a rule as they are written, those that are mappings.
std::vector<YamlEntry> patternsOf(const YamlDocument& document, const YamlEntry& rule);
/// The text of a pattern with its key: in a block, to the end of its last line and the comments
/// that are part of it.
ByteRange patternText(const EditText& text, const YamlEntry& pattern);
/// Whether a value can be copied: it has no anchor, no alias and no merge key in it.
bool isSelfContained(const YamlDocument& document, YamlNodeId id);
/// Whether something outside `around` uses a value, or one that it is in, under its anchor.
bool isUsedOutside(const YamlDocument& document, YamlNodeId value, ByteRange around);

} // namespace fusewright
