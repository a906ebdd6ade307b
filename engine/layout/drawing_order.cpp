// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What is drawn of a hull in which order: along the longest path, with what only feeds it or is
// only fed by it hung onto its vertices. What is in several parts, because values between them are
// written as names, has a path in each.

#include "engine/layout/inner_graph.h"
#include "engine/support/connected_parts.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <utility>

namespace fusewright {

namespace {

/// Parts are put where nothing passes by, or at a neck, only if that is so near, in vertices.
constexpr std::uint32_t nearBreak = 12;
/// What ends so early stands before all.
constexpr std::uint32_t nearStart = 24;
constexpr std::uint32_t muchLonger = 4; ///< Times that: what follows.
/// More parts at a neck would be a long row.
constexpr std::uint32_t mostAtNeck = 12;

/// Finds out which vertices are on the way from the start of the longest path to its end, in each
/// part of the graph that holds together, and hangs the others onto those.
class Hanging {
public:
    explicit Hanging(const InnerGraph& graph)
        : m_graph(graph),
          m_length(graph.size(), 0),
          m_previous(graph.size(), noCell),
          m_isFirst(graph.size(), false),
          m_isLast(graph.size(), false),
          m_isReached(graph.size(), false),
          m_reaches(graph.size(), false),
          m_isBesideFirst(graph.size(), false),
          m_anchor(graph.size())
    {
        measure();
        reach();
        hang();
    }

    std::vector<std::uint32_t> order() const
    {
        const std::uint32_t count = m_graph.size();
        std::vector<std::uint32_t> order = withFollowers();
        // Three places at every vertex: what feeds it, itself, what it feeds alone.
        std::vector<std::uint32_t> place(count);
        for (std::uint32_t vertex = 0; vertex < count; ++vertex)
            place[vertex] = 3 * m_anchor[vertex] + bucketOf(vertex);
        order = sorted(order, place);
        const std::vector<std::uint32_t> together = keptTogether();
        if (together.empty())
            return order;
        // Beside frames there is little room that cards alone would fill.
        if (m_graph.hasHulls())
            return withPartsAtNecks(order, place, together);
        for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
            const std::uint32_t where = together[m_part[vertex]];
            // What is made first, as a mask for all layers, stands before the first of them.
            const bool isEarly = where <= nearStart && where < count / muchLonger;
            if (where != noCell)
                place[vertex] = isEarly && m_graph.inCount == 0 ? 0 : 3 * where;
        }
        return sorted(order, place);
    }

private:
    /// All vertices, producers first; of what feeds the path from its side, what has one producer
    /// and one user comes behind its producer: else twenty-six tables would stand apart from what
    /// is made of each.
    std::vector<std::uint32_t> withFollowers() const
    {
        const std::uint32_t count = m_graph.size();
        std::vector<std::uint32_t> producers(count, 0);
        for (const InnerGraph::Edge& edge : m_graph.edges)
            ++producers[edge.to];
        std::vector<std::uint32_t> order(count);
        std::iota(order.begin(), order.end(), 0U);
        if (std::ranges::none_of(producers, [](auto some) { return some >= manyOperands; }))
            return order;
        order.clear();
        const auto follows = [&](std::uint32_t vertex) {
            return !m_isReached[vertex] && !m_graph.isPort(vertex) && producers[vertex] == 1
                && m_graph.edgesFrom(vertex).size() == 1
                && producers[m_graph.edgesFrom(vertex).front().to] >= manyOperands;
        };
        std::vector<bool> isPlaced(count, false);
        std::vector<std::uint32_t> next;
        for (std::uint32_t first = 0; first < count; ++first) {
            if (isPlaced[first])
                continue;
            next.push_back(first);
            while (!next.empty()) {
                const std::uint32_t vertex = next.back();
                next.pop_back();
                isPlaced[vertex] = true;
                order.push_back(vertex);
                const auto edges = m_graph.edgesFrom(vertex);
                for (const InnerGraph::Edge& edge : edges) {
                    if (edges.size() > 1 && !isPlaced[edge.to] && follows(edge.to))
                        next.push_back(edge.to);
                }
            }
        }
        return order;
    }

