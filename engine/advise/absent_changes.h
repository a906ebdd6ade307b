// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/advise/rule_changes.h"

#include <vector>

namespace fusewright {

/// What may mend a pattern that is tried nowhere, because the model has no operator for its place:
/// so no near miss tells of it. Calls are written as the model has them; or the place takes what
/// the model has behind the operators above it.
std::vector<RuleChange> absentChanges(const RulesText& text, const Graph& graph, PatternName where,
                                      const Pattern& pattern);

} // namespace fusewright
