// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace fusewright {

/// A set of a graph's nodes: one bit for each node of the graph.
class NodeSet {
public:
    NodeSet() = default;
    explicit NodeSet(std::size_t nodeCount) : m_words((nodeCount + 63) / 64, 0) { }

    bool contains(NodeId node) const { return (word(node) >> (node.index % 64)) & 1U; }
    void insert(NodeId node) { m_words[node.index / 64] |= std::uint64_t{1} << (node.index % 64); }
    void erase(NodeId node)
    {
        m_words[node.index / 64] &= ~(std::uint64_t{1} << (node.index % 64));
    }
    /// Makes room for more nodes; none is in the set.
    void grow(std::size_t nodeCount)
    {
        if (nodeCount > capacity())
            m_words.resize((nodeCount + 63) / 64, 0);
    }
    /// How many nodes are in both sets.
    std::size_t commonCount(const NodeSet& other) const
    {
        std::size_t count = 0;
        for (std::size_t at = 0; at < std::min(m_words.size(), other.m_words.size()); ++at)
            count += static_cast<std::size_t>(std::popcount(m_words[at] & other.m_words[at]));
        return count;
    }
    std::size_t count() const { return commonCount(*this); }
    /// No node of the set has this number or a higher one.
    std::size_t capacity() const { return m_words.size() * 64; }
    void clear() { std::fill(m_words.begin(), m_words.end(), 0); }

    bool operator==(const NodeSet&) const = default;

private:
    std::uint64_t word(NodeId node) const { return m_words[node.index / 64]; }

    std::vector<std::uint64_t> m_words;
};

} // namespace fusewright
