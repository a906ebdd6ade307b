// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/rewrite_run.h"
#include "engine/rules/check_answer.h"
#include "engine/session/rules_session.h"

#include <memory>
#include <span>

namespace fusewright {

struct HardwareProfile;

/// The model that rules are tried on, and what was chosen of those that rewrite.
struct CheckedModel {
    std::shared_ptr<const Graph> graph;
    RewriteChoices choices;
};

/// What a check says about a rules file alone.
CheckedFile checkedFile(CheckedRules checked);

/// The same on a model: which rules stand in each other's way, and whether they do what comments
/// of the text and `alsoExpected` say. Rules that rewrite put what they leave in the graph's place.
CheckedFile checkedFile(CheckedRules checked, CheckedModel& ground,
                        std::span<const Expectation> alsoExpected);

/// Adds to a file without rules that rewrite which of them may not fit on a machine.
void addFitFindings(CheckedFile& file, const Graph& graph, const HardwareProfile& machine);

} // namespace fusewright
