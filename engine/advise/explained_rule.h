// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/advise/rule_advice.h"
#include "engine/match/attempts.h"
#include "engine/match/census.h"
#include "engine/partition/rule_matches.h"
#include "engine/partition/stepped_place.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// Why a match of a rule that rewrites was left as it is.
struct NotRewritten {
    std::string reason; ///< `condition-false`, `escapes`.
    std::string what;   ///< The part of the rule that decided; may be empty.
    std::string saw;    ///< What it saw, or why.
};

/// How far a pattern of a rule got at a place, and what came of it.
struct ExplainedAttempt {
    std::uint32_t pattern = 0; ///< In the rule.
    DetailedAttempt detail;
    std::optional<std::size_t> refused; ///< Among the refused: it matches, but is no section.
    std::optional<NotRewritten> notRewritten = {};
};

/// Why a rule does not hold where it almost does.
struct ExplainedRule {
    std::uint32_t rule = 0;
    RuleMatches matches; ///< Of the whole rule set.
    std::size_t sectionCount = 0;
    std::optional<std::size_t> rewriteCount = {}; ///< Of a rule that rewrites.
    std::vector<ExplainedAttempt> attempts;       ///< The furthest first.
    std::vector<std::vector<CensusGroup>> census; ///< By pattern.
    std::vector<std::vector<EntryId>> missing;    ///< By pattern: the model has none of these.
    RuleAdvice advice;                            ///< What would help, where it was asked for.
    std::vector<SteppedPlace> steps; ///< By attempt, or none where nobody asked for them.
};

} // namespace fusewright
