// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/matcher.h"
#include "engine/pattern/match.h"
#include "engine/rules/rule.h"
#include "engine/support/cancel_token.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;
struct ManualSection;

/// A match that became a section.
struct RuleMatch {
    std::uint32_t rule = 0;    ///< In the rule set.
    std::uint32_t pattern = 0; ///< In the rule.
    Match match;
    std::vector<NodeId> nodes; ///< Of included entries, in the graph's order; never empty.
    std::uint32_t section = 0; ///< As sections were made: those made by hand come first.
    std::vector<std::string> restsOn = {}; ///< Answers of the user without which it would not be.
};

/// A match that did not become one.
struct RefusedMatch {
    enum class Reason : std::uint8_t {
        Taken,            ///< An operator is in a section already.
        NotConvex,        ///< A way leaves the match and comes back.
        SectionCycle,     ///< Such a way runs through a section.
        ConditionFalse,   ///< What the rule asks of a match does not hold here.
        ConditionUnknown, ///< Nobody knows whether it does: the match is conditional.
        Raises,           ///< What checks matches goes wrong here.
    };

    std::uint32_t rule = 0;
    std::uint32_t pattern = 0;
    NodeId place;
    Reason reason = Reason::Taken;
    std::optional<std::uint32_t> section; ///< The one in the way.
    NodeId taken;                         ///< The first operator that is taken.
    std::vector<NodeId> path;             ///< The way, from operator to operator.
    ExpressionId part; ///< Of the pattern's table: what decided a condition; may be invalid.
    std::string what;  ///< The part of a condition that decided, as the rule writes it,
    std::string saw;   ///< and what was seen there.
    std::optional<TextRange> where; ///< Of a check that is no expression: where it decided.
    std::vector<NodeId> nodes;      ///< Of a condition: what was matched, in the graph's order.
    /// Of a condition about inner results: the operators that use them outside of the match.
    std::vector<NodeId> outside;
};

/// `taken`, `not-convex`, `section-cycle`, `condition-false`, `condition-unknown` or `raises`.
std::string_view refusalCode(RefusedMatch::Reason reason);

/// A place at which the search was given up.
struct ExplodedSearch {
    std::uint32_t rule = 0;
    std::uint32_t pattern = 0;
    NodeId place;
    EntryId entry; ///< At which most of the work was done.
};

/// What the rules of a set take of a graph: sections by priority, none of them in another's way.
struct RuleMatches {
    std::vector<RuleMatch> matches; ///< In the order in which they were made.
    std::vector<RefusedMatch> refused;
    std::vector<ExplodedSearch> exploded;
    std::vector<std::uint32_t> ruleOrder; ///< The rules as they were tried.
    std::size_t sectionCount = 0;

    /// The match that made a section; null for one that was made by hand. Every match makes one.
    const RuleMatch* madeBy(std::uint32_t section) const
    {
        const std::size_t byHand = sectionCount - matches.size();
        return section < byHand ? nullptr : &matches[section - byHand];
    }
};

/// The rule whose section is in a refused match's way; null when no rule's is: there is none, or it
/// was made by hand.
const Rule* ruleInTheWay(const RuleSet& rules, const RuleMatches& matches,
                         const RefusedMatch& refused);

/// The operators that a refused match would have to have: those of the section in its way, and
/// those that use its inner results.
std::vector<NodeId> operatorsInTheWay(const RuleMatches& matches, const RefusedMatch& refused);

/// What one rule takes of a graph, in numbers.
struct RuleCounts {
    std::size_t matches = 0; ///< That became sections.
    std::size_t operators = 0;
    std::size_t refused = 0;
};

/// By rule of the set.
std::vector<RuleCounts> countByRule(const RuleSet& rules, const RuleMatches& matches);

/// True for a match that is none, or may be none, because of what the rule asks of it.
bool isOfCondition(RefusedMatch::Reason reason);

/// Tries the rules by priority, then in the order of the file, at every place in the graph's order.
///
/// Manual sections are there before any rule: they are the first sections, and taken.
RuleMatches matchRules(const Graph& graph, const RuleSet& rules, const CancelToken& cancel = {},
                       MatchBudget budget = {}, std::span<const ManualSection> manual = {});

} // namespace fusewright
