// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace fusewright {

/// How many tensors an operator of torch takes, the most first: `linear` 3 or 2. Empty for one that
/// nobody knows, and for those that take a list.
std::vector<std::size_t> tensorCountsOf(std::string_view canonical);

/// Whether an operator of torch takes its tensors as a list: `cat`.
bool takesTensorList(std::string_view canonical);

} // namespace fusewright
