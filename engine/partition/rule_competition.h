// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

#include <vector>

namespace fusewright {

struct RuleMatches;
struct RuleSet;

/// Says which rules stand in each other's way on a model: `shadowed-rule`, `priority-tie`,
/// `no-sections` where a rule is in its own way, and `search-limit` where a search had to be given
/// up.
std::vector<Diagnostic> findCompetition(const RuleSet& rules, const RuleMatches& matches);

} // namespace fusewright
