// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/edit/name_lists.h"
#include "engine/rules/samba/edit/pattern_entries.h"
#include "engine/rules/samba/edit/wiring_edits.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// An entry that is to be put into a pattern, and whom it names.
struct LinkedEntry {
    AddedEntry entry;
    std::vector<std::string> children;
    std::vector<std::string> options; ///< Of an entry that chooses: then it has nothing else.
};

/// An edit of several entries of one pattern. What cannot be done makes all of it nothing.
class PatternChange {
public:
    PatternChange(const YamlDocument& document, PatternName name);

    /// Whether there is such a pattern, nothing else uses it, and all could be done so far.
    bool isPossible() const { return m_isPossible; }
    const PatternEntry* find(std::string_view name) const;
    const std::vector<PatternEntry>& entries() const { return m_entries->all(); }
    std::vector<std::string_view> reached(std::string_view from) const;

    static std::vector<std::string> childrenOf(const PatternEntry& entry);
    static std::vector<std::string> optionsOf(const PatternEntry& entry);
    bool isContext(const PatternEntry& entry) const;

    void setChildren(const PatternEntry& entry, const std::vector<std::string>& names);
    /// The children become those of another entry, which alone is a child now. Comments beside them
    /// have no place then.
    void handOverChildren(const PatternEntry& entry, const std::string& to);
    void setOptions(const PatternEntry& entry, const std::vector<std::string>& names);
    /// Wherever `from` is named, `to` is named instead.
    void rename(std::string_view from, const std::vector<std::string>& to);
    void insert(const LinkedEntry& added, EntrySide side, const PatternEntry& other);
    void remove(const PatternEntry& entry);

    RuleEdits finished();

private:
    bool isWrittenHere(const PatternEntry& entry) const;
    void setNames(const PatternEntry& entry, std::string_view key, MemberKeys keys,
                  const std::vector<std::string>& names);
    std::vector<std::string> spelledHere(const std::vector<std::string>& names) const;
    void take(std::optional<std::vector<ByteEdit>> edits);
    std::string entryText(const LinkedEntry& added, const PatternEntry& like) const;

    EditText m_text;
    std::optional<YamlEntry> m_pattern;
    std::optional<PatternEntries> m_entries;
    ListStyle m_lists;
    std::vector<ByteEdit> m_edits;
    bool m_isPossible = false;
};

} // namespace fusewright
