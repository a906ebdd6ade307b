// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/fusion_step.h"

#include "engine/graph/graph.h"
#include "engine/partition/fusion_kinds.h"

#include <array>

namespace fusewright {

namespace {

constexpr std::array<std::string_view, 16> codes = {
    "fused",        "already-fused",     "opt-level",    "kind-opaque", "kind-reduce", "external",
    "unused",       "no-post-dominator", "opaque-sink",  "tuple-sink",  "other-phase", "path-kind",
    "node-on-path", "sink-group",        "anchor-taken", "limit",
};

std::string_view inWords(FusionKind kind)
{
    switch (kind) {
    case FusionKind::Elemwise:
        return "elementwise";
    case FusionKind::Broadcast:
        return "a broadcast";
    case FusionKind::Injective:
        return "injective";
    case FusionKind::Reduce:
        return "a reduction";
    case FusionKind::OutElemwiseFusable:
        return "an anchor";
    case FusionKind::Tuple:
        return "a tuple";
    default:
        return "opaque";
    }
}

/// Puts a step into words, piece by piece.
class StepText {
public:
    StepText(const Graph& graph, const FusionStep& step) : m_graph(graph), m_step(step) { }

    std::string text() const
    {
        switch (m_step.decision.reason) {
        case FusionReason::Fused:
            return node() + " is fused into " + sink() + ", with everything between them.";
        case FusionReason::AlreadyFused:
            return node() + " and " + sink() + " are in one group already.";
        case FusionReason::SwitchedOff:
            return "Nothing is fused at optimization level 0.";
        case FusionReason::OpaqueKind:
            return isOpaqueByShape(m_graph, m_step.node)
                ? node() + " is opaque as long as its extents have no number, so it is not fused."
                : node() + " is opaque, so it is never fused.";
        case FusionReason::ReduceKind:
            return node() + " is a reduction, so it is not fused into any consumer.";
        case FusionReason::OtherPhase:
            return "Phase " + std::to_string(m_step.phase) + " has no rule that fuses " + node()
                + ", which is " + std::string(inWords(m_step.kind)) + '.';
        case FusionReason::Limit:
            return "Fusing " + node() + " into " + sink() + " would put more than "
                + std::to_string(m_step.limit) + " operators in one group.";
        default:
            return aboutTheWay();
        }
    }

private:
    std::string aboutTheWay() const
    {
        switch (m_step.decision.reason) {
        case FusionReason::External:
            return "The result of " + node()
                + " is visible outside the graph, so it ends its group.";
        case FusionReason::Unused:
            return "Nothing uses the result of " + node() + '.';
        case FusionReason::NoPostDominator:
            return "The result of " + node() + " ends up in " + at() + " and in " + cause()
                + ", and no operator joins the two.";
        case FusionReason::OpaqueSink:
        case FusionReason::TupleSink:
            return "All of " + node() + " flows into " + sink() + ", which is "
                + std::string(inWords(m_step.decision.causeKind)) + '.';
        default:
            return node() + " is not fused into " + sink() + ": " + hindrance() + '.';
        }
    }

    std::string hindrance() const
    {
        const std::string kind(inWords(m_step.decision.causeKind));
        switch (m_step.decision.reason) {
        case FusionReason::PathKind:
            return "the use of " + cause() + " by " + at() + " is "
                + use(m_step.decision.causeKind);
        case FusionReason::AnchorTaken:
            return at() + " is in the group of the anchor " + cause() + " already";
        default:
            break;
        }
        const bool isItself = m_step.decision.at == m_step.decision.cause;
        return (isItself ? at() : at() + " is in the group of " + cause() + ", which") + " is "
            + kind;
    }

    static std::string use(FusionKind kind)
    {
        const bool isComplex = kind >= FusionKind::OutElemwiseFusable && kind != FusionKind::Opaque;
        return (isComplex ? "that of " : "") + std::string(inWords(kind));
    }

    std::string named(NodeId node) const
    {
        return node.isValid() ? '"' + std::string(m_graph.nodeName(node)) + '"' : std::string();
    }
    std::string node() const { return named(m_step.node); }
    std::string sink() const { return named(m_step.postDominator); }
    std::string at() const { return named(m_step.decision.at); }
    std::string cause() const { return named(m_step.decision.cause); }

    const Graph& m_graph;
    const FusionStep& m_step;
};

} // namespace

std::string_view fusionReasonCode(FusionReason reason)
{
    return codes[static_cast<std::size_t>(reason)];
}

std::string toText(const Graph& graph, const FusionStep& step)
{
    return StepText(graph, step).text();
}

} // namespace fusewright
