// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/rules/rule.h"
#include "engine/support/cancel_token.h"
#include "engine/support/diagnostic.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class RuleGround;
struct RuleDraft;
struct RuleLanguage;

/// Reads a rule that was made here as the rules file will be read. Nothing when it has errors. Null
/// stands for the ground's language.
std::optional<Rule> readRuleText(const std::string& text, const RuleGround& ground,
                                 std::vector<Diagnostic>& diagnostics,
                                 const RuleLanguage* language = nullptr);

/// A place at which a rule matches, alone: the operators that would be its section.
struct DraftPlace {
    NodeId place;
    std::vector<NodeId> nodes;
};

/// Every place at which a rule matches when no other rule takes anything: the first match there.
std::vector<DraftPlace> placesOf(const RuleGround& ground, const Rule& rule,
                                 const CancelToken& cancel = {});

/// What becomes of the operators that a draft was made from.
enum class SelectionFate : std::uint8_t {
    Section,      ///< They are a section of the new rule.
    OtherMatch,   ///< At their place the rule takes others, which come first.
    Overlap,      ///< Another match of the new rule has some of them.
    Taken,        ///< A rule of higher rank has some of them.
    NotConvex,    ///< A way leaves them and comes back.
    SectionCycle, ///< Such a way runs through a section.
    GivenUp,      ///< The search at their place used up its budget.
    Refused,      ///< What the rule asks for is not true of them.
    Conditional,  ///< Nobody knows whether it is.
};

/// How many sections a rule makes without and with the new one, where that differs.
struct SectionCountChange {
    std::uint32_t rule = 0; ///< In the ground's rule set.
    std::size_t before = 0;
    std::size_t after = 0;
};

/// What a new rule does beside the rules that are there.
struct DraftEffect {
    std::size_t places = 0;                    ///< At which it matches, alone.
    std::vector<std::vector<NodeId>> sections; ///< That it makes.
    std::vector<NodeId> refused;               ///< Places at which it matches but makes none.
    std::size_t overlapping = 0; ///< Of these: those that share operators with its sections.
    std::vector<SectionCountChange> changes;
    SelectionFate fate = SelectionFate::Section;
    std::vector<NodeId> instead;           ///< For `OtherMatch` and `Overlap`: what is taken there.
    std::vector<NodeId> path;              ///< For ways that come back: the way.
    std::optional<std::uint32_t> inTheWay; ///< For `Taken` and `SectionCycle`: the ground's rule.
    std::string what;                      ///< For `Refused` and `Conditional`: what was asked,
    std::string saw;                       ///< and what it came to.
};

/// Tries a rule beside those that are there, behind as many of them as `rulesBefore` says: without
/// it behind all. `selected` are the operators that its included entries were made from.
DraftEffect effectOf(const RuleGround& ground, const Rule& rule,
                     const std::vector<DraftPlace>& places, std::vector<NodeId> selected,
                     NodeId selectedPlace, const CancelToken& cancel = {},
                     std::optional<std::uint32_t> rulesBefore = {});

/// The operator at which a draft's own match has its place.
NodeId placeOf(const RuleDraft& draft, const Rule& rule);

} // namespace fusewright
