// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"
#include "app/cli/fusion_input.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/session/model_session.h"
#include "engine/session/partition_session.h"
#include "engine/session/rules_session.h"

#include <array>
#include <optional>
#include <string>

namespace fusewright::cli {

/// The options of every verb that makes partitions by rules and by hand.
inline constexpr std::array partitionOptions{
    OptionSpec{"--rules", "RULES", "rules for o1; give again for more files"},
    OptionSpec{"--manual", "FILE", "modules fused by hand: YAML, or Python with @op_fusion"},
    OptionSpec{"--cuts", "", "let heuristics cut their sections further"},
};

/// Rules and fusion by hand for o1, opened; the findings go to standard error.
struct FusionSources {
    CheckedRules rules;
    RuleSet rewriting; ///< Rules that have rewritten the model, and what they did.
    RewriteRun run;
    ManualFusion manual;
    bool hasErrors = false;
};
/// Nothing when one of the files cannot be read.
std::optional<FusionSources> openFusionSources(const Arguments& arguments, OpenedModel& model);

/// Only the fusion by hand; empty without the option.
std::optional<OpenedManualFusion> openManualOf(const Arguments& arguments);

} // namespace fusewright::cli
