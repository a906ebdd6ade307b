// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"

#include <optional>
#include <vector>

namespace fusewright {

/// Operators that nothing in the pattern uses.
std::vector<EntryId> lastEntries(const Pattern& pattern);
/// Of a pattern without conditions, what some of its last entries are made of; the first of them
/// is its place. Nothing for none of them.
std::optional<Pattern> partOf(const Pattern& pattern, const std::vector<EntryId>& results);

} // namespace fusewright
