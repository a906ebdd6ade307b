// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/card_shapes.h"

#include "engine/graph/graph.h"
#include "engine/support/hash.h"

#include <algorithm>
#include <cmath>

namespace fusewright {

StubGrid::StubGrid(std::uint32_t count, const CardSizes& sizes)
{
    if (count == 0)
        return;
    const float wide = sizes.valueWidth + gap;
    const float high = sizes.valueHeight + between;
    // Few are one column; many are as high as wide.
    const float square = std::ceil(std::sqrt(static_cast<float>(count) * wide / high));
    rows = std::clamp(static_cast<std::uint32_t>(square), 1U, count);
    const std::uint32_t columns = (count + rows - 1) / rows;
    width = static_cast<float>(columns) * wide;
    height = static_cast<float>(rows) * high - between;
}

float stackHeight(std::uint32_t count, const CardSizes& sizes)
{
    const float high = sizes.valueHeight + StubGrid::between;
    return count == 0 ? 0 : static_cast<float>(count) * high - StubGrid::between + StubGrid::gap;
}

CellShape withStubsStacked(CellShape shape, LooseStubs loose, const CardSizes& sizes)
{
    // Stubs may be wider than the card.
    shape.left = std::max(shape.left - StubGrid(loose.over, sizes).width, sizes.valueWidth / 2);
    shape.right = std::max(shape.right - StubGrid(loose.under, sizes).width, sizes.valueWidth / 2);
    shape.over = stackHeight(loose.over, sizes);
    shape.under = stackHeight(loose.under, sizes);
    shape.height += shape.over + shape.under;
    return shape;
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

class CardShapes {
public:
    CardShapes(const PictureRequest& request, const CellTree& tree, const CellKinds& kinds)
        : m_request(request), m_graph(*request.graph), m_tree(tree), m_kinds(kinds)
    {
    }

    HullLayouts shape(std::span<const Wire> wires)
    {
        const std::size_t count = m_tree.cells.size();
        HullLayouts layouts;
        layouts.shapes.resize(count);
        layouts.places.resize(count);
        layouts.looseStubs.resize(count);
        layouts.standIn.assign(count, noCell);
        std::vector<std::uint32_t> used(count, 0);
        std::vector<std::uint32_t> made(count, 0);
        std::vector<bool> isLedTo(count, false);
        std::vector<bool> leadsOn(count, false);
        std::vector<bool> isMade(m_graph.valueCount(), false);
        for (const Wire& wire : wires) {
            if (!wire.isCut) {
                if (wire.to != noCell)
                    isLedTo[wire.to] = true;
                if (wire.from != noCell)
                    leadsOn[wire.from] = true;
                continue;
            }
            if (wire.to != noCell)
                ++used[wire.to];
            if (wire.from != noCell && !isMade[wire.value.index])
                ++made[wire.from];
            isMade[wire.value.index] = true;
        }
        for (std::uint32_t cell = 0; cell < count; ++cell) {
            if (m_tree.isHull(cell))
                continue;
            const Point card = cardSize(m_request, m_tree, cell);
            const StubGrid left(used[cell], m_request.sizes);
            // An input's card says what a stub beside it would.
            const bool isInput = m_tree.cells[cell].kind == Cell::Kind::Input;
            const StubGrid right(isInput ? 0 : made[cell], m_request.sizes);
            CellShape& shape = layouts.shapes[cell];
            shape.left = card.x / 2 + left.width;
            shape.right = card.x / 2 + right.width;
            shape.height = std::max({card.y, left.height, right.height});
            shape.label =
                hashCombine(m_kinds.of(cell), std::uint64_t(used[cell]) << 32U | made[cell])
                & ~CellKinds::hullBit;
            LooseStubs& loose = layouts.looseStubs[cell];
            if (!isLedTo[cell] && left.rows == used[cell])
                loose.over = static_cast<std::uint8_t>(used[cell]);
            if (!leadsOn[cell] && right.rows == made[cell])
                loose.under = static_cast<std::uint8_t>(right.rows);
        }
        return layouts;
    }

private:
    const PictureRequest& m_request;
    const Graph& m_graph;
    const CellTree& m_tree;
    const CellKinds& m_kinds;
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

HullLayouts shapeCells(const PictureRequest& request, const CellTree& tree, const CellKinds& kinds,
                       std::span<const Wire> wires)
{
    return CardShapes(request, tree, kinds).shape(wires);
}

} // namespace fusewright
