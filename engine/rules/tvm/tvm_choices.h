// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/dpl_pattern.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace fusewright {

/// One way to take a pattern: which side of each `|`, which order of each unordered tuple.
using TvmChoice = std::map<DplId, std::uint32_t>;

/// The ways to take a pattern, the preferred first: of `a | b` first `a`, of fields first the order
/// in which they are written.
struct TvmChoices {
    static constexpr std::size_t mostWays = 64;
    static constexpr std::size_t mostFields = 4; ///< Of an unordered tuple.

    std::vector<TvmChoice> ways;
    bool isCutShort = false; ///< There are more ways than are tried.
};

TvmChoices tvmChoices(const DplPattern& pattern);
/// The fields of a tuple in the order of a way.
std::vector<DplId> fieldsOf(const DplPattern& pattern, DplId tuple, const TvmChoice& way);

} // namespace fusewright
