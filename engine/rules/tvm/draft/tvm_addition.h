// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/include_places.h"
#include "engine/rules/tvm/tvm_file.h"
#include "engine/support/diagnostic.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// Puts the functions of a text of one rule behind the function at a place, or else before the
/// statement that lists patterns, and its entry into that list; a file without a list gets a new
/// registration at its end. Imports that are missing go behind those that are there. The entry's
/// edit is the first. Nothing where no rule would come of it, or others would be lost.
std::optional<std::vector<TextEdit>> addTvmRule(const TvmFile& file, const IncludePlaces& places,
                                                std::optional<TextPosition> after,
                                                std::string_view rule);

} // namespace fusewright
