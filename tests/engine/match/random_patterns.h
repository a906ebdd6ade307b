// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/match/pattern_kit.h"

#include <cstddef>

namespace fusewright::test {

class RandomSource;

/// A pattern of 2 to `mostEntries` entries that the builder accepts. Everything an entry or an edge
/// can say comes up now and then. Choices have no children and values are nobody's children.
PatternDraft randomPattern(RandomSource& random, std::size_t mostEntries = 6);
/// The same with what languages say that rewrite: a place of its own, operators that are shared,
/// values that are not, numbers of operands.
PatternDraft randomRewritingPattern(RandomSource& random, std::size_t mostEntries = 6);
/// One that a SambaFlow rule could be: no values, positions, conditions or private entries, and at
/// least one required entry that is included.
PatternDraft randomRulePattern(RandomSource& random, std::size_t mostEntries = 5);
/// True for what `randomRulePattern` could give.
bool isRulePattern(const PatternDraft& draft);

} // namespace fusewright::test
