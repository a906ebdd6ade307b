// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/assist/written_tree.h"
#include "engine/rules/samba/samba_keys.h"
#include "engine/support/text_range.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

class YamlDocument;

/// What may be written at a place of a rules file.
enum class PlaceKind : std::uint8_t {
    Nothing,
    RuleName,
    EntryName,
    Key, ///< Of the language.
    Priority,
    Heuristic,
    Operator,
    Reference, ///< The name of an entry: child, item of `children`, option.
    Flag,      ///< True or false.
};

/// A place in a rules file: what it is in, and the word there.
struct TextPlace {
    PlaceKind kind = PlaceKind::Nothing;
    /// Whose keys may stand there, on the line below `op_type:` beside operators.
    std::optional<KeyOwner> keyOwner;
    /// The keys it is in, the rule's name first; at a key, without that.
    std::vector<WrittenId> path;
    WrittenId node;     ///< Whose key or value is there; invalid on an empty place.
    ByteRange word;     ///< Without quotation marks; empty where no word touches the place.
    bool isKey = false; ///< A key or a word that could become one.
    bool isInBrackets = false;
    bool isQuoted = false;

    /// The node of a certain level, or an invalid id: 0 the rule, 1 the pattern, 2 the entry.
    WrittenId level(std::size_t depth) const;
};

/// The part of a document that a place is in, read by its indentation. With aliases in it, all of
/// the document is read, since an anchor may stand anywhere before.
WrittenTree treeAround(const YamlDocument& document, std::size_t offset);
WrittenTree treeOf(const YamlDocument& document);

bool isInComment(const YamlDocument& document, std::size_t offset);

TextPlace placeIn(const WrittenTree& tree, std::size_t offset);

} // namespace fusewright
