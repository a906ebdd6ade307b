// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Rows are sorted by the mean place of their neighbours in the row before, down and up in turn, and
// neighbours are exchanged as long as that helps; from several beginnings, while lines still cross.
// The best order of all is kept. A hull has ports beside each other, each a place of its own.

#include "engine/layout/rank_grid.h"
#include "engine/support/hash.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace fusewright {

namespace {

class RankSorting {
public:
    RankSorting(RankGrid& grid, const CancelToken& cancel)
        : m_grid(grid), m_cancel(cancel), m_place(grid.nodes.size(), 0)
    {
        findPorts(grid.lower, &RankGrid::Link::fromOffset, m_lowerEnd);
        findPorts(grid.upper, &RankGrid::Link::toOffset, m_upperEnd);
    }

    std::size_t sort(Effort effort)
    {
        const bool isSmall = m_grid.nodes.size() <= mostToStartAnew;
        const unsigned starts = effort == Effort::Thorough && isSmall ? mostStarts : 1;
        std::size_t best = SIZE_MAX;
        std::vector<std::vector<std::uint32_t>> bestRanks;
        for (unsigned start = 0; start < starts && best > 0; ++start) {
            if (start > 0 && m_cancel.isCancelled())
                break;
            walk(start);
            const std::size_t now = improve(effort);
            if (now < best) {
                best = now;
                bestRanks = m_grid.ranks;
            }
        }
        m_grid.ranks = bestRanks;
        turnToOrder(m_grid);
        // The mirror image of a hull has its ports where they are.
        if (m_hasPorts && crossingsAnew() > best)
            m_grid.ranks = std::move(bestRanks);
        return best;
    }

private:
    /// Of a line's end: its place in the row, and its port among those of the node.
    using Places = std::vector<std::uint64_t>;

    /// Where links end at their nodes, on one side of them.
    struct Ends {
        std::vector<std::uint32_t> port;  ///< By link: from left to right.
        std::vector<std::uint32_t> count; ///< Of ports, by node.
        /// How far a link ends from the middle of its node's place.
        float shiftOf(std::uint32_t link, std::uint32_t node) const
        {
            return (static_cast<float>(port[link]) + 1) / (static_cast<float>(count[node]) + 1)
                - 0.5F;
        }
    };

    /// Where rounds come to an end depends on where they begin, so several beginnings are tried.
    static constexpr unsigned mostStarts = 16;
    static constexpr unsigned fileStarts = 4; ///< Follow the order of the file.
    static constexpr std::size_t mostToStartAnew = 600;

    void findPorts(const std::vector<std::vector<std::uint32_t>>& linksOfNodes,
                   float RankGrid::Link::*offset, Ends& ends)
    {
        ends.port.assign(m_grid.links.size(), 0);
        ends.count.assign(m_grid.nodes.size(), 1);
        std::vector<float> offsets;
        for (std::uint32_t node = 0; node < linksOfNodes.size(); ++node) {
            offsets.clear();
            for (const std::uint32_t link : linksOfNodes[node])
                offsets.push_back(m_grid.links[link].*offset);
            std::ranges::sort(offsets);
            offsets.erase(std::unique(offsets.begin(), offsets.end()), offsets.end());
            if (offsets.size() < 2)
                continue;
            m_hasPorts = true;
            ends.count[node] = static_cast<std::uint32_t>(offsets.size());
            for (const std::uint32_t link : linksOfNodes[node])
                ends.port[link] = static_cast<std::uint32_t>(
                    std::ranges::lower_bound(offsets, m_grid.links[link].*offset)
                    - offsets.begin());
        }
    }

    std::size_t improve(Effort effort)
    {
        std::size_t best = crossings();
        std::vector<std::vector<std::uint32_t>> bestRanks = m_grid.ranks;
        const int rounds = effort != Effort::Little ? 12 : 3;
        for (int round = 0; round < rounds && best > 0 && !m_cancel.isCancelled(); ++round) {
            sweep(round % 2 == 0);
            if (effort != Effort::Little)
                exchange();
            const std::size_t now = crossings();
            if (now < best) {
                best = now;
                bestRanks = m_grid.ranks;
            }
        }
        m_grid.ranks = std::move(bestRanks);
        return best;
    }

