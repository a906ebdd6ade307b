// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A thread is a chain of nodes on one vertical line; all others are threads of one node. Threads do
// not cross, so they have an order from left to right, in which those that would stand on each
// other are pushed apart. Then threads that follow each other are put in line where there is room.

#include "engine/layout/rank_grid.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <ranges>
#include <span>
#include <tuple>
#include <utility>

namespace fusewright {

namespace {

class RankThreads {
public:
    RankThreads(const RankGrid& grid, std::vector<float> x)
        : m_grid(grid), m_x(std::move(x)), m_rankPlace(grid.nodes.size(), 0)
    {
        for (const std::vector<std::uint32_t>& rank : grid.ranks) {
            for (std::size_t at = 0; at < rank.size(); ++at)
                m_rankPlace[rank[at]] = at;
        }
    }

    std::vector<float> align()
    {
        findThreads();
        orderThreads();
        pushApart();
        for (int round = 0; round < settlings; ++round)
            settle();
        for (int round = 0; round < joinings; ++round)
            joinThreads();
        settleLoose();
        for (std::uint32_t node = 0; node < m_x.size(); ++node)
            m_x[node] = xOf(node);
        return std::move(m_x);
    }

private:
    static constexpr int settlings = 2;
    static constexpr int joinings = 3;
    static constexpr float even = 0.01F;

    /// Nodes that stand on one straight line: a chain, or one node.
    struct Thread {
        std::uint32_t begin = 0; ///< Among the members.
        std::uint32_t end = 0;
        float x = 0;
        std::uint32_t below = NodeId::nothing; ///< A link on which another could follow in line.
        bool isBelow = false;
    };

    /// Links that are to be straight: at most one above and one below a node, none across another.
    std::vector<std::uint32_t> chooseStraight() const
    {
        std::vector<std::uint32_t> order(m_grid.links.size());
        std::iota(order.begin(), order.end(), 0U);
        const auto slant = [this](const RankGrid::Link& link) {
            return std::abs(m_x[link.from] + link.fromOffset - m_x[link.to] - link.toOffset);
        };
        std::ranges::stable_sort(order, {}, [&](std::uint32_t at) {
            const RankGrid::Link& link = m_grid.links[at];
            return std::tuple(!link.isChain, -m_grid.weightOf(link), slant(link));
        });
        std::vector<std::uint32_t> below(m_grid.nodes.size(), NodeId::nothing);
        std::vector<bool> isBelow(m_grid.nodes.size(), false);
        std::vector<std::map<std::size_t, std::size_t>> chosen(m_grid.ranks.size());
        for (const std::uint32_t at : order) {
            const RankGrid::Link& link = m_grid.links[at];
            if (below[link.from] != NodeId::nothing || isBelow[link.to])
                continue;
            auto& others = chosen[m_grid.nodes[link.from].rank];
            const std::size_t to = m_rankPlace[link.to];
            const auto right = others.lower_bound(m_rankPlace[link.from]);
            if ((right != others.end() && right->second < to)
                || (right != others.begin() && std::prev(right)->second > to))
                continue;
            others.emplace_hint(right, m_rankPlace[link.from], to);
            below[link.from] = at;
            isBelow[link.to] = true;
        }
        return below;
    }

    /// Every node is on a thread, of itself alone at least, with its distance from the thread's x.
    void findThreads()
    {
        const std::vector<std::uint32_t> below = chooseStraight();
        m_threadOf.assign(m_grid.nodes.size(), NodeId::nothing);
        m_offset.assign(m_grid.nodes.size(), 0);
        for (const std::vector<std::uint32_t>& rank : m_grid.ranks) {
            for (std::uint32_t node : rank) {
                if (m_threadOf[node] != NodeId::nothing)
                    continue;
                Thread thread{static_cast<std::uint32_t>(m_members.size())};
                for (float offset = 0;;) {
                    m_threadOf[node] = static_cast<std::uint32_t>(m_threads.size());
                    m_offset[node] = offset;
                    m_members.push_back(node);
                    thread.x += m_x[node] - offset;
                    thread.below = below[node];
                    if (thread.below == NodeId::nothing || !m_grid.links[thread.below].isChain)
                        break;
                    const RankGrid::Link& link = m_grid.links[thread.below];
                    offset += link.fromOffset - link.toOffset;
                    node = link.to;
                }
                thread.end = static_cast<std::uint32_t>(m_members.size());
                thread.x /= static_cast<float>(thread.end - thread.begin);
                m_threads.push_back(thread);
            }
        }
        for (const Thread& thread : m_threads) {
            if (thread.below != NodeId::nothing)
                m_threads[m_threadOf[m_grid.links[thread.below].to]].isBelow = true;
        }
    }

