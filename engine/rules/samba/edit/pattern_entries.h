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
};

/// The entries of a pattern in the order of the text, with aliases and merge keys followed. What
/// is wrong with them is passed over.
class PatternEntries {
public:
    PatternEntries(const YamlDocument& document, const YamlEntry& pattern);

    const std::vector<PatternEntry>& all() const { return m_entries; }
    const PatternEntry* find(std::string_view name) const;
    /// The entries that one leads to, with itself.
    std::vector<std::string_view> reached(std::string_view from) const;

private:
    void addReferences(PatternEntry& entry, const YamlEntry& member) const;

    const YamlDocument& m_document;
    std::vector<PatternEntry> m_entries;
};

/// Whether something outside `around` uses a value, or one that it is in, under its anchor.
bool isUsedOutside(const YamlDocument& document, YamlNodeId value, ByteRange around);

} // namespace fusewright
