// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rules/tvm/plain_fusion.h"

#include <memory>
#include <string>
#include <vector>

namespace fusewright::test {

class RandomSource;

/// A small function, and patterns for it. The graph is the function, and `plainModuleOf` makes the
/// function of it again, with expressions in another order and with the nodes of the graph.
struct PlainFusionCase {
    PlainModule module;
    PlainItems items = PlainItems::Nodes;
    std::vector<PlainFusionPattern> patterns;

    std::shared_ptr<const Graph> graph() const { return plainGraph(module, items); }
    std::string rulesFile() const { return plainRulesFile(patterns); }
    std::string text() const; ///< Function and rules file.
};

/// Two to twelve calls and one to three patterns cut out of them, a few with checks and labels.
PlainFusionCase randomPlainFusion(RandomSource& random);

/// A pattern that is cut out of a function at a call and made more general: wildcards, choices,
/// shared objects, constants, types. Some of it is wrong, so that it does not match everywhere.
PlainDpl randomPlainDpl(RandomSource& random, const PlainModule& module);

/// Patterns over relu, add and multiply that small functions match in every way: shared objects,
/// choices that stand in their own way, growth, overlaps, cycles. For `eachPlainModule`.
std::vector<PlainFusionPattern> smallPlainPatterns();

} // namespace fusewright::test
