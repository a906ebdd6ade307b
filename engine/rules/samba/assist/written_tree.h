// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/id.h"
#include "engine/support/text_range.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

using WrittenId = Id<struct WrittenTag>;

/// One key, list item or word of a rules file, with what stands under it.
struct WrittenNode {
    enum class Kind : std::uint8_t {
        Entry, ///< `key: value`
        Item,  ///< `- value`, or a value between `[` and `]`.
        Word,  ///< A text where a key is expected, without its colon.
    };

    Kind kind = Kind::Entry;
    WrittenId parent = {};      ///< Invalid at the top.
    std::int64_t column = -1;   ///< Of a line's key or dash, from 0; -1 between brackets.
    ByteRange key = {};         ///< As `value` without its quotation marks; empty in an item.
    std::size_t valueBegin = 0; ///< Behind the colon or dash; of others, where they begin.
    ByteRange value = {};       ///< A bracket's from the opening one to the closing one.
    char mark = 0; ///< A quotation mark or an opening bracket, where the value begins with one.
    bool isClosed = true;  ///< False for a bracket that has no end.
    bool isAlias = false;  ///< The value is an anchor's name with `*`.
    ByteRange anchor = {}; ///< Without its `&`.
    std::size_t begin = 0;
    std::size_t end = 0; ///< Of what it says and of all under it.

    bool isBracket() const { return mark == '{' || mark == '['; }
    bool hasValue() const { return mark != 0 || !value.isEmpty(); }
};

/// A rules file as it is indented and bracketed. Nothing is refused: while somebody types, most
/// lines still say what they are.
class WrittenTree {
public:
    /// Reads `range` of the text, which must begin with a line. Linear.
    WrittenTree(std::string_view text, ByteRange range);

    std::string_view text() const { return m_text; }
    std::string_view written(ByteRange range) const;
    /// In the order of the text, what holds others before them.
    const std::vector<WrittenNode>& nodes() const { return m_nodes; }
    const WrittenNode& operator[](WrittenId id) const { return m_nodes[id.index]; }
    std::string_view key(WrittenId id) const { return written(m_nodes[id.index].key); }
    std::string_view value(WrittenId id) const { return written(m_nodes[id.index].value); }

    /// Of an invalid id: the outermost ones.
    std::vector<WrittenId> children(WrittenId parent) const;
    /// What an alias stands for, as far as it is known.
    WrittenId resolved(WrittenId id) const;
    /// The last node before its use that has an anchor.
    std::optional<WrittenId> anchored(std::string_view name, WrittenId before) const;
    /// The entries of a mapping, with aliases and merge keys followed, what is merged first.
    std::vector<WrittenId> members(WrittenId mapping) const;

private:
    std::string_view m_text;
    std::vector<WrittenNode> m_nodes;
};

} // namespace fusewright
