// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/match/pattern_kit.h"
#include "tests/engine/match/small_graphs.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace fusewright::test {

/// A pattern and a graph on which two matchers are compared.
struct MatchCase {
    PatternDraft pattern;
    SmallGraph graph;
    std::vector<std::uint64_t> taken; ///< Sets of nodes, a bit for each node.
};

/// The smallest case that still fails and that is found by leaving out one thing after another.
/// A case whose pattern the builder refuses is never asked about.
MatchCase shrunk(MatchCase failing, const std::function<bool(const MatchCase&)>& fails);

} // namespace fusewright::test
