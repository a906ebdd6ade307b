// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/stretch_order.h"

#include "engine/support/hash.h"

#include <algorithm>

namespace fusewright {

void StretchOrder::hashWays(const InnerGraph& graph, const OrderStretch& stretch,
                            std::span<const std::uint64_t> labels,
                            std::span<const std::uint32_t> order,
                            std::span<const std::uint32_t> placeOf)
{
    const auto isSorted = [&](std::uint32_t place) {
        return place >= stretch.begin && place < stretch.end;
    };
    for (std::uint32_t place = stretch.first; place <= stretch.last; ++place) {
        const std::uint32_t vertex = order[place];
        m_forward[vertex] = isSorted(place) ? labels[vertex] : 7;
        m_level[vertex] = 0;
        m_firstProducer[vertex] = noCell;
    }
    for (std::uint32_t place = stretch.first; place < stretch.last; ++place) {
        const std::uint32_t vertex = order[place];
        for (const InnerGraph::Edge& edge : graph.edgesFrom(vertex)) {
            if (placeOf[edge.to] > stretch.last)
                continue;
            m_forward[edge.to] += hashCombine(11, m_forward[vertex]);
            m_level[edge.to] = std::max(m_level[edge.to], m_level[vertex] + 1);
        }
    }
    for (std::uint32_t place = stretch.last + 1; place-- > stretch.first;) {
        const std::uint32_t vertex = order[place];
        std::uint64_t below = 0;
        if (place < stretch.last) {
            for (const InnerGraph::Edge& edge : graph.edgesFrom(vertex)) {
                if (placeOf[edge.to] <= stretch.last)
                    below += hashCombine(13, m_backward[edge.to]);
            }
        }
        m_backward[vertex] = isSorted(place) ? hashCombine(m_forward[vertex], below) : 17;
    }
}

void StretchOrder::sort(const InnerGraph& graph, const OrderStretch& stretch,
                        std::span<const std::uint64_t> labels, std::vector<std::uint32_t>& order,
                        std::vector<std::uint32_t>& placeOf)
{
    if (stretch.end <= stretch.begin + 1)
        return;
    const std::size_t size = graph.size();
    m_forward.resize(size);
    m_backward.resize(size);
    m_level.resize(size);
    m_firstProducer.resize(size);
    hashWays(graph, stretch, labels, order, placeOf);
    const auto key = [this](std::uint32_t vertex) {
        return std::pair(m_level[vertex], m_backward[vertex]);
    };
    const auto from = order.begin() + stretch.begin;
    const auto to = order.begin() + stretch.end;
    std::stable_sort(
        from, to, [&](std::uint32_t left, std::uint32_t right) { return key(left) < key(right); });
    const auto settle = [&](std::uint32_t place) {
        placeOf[order[place]] = place;
        for (const InnerGraph::Edge& edge : graph.edgesFrom(order[place]))
            m_firstProducer[edge.to] = std::min(m_firstProducer[edge.to], place);
    };
    for (std::uint32_t place = stretch.first; place < stretch.begin; ++place)
        settle(place);
    // Like vertices take the order of their producers.
    for (auto group = from; group != to;) {
        const auto next = std::find_if(
            group, to, [&](std::uint32_t vertex) { return key(vertex) != key(*group); });
        std::stable_sort(group, next, [this](std::uint32_t left, std::uint32_t right) {
            return m_firstProducer[left] < m_firstProducer[right];
        });
        for (; group != next; ++group)
            settle(static_cast<std::uint32_t>(group - order.begin()));
    }
}

} // namespace fusewright
