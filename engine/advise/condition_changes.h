// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/advise/rule_changes.h"

#include <vector>

namespace fusewright {

struct Rule;
struct RewriteCounts;

/// What could let matches be rewritten that conditions of a rule refuse, the most frequent reason
/// first: a comparison that holds for what was seen too, or a part that is asked no longer.
std::vector<RuleChange> conditionChanges(const RulesText& text, const Rule& rule,
                                         const RewriteCounts& counts);

} // namespace fusewright
