// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_lex_cursor.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace fusewright {

/// Whether a value may begin at a place, or stands there already.
enum class YamlSlot : std::uint8_t { Open, Filled };

/// What is a key if a colon comes.
struct YamlLexKey {
    std::size_t token = 0;
    std::size_t begin = 0;
    std::int64_t column = 0;
    bool isRequired = false;        ///< At the column where a mapping's keys stand.
    std::optional<std::size_t> tab; ///< That stands between a dash and the key.
};

/// What looks the same inside brackets and outside. Columns are those of the block around it.
namespace yaml {

enum class LexedNode : std::uint8_t {
    None,
    Bracket, ///< It is still to be taken.
    Property,
    Text,
};

/// Takes what its first character tells everywhere.
LexedNode takeMarkedNode(YamlLexCursor& cursor, std::int64_t column);
/// Takes text that begins with a character that no plain text may begin with.
LexedNode takeReserved(YamlLexCursor& cursor, std::int64_t column);
/// Whether what stands where a key must is a name.
bool checkKey(YamlLexCursor& cursor, const YamlLexKey& key);
/// A colon makes a key of what stands before it.
void confirmKey(YamlLexCursor& cursor, const YamlLexKey& key);

} // namespace yaml

} // namespace fusewright
