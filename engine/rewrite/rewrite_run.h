// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/pattern/blame.h"
#include "engine/pattern/rule_choices.h"
#include "engine/rewrite/stage_result.h"
#include "engine/rules/rule.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// What the user chose about rewriting.
struct RewriteChoices {
    RuleChoices rules;
    std::uint64_t mostSteps = 1'000'000; ///< Of all stages together.
    bool looksEverywhere = false; ///< Does not count on knowing what a rewrite touches: for tests.

    bool operator==(const RewriteChoices&) const = default;
};

/// The rules round which a stage goes: `grow → shrink → grow`; empty for none.
std::string circleText(const RuleSet& rules, const StageResult& stage);

/// A stage without rules that had nothing to prepare: nobody needs to be told of it.
bool hadNothingToPrepare(const StagePlan& plan, const StageResult& stage);

/// The stages of a rule set, one after another.
struct RewriteRun {
    std::shared_ptr<const Graph> start;
    StageList stages;

    /// After the last stage.
    const std::shared_ptr<const Graph>& graph() const
    {
        return stages.empty() ? start : stages.back().after;
    }
    /// From before the first stage to after the last one.
    Correspondence whole() const;
    /// From before the stage `first` to after the stage `last`.
    Correspondence between(std::size_t first, std::size_t last) const;
};

/// Rules and choices, and what came of them.
struct Rewriting {
    RuleSet rules; ///< Those that rewrite.
    RewriteChoices choices;
    RewriteRun run;
};

/// Rewrites a graph stage by stage. What a cancelled run has done stays, and says so.
RewriteRun rewrite(const std::shared_ptr<const Graph>& graph, const RuleSet& rules,
                   const RewriteChoices& choices = {}, const CancelToken& cancel = {});

/// The same, but stages that would be the same as before are taken over, with their graphs: of
/// rules that somebody writes only the stages from the changed one on run again. Null for nothing
/// before.
Rewriting rewriteAgain(const Rewriting* before, const std::shared_ptr<const Graph>& graph,
                       RuleSet rules, RewriteChoices choices, const CancelToken& cancel = {});

} // namespace fusewright
