// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/attempts.h"
#include "engine/partition/rule_matches.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct FusionAnswer;

/// Sections of one rule that are identical; often one alone.
struct SectionGroup {
    std::uint32_t fold = 0;              ///< In the folding.
    std::vector<std::uint32_t> sections; ///< In the order in which they run.
};

/// Matches of one rule that are no sections for one and the same reason.
struct RefusalGroup {
    RefusedMatch::Reason reason = RefusedMatch::Reason::Taken;
    std::optional<std::uint32_t> by;    ///< The rule in the way; nothing when no rule's section is.
    std::string what;                   ///< Of a condition: the part that decided.
    std::vector<std::uint32_t> refused; ///< Among the refused matches.
};

/// What one rule does to a model, put in order for reading.
struct RuleYield {
    std::vector<std::uint32_t> sections; ///< All of them, in the order in which they run.
    std::vector<SectionGroup> groups;    ///< The most operators first; only what was looked for.
    std::vector<RefusalGroup> refusals;  ///< The largest first; only what was looked for.
    std::size_t operators = 0;           ///< In all of its sections.
    std::size_t places = 0;              ///< Where any of its patterns was tried.
    std::size_t holding = 0;             ///< Where any of them holds, alone.
    std::size_t misses = 0;              ///< Tries of its patterns that did not hold.
    std::size_t refused = 0;
    std::size_t met = 0; ///< Matches by the verdict on the heuristic.
    std::size_t notMet = 0;
    std::size_t unknown = 0;
    std::optional<std::uint32_t> telling; ///< The first match of the worst verdict.
    bool areAllTold = true;     ///< What it is told for is so, word for word, of all matches.
    bool hasWantedMiss = false; ///< A place where it does not hold is what was looked for.
    bool isNamed = true;        ///< Its own name is what was looked for, so all of it is told.
};

/// The try that came furthest of all.
struct NearestTry {
    std::uint32_t rule = 0;
    std::uint32_t pattern = 0;
    DetailedAttempt detail;
};

struct MatchFacts {
    std::vector<RuleYield> rules;      ///< By rule.
    std::vector<std::uint32_t> order;  ///< The rules to show, as they were tried.
    std::size_t sections = 0;          ///< By rules.
    std::size_t covered = 0;           ///< Operators in them.
    std::optional<NearestTry> nearest; ///< Only when there is no match at all.
};

/// Linear in the answer. `wanted` is what the names of rules, heuristics, nodes or modules must
/// contain, upper and lower case alike; empty for everything.
MatchFacts gatherMatchFacts(const FusionAnswer& answer, const std::string& wanted,
                            const CancelToken& cancel = {});

} // namespace fusewright
