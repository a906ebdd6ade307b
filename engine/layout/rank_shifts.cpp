// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A thread goes through one line above a node and one below it. What hangs on the other ports of a
// hull is moved sideways as a whole, together with all that is in its way, where by that more
// lines become straight than are bent, and nothing becomes wider. Before, what hangs on all the
// rest by one line and stands far from there is moved up to it.

#include "engine/layout/rank_grid.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <ranges>
#include <utility>

namespace fusewright {

namespace {

class RankShifts {
public:
    RankShifts(const RankGrid& grid, std::vector<float> x)
        : m_grid(grid),
          m_x(std::move(x)),
          m_rankPlace(grid.nodes.size(), 0),
          m_next(grid.nodes.size()),
          m_isMoved(grid.nodes.size(), false)
    {
        std::iota(m_next.begin(), m_next.end(), 0U);
        for (const std::vector<std::uint32_t>& rank : grid.ranks) {
            for (std::size_t at = 0; at < rank.size(); ++at)
                m_rankPlace[rank[at]] = at;
        }
    }

    std::vector<float> shift(const std::vector<std::uint32_t>& tied)
    {
        m_groupOf = m_next;
        for (std::size_t at = 1; at < tied.size(); ++at)
            join(tied[at - 1], tied[at]);
        for (const RankGrid::Link& link : m_grid.links)
            joinAlong(link);
        measureWidth();
        findHanging();
        for (const std::uint32_t node : m_hanging | std::views::reverse)
            pull(node);
        straightenAll([](const RankGrid::Link& link) { return link.isChain; });
        // Where necks stand decides how wide a column is.
        m_fixed = tied;
        straightenAll([&](const RankGrid::Link& link) {
            return m_grid.nodes[link.from].isLine != m_grid.nodes[link.to].isLine;
        });
        return std::move(m_x);
    }

private:
    static constexpr int mostRounds = 3;
    static constexpr float even = 0.01F;
    static constexpr float far = 150; ///< What hangs nearer stays where it is.

    void measureWidth()
    {
        for (std::uint32_t node = 0; node < m_x.size(); ++node) {
            m_left = std::min(m_left, m_x[node] - m_grid.nodes[node].left);
            m_right = std::max(m_right, m_x[node] + m_grid.nodes[node].right);
        }
        // A frame that is drawn above is as wide as what hangs on its ports.
        for (const RankGrid::Link& link : m_grid.links) {
            // Ports of the hull around have no size either; from them lines have no offset.
            if (link.fromOffset != 0 && isDrawnAbove(link.from)) {
                const RankGrid::Node& card = m_grid.nodes[link.to];
                m_left = std::min(m_left, m_x[link.from] + link.fromOffset - card.left);
                m_right = std::max(m_right, m_x[link.from] + link.fromOffset + card.right);
            }
        }
    }

    bool isDrawnAbove(std::uint32_t node) const
    {
        const RankGrid::Node& neck = m_grid.nodes[node];
        return !neck.isLine && neck.left == 0 && neck.right == 0;
    }

    bool isStiff(const RankGrid::Link& link) const
    {
        return link.isChain || (m_grid.nodes[link.from].isLine && m_grid.nodes[link.to].isLine);
    }
    float slantOf(const RankGrid::Link& link) const
    {
        return m_x[link.from] + link.fromOffset - m_x[link.to] - link.toOffset;
    }
    bool isStraight(const RankGrid::Link& link) const { return std::abs(slantOf(link)) < even; }

    /// Two groups become one; its nodes follow each other in a ring.
    void join(std::uint32_t left, std::uint32_t right)
    {
        const std::uint32_t group = m_groupOf[left];
        if (group == m_groupOf[right])
            return;
        for (std::uint32_t node = right; m_groupOf[node] != group; node = m_next[node])
            m_groupOf[node] = group;
        std::swap(m_next[left], m_next[right]);
    }

