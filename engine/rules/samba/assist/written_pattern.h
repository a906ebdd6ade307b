// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/assist/written_tree.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct SambaKey;

/// One entry of a pattern as far as it is written, aliases and merge keys followed.
struct WrittenEntry {
    std::string_view name;
    WrittenId node;
    std::vector<std::string_view> operators;
    bool isInverted = false;
    std::vector<WrittenId> children; ///< Where they are named, as `options`.
    std::vector<WrittenId> options;
    bool isOptional = false;
    bool isContext = false;
    bool isRepeated = false;
};

/// The entries of a pattern and who names whom.
class WrittenPattern {
public:
    WrittenPattern(const WrittenTree& tree, WrittenId pattern);

    const std::vector<WrittenEntry>& entries() const { return m_entries; }
    const WrittenEntry* find(std::string_view name) const;
    /// The name that stands at a reference: an alias stands for what it names.
    std::string_view nameAt(WrittenId reference) const;
    bool isNamed(std::string_view name) const;
    /// The names that have no entry, each once.
    std::vector<std::string_view> missing() const;
    /// The entry whose operator is the place of a match; null in a pattern without roots.
    const WrittenEntry* place() const;

private:
    WrittenEntry readEntry(WrittenId id) const;
    bool holds(const SambaKey& flag, WrittenId member) const;
    std::vector<WrittenId> valuesOf(WrittenId member) const;
    void readOperators(WrittenEntry& entry, WrittenId member) const;

    const WrittenTree& m_tree;
    std::vector<WrittenEntry> m_entries;
    std::vector<std::string_view> m_named; ///< Sorted, each once.
};

} // namespace fusewright
