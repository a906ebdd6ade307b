// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/match/small_graphs.h"
#include "tests/engine/rewrite/random_rules.h"

#include <functional>

namespace fusewright::test {

/// Rules and a graph on which two rewriters are compared.
struct RewriteCase {
    SmallGraph graph;
    RewriteDraft rules;
};

/// The smallest case that still fails and that is found by leaving out one thing after another.
/// A case with a rule that the builders refuse is never asked about.
RewriteCase shrunk(RewriteCase failing, const std::function<bool(const RewriteCase&)>& fails);

} // namespace fusewright::test
