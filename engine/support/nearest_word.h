// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fusewright {

/// The known word that was most likely meant, or nothing when none is close. Case counts little.
std::optional<std::string_view> nearestWord(std::string_view written,
                                            std::span<const std::string_view> known);

/// ` Did you mean "word"?` to put behind a sentence; empty when no known word is close.
std::string didYouMean(std::string_view written, std::span<const std::string_view> known);

} // namespace fusewright
