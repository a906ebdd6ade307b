// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
struct HardwareCosts;
struct MadePartition;
struct ManualFusion;
struct RuleSet;

/// By what operators are told apart.
enum class Coloring : std::uint8_t {
    Rule,      ///< Rules in the order of the text, then what is fused by hand.
    Heuristic, ///< In the catalogue's order, then those it does not know.
    Fold,      ///< Those of the most operators first.
    Category,  ///< In the catalogue's order.
    Module,    ///< Repeated blocks (`layers.*.mlp`) by first operator.
    Section,   ///< Sections of two operators or more, or by rule or by hand, in the order they run.
    Cost,      ///< Five steps of the bytes that cross the boundary of an operator's section.
    Bound      ///< What an operator's section waits for on a machine: see `classifyBounds`.
};

/// Operators that look alike.
struct NodeClass {
    std::string name;
    std::string detail; ///< A heuristic, operators or a type; may be empty.
    std::string tag;    ///< One letter or two, so that colour is not all that tells classes apart.
    std::size_t nodeCount = 0;
    std::size_t sectionCount = 0; ///< Sections with at least one of the operators.
    std::uint32_t color = 0;      ///< Its number among the colours; the same for a category always.
    bool isRest = false;          ///< The modules that are too few to tell apart; always last.
    /// Of the backward sections of a class: the number of that class. The colour is the same, with
    /// another hatch.
    std::uint32_t backwardOf = std::numeric_limits<std::uint32_t>::max();
};

inline constexpr std::uint32_t noClass = std::numeric_limits<std::uint32_t>::max();

/// Every operator's class.
struct NodeClasses {
    Coloring by = Coloring::Rule;
    std::vector<NodeClass> classes;     ///< Rules and heuristics also where they have no operator.
    std::vector<std::uint32_t> classOf; ///< By operator, or `noClass`.
    NodeClass none;                     ///< Counts of what is in no class; without a name.

    /// Of a class, or `noClass` of none.
    std::uint32_t colorOf(std::uint32_t at) const
    {
        return at < classes.size() ? classes[at].color : noClass;
    }
};

/// Tells operators apart. The number of a class stays while the rules, or the model, stay.
///
/// Rules and heuristics count for o1 only: in other modes they are no classes. Linear in the graph.
NodeClasses classifyNodes(Coloring by, const Graph& graph, const RuleSet& rules,
                          const ManualFusion& manual, const MadePartition& made);

/// By what sections wait for on a machine; no class where that is not known.
NodeClasses classifyBounds(const Graph& graph, const MadePartition& made,
                           const HardwareCosts& costs);

/// Short marks for names, no two alike: initials of what is not common to all of them, and digits
/// where that is not enough. Empty where two characters are not enough either.
std::vector<std::string> shortTags(const std::vector<std::string>& names);

} // namespace fusewright