    template <class Wanted>
    void straightenAll(Wanted isWanted)
    {
        bool isAnyBetter = true;
        for (int round = 0; round < mostRounds && isAnyBetter; ++round) {
            isAnyBetter = false;
            for (const RankGrid::Link& link : m_grid.links)
                isAnyBetter = (isWanted(link) && straighten(link)) || isAnyBetter;
        }
    }

    bool straighten(const RankGrid::Link& link)
    {
        const float slant = slantOf(link);
        if (std::abs(slant) < even || m_groupOf[link.from] == m_groupOf[link.to])
            return false;
        if (!move(link.to, slant, link.from) && !move(link.from, -slant, link.to))
            return false;
        return true;
    }

    /// Moves a node with all that goes with it, if that is good and what must stay does stay.
    bool move(std::uint32_t node, float distance, std::uint32_t fixed)
    {
        m_moved.clear();
        take(node);
        for (std::size_t at = 0; at < m_moved.size(); ++at)
            takeNeighbour(m_moved[at], distance);
        const bool isFree = !m_isMoved[fixed]
            && std::ranges::none_of(m_fixed, [&](std::uint32_t at) { return m_isMoved[at]; });
        const bool isGood = isFree && gainOf(distance) > 0 && keepsWidth(distance);
        finish(isGood ? distance : 0);
        return isGood;
    }

    /// What hangs on the rest by one line, and what hangs on that: trees, ends first.
    void findHanging()
    {
        const std::size_t count = m_x.size();
        m_holder.assign(count, NodeId::nothing);
        m_held.resize(count);
        std::vector<std::size_t> degree;
        for (std::uint32_t node = 0; node < count; ++node) {
            degree.push_back(m_grid.upper[node].size() + m_grid.lower[node].size());
            if (degree.back() == 1)
                m_hanging.push_back(node);
        }
        std::vector<bool> isHanging(count, false);
        for (std::size_t at = 0; at < m_hanging.size(); ++at) {
            const std::uint32_t node = m_hanging[at];
            isHanging[node] = true;
            for (const auto* const links : {&m_grid.upper[node], &m_grid.lower[node]}) {
                for (const std::uint32_t link : *links) {
                    const std::uint32_t other = otherEnd(m_grid.links[link], node);
                    if (isHanging[other])
                        continue;
                    m_holder[node] = link;
                    m_held[other].push_back(node);
                    if (--degree[other] == 1)
                        m_hanging.push_back(other);
                }
            }
        }
    }
    static std::uint32_t otherEnd(const RankGrid::Link& link, std::uint32_t node)
    {
        return link.from == node ? link.to : link.from;
    }

    /// Moves what hangs on a line to where that is upright, or as near as there is room.
    void pull(std::uint32_t node)
    {
        if (m_holder[node] == NodeId::nothing)
            return;
        const RankGrid::Link& link = m_grid.links[m_holder[node]];
        const float wanted = link.from == node ? -slantOf(link) : slantOf(link);
        if (std::abs(wanted) < far)
            return;
        m_moved.clear();
        take(node);
        for (std::size_t at = 0; at < m_moved.size(); ++at) {
            for (const std::uint32_t held : m_held[m_moved[at]])
                take(held);
        }
        float distance = std::abs(wanted);
        for (const std::uint32_t moved : m_moved)
            distance = std::min(distance, roomBeside(moved, wanted > 0));
        distance = wanted > 0 ? distance : -distance;
        const bool isGood = !m_isMoved[otherEnd(link, node)] && std::abs(distance) > even
            && gainOf(distance) >= 0 && keepsWidth(distance);
        finish(isGood ? distance : 0);
    }

