// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/blame.h"
#include "engine/pattern/match.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class CompiledPattern;
class Graph;

/// Why an attempt went no further.
enum class FailureReason : std::uint8_t {
    Operator,       ///< Another operator stands where the entry's should.
    ExtraOperator,  ///< The entry's operator is there, with one more operator before it.
    Missing,        ///< Nothing stands there: the graph ends.
    Wiring,         ///< The operator is there, but another edge of the pattern is not.
    OperandDiffers, ///< It has other operands, or the edge is at another operand or result.
    InUse,          ///< The only fitting operator is taken by another entry.
    ConditionFalse,
    ConditionUnknown, ///< The graph does not say enough, and unknown does not do.
    Escapes,          ///< A result of a private entry is used outside the match.
    Budget,           ///< The search was given up.
    NotInModel,       ///< The graph has no such operator.
    CallDiffers,      ///< It is called with other arguments.
};

std::string_view reasonCode(FailureReason reason);

/// Where the furthest attempt at a place ended, and why.
struct Failure {
    EntryId entry;
    NodeId from;               ///< The operator from which the entry's was looked for.
    NodeId at;                 ///< The operator that is not what it should be; else `from`.
    std::vector<NodeId> found; ///< What stands there instead.
    FailureReason reason = FailureReason::Operator;
    Blame blame; ///< Of a condition: which part of it, and why.

    bool operator==(const Failure&) const = default;
};

/// Finds out why nothing fits `entry`, given what is bound so far.
Failure explainFailure(const Graph& graph, const CompiledPattern& compiled, const Match& soFar,
                       EntryId entry);

/// What an entry may take, for people: `mul`, `silu or gelu`, `any operator but linear`. For an
/// option what all options of its choice may take.
std::string expectedText(const Pattern& pattern, EntryId entry);
/// The same of what a graph does not have; where it calls the same by other names, with these:
/// `operator.mul, but 9 .mul`.
std::string absentText(const Graph& graph, const Pattern& pattern, EntryId entry);

} // namespace fusewright
