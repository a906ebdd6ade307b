// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// How a fix changes a rule; the gentler ones first.
enum class FixKind : std::uint8_t {
    WidenOperators, ///< One entry takes more operators.
    InsertOptional, ///< An operator may stand between two others.
    InsertRequired, ///< It must.
    MakeOptional,   ///< Entries may be absent.
    RemoveEdge,     ///< One operator need not feed another.
    RaisePriority,  ///< The rule goes before another one.
    Loosen,         ///< A condition holds for another value too.
    DropCondition,  ///< A part of the conditions is asked no longer.
    CallForm,       ///< Operators are called as the model calls them.
    Several,        ///< More than one of these.
};

/// `widen-operators`, …
const char* fixKindCode(FixKind kind);

/// Adds what another step does to a title: `Let `a` be `b` too; make `c` optional`.
void addStep(std::string& title, std::string_view step);

/// What a rules text makes of a model, as seen by one of its rules, with copies of it that a change
/// makes.
struct RuleOutcome {
    std::size_t matches = 0;  ///< Places at which the rule holds, alone, or in its stage.
    std::size_t sections = 0; ///< What becomes of them among all rules: sections, or rewrites.
    std::size_t others = 0;   ///< Those of the other rules.

    bool operator==(const RuleOutcome&) const = default;
};

/// A change of the text with which a rule was found to hold at more places: it was made, read and
/// matched.
struct FixProposal {
    FixKind kind = FixKind::WidenOperators;
    std::string title;           ///< What it does: a sentence without a full stop.
    std::vector<TextEdit> edits; ///< Of the text that was asked about; one step.
    RuleOutcome before;
    RuleOutcome after;
    /// How far from what the rule means: 0 where a like operator is let in, more for other work and
    /// for what is asked no longer.
    unsigned strangeness = 0;
    bool rewrites = false; ///< The rule does: what is counted are no sections.

    bool operator==(const FixProposal&) const = default;
};

} // namespace fusewright
