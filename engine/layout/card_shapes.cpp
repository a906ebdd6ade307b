// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "engine/layout/picture_assembly.h"
#include "engine/support/hash.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace fusewright {

StubGrid::StubGrid(std::uint32_t count, const CardSizes& sizes)
{
    if (count == 0)
        return;
    const float wide = sizes.valueWidth + gap;
    const float high = sizes.valueHeight + between;
    // Two under each other at least; of many as much high as wide.
    const float square = std::ceil(std::sqrt(static_cast<float>(count) * wide / high));
    rows = std::clamp(static_cast<std::uint32_t>(square), 1U, count);
    if (count <= 4)
        rows = std::min(count, 2U);
    const std::uint32_t columns = (count + rows - 1) / rows;
    width = static_cast<float>(columns) * wide;
    height = static_cast<float>(rows) * high - between;
}

bool isWeight(const Graph& graph, ValueId operand)
{
    return operand.isValid() && graph.valueKind(operand) == ValueKind::Parameter
        && !graph.literalId(operand);
}

bool hasWeights(const Graph& graph, NodeId node)
{
    return std::ranges::any_of(graph.inputs(node),
                               [&](ValueId operand) { return isWeight(graph, operand); });
}

namespace {

bool isWeighted(const PictureRequest& request, const CellTree& tree, std::uint32_t cell)
{
    return request.sizes.weightsHeight > 0
        && hasWeights(*request.graph, tree.membersOf(cell).front());
}

/// So far up is looked at.
constexpr int stepsAbove = 12;
/// Of two that are alike, neither is the exception.
constexpr std::uint32_t leastAlike = 2;

/// By cell: equal where what is drawn above it, without far lines, is the same.
std::vector<std::uint64_t> waysAbove(const CellTree& tree, const Graph& graph,
                                     std::span<const Wire> wires)
{
    std::vector<std::uint64_t> kinds(tree.cells.size());
    for (std::uint32_t cell = 0; cell < kinds.size(); ++cell) {
        kinds[cell] = static_cast<std::uint64_t>(tree.cells[cell].kind);
        if (tree.cells[cell].kind == Cell::Kind::Operator)
            kinds[cell] += graph.operatorId(tree.membersOf(cell).front()).index + 5;
    }
    std::vector<std::uint64_t> ways = kinds;
    for (int step = 0; step < stepsAbove; ++step) {
        std::vector<std::uint64_t> longer = kinds;
        for (const Wire& wire : wires) {
            if (!wire.isCut)
                longer[wire.to] = hashCombine(longer[wire.to], ways[wire.from]);
        }
        ways = std::move(longer);
    }
    return ways;
}

class CardShapes {
public:
    CardShapes(const PictureRequest& request, const CellTree& tree)
        : m_request(request), m_graph(*request.graph), m_tree(tree)
    {
    }

    HullLayouts shape(std::span<const Wire> wires)
    {
        const std::size_t count = m_tree.cells.size();
        HullLayouts layouts;
        layouts.shapes.resize(count);
        layouts.places.resize(count);
        layouts.standIn.assign(count, noCell);
        std::vector<std::uint32_t> used(count, 0);
        std::vector<std::uint32_t> made(count, 0);
        std::vector<bool> isMade(m_graph.valueCount(), false);
        for (const Wire& wire : wires) {
            if (!wire.isCut)
                continue;
            if (wire.to != noCell)
                ++used[wire.to];
            if (wire.from != noCell && !isMade[wire.value.index])
                ++made[wire.from];
            isMade[wire.value.index] = true;
        }
        makeRoomInLast(wires, made);
        for (std::uint32_t cell = 0; cell < count; ++cell) {
            if (m_tree.isHull(cell))
                continue;
            const Point card = cardSize(m_request, m_tree, cell);
            const StubGrid left(used[cell], m_request.sizes);
            const StubGrid right(made[cell], m_request.sizes);
            layouts.shapes[cell] = {card.x / 2 + left.width, card.x / 2 + right.width,
                                    std::max({card.y, left.height, right.height}),
                                    labelOf(cell, used[cell], made[cell])};
        }
        return layouts;
    }

private:
    /// The last of several like blocks is the same with room for the stub that only it has not, as
    /// nothing far behind it uses its result.
    void makeRoomInLast(std::span<const Wire> wires, std::vector<std::uint32_t>& made) const
    {
        if (std::ranges::all_of(made, [](std::uint32_t count) { return count == 0; }))
            return;
        struct Alike {
            std::uint32_t count = 0; ///< Of those before the last.
            std::uint32_t made = 0;  ///< By each of them, or 0 where they differ.
            std::uint32_t last = noCell;
        };
        const std::vector<std::uint64_t> ways = waysAbove(m_tree, m_graph, wires);
        std::unordered_map<std::uint64_t, Alike> kinds;
        for (const NodeId node : m_graph.nodes()) {
            const std::uint32_t cell = m_tree.cellOf[node.index];
            if (cell == noCell || m_tree.cells[cell].kind != Cell::Kind::Operator)
                continue;
            Alike& alike = kinds[ways[cell]];
            if (alike.last != noCell) {
                const std::uint32_t before = made[alike.last];
                alike.made = alike.count == 0 || alike.made == before ? before : 0;
                ++alike.count;
            }
            alike.last = cell;
        }
        for (const auto& [way, alike] : kinds) {
            if (alike.count >= leastAlike && made[alike.last] == 0)
                made[alike.last] = alike.made;
        }
    }

    std::uint64_t labelOf(std::uint32_t at, std::uint32_t used, std::uint32_t made) const
    {
        const Cell& cell = m_tree.cells[at];
        std::uint64_t label = hashCombine(static_cast<std::uint64_t>(cell.kind) + 3,
                                          std::uint64_t(used) << 32U | made);
        std::uint64_t operators = cell.count + cell.inputs - 1;
        for (const NodeId node : m_tree.membersOf(at))
            operators +=
                hashCombine(m_graph.operatorId(node).index + 5, m_graph.inputs(node).size());
        if (cell.kind == Cell::Kind::Operator && isWeighted(m_request, m_tree, at))
            operators += 1;
        label = hashCombine(label, operators);
        return label & ~(1ULL << 63U);
    }

    const PictureRequest& m_request;
    const Graph& m_graph;
    const CellTree& m_tree;
};

} // namespace

Point cardSize(const PictureRequest& request, const CellTree& tree, std::uint32_t at)
{
    const Cell& cell = tree.cells[at];
    const CardSizes& sizes = request.sizes;
    switch (cell.kind) {
    case Cell::Kind::Group:
        return {sizes.groupWidth, sizes.groupHeight};
    case Cell::Kind::Input:
        // A count and words, where else a name is.
        return {sizes.valueWidth * (cell.inputs > 1 ? 1.5F : 1), sizes.valueHeight};
    case Cell::Kind::Output:
        return {sizes.valueWidth, sizes.valueHeight};
    case Cell::Kind::Operator:
    case Cell::Kind::Hull:
        break;
    }
    if (cell.kind == Cell::Kind::Hull)
        return {};
    const OperatorId op = request.graph->operatorId(tree.membersOf(at).front());
    const bool isKnown = op.index < sizes.operatorWidths.size();
    return {isKnown ? sizes.operatorWidths[op.index] : sizes.groupWidth,
            sizes.height + (isWeighted(request, tree, at) ? sizes.weightsHeight : 0)};
}

HullLayouts shapeCells(const PictureRequest& request, const CellTree& tree,
                       std::span<const Wire> wires)
{
    return CardShapes(request, tree).shape(wires);
}

} // namespace fusewright
