// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fusewright::utf8 {

inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
/// Stands for what is no character.
inline constexpr std::string_view replacement = "\xEF\xBF\xBD";

/// Characters are code points; a byte that is not UTF-8 counts as one character.
std::size_t countCharacters(std::string_view text);
/// How many characters begin at `begin` or after it and end at `end` or before it.
std::size_t countCharactersBefore(std::string_view text, std::size_t begin, std::size_t end);
/// The byte where character number `character` (from 0) begins; the end when there are fewer.
std::size_t offsetOfCharacter(std::string_view text, std::size_t character);
/// The first byte that is not part of well-formed UTF-8, or nothing.
std::optional<std::size_t> findInvalid(std::string_view text);
/// The same text with each malformed byte replaced by U+FFFD.
std::string repaired(std::string_view text);
/// How many bytes the well-formed character at the start takes; 0 when it is malformed.
std::size_t lengthOfFirst(std::string_view text);

} // namespace fusewright::utf8
