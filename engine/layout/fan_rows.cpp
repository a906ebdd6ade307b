// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Twenty-six tables whose rows meet in one place would be one row of twenty-six cards. Chains of
// one length, from one place or from none, to one place or to none, are sisters: they are wrapped
// like text, and lines of those above go down between those below. So are little trees that are
// alike, as an index from which two tables are read.

#include "engine/layout/fan_rows.h"

#include "engine/support/connected_parts.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace fusewright {

namespace {

constexpr std::uint32_t noEdge = NodeId::nothing;
/// Stands for all ports of a side.
constexpr std::uint32_t anyPort = noEdge - 1;
/// Fewer sisters stay beside each other; such that hang at one place alone are wrapped earlier.
constexpr std::size_t leastSisters = 5;
constexpr std::size_t leastHanging = 4;
/// The same of those that each have a port of their own: cards, or frames.
constexpr std::size_t leastAtPorts = 5;
constexpr std::size_t leastFramesAtPorts = 20;
/// How many times wider than high they may be.
constexpr float widestFan = 2.5F;
/// What so many lead to, or what leads to so many, is where sisters meet, not one of them.
constexpr std::size_t hubEdges = leastSisters;
constexpr std::size_t largestTree = 6;

/// Vertices one after another, each with one line to it and one from it at most.
struct Chain {
    std::uint32_t in = noEdge; ///< The edge to the first one.
    std::uint32_t out = noEdge;
    std::uint32_t length = 0; ///< In rows.
    float width = 0;
    float height = 0;
    bool hasFrame = false;
};

/// Vertices that hold together without those where many meet.
struct Tree {
    std::vector<std::uint32_t> vertices;
    std::vector<std::uint32_t> ins; ///< Edges.
    std::vector<std::uint32_t> outs;
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
            const std::uint32_t from = beginOf(chain);
            const std::uint32_t to = endOf(chain);
            if (from != noEdge || to != noEdge)
                fans[{from, to, chain.length}].push_back(chain);
        }
        for (const auto& [kind, chains] : fans) {
            const auto [from, to, length] = kind;
            const bool isAtPorts = from == anyPort || to == anyPort;
            if (!isAtPorts
                || chains.size() >= (chains.front().hasFrame ? leastFramesAtPorts : leastAtPorts))
                wrap(chains);
        }
        for (const std::vector<Tree>& trees : likeTrees())
            wrap(trees);
        return std::move(m_lengths);
    }

