// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/row_widths.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fusewright {

namespace {

/// A row that is narrower than so much of the widest does not make the block wide.
constexpr float wideShare = 0.8F;

float roomOf(const BlockSketch::Vertex& card)
{
    return card.left + card.right + Spacing::between;
}

} // namespace

RowWidths::RowWidths(const BlockSketch& sketch, const std::vector<std::uint32_t>& rank)
    : m_sketch(&sketch), m_width(std::ranges::max(rank) + 1, 0)
{
    for (std::uint32_t vertex = 0; vertex < rank.size(); ++vertex)
        m_width[rank[vertex]] += roomOf(sketch.vertices[vertex]);
    // Of each value the way to its lowest user.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> reach;
    for (const BlockSketch::Edge& edge : sketch.edges) {
        std::uint32_t& last = reach[{edge.from, edge.slot}];
        last = std::max(last, rank[edge.to]);
    }
    for (const auto& [value, last] : reach)
        addLine(rank[value.first] + 1, last, 1);
}

float RowWidths::widest(std::uint32_t first, std::uint32_t last) const
{
    return *std::max_element(m_width.begin() + first, m_width.begin() + last + 1);
}

bool RowWidths::isWide(std::uint32_t first, std::uint32_t last) const
{
    return widest(first, last) >= wideShare * *std::ranges::max_element(m_width);
}

void RowWidths::move(std::uint32_t vertex, std::uint32_t from, std::uint32_t to)
{
    const float room = roomOf(m_sketch->vertices[vertex]);
    m_width[from] -= room;
    m_width[to] += room;
}

void RowWidths::addLine(std::uint32_t first, std::uint32_t end, int count)
{
    for (std::uint32_t row = first; row < end; ++row)
        m_width[row] += static_cast<float>(count) * Spacing::beside;
}

} // namespace fusewright
