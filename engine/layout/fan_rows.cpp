// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Twenty-six tables whose rows meet in one place would be one row of twenty-six cards. Chains of
// one length, from one place or from none, to one place or to none, are sisters: they are wrapped
// like text, and lines of those above go down between those below.

#include "engine/layout/fan_rows.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace fusewright {

namespace {

constexpr std::uint32_t noEdge = NodeId::nothing;
/// Fewer sisters stay beside each other; such that hang at one place alone are wrapped earlier.
constexpr std::size_t leastSisters = 5;
constexpr std::size_t leastHanging = 4;
/// How many times wider than high they may be.
constexpr float widestFan = 2.5F;

/// Vertices one after another, each with one line to it and one from it at most.
struct Chain {
    std::uint32_t in = noEdge; ///< The edge to the first one.
    std::uint32_t out = noEdge;
    std::uint32_t length = 0; ///< In rows.
    float width = 0;
    float height = 0;
};

class FanRows {
public:
    explicit FanRows(const BlockSketch& sketch)
        : m_sketch(sketch),
          m_ins(sketch.vertices.size()),
          m_outs(sketch.vertices.size()),
          m_lengths(sketch.edges.size(), 1)
    {
        for (std::uint32_t edge = 0; edge < sketch.edges.size(); ++edge) {
            m_outs[sketch.edges[edge].from].push_back(edge);
            m_ins[sketch.edges[edge].to].push_back(edge);
        }
    }

    std::vector<std::uint32_t> find()
    {
        std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::vector<Chain>> fans;
        for (std::uint32_t vertex = 0; vertex < m_sketch.vertices.size(); ++vertex) {
            if (!isLink(vertex) || !isFirst(vertex))
                continue;
            const Chain chain = chainFrom(vertex);
            const std::uint32_t from = chain.in == noEdge ? noEdge : m_sketch.edges[chain.in].from;
            const std::uint32_t to = chain.out == noEdge ? noEdge : m_sketch.edges[chain.out].to;
            if (from != noEdge || to != noEdge)
                fans[{from, to, chain.length}].push_back(chain);
        }
        for (const auto& [ends, chains] : fans)
            wrap(chains);
        return std::move(m_lengths);
    }

private:
    /// Whether a vertex can be in a chain.
    bool isLink(std::uint32_t vertex) const
    {
        return vertex >= m_sketch.topCount
            && vertex < m_sketch.vertices.size() - m_sketch.bottomCount && m_ins[vertex].size() <= 1
            && m_outs[vertex].size() <= 1;
    }
    bool isFirst(std::uint32_t vertex) const
    {
        return m_ins[vertex].empty() || !isLink(m_sketch.edges[m_ins[vertex].front()].from);
    }

    Chain chainFrom(std::uint32_t vertex) const
    {
        Chain chain{.in = m_ins[vertex].empty() ? noEdge : m_ins[vertex].front()};
        for (;;) {
            const BlockSketch::Vertex& link = m_sketch.vertices[vertex];
            ++chain.length;
            chain.width = std::max(chain.width, link.left + link.right + Spacing::between);
            chain.height += link.height + Spacing::upright;
            chain.out = m_outs[vertex].empty() ? noEdge : m_outs[vertex].front();
            if (chain.out == noEdge || !isLink(m_sketch.edges[chain.out].to))
                return chain;
            vertex = m_sketch.edges[chain.out].to;
        }
    }

    void wrap(const std::vector<Chain>& sisters)
    {
        const std::size_t count = sisters.size();
        const bool isHanging = sisters.front().in == noEdge || sisters.front().out == noEdge;
        if (count < (isHanging ? leastHanging : leastSisters))
            return;
        float width = 0;
        float height = 0;
        for (const Chain& chain : sisters) {
            width = std::max(width, chain.width);
            height = std::max(height, chain.height);
        }
        std::size_t rows = 1;
        std::size_t inRow = count;
        for (float lanes = 0; static_cast<float>(inRow) * (width + lanes)
             > widestFan * height * static_cast<float>(rows);
             lanes += Spacing::beside) {
            ++rows;
            inRow = (count + rows - 1) / rows;
        }
        for (std::size_t at = 0; at < count; ++at) {
            // Down first: so the lines of those above stand between those below.
            const auto row = static_cast<std::uint32_t>(at % rows);
            const auto below = static_cast<std::uint32_t>(rows - 1) - row;
            if (sisters[at].in != noEdge)
                m_lengths[sisters[at].in] += row * sisters[at].length;
            if (sisters[at].out != noEdge)
                m_lengths[sisters[at].out] += below * sisters[at].length;
        }
    }

    const BlockSketch& m_sketch;
    std::vector<std::vector<std::uint32_t>> m_ins; ///< By vertex: edges.
    std::vector<std::vector<std::uint32_t>> m_outs;
    std::vector<std::uint32_t> m_lengths;
};

} // namespace

std::vector<std::uint32_t> leastLengths(const BlockSketch& sketch)
{
    return FanRows(sketch).find();
}

} // namespace fusewright