    /// Parts that are kept together stand where nothing passes by, or at least at a neck: else they
    /// would widen what is drawn there.
    std::vector<std::uint32_t> withPartsAtNecks(const std::vector<std::uint32_t>& order,
                                                const std::vector<std::uint32_t>& place,
                                                const std::vector<std::uint32_t>& together) const
    {
        const auto isBeside = [&](std::uint32_t vertex) {
            return together[m_part[vertex]] != noCell;
        };
        std::vector<std::uint32_t> rest;
        std::vector<std::uint32_t> rankOf(order.size(), 0);
        for (const std::uint32_t vertex : order) {
            rankOf[vertex] = static_cast<std::uint32_t>(rest.size());
            if (!isBeside(vertex))
                rest.push_back(vertex);
        }
        const NextBreaks next = breaksIn(rest, rankOf, together);
        const auto rankFor = [&](std::uint32_t part) {
            return static_cast<std::uint32_t>(
                std::ranges::lower_bound(rest, 3 * together[part], {},
                                         [&](std::uint32_t other) { return place[other]; })
                - rest.begin());
        };
        std::map<std::uint32_t, std::uint32_t> partsAt; // By the next neck.
        for (std::uint32_t part = 0; part < order.size(); ++part) {
            if (m_part[part] == part && isBeside(part))
                ++partsAt[next.neck[rankFor(part)]];
        }
        const auto inner = static_cast<std::uint32_t>(rest.size()) - m_graph.outCount;
        const std::uint32_t beforePorts = std::max(inner, 1U) - 1;
        const auto breakFor = [&](std::uint32_t rank) {
            const std::uint32_t gap = std::min(next.gap[rank], beforePorts);
            const std::uint32_t neck = std::min(next.neck[rank], beforePorts);
            if (gap - std::min(gap, rank) <= nearBreak)
                return gap;
            const bool isRoomy = partsAt[next.neck[rank]] <= mostAtNeck;
            return isRoomy && neck - std::min(neck, rank) <= nearBreak ? neck : rank;
        };
        // Two places at each: itself, what stands behind it.
        std::vector<std::uint32_t> where(order.size());
        for (const std::uint32_t vertex : order)
            where[vertex] =
                isBeside(vertex) ? 2 * breakFor(rankFor(m_part[vertex])) + 1 : 2 * rankOf[vertex];
        std::vector<std::uint32_t> all = order;
        std::ranges::stable_sort(all, {}, [&](std::uint32_t vertex) { return where[vertex]; });
        return all;
    }

    /// By rank: the next one that no edge passes by, and the next behind which none goes on.
    struct NextBreaks {
        std::vector<std::uint32_t> neck;
        std::vector<std::uint32_t> gap;
    };
    NextBreaks breaksIn(const std::vector<std::uint32_t>& rest,
                        const std::vector<std::uint32_t>& rankOf,
                        const std::vector<std::uint32_t>& together) const
    {
        const auto count = static_cast<std::uint32_t>(rest.size());
        std::vector<std::uint32_t> reach(count, 0); // The last rank that edges lead to.
        for (const InnerGraph::Edge& edge : m_graph.edges) {
            std::uint32_t& last = reach[rankOf[edge.from]];
            if (together[m_part[edge.from]] == noCell)
                last = std::max(last, rankOf[edge.to]);
        }
        NextBreaks next{.neck = std::vector<std::uint32_t>(count + 1, count),
                        .gap = std::vector<std::uint32_t>(count + 1, count)};
        std::uint32_t last = 0;
        for (std::uint32_t rank = 0; rank < count; ++rank) {
            next.neck[rank] = last <= rank ? rank : count;
            last = std::max(last, reach[rank]);
            next.gap[rank] = last <= rank ? rank : count;
        }
        for (std::uint32_t rank = count; rank-- > 0;) {
            next.neck[rank] = std::min(next.neck[rank], next.neck[rank + 1]);
            next.gap[rank] = std::min(next.gap[rank], next.gap[rank + 1]);
        }
        return next;
    }

    /// Stably, by places of which there are three for each vertex.
    static std::vector<std::uint32_t> sorted(const std::vector<std::uint32_t>& vertices,
                                             const std::vector<std::uint32_t>& place)
    {
        std::vector<std::uint32_t> begin(3 * vertices.size() + 1, 0);
        for (const std::uint32_t vertex : vertices)
            ++begin[place[vertex] + 1];
        std::partial_sum(begin.begin(), begin.end(), begin.begin());
        std::vector<std::uint32_t> order(vertices.size());
        for (const std::uint32_t vertex : vertices)
            order[begin[place[vertex]]++] = vertex;
        return order;
    }

    std::uint32_t bucketOf(std::uint32_t vertex) const
    {
        // Nothing stands before the ports: what feeds a vertex beside one follows it.
        const bool isAtPort = m_anchor[vertex] < m_graph.inCount && m_anchor[vertex] != vertex;
        if (m_isBesideFirst[vertex])
            return 0;
        if (isSink(vertex) || isAtPort)
            return 2;
        return isSource(vertex) ? 0 : 1;
    }

