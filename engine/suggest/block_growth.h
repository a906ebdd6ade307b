// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/graph/node_set.h"
#include "engine/suggest/block_saving.h"
#include "engine/suggest/like_operators.h"
#include "engine/suggest/selection_shape.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace fusewright {

class RuleGround;

/// Operators of one place at which a block is.
struct Block {
    std::vector<NodeId> nodes; ///< In the graph's order.
    double gain = 0;           ///< An estimate for all places together.
};

/// Grows blocks that are there again and again from single operators.
class BlockGrowth {
public:
    struct Limits {
        std::size_t mostOperators = 32; ///< Of a block.
        int surroundings = 3;           ///< Like operators look alike so many edges around them.
    };

    /// Only operators of `free` are taken. The ground must outlive it.
    BlockGrowth(const RuleGround& ground, NodeSet free, const Limits& limits);

    /// Where to begin, the most promising first, attention before all others: of operators that are
    /// alike one in the middle.
    std::vector<NodeId> seeds(std::size_t most) const;
    /// No block takes this operator from now on.
    void take(NodeId node);
    bool isFree(NodeId node) const { return m_free.contains(node); }
    const NodeSet& free() const { return m_free; }

    bool isAttention(NodeId seed) const;
    /// The block around a seed; fewer than two operators when there is none.
    Block grow(NodeId seed);
    /// Whether a heuristic would take operators as one section, of which some were added last.
    bool isAllowed(std::span<const NodeId> block, std::span<const NodeId> added) const;

private:
    double weight(NodeId node) const;
    std::vector<NodeId> attentionAround(NodeId softmax);
    std::optional<NodeId> nearestGemm(NodeId from, bool isAhead) const;
    std::vector<NodeId> neighbours(std::span<const NodeId> block) const;
    std::optional<Block> extended(std::span<const NodeId> block, NodeId node);
    double gainOf(std::span<const NodeId> block);
    std::uint64_t edgeKey(NodeId from, NodeId to) const;
    std::size_t frequency(std::span<const NodeId> block) const;
    bool isWithinReach(NodeId seed, NodeId node) const;
    void findEpilogues();
    std::vector<NodeId> freeProducers(NodeId node) const;
    bool hasFreeOwner(NodeId node) const;

    const RuleGround& m_ground;
    const Graph& m_graph;
    Limits m_limits;
    LikeOperators m_like;
    SelectionShape m_shape;
    BlockSaving m_saving;
    NodeSet m_free;
    std::vector<std::uint32_t> m_freeMembers;                     ///< By class.
    std::unordered_map<std::uint64_t, std::uint32_t> m_freeEdges; ///< By the classes of both ends.
    std::vector<std::uint32_t> m_repeatOf; ///< By module: its outermost repeat, 0 for none.
    std::vector<NodeId> m_epilogueOf;      ///< By node: what it is a bias or an activation of.
    NodeId m_seed;
};

} // namespace fusewright
