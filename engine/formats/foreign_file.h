// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

/// Says what a file is that is no model, and what to do with it; nothing when it is not known.
std::optional<std::string> explainForeignFile(std::string_view bytes);

/// The first line (from 1) on which a merge left its marks, in a text.
std::optional<std::size_t> findMergeConflict(std::string_view text);

} // namespace fusewright
