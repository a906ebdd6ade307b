// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/match.h"

#include <compare>
#include <span>
#include <vector>

namespace fusewright {

/// Which of two matches at one place comes first: entry by entry, present before absent, an earlier
/// option before a later one, a shorter chain before a longer one, an earlier operator before a
/// later one. `isDecided` tells by entry what of `match` is there already; it is compared up to the
/// first entry that is not, and nothing comes back when that leaves it open.
std::partial_ordering compareMatches(const Match& match, const Match& other,
                                     std::span<const EntryId> decisions,
                                     const std::vector<std::uint8_t>& isDecided);

} // namespace fusewright