    /// By part: where all of it stands, because it is beside a larger one that it would tear
    /// apart; else nothing, as for those under each other. Empty where all are.
    std::vector<std::uint32_t> keptTogether() const
    {
        struct Extent {
            std::uint32_t part = 0;
            std::uint32_t size = 0;
            std::uint32_t begin = noCell; ///< Anchors.
            std::uint32_t end = 0;
            std::uint32_t last = 0; ///< A vertex: of what is given out, far behind.
            bool hasPorts = false;
        };
        const std::uint32_t count = m_graph.size();
        if (m_partCount < 2)
            return {};
        std::vector<Extent> extents(count);
        for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
            Extent& extent = extents[m_part[vertex]];
            extent.part = m_part[vertex];
            ++extent.size;
            extent.begin = std::min(extent.begin, m_anchor[vertex]);
            extent.end = std::max(extent.end, m_anchor[vertex]);
            extent.last = vertex;
            extent.hasPorts = extent.hasPorts || m_graph.isPort(vertex);
        }
        std::erase_if(extents, [](const Extent& extent) { return extent.size == 0; });
        std::ranges::stable_sort(extents, [](const Extent& one, const Extent& other) {
            return std::pair(one.hasPorts, one.size) > std::pair(other.hasPorts, other.size);
        });
        std::vector<std::uint32_t> together;
        std::map<std::uint32_t, std::uint32_t> taken; // By begin: the end.
        for (const Extent& extent : extents) {
            const auto after = taken.upper_bound(extent.end);
            const bool isBeside =
                after != taken.begin() && std::prev(after)->second >= extent.begin;
            if (!isBeside || extent.hasPorts) {
                // Those with ports may lie in each other: the larger ones come first.
                const std::uint32_t before = isBeside ? std::prev(after)->second : 0;
                std::uint32_t& end = taken[extent.begin];
                end = std::max({end, before, extent.end});
                continue;
            }
            together.resize(count, noCell);
            together[extent.part] = extent.last;
        }
        return together;
    }

    bool isSource(std::uint32_t vertex) const
    {
        return (!m_isReached[vertex] || m_isFirst[vertex]) && m_anchor[vertex] != vertex;
    }
    bool isSink(std::uint32_t vertex) const
    {
        return m_isReached[vertex] && (!m_reaches[vertex] || m_isLast[vertex])
            && m_anchor[vertex] != vertex;
    }

    void measure()
    {
        for (const InnerGraph::Edge& edge : m_graph.edges) {
            if (m_length[edge.to] < m_length[edge.from] + 1) {
                m_length[edge.to] = m_length[edge.from] + 1;
                m_previous[edge.to] = edge.from;
            }
        }
    }

    void findParts()
    {
        ConnectedParts parts(m_graph.size());
        for (const InnerGraph::Edge& edge : m_graph.edges)
            parts.join(edge.from, edge.to);
        for (std::uint32_t vertex = 0; vertex < m_graph.size(); ++vertex) {
            m_part.push_back(parts.of(vertex));
            m_partCount += m_part.back() == vertex ? 1 : 0;
        }
    }

    void findLongest()
    {
        const std::vector<std::uint32_t>& part = m_part;
        std::vector<std::uint32_t> lastOf(part.begin(), part.end()); // By part.
        for (std::uint32_t vertex = 0; vertex < part.size(); ++vertex) {
            if (m_length[vertex] > m_length[lastOf[part[vertex]]])
                lastOf[part[vertex]] = vertex;
        }
        for (std::uint32_t vertex = 0; vertex < part.size(); ++vertex) {
            if (part[vertex] != vertex)
                continue;
            const std::uint32_t last = lastOf[vertex];
            std::uint32_t first = last;
            while (m_previous[first] != noCell)
                first = m_previous[first];
            m_isFirst[first] = true;
            m_isLast[last] = !m_graph.isPort(last);
            m_isReached[first] = true;
            m_reaches[last] = true;
        }
    }

    void reach()
    {
        findParts();
        findLongest();
        // Ports stay where they are.
        for (std::uint32_t port = 0; port < m_graph.inCount; ++port)
            m_isReached[port] = true;
        for (std::uint32_t port = m_graph.size() - m_graph.outCount; port < m_graph.size(); ++port)
            m_reaches[port] = true;
        for (const InnerGraph::Edge& edge : m_graph.edges) {
            if (m_isReached[edge.from])
                m_isReached[edge.to] = true;
        }
        for (std::size_t at = m_graph.edges.size(); at-- > 0;) {
            if (m_reaches[m_graph.edges[at].to])
                m_reaches[m_graph.edges[at].from] = true;
        }
    }