    /// Threads that follow each other stand in line as far as they can.
    void joinThreads()
    {
        for (std::uint32_t at = 0; at < m_threads.size(); ++at) {
            if (!m_threads[at].isBelow && m_threads[at].below != NodeId::nothing)
                joinFrom(at);
        }
    }

    /// From the top as far as all can stand in line; then anew from there.
    void joinFrom(std::uint32_t at)
    {
        while (at != NodeId::nothing) {
            m_run.clear();
            float lowest = -std::numeric_limits<float>::infinity();
            float highest = std::numeric_limits<float>::infinity();
            float offset = 0;
            float sum = 0;
            float count = 0;
            while (at != NodeId::nothing) {
                const Thread& thread = m_threads[at];
                const auto [low, high] = roomOf(thread);
                if (std::max(lowest, low - offset) > std::min(highest, high - offset)
                    && !m_run.empty())
                    break;
                lowest = std::max(lowest, low - offset);
                highest = std::min(highest, high - offset);
                m_run.emplace_back(at, offset);
                const auto size = static_cast<float>(thread.end - thread.begin);
                sum += (thread.x - offset) * size;
                count += size;
                at = NodeId::nothing;
                if (thread.below != NodeId::nothing) {
                    const RankGrid::Link& link = m_grid.links[thread.below];
                    at = m_threadOf[link.to];
                    offset += m_offset[link.from] + link.fromOffset - link.toOffset;
                }
            }
            if (m_run.size() < 2 || lowest > highest)
                continue;
            const float x = std::clamp(sum / count, lowest, highest);
            for (const auto& [thread, distance] : m_run)
                m_threads[thread].x = x + distance;
        }
    }

    /// So that what is beside a thread on its left comes before it.
    void orderThreads()
    {
        std::vector<std::uint32_t> lefts(m_threads.size(), 0);
        for (const std::vector<std::uint32_t>& rank : m_grid.ranks) {
            for (const std::uint32_t node : rank | std::views::drop(1))
                ++lefts[m_threadOf[node]];
        }
        for (std::uint32_t thread = 0; thread < m_threads.size(); ++thread) {
            if (lefts[thread] == 0)
                m_order.push_back(thread);
        }
        for (std::size_t next = 0; next < m_order.size(); ++next) {
            for (const std::uint32_t node : membersOf(m_threads[m_order[next]])) {
                const auto& rank = m_grid.ranks[m_grid.nodes[node].rank];
                const std::size_t right = m_rankPlace[node] + 1;
                if (right < rank.size() && --lefts[m_threadOf[rank[right]]] == 0)
                    m_order.push_back(m_threadOf[rank[right]]);
            }
        }
    }

    /// Half of the room that threads lack is made to the right, half to the left.
    void pushApart()
    {
        std::vector<float> wanted;
        for (const Thread& thread : m_threads)
            wanted.push_back(thread.x);
        for (const std::uint32_t thread : m_order)
            m_threads[thread].x = std::max(wanted[thread], roomOf(m_threads[thread]).first);
        std::vector<float> toRight;
        for (std::size_t thread = 0; thread < m_threads.size(); ++thread)
            toRight.push_back(std::exchange(m_threads[thread].x, wanted[thread]));
        for (const std::uint32_t thread : m_order | std::views::reverse)
            m_threads[thread].x = std::min(wanted[thread], roomOf(m_threads[thread]).second);
        for (std::size_t thread = 0; thread < m_threads.size(); ++thread)
            m_threads[thread].x = (m_threads[thread].x + toRight[thread]) / 2;
    }

