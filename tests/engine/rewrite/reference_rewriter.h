// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/rewrite_run.h"
#include "tests/engine/rewrite/plain_graph.h"

#include <cstdint>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace fusewright::test {

/// One rewrite, in numbers of the stage.
struct PlainStep {
    std::uint32_t rule = 0;
    std::uint32_t pattern = 0;
    std::uint32_t place = 0;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> bound; ///< Entries and their operators.
    std::set<std::uint32_t> removed;
    std::set<std::uint32_t> added;
    std::set<std::string> restsOn;

    bool operator==(const PlainStep&) const = default;
};

/// Rule, pattern, place and why.
using PlainRefusal =
    std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, RefusedRewrite::Reason>;
/// Operators before, and what they became.
using PlainChange = std::pair<std::set<std::uint32_t>, std::set<std::uint32_t>>;

/// What one stage comes to.
struct PlainStage {
    PlainGraph after;
    std::vector<PlainStep> steps;
    std::set<PlainRefusal> refused;
    std::set<PlainChange> changes;
    bool isSettled = true;
    bool isCutShort = false;
    bool gaveUp = false; ///< Too hard for the plain matcher: the rest is not to be believed.
};

/// The first stage of a rule set over a graph of at most 64 operators, found by doing everything
/// literally: after every step the graph is built from nothing, its types and shapes are inferred
/// from nothing, and every place of every sweep is looked at with all that it has.
///
/// Slow. Checks that are no expressions, bodies, modules and calls are not for it.
PlainStage rewrittenPlainly(const Graph& graph, const RuleSet& rules,
                            const RewriteChoices& choices = {});

} // namespace fusewright::test
