// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"
#include "engine/partition/automatic_fusion.h"

#include <array>
#include <optional>

namespace fusewright::cli {

/// The options of every verb that fuses automatically.
inline constexpr std::array fusionOptions{
    OptionSpec{"--max-fused-ops", "N", "o3: maximum operators in a section (default 256)"},
    OptionSpec{"--edge-kind", "KIND", "o3: take edge kinds from the consumer or the shape"},
    OptionSpec{"--opt-level", "N", "o3: 0 fuses nothing (default 2)"},
};

/// What these options say; nothing, and the reason on standard error, when one is wrong.
std::optional<FusionOptions> readFusionOptions(const char* verb, const Arguments& arguments);

} // namespace fusewright::cli
