// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace fusewright {

std::string_view trimmed(std::string_view text);

/// What stands before the next `sign`, without space around; `rest` is what stands behind it.
std::string_view partBefore(char sign, std::string_view& rest);

/// The number that a text is, as a whole.
std::optional<std::int64_t> wholeNumber(std::string_view text);

} // namespace fusewright
