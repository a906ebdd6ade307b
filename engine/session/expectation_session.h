// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/rule_matches.h"
#include "engine/rules/check_answer.h"
#include "engine/session/rules_session.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

class Graph;
struct Rewriting;

/// What a rules text was found to do on a model.
struct ExpectationGround {
    const Graph& graph;
    const RuleSet& rules;
    const std::vector<WrittenRule>& written; ///< Those with errors too.
    const RuleMatches& matches;
    const Rewriting* rewriting = nullptr; ///< Of rules that rewrite; then there are no matches.
};

/// Sets what is expected beside what there is, in the order of `expected`.
std::vector<CheckedExpectation> checkExpectations(const ExpectationGround& ground,
                                                  std::span<const Expectation> expected);

/// By expectation: what is wrong and why, or nothing where it is met.
///
/// Why costs a search with the rule alone: it is told of the first `mostExplained` only, and not
/// at all when cancelled.
std::vector<std::optional<Diagnostic>> expectationFindings(const ExpectationGround& ground,
                                                           std::span<const CheckedExpectation> all,
                                                           const CancelToken& cancel = {});

inline constexpr std::size_t mostExplained = 50;

} // namespace fusewright
