// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/id.h"
#include "engine/support/large_pages.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// An interned text. Equal texts of one pool have equal symbols; symbols are dense from 0.
using Symbol = Id<struct SymbolTag>;

/// Keeps each text once and gives it a small number. Texts never move while the pool lives.
class StringPool {
public:
    StringPool();
    /// The same texts with the same symbols. The letters are shared and only where they stand is
    /// copied; what is interned later in one of the two is not in the other.
    explicit StringPool(const StringPool& other);
    StringPool& operator=(const StringPool& other) { return *this = StringPool(other); }
    StringPool(StringPool&&) = default;
    StringPool& operator=(StringPool&&) = default;

    /// A text that is about to be interned. Made for several texts before the first of them is
    /// interned, keys let the memory that they need arrive together.
    struct Key {
        std::string_view text;
        std::uint64_t hash = 0;
    };
    Key key(std::string_view text) const;

    /// Adds the text when it is new. Symbol 0 is always the empty text.
    Symbol intern(std::string_view text) { return intern(key(text)); }
    Symbol intern(Key key);
    /// Nothing when the text was never interned.
    std::optional<Symbol> find(std::string_view text) const;

    std::string_view text(Symbol symbol) const { return m_texts[symbol.index]; }
    std::size_t size() const { return m_texts.size(); }

    /// Whether all texts are; much faster than looking at one after the other.
    bool isAscii() const;

    void reserve(std::size_t texts);
    /// Frees the look-up table; the pool can still be read, and grows a new table when needed.
    void dropIndex();

private:
    struct Slot {
        std::uint32_t tag = 0;
        std::uint32_t symbol = Symbol::nothing;
    };

    using Bytes = std::vector<char, LargePages<char>>;

    /// Letters that several pools may share. Only the pool that made it writes more into it, behind
    /// the letters that the others know of.
    struct Block {
        std::shared_ptr<Bytes> bytes;
        std::string_view texts; ///< Those that this pool knows of.
        std::size_t room = 0;   ///< None where another pool made it.
    };

    std::size_t slotOf(std::uint64_t hash) const { return (hash >> 20) & (m_slots.size() - 1); }
    std::string_view keep(std::string_view text);
    void rebuildIndex(std::size_t slots);

    std::vector<std::string_view, LargePages<std::string_view>> m_texts;
    std::vector<Slot, LargePages<Slot>> m_slots;
    std::vector<Block> m_blocks;
    std::size_t m_blockBytes = 0;
};

} // namespace fusewright
