// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

/// What plain scalars mean, as YAML 1.1 reads them.
namespace fusewright::yaml {

/// `yes`, `No`, `TRUE`, `off`, `y` and their kin; nothing for any other text.
std::optional<bool> booleanOf(std::string_view text);
/// Decimal, `0x`, `0b`, octal as `0o17` or `017`, with sign and underscores; nothing for any other
/// text, and for what does not fit in 64 bits.
std::optional<std::int64_t> integerOf(std::string_view text);
/// `~`, `null` and an empty text.
bool isNull(std::string_view text);

} // namespace fusewright::yaml
