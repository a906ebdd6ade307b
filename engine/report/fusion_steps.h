// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/fusion_step.h"

#include <span>
#include <string>

namespace fusewright {

/// The answer of `explain --mode o3`: what each phase did about one operator.
std::string fusionStepsText(const Graph& graph, std::span<const FusionStep> steps);
std::string fusionStepsJson(const Graph& graph, std::span<const FusionStep> steps);

} // namespace fusewright
