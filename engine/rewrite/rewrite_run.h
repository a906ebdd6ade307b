// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/pattern/blame.h"
#include "engine/pattern/rule_choices.h"
#include "engine/rewrite/correspondence.h"
#include "engine/rules/rule.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// One rewrite. Nodes are those of its stage: operators of the graph before keep their numbers, and
/// those that the stage makes follow them, whatever becomes of them later.
struct RewriteStep {
    std::uint32_t rule = 0;
    std::uint32_t pattern = 0;
    NodeId place;
    std::vector<std::pair<EntryId, NodeId>> bound; ///< In the order of the entries.
    std::vector<NodeId> removed;                   ///< Ascending, as `added`.
    std::vector<NodeId> added;
    std::vector<std::string> restsOn; ///< Answers of the user without which it would not be.

    bool operator==(const RewriteStep&) const = default;
};

/// A match that was not rewritten.
struct RefusedRewrite {
    enum class Reason : std::uint8_t {
        ConditionFalse,
        ConditionUnknown, ///< It is conditional: the user may know.
        Escapes,          ///< An inner result is used outside.
        Cycle,            ///< The replacement would need what uses it.
        Invalid,          ///< The replacement makes no sense here.
        NotSettled,       ///< Too many rewrites of one operator and what it became.
    };

    Reason reason = Reason::ConditionFalse;
    std::uint32_t rule = 0;
    std::uint32_t pattern = 0;
    NodeId place;
    ExpressionId part; ///< Of the pattern's table: what decided it; may be invalid.
    std::string what;
    std::string saw;
    std::vector<NodeId> path; ///< Of a cycle; or who uses what escapes.

    bool operator==(const RefusedRewrite&) const = default;
};

/// `condition-false`, `escapes`.
std::string_view refusalCode(RefusedRewrite::Reason reason);

/// What one stage did.
struct StageResult {
    std::shared_ptr<const Graph> before;
    std::shared_ptr<const Graph> after; ///< The same pointer where nothing changed.
    std::vector<RewriteStep> steps;
    std::vector<RefusedRewrite> refused; ///< At places that are there at the end, by place.
    Correspondence map = Correspondence::identity(0);
    std::vector<std::string> addedNames; ///< Of the operators that the steps made, by number.
    bool isSettled = true;
    bool isCutShort = false;           ///< A limit was reached, or it was cancelled.
    std::vector<std::uint32_t> circle; ///< Rules that go round, where it did not settle.

    /// Of a node of the stage.
    std::string_view nameOf(NodeId node) const;
};

/// What the user chose about rewriting.
struct RewriteChoices {
    RuleChoices rules;
    std::uint64_t mostSteps = 1'000'000; ///< Of all stages together.
    bool looksEverywhere = false; ///< Does not count on knowing what a rewrite touches: for tests.
};

/// The stages of a rule set, one after another.
struct RewriteRun {
    std::shared_ptr<const Graph> start;
    std::vector<StageResult> stages;

    /// After the last stage.
    const std::shared_ptr<const Graph>& graph() const
    {
        return stages.empty() ? start : stages.back().after;
    }
    /// From before the first stage to after the last one.
    Correspondence whole() const;
    /// From before the stage `first` to after the stage `last`.
    Correspondence between(std::size_t first, std::size_t last) const;
};

/// Rewrites a graph stage by stage. What a cancelled run has done stays, and says so.
RewriteRun rewrite(const std::shared_ptr<const Graph>& graph, const RuleSet& rules,
                   const RewriteChoices& choices = {}, const CancelToken& cancel = {});

} // namespace fusewright
