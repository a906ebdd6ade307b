// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Every row is placed as near as possible to the mean of its neighbours above, below, or both: with
// the order and the least distances kept that is a regression, solved exactly by pooling those that
// would pass each other. After some rounds what can stand on one straight line is put there.

#include "engine/layout/rank_grid.h"

#include <algorithm>

namespace fusewright {

namespace {

class RankPlacing {
public:
    explicit RankPlacing(const RankGrid& grid) : m_grid(grid), m_x(grid.nodes.size(), 0)
    {
        for (const std::vector<std::uint32_t>& rank : grid.ranks) {
            float x = 0;
            for (std::size_t at = 0; at < rank.size(); ++at) {
                if (at > 0)
                    x += grid.separation(rank[at - 1], rank[at]);
                m_x[rank[at]] = x;
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
        return alignThreads(m_grid, std::move(m_x));
    }

private:
    struct Pool {
        float weight = 0;
        float sum = 0; ///< Of weight times place.
        std::size_t count = 0;
        float mean() const { return sum / weight; }
    };

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
                    add(m_grid.weightOf(link), m_x[link.from] + link.fromOffset - link.toOffset);
                }
            }
            if (byLower) {
                for (const std::uint32_t at2 : m_grid.lower[node]) {
                    const RankGrid::Link& link = m_grid.links[at2];
                    add(m_grid.weightOf(link), m_x[link.to] + link.toOffset - link.fromOffset);
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

    const RankGrid& m_grid;
    std::vector<float> m_x;
    std::vector<Pool> m_pools;
};

} // namespace

std::vector<float> placeAcross(const RankGrid& grid, Effort effort, const CancelToken& cancel)
{
    return RankPlacing(grid).place(effort, cancel);
}

} // namespace fusewright
