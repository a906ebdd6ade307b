// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/entry_place.h"

#include <optional>

namespace fusewright {

class YamlDocument;

/// Where an entry's name, or an anchor, that is named at a place is defined. Nothing elsewhere, and
/// where no such thing exists.
std::optional<TextRange> definitionAt(const YamlDocument& document, TextPosition position);

/// Nothing outside all rules. An entry has all of its lines, from their first column to their end.
std::optional<EntryPlace> entryAt(const YamlDocument& document, TextPosition position);

/// The entry whose name stands at the position itself, as definition or where another names it.
std::optional<EntryPlace> entryNamedAt(const YamlDocument& document, TextPosition position);

} // namespace fusewright