    /// A first order: as a walk along all lines comes upon the nodes. The first walk goes down and
    /// takes first what comes first in the file, the next the other way, then the same up; then all
    /// four by how the block is built, and later ones mix.
    void walk(unsigned start)
    {
        const bool isDown = start % 4 < 2;
        for (std::vector<std::uint32_t>& rank : m_grid.ranks)
            rank.clear();
        std::vector<bool> isSeen(m_grid.nodes.size(), false);
        std::vector<std::uint32_t> stack;
        std::vector<std::uint32_t> links;
        std::uint64_t mixed = start;
        std::vector<std::uint32_t> ends;
        for (std::uint32_t node = 0; node < m_grid.nodes.size(); ++node) {
            if (linksOf(node, isDown).empty())
                ends.push_back(node);
        }
        const auto order = [this](std::uint32_t node) { return m_grid.nodes[node].order; };
        if (start < fileStarts)
            std::ranges::stable_sort(ends, {}, order);
        for (const std::uint32_t first : ends) {
            stack.push_back(first);
            while (!stack.empty()) {
                const std::uint32_t node = stack.back();
                stack.pop_back();
                if (isSeen[node])
                    continue;
                isSeen[node] = true;
                std::vector<std::uint32_t>& rank = m_grid.ranks[m_grid.nodes[node].rank];
                m_place[node] = static_cast<std::uint32_t>(rank.size());
                rank.push_back(node);
                links = linksOf(node, !isDown);
                if (start < fileStarts)
                    std::ranges::stable_sort(links, {}, [&](std::uint32_t link) {
                        return order(neighbour(link, !isDown));
                    });
                if (start % 2 == 0)
                    std::ranges::reverse(links);
                if (start >= 2 * fileStarts && links.size() > 1) {
                    mixed = hashCombine(mixed, node);
                    const auto begin = static_cast<std::ptrdiff_t>(mixed % links.size());
                    std::rotate(links.begin(), links.begin() + begin, links.end());
                }
                for (const std::uint32_t link : links)
                    stack.push_back(neighbour(link, !isDown));
            }
        }
    }

    void number(const std::vector<std::uint32_t>& rank)
    {
        for (std::uint32_t place = 0; place < rank.size(); ++place)
            m_place[rank[place]] = place;
    }

    std::uint32_t neighbour(std::uint32_t link, bool isAbove) const
    {
        return isAbove ? m_grid.links[link].from : m_grid.links[link].to;
    }
    const std::vector<std::uint32_t>& linksOf(std::uint32_t node, bool isAbove) const
    {
        return isAbove ? m_grid.upper[node] : m_grid.lower[node];
    }
    /// Of links at their neighbour.
    const Ends& endsAt(bool isAbove) const { return isAbove ? m_lowerEnd : m_upperEnd; }

    void sweep(bool isDown)
    {
        const std::size_t count = m_grid.ranks.size();
        std::vector<std::pair<float, std::uint32_t>> keyed;
        for (std::size_t step = 1; step < count; ++step) {
            std::vector<std::uint32_t>& rank = m_grid.ranks[isDown ? step : count - 1 - step];
            keyed.clear();
            for (const std::uint32_t node : rank) {
                const auto& links = linksOf(node, isDown);
                float sum = 0;
                for (const std::uint32_t link : links) {
                    const std::uint32_t other = neighbour(link, isDown);
                    sum += static_cast<float>(m_place[other]) + endsAt(isDown).shiftOf(link, other);
                }
                const float mean = links.empty() ? static_cast<float>(m_place[node])
                                                 : sum / static_cast<float>(links.size());
                keyed.emplace_back(mean, node);
            }
            std::ranges::stable_sort(keyed, {}, &std::pair<float, std::uint32_t>::first);
            for (std::size_t at = 0; at < keyed.size(); ++at)
                rank[at] = keyed[at].second;
            number(rank);
        }
    }

    Places placesOf(std::uint32_t node, bool isAbove) const
    {
        Places places;
        for (const std::uint32_t link : linksOf(node, isAbove))
            places.push_back((std::uint64_t{m_place[neighbour(link, isAbove)]} << 32U)
                             + endsAt(isAbove).port[link]);
        std::ranges::sort(places);
        return places;
    }

    /// Of pairs of lines, how many cross when `left` is left of `right`.
    static std::size_t crossingsOf(const Places& left, const Places& right)
    {
        std::size_t count = 0;
        std::size_t at = 0;
        for (const std::uint64_t place : left) {
            while (at < right.size() && right[at] < place)
                ++at;
            count += at;
        }
        return count;
    }

    void exchange()
    {
        for (int round = 0; round < 4; ++round) {
            bool isBetter = false;
            for (std::vector<std::uint32_t>& rank : m_grid.ranks) {
                if (m_cancel.isCancelled())
                    return;
                isBetter = exchange(rank) || isBetter;
            }
            if (!isBetter)
                return;
        }
    }

