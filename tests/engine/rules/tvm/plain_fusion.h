// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rules/tvm/plain_dpl_matcher.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fusewright::test {

/// What a check is told of a match. It does not see other matches of the same pattern.
struct PlainCheckContext {
    const PlainModule& module;
    std::size_t matched = 0;                            ///< The call of the root.
    std::map<std::string, std::size_t> annotated;       ///< Looked through; only what matched.
    std::map<std::size_t, std::size_t> matchedBindings; ///< Variables of members, and their values.
    std::size_t seen = 0; ///< So many variables are bound when the root is.

    std::vector<std::size_t> usages(std::size_t variable) const { return module.users(variable); }
    /// Nothing for what is not a value of a variable bound so far.
    std::optional<std::size_t> boundVariable(std::size_t value) const;
};

/// A check, once as it is called here and once as a rules file has it.
struct PlainDplCheck {
    std::string name;       ///< A name of Python's; empty where there is no check.
    std::string definition; ///< Statements of Python that define the name.
    std::function<bool(const PlainCheckContext&)> holds;
};

/// No intermediate result is seen outside the match: only the root's may be given out of the block
/// or have another user, a variable that only names it among them.
PlainDplCheck plainLeakCheck();
bool leaksPlainly(const PlainCheckContext& context);

/// A `FusionPattern`.
struct PlainFusionPattern {
    std::string name;
    PlainDpl pattern;
    PlainDplCheck check;
};

/// What is fused to one function: all of a match that was not refused.
struct PlainFusionGroup {
    std::string name;
    std::size_t pattern = 0;               ///< Its place in the list.
    std::size_t root = 0;                  ///< A variable, as the members.
    std::vector<std::size_t> members = {}; ///< In the order of the program.
};

/// A match that was dropped.
struct PlainFusionRefusal {
    enum class Reason : std::uint8_t { Check, Overlap, Cycle };

    std::size_t pattern = 0;
    std::size_t root = 0;
    std::vector<std::size_t> members; ///< As the group would have them.
    Reason reason = Reason::Check;
    /// Of an overlap: the group in the way of the first member that is in one, as it was then. It
    /// may have grown since.
    std::optional<PlainFusionGroup> inTheWay = {};
    /// Of a cycle: variables, from a member over others to a member; a shortest one.
    std::vector<std::size_t> path = {};
};

struct PlainFusion {
    std::vector<PlainFusionGroup> groups;     ///< By pattern, then by root.
    std::vector<PlainFusionRefusal> refusals; ///< By pattern, then by root.

    /// `name: lv lv1` a line, then `name at lv2: overlap with lv1`, `… : cycle lv lv3 lv2`.
    std::string text(const PlainModule& module) const;
};

/// All of FuseOpsByPattern, with what its authors meant where it goes wrong.
///
/// Patterns are applied one after the other. Each looks at every variable that is bound to a call
/// in a dataflow block, in the order of the program, for a match that stands in this block. Its
/// match is dropped
///
/// 1. where its check says no;
/// 2. where a member is in an earlier group of the same pattern that has more than one member,
///    unless every member of that group is a member of this match: then the match takes its place.
///    Groups of one member are never in the way; their member goes over;
/// 3. where a path leaves it and comes back, over variables or other groups, of whatever length.
///
/// The tests are made in this order, the first that fails is the reason. What the groups of a
/// pattern took is opaque to the later ones, groups of one member too: a later pattern never takes
/// the place of an earlier group.
///
/// It differs from TVM in this besides: the order of the program stays as it is between patterns,
/// a function given out by several results is not seen as a call and items of it, and attributes,
/// constants bound or not and codegen functions are not made.
PlainFusion plainFusion(const PlainModule& module, const std::vector<PlainFusionPattern>& patterns,
                        PlainSearch search = {});

/// A rules file: definitions, patterns, and a call of FuseOpsByPattern with them in their order.
std::string plainRulesFile(const std::vector<PlainFusionPattern>& patterns);

} // namespace fusewright::test
