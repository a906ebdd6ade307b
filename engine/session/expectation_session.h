// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/rule_matches.h"
#include "engine/report/check_answer.h"
#include "engine/session/rules_session.h"

#include <optional>
#include <span>
#include <vector>

namespace fusewright {

class Graph;

/// What a rules text was found to do on a model.
struct ExpectationGround {
    const Graph& graph;
    const RuleSet& rules;
    const std::vector<WrittenRule>& written; ///< Those with errors too.
    const RuleMatches& matches;
};

/// Sets what is expected beside what there is, in the order of `expected`.
std::vector<CheckedExpectation> checkExpectations(const ExpectationGround& ground,
                                                  std::span<const Expectation> expected);

/// What is wrong and why, for one that is not met; nothing for one that is. Costs a search with the
/// rule alone; cancelled, it leaves out why.
std::optional<Diagnostic> expectationFinding(const ExpectationGround& ground,
                                             const CheckedExpectation& checked,
                                             const CancelToken& cancel = {});

} // namespace fusewright
