// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/match/reference_matcher.h"

namespace fusewright::test {

/// What a condition comes to in a match. Knows what random patterns ask: ranks, types, users,
/// attributes, comparisons and logic. A fact of an entry that has none is unknown.
Outcome outcomeOf(ExpressionId condition, const Pattern& pattern, const Graph& graph,
                  const PlainMatch& match);

} // namespace fusewright::test
