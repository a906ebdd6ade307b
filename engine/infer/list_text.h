// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace fusewright::infer {

// Attributes that are kept as text: lists with names in them, slices, sums of sizes.

/// What stands between commas that no bracket encloses, without space around; nothing of nothing.
std::vector<std::string_view> itemsIn(std::string_view text);

/// The inside of `(…)` or `[…]`; nothing for another text.
std::optional<std::string_view> insideBrackets(std::string_view text);

} // namespace fusewright::infer
