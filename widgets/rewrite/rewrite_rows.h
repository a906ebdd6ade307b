// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/rewrite_counts.h"
#include "widgets/base/tree_model.h"
#include "widgets/rewrite/rewrite_misses.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fusewright {

/// What a row of the tree of rewrites is about.
struct RewriteRow {
    enum class Kind : std::uint8_t {
        Stage,
        Options, ///< All of them, `at`, where they are many.
        Option,  ///< Of the rules of all stages: `at`.
        Rule,
        Step,      ///< One rewrite: `at` in its stage.
        Refused,   ///< Matches that were refused for one reason: `at` in the rule's groups.
        Unknown,   ///< Conditional matches: the same.
        Near,      ///< Where it almost matches, for one reason: `at` in the rule's misses.
        Fix,       ///< What would help it: `at` in the rule's fixes.
        Unmatched, ///< `at` rules of the stage that match nothing; they are below it.
        More,      ///< What there is no room for: `at` of them.
    };

    Kind kind = Kind::Stage;
    std::uint32_t stage = 0;
    std::uint32_t rule = 0;
    std::uint32_t at = 0;
};

/// Options, then stages, below them their rules, below those what they did. Many options are one
/// row, with them below. Rules that match nothing stand together behind the others, where a stage
/// has several.
struct RewriteRows {
    /// Below one rule; the last row says how many more there are.
    static constexpr std::size_t mostSteps = 500;
    static constexpr std::size_t mostMisses = 12;
    static constexpr std::size_t mostFixes = 6;
    static constexpr std::size_t mostOptions = 3; ///< Without a row of their own.

    std::shared_ptr<const Rewriting> rewriting;
    std::vector<RewriteCounts> counts; ///< By rule.
    KnownMisses misses;
    KnownFixes fixes;
    TreeShape shape;
    std::vector<RewriteRow> rows; ///< By entry of the shape; the first is the root's.

    /// The refusals that a row is about.
    const RefusedGroup& groupOf(const RewriteRow& row) const;
    const RewriteMiss& missOf(const RewriteRow& row) const { return misses.at(row.rule)[row.at]; }
    const FixProposal& fixOf(const RewriteRow& row) const { return fixes.at(row.rule)[row.at]; }
};

/// Only rules and operators whose names contain `wanted`; all of them where it is empty.
RewriteRows rewriteRows(std::shared_ptr<const Rewriting> rewriting, const std::string& wanted,
                        KnownMisses misses = {}, KnownFixes fixes = {});

/// The operators of a graph that a row is about, ascending: made ones after their stage, replaced
/// ones before it.
std::vector<NodeId> operatorsIn(const Graph& graph, const RewriteRows& rows, const RewriteRow& row);

} // namespace fusewright
