// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/graph/operator_catalogue.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace fusewright {

class Graph;

/// Why an operator was, or was not, fused into its post-dominator.
enum class FusionReason : std::uint8_t {
    Fused,
    AlreadyFused,    ///< An operator before it was fused past it.
    SwitchedOff,     ///< The optimisation level is 0.
    OpaqueKind,      ///< An opaque operator takes no part.
    ReduceKind,      ///< A reduction is fused into, never onward.
    External,        ///< Its result is visible outside the graph.
    Unused,          ///< Nothing uses its result.
    NoPostDominator, ///< Its results end in several places.
    OpaqueSink,      ///< The post-dominator is opaque.
    TupleSink,       ///< The post-dominator is a tuple, or ends in one.
    OtherPhase,      ///< This phase has no rule for such an operator.
    PathKind,        ///< A use on the way is too complex.
    NodeOnPath,      ///< The group of an operator on the way is too complex.
    SinkGroup,       ///< The group of the post-dominator is too complex.
    AnchorTaken,     ///< That group is so because it has its anchor already.
    Limit,           ///< There would be too many operators in one group.
};

/// What decided about one operator in one phase, and the operators that are the reason.
struct FusionDecision {
    FusionReason reason = FusionReason::OtherPhase;
    NodeId at;    ///< Where: the operator on the way, the post-dominator, or an end of the ways.
    NodeId cause; ///< Gives the group its kind, or makes what is used, or is another end.
    FusionKind causeKind = FusionKind::Opaque; ///< Of that group or use.

    bool operator==(const FusionDecision&) const = default;
};

/// What automatic fusion did about one operator in one phase.
struct FusionStep {
    int phase = 0;
    NodeId node;
    FusionKind kind = FusionKind::Opaque;     ///< Of what `node` had gathered when it was its turn.
    NodeId postDominator;                     ///< Invalid where there is none.
    FusionKind pathKind = FusionKind::Opaque; ///< The most complex use on the ways there.
    NodeId group;                             ///< The last operator of its group afterwards.
    std::uint32_t limit = 0;
    FusionDecision decision;

    bool operator==(const FusionStep&) const = default;
};

/// Stable: `fused`, `limit`, `anchor-taken`, ….
std::string_view fusionReasonCode(FusionReason reason);
/// The step as a sentence.
std::string toText(const Graph& graph, const FusionStep& step);

} // namespace fusewright
