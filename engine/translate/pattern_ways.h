// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fusewright {

class OperatorCatalogue;
struct PatternWords;

/// How far patterns are written out.
struct WayLimits {
    std::size_t longestRepeat = 3; ///< Operators of an entry that repeats.
    std::size_t mostWays = 32;     ///< Of one pattern.
};

/// What a pattern had that its ways do not.
struct WrittenOut {
    std::vector<EntryId> optionals; ///< Entries of the pattern, in its order.
    std::vector<EntryId> repeats;
    std::vector<EntryId> choices;
    std::vector<EntryId> alternatives;
    std::vector<EntryId> context; ///< Left out, because the rest hangs together without it.
    std::vector<EntryId> joined;  ///< Context without which the rest does not: now included.
    bool isCut = false;           ///< There are more ways than `mostWays`.

    bool operator==(const WrittenOut&) const = default;
};

/// All ways in which a pattern can hold, each a pattern of what a language has words for.
struct PatternWays {
    std::vector<Pattern> ways; ///< In the order in which matches are preferred.
    WrittenOut writtenOut;
};

/// The names of a class, those of one operator together; empty for any operator.
std::vector<std::vector<std::string>> operatorGroups(const OperatorClass& operators,
                                                     const OperatorCatalogue& catalogue);

/// A pattern that needs nothing written out is its only way.
PatternWays waysOf(const Pattern& pattern, const PatternWords& words,
                   const OperatorCatalogue& catalogue, const WayLimits& limits = {});

} // namespace fusewright
