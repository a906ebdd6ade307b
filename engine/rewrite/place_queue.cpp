// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/place_queue.h"

#include <algorithm>

namespace fusewright {

void PlaceQueue::push(NodeId place)
{
    if (place.index >= m_isIn.size())
        m_isIn.resize(place.index + std::size_t{1});
    if (m_isIn[place.index])
        return;
    m_isIn[place.index] = true;
    m_heap.push_back(place);
    std::ranges::push_heap(m_heap, [this](NodeId a, NodeId b) { return comesLater(a, b); });
}

NodeId PlaceQueue::pop()
{
    std::ranges::pop_heap(m_heap, [this](NodeId a, NodeId b) { return comesLater(a, b); });
    const NodeId place = m_heap.back();
    m_heap.pop_back();
    m_isIn[place.index] = false;
    return place;
}

void PlaceQueue::orderAgain()
{
    std::ranges::make_heap(m_heap, [this](NodeId a, NodeId b) { return comesLater(a, b); });
}

} // namespace fusewright
