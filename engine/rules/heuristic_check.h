// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/operator_catalogue.h"
#include "engine/pattern/pattern.h"
#include "engine/rules/heuristic_catalogue.h"

#include <optional>
#include <string>

namespace fusewright {

/// Why no match of the pattern can meet the heuristic; nothing when one might.
std::optional<std::string> whyNeverMet(const Heuristic& heuristic, const Pattern& pattern,
                                       const OperatorCatalogue& operators);

} // namespace fusewright
