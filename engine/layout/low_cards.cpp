// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A router gives eight numbers beside eight experts: as cards beside frames they make the row a
// third wider, and leave empty what is above and below them. Only lines pass by there.

#include "engine/layout/low_cards.h"

#include <algorithm>

namespace fusewright {

namespace {

/// What is higher than so many times a card is a frame to it.
constexpr float muchHigher = 2.5F;
/// Cards that take less of a row may stay in it.
constexpr float leastShare = 0.15F;
constexpr std::size_t leastCards = 2;

struct Row {
    float height = 0;
    float width = 0;
    float lowWidth = 0;
    std::size_t lowCards = 0;

    bool isLow(const BlockSketch::Vertex& vertex) const
    {
        return vertex.height * muchHigher < height;
    }
    bool isSplit() const { return lowCards >= leastCards && lowWidth > leastShare * width; }
};

float widthOf(const BlockSketch::Vertex& vertex)
{
    return vertex.left + vertex.right + Spacing::between;
}

} // namespace

std::vector<std::uint32_t> rowsForLowCards(const BlockSketch& sketch,
                                           const std::vector<std::uint32_t>& rank, LowCards place)
{
    const std::size_t end = sketch.vertices.size() - sketch.bottomCount;
    std::vector<Row> rows(std::ranges::max(rank) + 1);
    for (std::size_t vertex = sketch.topCount; vertex < end; ++vertex) {
        Row& row = rows[rank[vertex]];
        row.height = std::max(row.height, sketch.vertices[vertex].height);
        row.width += widthOf(sketch.vertices[vertex]);
    }
    for (std::size_t vertex = sketch.topCount; vertex < end; ++vertex) {
        Row& row = rows[rank[vertex]];
        if (row.isLow(sketch.vertices[vertex])) {
            row.lowWidth += widthOf(sketch.vertices[vertex]);
            ++row.lowCards;
        }
    }
    std::vector<std::uint32_t> first; // By row: where it is now.
    std::uint32_t more = 0;
    for (std::size_t at = 0; at < rows.size(); ++at) {
        first.push_back(static_cast<std::uint32_t>(at) + more);
        more += rows[at].isSplit() ? 1 : 0;
    }
    if (more == 0)
        return {};
    std::vector<std::uint32_t> now;
    for (std::size_t vertex = 0; vertex < rank.size(); ++vertex) {
        const Row& row = rows[rank[vertex]];
        const bool isLow = row.isLow(sketch.vertices[vertex]);
        const bool isSecond = row.isSplit() && isLow == (place == LowCards::Below);
        now.push_back(first[rank[vertex]] + (isSecond ? 1 : 0));
    }
    return now;
}

} // namespace fusewright
