// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What is drawn is a tree of cells: hulls, and cards in them. Wires between cards go up and down
// this tree in segments; far ones are cut. Then each hull is laid out, inner ones first, and at
// last all is put together where it stands on paper.

#include "engine/graph/graph.h"
#include "engine/layout/picture_assembly.h"

#include <algorithm>

namespace fusewright {

namespace {

/// Cuts wires that span far, and all wires of a value of which most are.
void cutFarWires(const Graph& graph, const CellTree& tree, std::vector<Wire>& wires,
                 const CancelToken& cancel)
{
    const Routes routes = findRoutes(tree, wires);
    std::vector<bool> isFar(routes.segments.size(), false);
    InnerGraphs graphs(tree, routes);
    bool isAnyFar = false;
    for (std::uint32_t cell = 0; cell < tree.cells.size(); ++cell) {
        if (cancel.isCancelled())
            return;
        if (!tree.isHull(cell))
            continue;
        const InnerGraph inner = graphs.of(cell);
        for (const std::uint32_t segment : findFarSegments(inner, drawingOrder(inner)))
            isFar[segment] = isAnyFar = true;
    }
    if (!isAnyFar)
        return;
    std::vector<std::uint32_t> cuts(graph.valueCount(), 0);
    std::vector<std::uint32_t> uses(graph.valueCount(), 0);
    for (std::size_t at = 0; at < wires.size(); ++at) {
        ++uses[wires[at].value.index];
        for (const std::uint32_t segment : routes.wayOf(at))
            wires[at].isCut = wires[at].isCut || isFar[segment];
        if (wires[at].isCut)
            ++cuts[wires[at].value.index];
    }
    for (Wire& wire : wires)
        wire.isCut = wire.isCut || cuts[wire.value.index] * 2 > uses[wire.value.index];
}

} // namespace

Picture drawPicture(const PictureRequest& request, const CancelToken& cancel,
                    ProgressSink* progress)
{
    const auto tell = [&](double fraction) {
        if (progress)
            progress->progressed(fraction);
    };
    if (!request.graph)
        return {};
    const Graph& graph = *request.graph;
    const CellTree tree = plantCells(graph, request.groups, cancel);
    tell(0.1);
    std::vector<Wire> wires = findWires(graph, tree);
    if (!cancel.isCancelled())
        cutFarWires(graph, tree, wires, cancel);
    tell(0.3);
    const Routes routes = findRoutes(tree, wires);
    HullLayouts layouts = shapeCells(request, tree, wires);
    layouts.segmentBlock.assign(routes.segments.size(), HullLayouts::unplaced);
    layouts.segmentEdge.assign(routes.segments.size(), 0);
    tell(0.4);
    BlockLibrary library(cancel);
    HullArrangement arrangement(request, tree, routes, library, layouts);
    for (std::size_t cell = tree.cells.size(); cell-- > 0 && !cancel.isCancelled();) {
        if (!tree.isHull(static_cast<std::uint32_t>(cell)))
            continue;
        arrangement.arrange(static_cast<std::uint32_t>(cell));
    }
    if (cancel.isCancelled())
        return {};
    tell(0.8);
    Picture picture = assemblePicture(request, tree, wires, routes, library, layouts);
    tell(1);
    return picture;
}

} // namespace fusewright
