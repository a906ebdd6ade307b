// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/dpl_pattern.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

namespace fusewright {

/// One way to take a pattern: which side of each `|`, which order of each unordered tuple. Of a
/// call whose arguments may be turned round whether they are: 1 where they are, nothing where the
/// matcher may find it out.
using TvmChoice = std::map<DplId, std::uint32_t>;

/// The ways to take a pattern, in the order in which TVM would come to them: of `a | b` first `a`,
/// of fields and arguments first the order in which they are written. What comes first in the
/// pattern changes last, so arguments are turned round for a choice that comes after them.
struct TvmChoices {
    static constexpr std::size_t mostWays = 64;
    static constexpr std::size_t mostFields = 4; ///< Of an unordered tuple.

    std::vector<TvmChoice> ways;
    bool isCutShort = false; ///< There are more ways than are tried.
};

TvmChoices tvmChoices(const DplPattern& pattern);
/// The fields of a tuple in the order of a way.
std::vector<DplId> fieldsOf(const DplPattern& pattern, DplId tuple, const TvmChoice& way);
/// The operator that a call calls in a way; empty where it calls something else.
std::string_view calledOperator(const DplPattern& pattern, DplId call, const TvmChoice& way);
/// `relax.add` and `relax.multiply`.
bool isCommutative(std::string_view relaxName);

} // namespace fusewright
