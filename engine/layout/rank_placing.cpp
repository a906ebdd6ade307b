// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Every row is placed as near as possible to the mean of its neighbours above, below, or both: with
// the order and the least distances kept that is a regression, solved exactly by pooling those that
// would pass each other. After some rounds nodes that can stand on one straight line are put there.

#include "engine/layout/rank_grid.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace fusewright {

namespace {

class RankPlacing {
public:
    explicit RankPlacing(const RankGrid& grid)
        : m_grid(grid), m_x(grid.nodes.size(), 0), m_rankPlace(grid.nodes.size(), 0)
    {
        for (const std::vector<std::uint32_t>& rank : grid.ranks) {
            float x = 0;
            for (std::size_t at = 0; at < rank.size(); ++at) {
                if (at > 0)
                    x += grid.separation(rank[at - 1], rank[at]);
                m_x[rank[at]] = x;
                m_rankPlace[rank[at]] = at;
            }
            for (const std::uint32_t node : rank)
                m_x[node] -= x / 2;
        }
    }

    std::vector<float> place(Effort effort, const CancelToken& cancel)
    {
        const int rounds = effort != Effort::Little ? 16 : 4;
        for (int round = 0; round < rounds && !cancel.isCancelled(); ++round) {
            const bool isLate = round >= rounds / 2;
            for (std::size_t rank = 0; rank < m_grid.ranks.size(); ++rank)
                pull(m_grid.ranks[rank], true, isLate);
            for (std::size_t rank = m_grid.ranks.size(); rank-- > 0;)
                pull(m_grid.ranks[rank], isLate, true);
        }
        findThreads();
        for (int round = 0; round < 3; ++round)
            drawThreads();
        return std::move(m_x);
    }

private:
    struct Pool {
        float weight = 0;
        float sum = 0; ///< Of weight times place.
        std::size_t count = 0;
        float mean() const { return sum / weight; }
    };

    /// Long lines would rather be straight than short ones.
    float weightOf(const RankGrid::Link& link) const
    {
        const int lines = m_grid.nodes[link.from].isLine + m_grid.nodes[link.to].isLine;
        return lines == 2 ? 8.0F : lines == 1 ? 2.0F : 1.0F;
    }

    void pull(const std::vector<std::uint32_t>& rank, bool byUpper, bool byLower)
    {
        m_pools.clear();
        float offset = 0; // Of the leftmost place that is possible for a node.
        for (std::size_t at = 0; at < rank.size(); ++at) {
            const std::uint32_t node = rank[at];
            if (at > 0)
                offset += m_grid.separation(rank[at - 1], node);
            Pool pool{0.01F, 0.01F * m_x[node], 1};
            const auto add = [&](float weight, float x) {
                pool.weight += weight;
                pool.sum += weight * x;
            };
            if (byUpper) {
                for (const std::uint32_t at2 : m_grid.upper[node]) {
                    const RankGrid::Link& link = m_grid.links[at2];
                    add(weightOf(link), m_x[link.from] + link.fromOffset - link.toOffset);
                }
            }
            if (byLower) {
                for (const std::uint32_t at2 : m_grid.lower[node]) {
                    const RankGrid::Link& link = m_grid.links[at2];
                    add(weightOf(link), m_x[link.to] + link.toOffset - link.fromOffset);
                }
            }
            pool.sum -= pool.weight * offset;
            m_pools.push_back(pool);
            while (m_pools.size() > 1
                   && m_pools[m_pools.size() - 2].mean() > m_pools.back().mean()) {
                const Pool last = m_pools.back();
                m_pools.pop_back();
                m_pools.back().weight += last.weight;
                m_pools.back().sum += last.sum;
                m_pools.back().count += last.count;
            }
        }
        std::size_t at = 0;
        offset = 0;
        for (const Pool& pool : m_pools) {
            for (std::size_t step = 0; step < pool.count; ++step, ++at) {
                if (at > 0)
                    offset += m_grid.separation(rank[at - 1], rank[at]);
                m_x[rank[at]] = pool.mean() + offset;
            }
        }
    }