    float xOf(std::uint32_t node) const { return m_threads[m_threadOf[node]].x + m_offset[node]; }

    /// From where to where a thread can go without its neighbours doing so.
    std::pair<float, float> roomOf(const Thread& thread) const
    {
        float lowest = -std::numeric_limits<float>::infinity();
        float highest = std::numeric_limits<float>::infinity();
        for (const std::uint32_t node : membersOf(thread)) {
            const std::vector<std::uint32_t>& rank = m_grid.ranks[m_grid.nodes[node].rank];
            const std::size_t at = m_rankPlace[node];
            if (at > 0)
                lowest = std::max(lowest,
                                  xOf(rank[at - 1]) + m_grid.separation(rank[at - 1], node)
                                      - m_offset[node]);
            if (at + 1 < rank.size())
                highest = std::min(highest,
                                   xOf(rank[at + 1]) - m_grid.separation(node, rank[at + 1])
                                       - m_offset[node]);
        }
        return {lowest, highest};
    }

    /// Each thread goes to where what it is linked with is, as far as it can.
    void settle()
    {
        for (const std::uint32_t thread : m_order)
            settle(thread);
        for (const std::uint32_t thread : m_order | std::views::reverse)
            settle(thread);
    }

    /// What no straight line holds goes to where what did so has gone.
    void settleLoose()
    {
        for (const std::uint32_t thread : m_order) {
            if (isLoose(thread))
                settle(thread);
        }
        for (const std::uint32_t thread : m_order | std::views::reverse) {
            if (isLoose(thread))
                settle(thread);
        }
    }

    bool isLoose(std::uint32_t at) const
    {
        const auto isStraight = [&](std::uint32_t way) {
            const RankGrid::Link& link = m_grid.links[way];
            return m_threadOf[link.from] != m_threadOf[link.to]
                && std::abs(xOf(link.from) + link.fromOffset - xOf(link.to) - link.toOffset) < even;
        };
        return std::ranges::none_of(membersOf(m_threads[at]), [&](std::uint32_t node) {
            return std::ranges::any_of(m_grid.upper[node], isStraight)
                || std::ranges::any_of(m_grid.lower[node], isStraight);
        });
    }

    void settle(std::uint32_t at)
    {
        Thread& thread = m_threads[at];
        float weight = 0;
        float sum = 0;
        const auto add = [&](const RankGrid::Link& link, float x) {
            weight += m_grid.weightOf(link);
            sum += m_grid.weightOf(link) * x;
        };
        for (const std::uint32_t node : membersOf(thread)) {
            for (const std::uint32_t way : m_grid.upper[node]) {
                const RankGrid::Link& link = m_grid.links[way];
                if (m_threadOf[link.from] != at)
                    add(link, xOf(link.from) + link.fromOffset - link.toOffset - m_offset[node]);
            }
            for (const std::uint32_t way : m_grid.lower[node]) {
                const RankGrid::Link& link = m_grid.links[way];
                if (m_threadOf[link.to] != at)
                    add(link, xOf(link.to) + link.toOffset - link.fromOffset - m_offset[node]);
            }
        }
        const auto [lowest, highest] = roomOf(thread);
        if (weight > 0 && lowest <= highest)
            thread.x = std::clamp(sum / weight, lowest, highest);
    }

    std::span<const std::uint32_t> membersOf(const Thread& thread) const
    {
        return std::span(m_members).subspan(thread.begin, thread.end - thread.begin);
    }

    const RankGrid& m_grid;
    std::vector<float> m_x;
    std::vector<std::size_t> m_rankPlace;
    std::vector<Thread> m_threads;
    std::vector<std::uint32_t> m_members; ///< Nodes, thread after thread.
    std::vector<std::uint32_t> m_threadOf;
    std::vector<float> m_offset;        ///< By node: from its thread.
    std::vector<std::uint32_t> m_order; ///< Threads.
    std::vector<std::pair<std::uint32_t, float>> m_run;
};

} // namespace

std::vector<float> alignThreads(const RankGrid& grid, std::vector<float> x)
{
    return RankThreads(grid, std::move(x)).align();
}

} // namespace fusewright
