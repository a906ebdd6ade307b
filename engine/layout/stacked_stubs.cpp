// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/stacked_stubs.h"

#include <algorithm>
#include <unordered_map>

namespace fusewright {

namespace {

/// Rows of this share of a drawing's width make it wide.
constexpr float wideRow = 0.6F;

} // namespace

std::vector<std::vector<bool>> waysToStack(const BlockSketch& sketch, const BlockDrawing& drawing)
{
    if (sketch.stacked.empty())
        return {};
    struct Row {
        float left = 0;
        float right = 0;
    };
    std::unordered_map<float, Row> rows; // By the line on which their middles are.
    const auto lineOf = [&](std::size_t vertex) {
        return drawing.places[vertex].y + sketch.vertices[vertex].middle();
    };
    for (std::size_t vertex = 0; vertex < sketch.vertices.size(); ++vertex) {
        const BlockSketch::Vertex& card = sketch.vertices[vertex];
        const float x = drawing.places[vertex].x;
        Row& row = rows.try_emplace(lineOf(vertex), Row{x, x}).first->second;
        row.left = std::min(row.left, x - card.left);
        row.right = std::max(row.right, x + card.right);
    }
    std::vector<bool> inWideRows(sketch.vertices.size(), false);
    std::vector<bool> everywhere(sketch.vertices.size(), false);
    for (std::size_t vertex = 0; vertex < sketch.vertices.size(); ++vertex) {
        const Row& row = rows[lineOf(vertex)];
        everywhere[vertex] = sketch.stacked[vertex].over > 0 || sketch.stacked[vertex].under > 0;
        inWideRows[vertex] =
            everywhere[vertex] && row.right - row.left >= wideRow * (drawing.right - drawing.left);
    }
    if (inWideRows == everywhere || std::ranges::find(inWideRows, true) == inWideRows.end())
        return {std::move(everywhere)};
    return {std::move(inWideRows), std::move(everywhere)};
}

BlockSketch withStacked(const BlockSketch& sketch, const std::vector<bool>& isStacked)
{
    BlockSketch stacked = sketch;
    stacked.stacked.clear();
    for (std::size_t vertex = 0; vertex < isStacked.size(); ++vertex) {
        if (isStacked[vertex])
            stacked.vertices[vertex] = sketch.stacked[vertex];
    }
    return stacked;
}

} // namespace fusewright