    /// Links that are to be straight: at most one above and one below a node.
    void findThreads()
    {
        std::vector<std::uint32_t> order(m_grid.links.size());
        std::iota(order.begin(), order.end(), 0U);
        const auto slant = [this](std::uint32_t at) {
            const RankGrid::Link& link = m_grid.links[at];
            return std::abs(m_x[link.from] + link.fromOffset - m_x[link.to] - link.toOffset);
        };
        std::ranges::stable_sort(order, {}, [&](std::uint32_t at) {
            return std::pair(-weightOf(m_grid.links[at]), slant(at));
        });
        m_above.assign(m_grid.nodes.size(), NodeId::nothing);
        m_below.assign(m_grid.nodes.size(), NodeId::nothing);
        for (const std::uint32_t at : order) {
            const RankGrid::Link& link = m_grid.links[at];
            if (m_below[link.from] != NodeId::nothing || m_above[link.to] != NodeId::nothing)
                continue;
            m_below[link.from] = at;
            m_above[link.to] = at;
        }
    }

    float lowestOf(std::uint32_t node) const
    {
        const std::vector<std::uint32_t>& rank = m_grid.ranks[m_grid.nodes[node].rank];
        const std::size_t at = m_rankPlace[node];
        if (at == 0)
            return -std::numeric_limits<float>::infinity();
        return m_x[rank[at - 1]] + m_grid.separation(rank[at - 1], node);
    }
    float highestOf(std::uint32_t node) const
    {
        const std::vector<std::uint32_t>& rank = m_grid.ranks[m_grid.nodes[node].rank];
        const std::size_t at = m_rankPlace[node];
        if (at + 1 == rank.size())
            return std::numeric_limits<float>::infinity();
        return m_x[rank[at + 1]] - m_grid.separation(node, rank[at + 1]);
    }

    void drawThreads()
    {
        for (std::uint32_t node = 0; node < m_grid.nodes.size(); ++node) {
            if (m_above[node] == NodeId::nothing && m_below[node] != NodeId::nothing)
                drawThread(node);
        }
    }

    /// From the top as far as all can stand in line; then anew from there.
    void drawThread(std::uint32_t node)
    {
        while (node != NodeId::nothing) {
            m_run.clear();
            float lowest = -std::numeric_limits<float>::infinity();
            float highest = std::numeric_limits<float>::infinity();
            float offset = 0;
            float sum = 0;
            while (node != NodeId::nothing) {
                const float low = std::max(lowest, lowestOf(node) - offset);
                const float high = std::min(highest, highestOf(node) - offset);
                if (low > high && !m_run.empty())
                    break;
                lowest = low;
                highest = high;
                m_run.emplace_back(node, offset);
                sum += m_x[node] - offset;
                const std::uint32_t below = m_below[node];
                node = NodeId::nothing;
                if (below != NodeId::nothing) {
                    const RankGrid::Link& link = m_grid.links[below];
                    node = link.to;
                    offset += link.fromOffset - link.toOffset;
                }
            }
            if (m_run.size() < 2 || lowest > highest)
                continue;
            const float x = std::clamp(sum / static_cast<float>(m_run.size()), lowest, highest);
            for (const auto& [placed, distance] : m_run)
                m_x[placed] = x + distance;
        }
    }

    const RankGrid& m_grid;
    std::vector<float> m_x;
    std::vector<std::size_t> m_rankPlace;
    std::vector<Pool> m_pools;
    std::vector<std::uint32_t> m_above; ///< By node: a link.
    std::vector<std::uint32_t> m_below;
    std::vector<std::pair<std::uint32_t, float>> m_run;
};

} // namespace

std::vector<float> placeAcross(const RankGrid& grid, Effort effort, const CancelToken& cancel)
{
    return RankPlacing(grid).place(effort, cancel);
}

} // namespace fusewright
