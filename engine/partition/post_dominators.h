// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/fusion_graph.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// For every operator the first one that all its results flow into, whichever way they take.
class PostDominators {
public:
    explicit PostDominators(const FusionGraph& graph);

    /// Invalid for an operator that is visible outside, that nobody uses, or whose results end in
    /// several places.
    NodeId of(NodeId node) const
    {
        const std::uint32_t parent = m_links[node.index].parent;
        return parent == m_outside ? NodeId() : NodeId(parent);
    }
    /// Where the way up ends: at an operator that has no post-dominator.
    NodeId endOf(NodeId node) const;
    /// The most complex use on any way to the post-dominator; means nothing where there is none.
    FusionKind pathKind(NodeId node) const { return m_links[node.index].toParent.kind; }
    /// Whether a reduction, an anchor or something opaque is between the two: nothing goes past it.
    bool isBarred(NodeId node) const { return m_links[node.index].toParent.isBarred; }

    static bool isBarrier(FusionKind kind)
    {
        return kind > FusionKind::Injective && kind != FusionKind::Tuple;
    }

private:
    /// What is met between an operator and one above it.
    struct Way {
        FusionKind kind = FusionKind::Elemwise; ///< Of the uses.
        bool isBarred = false;

        void add(Way way);
    };
    /// The way up from an operator: one step, and one long jump.
    struct Link {
        std::uint32_t parent = 0;
        std::uint32_t jump = 0;
        std::uint32_t depth = 0;
        bool isBarrier = false;
        Way toParent;
        Way toJump;
    };

    void link(std::uint32_t node, std::uint32_t parent, Way way);
    std::uint32_t meeting(std::uint32_t one, std::uint32_t other, Way& way) const;
    std::uint32_t step(std::uint32_t from, Way& way) const;
    std::uint32_t jump(std::uint32_t from, Way& way) const;

    std::uint32_t m_outside; ///< Stands above all operators that have no post-dominator.
    std::vector<Link> m_links;
};

} // namespace fusewright
