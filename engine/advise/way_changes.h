// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/advise/rule_changes.h"

#include <optional>

namespace fusewright {

struct Pattern;
struct RefusedMatch;

/// Lets a pattern take the operators on the way that leads out of a match and back in, for which it
/// was refused. Nothing where the way is long, or does not begin and end at entries.
std::optional<RuleChange> changeToTakeWay(const RulesText& text, const Graph& graph,
                                          PatternName where, const Pattern& pattern,
                                          const RefusedMatch& refused);

} // namespace fusewright
