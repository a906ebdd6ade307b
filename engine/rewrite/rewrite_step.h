// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/match_check.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// What a step is made with.
struct StepGround {
    GraphEditor& editor;
    const StagePlan& plan;
    const RulePattern& written;
    const std::string& ruleName;
    Symbol base;                       ///< What the names of new operators begin with.
    std::optional<NodeId> before = {}; ///< Where they stand; invalid for the end of the graph.
};

/// A step that was made, and what it touched.
struct MadeStep {
    RewriteStep step; ///< Without its rule and pattern.
    NodeId firstAdded;
    std::vector<NodeId> users;                         ///< Of what was replaced.
    std::vector<std::pair<ValueId, ValueId>> replaced; ///< And by what.
    std::vector<ValueId> values; ///< That lost a user or got one, or are given out now or no more.
};

/// Puts the replacement of a checked match into the graph. `behind` is an operator, or none, that
/// stays the first one behind the place which is still there.
MadeStep applyStep(const StepGround& ground, const Match& match, const CheckedMatch& checked,
                   NodeId& behind);

} // namespace fusewright