    /// Where a path begins is an input often, and may be needed late.
    std::uint32_t anchorOfFirst(std::uint32_t first) const
    {
        std::uint32_t earliest = noCell;
        for (const InnerGraph::Edge& edge : m_graph.edgesFrom(first)) {
            if (m_reaches[edge.to])
                earliest = std::min(earliest, edge.to);
        }
        return earliest == noCell || m_graph.isPort(first) || m_graph.isPort(earliest) ? first
                                                                                       : earliest;
    }

    void hang()
    {
        std::vector<std::uint32_t> latest(m_graph.size(), noCell);
        for (std::uint32_t vertex = 0; vertex < m_graph.size(); ++vertex) {
            // The end of the path too: an output, which comes after all other outputs.
            const bool isSide = (m_isReached[vertex] && !m_reaches[vertex]) || m_isLast[vertex];
            m_anchor[vertex] = m_isFirst[vertex] ? anchorOfFirst(vertex) : vertex;
            if (isSide && latest[vertex] != noCell)
                m_anchor[vertex] = std::max(latest[vertex], std::max(m_graph.inCount, 1U) - 1);
            if (!m_isReached[vertex])
                continue;
            const bool isMoved = m_isFirst[vertex] && m_anchor[vertex] != vertex;
            for (const InnerGraph::Edge& edge : m_graph.edgesFrom(vertex)) {
                // What leads nowhere from there stands before what the way goes on with.
                m_isBesideFirst[edge.to] = isMoved && latest[edge.to] == noCell
                    && !m_graph.isPort(edge.to) && m_graph.edgesFrom(edge.to).empty();
                std::uint32_t& last = latest[edge.to];
                last = last == noCell ? m_anchor[vertex] : std::max(last, m_anchor[vertex]);
            }
        }
        const std::vector<bool> isLeaf = findLeaves();
        for (std::uint32_t vertex = m_graph.size(); vertex-- > 0;) {
            if (m_isReached[vertex] || m_graph.isPort(vertex))
                continue;
            std::uint32_t earliest = noCell;
            for (const InnerGraph::Edge& edge : m_graph.edgesFrom(vertex)) {
                if (!isLeaf[edge.to])
                    earliest = std::min(earliest, m_anchor[edge.to]);
            }
            if (earliest != noCell)
                m_anchor[vertex] = std::min(earliest, m_graph.size() - m_graph.outCount);
        }
        hangLeaves(isLeaf);
    }

    /// What is made at the side of the longest path and leads nowhere, as the keys of a layer that
    /// are given out: it stands behind what makes it.
    std::vector<bool> findLeaves() const
    {
        std::vector<bool> isLeaf(m_graph.size(), false);
        for (const InnerGraph::Edge& edge : m_graph.edges)
            isLeaf[edge.to] = !m_graph.isPort(edge.to) && !m_isReached[edge.to]
                && m_graph.edgesFrom(edge.to).empty();
        for (const InnerGraph::Edge& edge : m_graph.edges)
            isLeaf[edge.to] = isLeaf[edge.to] && m_reaches[edge.from];
        return isLeaf;
    }

    void hangLeaves(const std::vector<bool>& isLeaf)
    {
        std::vector<bool> isHung(m_graph.size(), false);
        for (const InnerGraph::Edge& edge : m_graph.edges) {
            if (!isLeaf[edge.to])
                continue;
            const std::uint32_t above = m_anchor[edge.from];
            m_anchor[edge.to] = isHung[edge.to] ? std::max(m_anchor[edge.to], above) : above;
            isHung[edge.to] = true;
        }
    }

    const InnerGraph& m_graph;
    std::uint32_t m_partCount = 0;
    std::vector<std::uint32_t> m_part;     ///< The same number for those that hold together.
    std::vector<std::uint32_t> m_length;   ///< Of the longest path that ends here.
    std::vector<std::uint32_t> m_previous; ///< On this path.
    std::vector<bool> m_isFirst;           ///< Of the longest path of its part.
    std::vector<bool> m_isLast;            ///< The same, where it is no port.
    std::vector<bool> m_isReached;         ///< From the first vertex of the longest path.
    std::vector<bool> m_reaches;           ///< Its last vertex.
    std::vector<bool> m_isBesideFirst;     ///< A leaf of the first vertex only.
    std::vector<std::uint32_t> m_anchor;   ///< The vertex it stands at.
};

} // namespace

std::vector<std::uint32_t> drawingOrder(const InnerGraph& graph)
{
    return Hanging(graph).order();
}

} // namespace fusewright
