// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/pattern/pattern.h"

#include <string>
#include <vector>

namespace fusewright::test {

struct PlainRule {
    std::string name;
    int priority = 0;
    std::vector<Pattern> patterns; ///< pattern1, pattern2, …
};

struct PlainSection {
    std::size_t rule = 0; ///< As the rules were given.
    std::size_t pattern = 0;
    NodeId place;
    std::vector<NodeId> nodes; ///< Included ones, ascending.

    bool operator==(const PlainSection&) const = default;
};

enum class PlainReason { Taken, NotConvex, SectionCycle };

/// A place that has a match of a rule but gave no section: its first refusal.
struct PlainRefusal {
    std::size_t rule = 0;
    std::size_t pattern = 0;
    NodeId place;
    PlainReason reason = PlainReason::Taken;
    /// The match has a way out and back through free operators only, and another one through a
    /// section. Either reason is then right: it depends on which way is shown.
    bool isEitherCycle = false;

    bool operator==(const PlainRefusal&) const = default;
};

/// What o1 makes of a graph, without the sections of operators that no rule took.
struct PlainSections {
    std::vector<PlainSection> sections; ///< In the order in which they were made.
    std::vector<PlainRefusal> refusals; ///< In the order of rules, then of places.
    bool gaveUp = false;                ///< A matcher did, so this is not the whole answer.
};

/// Points 1 to 4 of "From matches to sections", word by word.
PlainSections sectionsOf(const Graph& graph, const std::vector<PlainRule>& rules);

} // namespace fusewright::test