private:
    /// Where a chain comes from. Cards that each have a port of their own are sisters, too.
    std::uint32_t beginOf(const Chain& chain) const
    {
        if (chain.in == noEdge)
            return noEdge;
        const std::uint32_t from = m_sketch.edges[chain.in].from;
        const bool isPort = m_sketch.topCount > 1 && from < m_sketch.topCount;
        return isPort && m_outs[from].size() == 1 ? anyPort : from;
    }
    std::uint32_t endOf(const Chain& chain) const
    {
        if (chain.out == noEdge)
            return noEdge;
        const std::uint32_t to = m_sketch.edges[chain.out].to;
        const bool isPort =
            m_sketch.bottomCount > 1 && to >= m_sketch.vertices.size() - m_sketch.bottomCount;
        return isPort && m_ins[to].size() == 1 ? anyPort : to;
    }

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
            chain.hasFrame = chain.hasFrame || link.isFrame;
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
        const bool isHanging = sisters.front().in == noEdge || sisters.front().out == noEdge;
        if (sisters.size() < (isHanging ? leastHanging : leastSisters))
            return;
        const std::size_t rows = rowsFor(sisters);
        for (std::size_t at = 0; at < sisters.size(); ++at) {
            const Chain& chain = sisters[at];
            if (chain.in != noEdge)
                m_lengths[chain.in] += rowOf(at, rows) * chain.length;
            if (chain.out != noEdge)
                m_lengths[chain.out] += rowsBelow(at, rows) * chain.length;
        }
    }
    void wrap(const std::vector<Tree>& sisters)
    {
        if (sisters.size() < leastSisters)
            return;
        const std::size_t rows = rowsFor(sisters);
        for (std::size_t at = 0; at < sisters.size(); ++at) {
            const Tree& tree = sisters[at];
            for (const std::uint32_t edge : tree.ins)
                m_lengths[edge] += rowOf(at, rows) * tree.length;
            for (const std::uint32_t edge : tree.outs)
                m_lengths[edge] += rowsBelow(at, rows) * tree.length;
        }
    }

    // Down first: so the lines of those above stand between those below.
    static std::uint32_t rowOf(std::size_t at, std::size_t rows)
    {
        return static_cast<std::uint32_t>(at % rows);
    }
    static std::uint32_t rowsBelow(std::size_t at, std::size_t rows)
    {
        return static_cast<std::uint32_t>(rows - 1) - rowOf(at, rows);
    }

    template <class Sister>
    static std::size_t rowsFor(const std::vector<Sister>& sisters)
    {
        const std::size_t count = sisters.size();
        float width = 0;
        float height = 0;
        for (const Sister& sister : sisters) {
            width = std::max(width, sister.width);
            height = std::max(height, sister.height);
        }
        std::size_t rows = 1;
        std::size_t inRow = count;
        for (float lanes = 0; static_cast<float>(inRow) * (width + lanes)
             > widestFan * height * static_cast<float>(rows);
             lanes += Spacing::beside) {
            ++rows;
            inRow = (count + rows - 1) / rows;
        }
        return rows;
    }

    bool isHub(std::uint32_t vertex) const
    {
        return vertex < m_sketch.topCount
            || vertex >= m_sketch.vertices.size() - m_sketch.bottomCount
            || m_ins[vertex].size() >= hubEdges || m_outs[vertex].size() >= hubEdges;
    }

    /// Trees from and to the same places, with as many vertices and rows.
    std::vector<std::vector<Tree>> likeTrees() const
    {
        const auto count = static_cast<std::uint32_t>(m_sketch.vertices.size());
        ConnectedParts parts(count);
        for (const BlockSketch::Edge& edge : m_sketch.edges) {
            if (!isHub(edge.from) && !isHub(edge.to))
                parts.join(edge.from, edge.to);
        }
        std::vector<Tree> trees(count);
        for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
            if (!isHub(vertex))
                trees[parts.of(vertex)].vertices.push_back(vertex);
        }
        std::map<std::vector<std::uint32_t>, std::vector<Tree>> byKind;
        for (Tree& tree : trees) {
            // Chains have been wrapped. Cards beside frames have a way of their own.
            const bool isChain = std::ranges::all_of(
                tree.vertices, [this](std::uint32_t vertex) { return isLink(vertex); });
            if (isChain || tree.vertices.size() > largestTree || hasFrames(tree))
                continue;
            measure(tree);
            std::vector<std::uint32_t> kind{tree.length,
                                            static_cast<std::uint32_t>(tree.vertices.size())};
            for (const std::uint32_t edge : tree.ins)
                kind.push_back(m_sketch.edges[edge].from);
            kind.push_back(noEdge);
            for (const std::uint32_t edge : tree.outs)
                kind.push_back(m_sketch.edges[edge].to);
            byKind[std::move(kind)].push_back(std::move(tree));
        }
        std::vector<std::vector<Tree>> all;
        for (auto& [kind, alike] : byKind)
            all.push_back(std::move(alike));
        return all;
    }

    bool hasFrames(const Tree& tree) const
    {
        const auto [lowest, highest] =
            std::ranges::minmax_element(tree.vertices, {}, [this](std::uint32_t vertex) {
                return m_sketch.vertices[vertex].height;
            });
        return m_sketch.vertices[*highest].height > 2 * m_sketch.vertices[*lowest].height;
    }

    /// Its edges and its size, if each vertex stands as high as it can.
    void measure(Tree& tree) const
    {
        std::map<std::uint32_t, std::uint32_t> rowOf;
        std::map<std::uint32_t, std::pair<float, float>> rows; // Width and height of each.
        for (const std::uint32_t vertex : tree.vertices) {
            std::uint32_t row = 0;
            for (const std::uint32_t edge : m_ins[vertex]) {
                const auto above = rowOf.find(m_sketch.edges[edge].from);
                if (above == rowOf.end())
                    tree.ins.push_back(edge);
                else
                    row = std::max(row, above->second + 1);
            }
            rowOf[vertex] = row;
            const BlockSketch::Vertex& card = m_sketch.vertices[vertex];
            rows[row].first += card.left + card.right + Spacing::between;
            rows[row].second = std::max(rows[row].second, card.height + Spacing::upright);
        }
        for (const std::uint32_t vertex : tree.vertices) {
            for (const std::uint32_t edge : m_outs[vertex]) {
                if (!rowOf.contains(m_sketch.edges[edge].to))
                    tree.outs.push_back(edge);
            }
        }
        for (const auto& [row, size] : rows) {
            tree.width = std::max(tree.width, size.first);
            tree.height += size.second;
        }
        tree.length = static_cast<std::uint32_t>(rows.size());
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