    float roomBeside(std::uint32_t node, bool isToRight) const
    {
        const std::vector<std::uint32_t>& rank = m_grid.ranks[m_grid.nodes[node].rank];
        const std::size_t at = m_rankPlace[node];
        if (isToRight ? at + 1 == rank.size() : at == 0)
            return std::numeric_limits<float>::infinity();
        const std::uint32_t next = rank[isToRight ? at + 1 : at - 1];
        if (m_isMoved[next])
            return std::numeric_limits<float>::infinity();
        const float room = isToRight ? m_x[next] - m_x[node] - m_grid.separation(node, next)
                                     : m_x[node] - m_x[next] - m_grid.separation(next, node);
        return std::max(room, 0.0F);
    }

    void finish(float distance)
    {
        for (const std::uint32_t moved : m_moved) {
            m_isMoved[moved] = false;
            m_x[moved] += distance;
        }
        joinMoved();
    }

    void take(std::uint32_t node)
    {
        if (m_isMoved[node])
            return;
        const std::uint32_t first = node;
        do {
            m_isMoved[node] = true;
            m_moved.push_back(node);
            node = m_next[node];
        } while (node != first);
    }

    void takeNeighbour(std::uint32_t node, float distance)
    {
        const std::vector<std::uint32_t>& rank = m_grid.ranks[m_grid.nodes[node].rank];
        if (roomBeside(node, distance > 0) < std::abs(distance))
            take(rank[distance > 0 ? m_rankPlace[node] + 1 : m_rankPlace[node] - 1]);
    }

    float gainOf(float distance) const
    {
        float gain = 0;
        const auto add = [&](const RankGrid::Link& link, float move) {
            const float worth = RankGrid::worthOf(link);
            const float slant = slantOf(link);
            gain += std::abs(slant + move) < even ? worth : std::abs(slant) < even ? -worth : 0;
        };
        for (const std::uint32_t node : m_moved) {
            for (const std::uint32_t at : m_grid.upper[node]) {
                if (!m_isMoved[m_grid.links[at].from])
                    add(m_grid.links[at], -distance);
            }
            for (const std::uint32_t at : m_grid.lower[node]) {
                if (!m_isMoved[m_grid.links[at].to])
                    add(m_grid.links[at], distance);
            }
        }
        return gain;
    }

    bool keepsWidth(float distance) const
    {
        return std::ranges::all_of(m_moved, [&](std::uint32_t node) {
            const RankGrid::Node& moved = m_grid.nodes[node];
            return m_x[node] + distance - moved.left >= m_left - even
                && m_x[node] + distance + moved.right <= m_right + even;
        });
    }

    /// What stands in line now stays so.
    void joinMoved()
    {
        for (const std::uint32_t node : m_moved) {
            for (const auto* const links : {&m_grid.upper[node], &m_grid.lower[node]}) {
                for (const std::uint32_t at : *links)
                    joinAlong(m_grid.links[at]);
            }
        }
    }
    void joinAlong(const RankGrid::Link& link)
    {
        if (isStiff(link) && isStraight(link))
            join(link.from, link.to);
    }

    const RankGrid& m_grid;
    std::vector<float> m_x;
    float m_left = std::numeric_limits<float>::infinity(); ///< From where to where all stands.
    float m_right = -std::numeric_limits<float>::infinity();
    std::vector<std::size_t> m_rankPlace;
    std::vector<std::uint32_t> m_groupOf;           ///< By node: what stands in line with it.
    std::vector<std::uint32_t> m_next;              ///< By node: another one of its group.
    std::vector<std::uint32_t> m_hanging;           ///< Nodes.
    std::vector<std::uint32_t> m_holder;            ///< By node: the link it hangs on.
    std::vector<std::vector<std::uint32_t>> m_held; ///< By node: what hangs on it.
    std::vector<std::uint32_t> m_fixed;             ///< Nodes that no line moves.
    std::vector<bool> m_isMoved;
    std::vector<std::uint32_t> m_moved;
};

} // namespace

std::vector<float> shiftIntoLine(const RankGrid& grid, std::vector<float> x,
                                 const std::vector<std::uint32_t>& tied)
{
    return RankShifts(grid, std::move(x)).shift(tied);
}

} // namespace fusewright
