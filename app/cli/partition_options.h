// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"
#include "engine/session/partition_session.h"
#include "engine/session/rules_session.h"

#include <array>
#include <optional>
#include <string>

namespace fusewright::cli {

/// The options of every verb that makes partitions.
inline constexpr std::array partitionOptions{
    OptionSpec{"--rules", "RULES", "rules for o1"},
    OptionSpec{"--manual", "FILE", "modules fused by hand: YAML, or Python with @op_fusion"},
    OptionSpec{"--cuts", "", "heuristics cut their sections further"},
    OptionSpec{"--max-fused-ops", "N", "o3: so many operators in a section, 256 if not said"},
    OptionSpec{"--edge-kind", "WHICH", "o3: how a use counts: consumer or shape"},
    OptionSpec{"--opt-level", "N", "o3: 0 fuses nothing"},
};

/// What they say of automatic fusion; nothing, and the reason on standard error, when one is wrong.
std::optional<FusionOptions> readFusionOptions(const char* verb, const Arguments& arguments);

/// Rules and fusion by hand for o1, opened; the findings go to standard error.
struct FusionSources {
    CheckedRules rules;
    ManualFusion manual;
    bool hasErrors = false;
};
/// Nothing when one of the files cannot be read.
std::optional<FusionSources> openFusionSources(const Arguments& arguments,
                                               std::shared_ptr<const Graph> model);

} // namespace fusewright::cli
