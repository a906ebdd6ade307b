// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/evaluation.h"
#include "engine/pattern/replacement.h"
#include "engine/rewrite/scratch_graph.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// What came of making a replacement.
struct MadeReplacement {
    enum class Outcome : std::uint8_t {
        Made,
        Unknown, ///< Something that a result needs is not known: `causes`.
        Invalid, ///< Something that a result needs makes no sense: `why`.
    };

    Outcome outcome = Outcome::Made;
    ScratchGraph graph;
    ExpressionId part; ///< The expression that decided it.
    std::vector<UnknownCause> causes;
    std::string why;
    std::vector<std::string> assumed; ///< Answers of the user on which it rests.
};

/// Makes the replacement of one match, off the graph. The ground has graph, pattern and match.
///
/// Every part is made once for each turn of the loops around it; what no result needs is left out
/// at the end, whatever came of it.
MadeReplacement makeReplacement(const Replacement& replacement, const ExpressionGround& ground);

/// So much is made of one match at most.
inline constexpr std::size_t mostScratchNodes = 100'000;
inline constexpr std::size_t mostReplacementWork = 1'000'000;

} // namespace fusewright
