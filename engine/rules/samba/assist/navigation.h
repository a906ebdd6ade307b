// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class YamlDocument;

/// Where an entry's name, or an anchor, that is named at a place is defined. Nothing elsewhere, and
/// where no such thing exists.
std::optional<TextRange> definitionAt(const YamlDocument& document, TextPosition position);

/// Which entry of which pattern of which rule; a name that a place has not is empty.
struct EntryPlace {
    std::string rule;
    std::string pattern; ///< The key: `pattern`, `pattern1`, …
    std::string entry;
    TextRange range; ///< Of the innermost of the three.

    bool operator==(const EntryPlace&) const = default;
};

/// Nothing outside all rules. An entry has all of its lines, from their first column to their end.
std::optional<EntryPlace> entryAt(const YamlDocument& document, TextPosition position);

/// The entry whose name stands at the position itself, as definition or where another names it.
std::optional<EntryPlace> entryNamedAt(const YamlDocument& document, TextPosition position);

} // namespace fusewright