    bool exchange(std::vector<std::uint32_t>& rank)
    {
        bool isBetter = false;
        if (rank.empty())
            return false;
        Places upper = placesOf(rank[0], true);
        Places lower = placesOf(rank[0], false);
        for (std::size_t at = 0; at + 1 < rank.size(); ++at) {
            Places nextUpper = placesOf(rank[at + 1], true);
            Places nextLower = placesOf(rank[at + 1], false);
            const std::size_t now = crossingsOf(upper, nextUpper) + crossingsOf(lower, nextLower);
            const std::size_t then = crossingsOf(nextUpper, upper) + crossingsOf(nextLower, lower);
            if (then < now) {
                std::swap(rank[at], rank[at + 1]);
                isBetter = true;
            } else {
                upper = std::move(nextUpper);
                lower = std::move(nextLower);
            }
        }
        number(rank);
        return isBetter;
    }

    std::size_t crossingsAnew()
    {
        for (const std::vector<std::uint32_t>& rank : m_grid.ranks)
            number(rank);
        return crossings();
    }

    /// Counts with a tree of sums over the ports of the lower row.
    std::size_t crossings()
    {
        std::size_t count = 0;
        for (std::size_t rank = 0; rank + 1 < m_grid.ranks.size(); ++rank) {
            m_firstPort.assign(1, 0);
            for (const std::uint32_t node : m_grid.ranks[rank + 1])
                m_firstPort.push_back(m_firstPort.back() + m_upperEnd.count[node]);
            m_sums.assign(m_firstPort.back() + 1, 0);
            std::size_t seen = 0;
            for (const std::uint32_t node : m_grid.ranks[rank])
                count += crossingsBelow(node, seen);
        }
        return count;
    }

    /// Of a node's lines with those of nodes on its left, and of its own ports.
    std::size_t crossingsBelow(std::uint32_t node, std::size_t& seen)
    {
        const std::size_t width = m_sums.size() - 1;
        m_ends.clear();
        for (const std::uint32_t link : m_grid.lower[node])
            m_ends.emplace_back(m_lowerEnd.port[link],
                                m_firstPort[m_place[m_grid.links[link].to]]
                                    + m_upperEnd.port[link]);
        std::ranges::sort(m_ends);
        std::size_t count = 0;
        for (std::size_t begin = 0; begin < m_ends.size();) {
            std::size_t end = begin;
            for (; end < m_ends.size() && m_ends[end].first == m_ends[begin].first; ++end) {
                std::size_t notRight = 0;
                for (std::size_t at = m_ends[end].second + 1; at > 0; at &= at - 1)
                    notRight += m_sums[at];
                count += seen - notRight;
            }
            for (; begin < end; ++begin, ++seen) {
                for (std::size_t at = m_ends[begin].second + 1; at <= width; at += at & (~at + 1))
                    ++m_sums[at];
            }
        }
        return count;
    }

    RankGrid& m_grid;
    const CancelToken& m_cancel;
    std::vector<std::uint32_t> m_place; ///< By node: in its row.
    Ends m_lowerEnd;                    ///< Of links at the node above them.
    Ends m_upperEnd;
    bool m_hasPorts = false;
    std::vector<std::size_t> m_firstPort; ///< By place in a row: of all its ports.
    std::vector<std::pair<std::uint32_t, std::size_t>> m_ends;
    std::vector<std::size_t> m_sums;
};

} // namespace

void turnToOrder(RankGrid& grid)
{
    std::int64_t cardsInOrder = 0;
    std::int64_t inOrder = 0;
    for (const std::vector<std::uint32_t>& rank : grid.ranks) {
        for (std::size_t at = 1; at < rank.size(); ++at) {
            const RankGrid::Node& left = grid.nodes[rank[at - 1]];
            const RankGrid::Node& right = grid.nodes[rank[at]];
            const int vote = left.order < right.order ? 1 : left.order > right.order ? -1 : 0;
            inOrder += vote;
            cardsInOrder += left.isLine || right.isLine ? 0 : vote;
        }
    }
    if (inOrder + (grid.isTurned ? 0 : 2 * cardsInOrder) >= 0)
        return;
    for (std::vector<std::uint32_t>& rank : grid.ranks)
        std::ranges::reverse(rank);
}

std::size_t sortRanks(RankGrid& grid, Effort effort, const CancelToken& cancel)
{
    return RankSorting(grid, cancel).sort(effort);
}

} // namespace fusewright
