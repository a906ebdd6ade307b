// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/match.h"

namespace fusewright {

class Graph;

/// What a condition of a pattern comes to for what a match has bound so far. What the graph does
/// not say, and what is not bound, is unknown.
Outcome outcomeOf(const Graph& graph, const Pattern& pattern, const Match& match,
                  ConditionId condition);

/// What a failing condition speaks of, for telling why.
enum class ConditionSubject { Attribute, Type, Shape, Content, Users };
ConditionSubject subjectOf(const Pattern& pattern, ConditionId condition);

} // namespace fusewright
