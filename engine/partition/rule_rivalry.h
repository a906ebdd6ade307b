// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/node_set.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fusewright {

class Graph;
struct RuleMatches;
struct RuleSet;

/// What came of a rule among the others.
///
/// A rule *wants* the operators that it takes when it is tried alone, and those that it takes in
/// fact, which may be others when its first choice is taken.
struct RuleStanding {
    std::size_t sections = 0;      ///< That it makes.
    std::size_t sectionsAlone = 0; ///< That it would make without other rules.
    std::size_t refusedAlone = 0;  ///< Matches that make no section though nobody competes.
    std::size_t wanted = 0;        ///< Operators that it wants.
    std::size_t won = 0;           ///< Operators of its sections that another rule wants too.
    std::size_t lost = 0;          ///< Operators that it wants and another rule took.
    std::size_t ownOverlaps = 0;   ///< Places refused because an earlier place of its own has them.

    /// It matches, but others have always taken what it wants.
    bool isShadowed() const { return sections == 0 && sectionsAlone > 0 && lost > 0; }

    bool operator==(const RuleStanding&) const = default;
};

/// Two rules that want the same operators.
struct RuleRivalry {
    std::uint32_t earlier = 0; ///< The rule that is tried first.
    std::uint32_t later = 0;
    std::size_t operators = 0; ///< That both want.
    std::size_t wonByEarlier = 0;
    std::size_t wonByLater = 0;
    std::size_t places = 0;   ///< At which `later` was refused because `earlier` has an operator.
    bool isByPriority = true; ///< Else the priorities are equal and the order of the file decides.

    bool operator==(const RuleRivalry&) const = default;
};

/// Which rules compete for which operators, and who wins.
struct RuleRivals {
    std::vector<std::uint32_t> order;    ///< Of the rules, as they are tried.
    std::vector<RuleStanding> standings; ///< By rule.
    std::vector<RuleRivalry> rivalries;  ///< By the order of their earlier, then later rule.
    std::vector<NodeSet> wanted;         ///< By rule.
    std::vector<NodeSet> taken;          ///< By rule: the operators of its sections.
    std::size_t contested = 0;           ///< Operators that more than one rule wants.
    std::size_t covered = 0;             ///< Operators in sections of rules.

    /// The operators that both rules want, in the graph's order.
    std::vector<NodeId> contestedBy(std::uint32_t rule, std::uint32_t other) const;
    /// The operators that this rule and any other want.
    std::vector<NodeId> contestedBy(std::uint32_t rule) const;
};

/// `matches` are those of the whole set. Each rule is matched once more, alone; cancelled, the
/// answer is of no use.
RuleRivals findRivals(const Graph& graph, const RuleSet& rules, const RuleMatches& matches,
                      const CancelToken& cancel = {});

} // namespace fusewright
