// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

/// The value of one or several string literals as they are written, with prefixes and quotes.
/// Formed strings keep their braces.
std::string pythonString(std::string_view written);
/// Whether this is one string literal and nothing else.
bool isPythonString(std::string_view written);
/// `1`, `-1`, `0x10`, `1_000`; nothing for what is no integer, or too large for one of ours.
std::optional<std::int64_t> pythonInteger(std::string_view written);
/// Any number that is not complex, also `inf`, `-inf` and `nan`.
std::optional<double> pythonFloat(std::string_view written);

} // namespace fusewright
