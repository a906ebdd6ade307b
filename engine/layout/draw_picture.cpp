// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What is drawn is a tree of cells: hulls, and cards in them. Wires between cards go up and down
// this tree in segments; far ones are cut. Then each hull is laid out, inner ones first, and at
// last all is put together where it stands on paper.

#include "engine/graph/graph.h"
#include "engine/layout/picture_assembly.h"
#include "engine/layout/two_columns.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr int mostRounds = 5;
constexpr std::uint32_t manyUses = 4;
constexpr std::uint32_t nextCells = 3;

/// Cuts wires that span far, and all wires of a value of which most of many are, in some hulls.
/// Those that they went through are to be searched again: none when there were no such wires.
bool cutFarWires(const Graph& graph, const CellTree& tree, const Routes& routes,
                 std::vector<Wire>& wires, std::vector<bool>& mustSearch, const CancelToken& cancel)
{
    std::vector<bool> isFar(routes.segments.size(), false);
    InnerGraphs graphs(tree, routes);
    bool isAnyFar = false;
    for (std::uint32_t cell = 0; cell < tree.cells.size(); ++cell) {
        if (cancel.isCancelled())
            return false;
        if (!tree.isHull(cell) || !mustSearch[cell])
            continue;
        for (const std::uint32_t segment : findFarSegments(graphs.of(cell)))
            isFar[segment] = isAnyFar = true;
    }
    if (!isAnyFar)
        return false;
    std::vector<std::uint32_t> cuts(graph.valueCount(), 0);
    std::vector<std::uint32_t> uses(graph.valueCount(), 0);
    for (std::size_t at = 0; at < wires.size(); ++at) {
        ++uses[wires[at].value.index];
        for (const std::uint32_t segment : routes.wayOf(at))
            wires[at].isCut = wires[at].isCut || isFar[segment];
        if (wires[at].isCut)
            ++cuts[wires[at].value.index];
    }
    // With few uses the near one is the way on, as in the forward half of a training graph; and
    // what comes next always is.
    const auto isMostlyCut = [&](ValueId value) {
        return uses[value.index] >= manyUses && cuts[value.index] * 2 > uses[value.index];
    };
    mustSearch.assign(tree.cells.size(), false);
    for (std::size_t at = 0; at < wires.size(); ++at) {
        Wire& wire = wires[at];
        wire.isCut = wire.isCut || (wire.to > wire.from + nextCells && isMostlyCut(wire.value));
        if (!wire.isCut)
            continue;
        // One that was cut before has no way any more.
        for (const std::uint32_t segment : routes.wayOf(at))
            mustSearch[routes.segments[segment].hull] = true;
    }
    return true;
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
    if (request.sides)
        return drawTwoColumns(request, cancel, progress);
    const Graph& graph = *request.graph;
    const CellTree tree =
        plantCells(graph, request.groups, request.strip.value_or(PictureStrip{}), cancel);
    tell(0.1);
    std::vector<Wire> wires = findWires(graph, tree);
    // What is cut changes the order, and so what is far.
    Routes routes = findRoutes(tree, wires);
    std::vector<bool> mustSearch(tree.cells.size(), true);
    for (int round = 0;
         round < mostRounds && cutFarWires(graph, tree, routes, wires, mustSearch, cancel); ++round)
        routes = findRoutes(tree, wires);
    markChains(tree, wires, routes);
    tell(0.3);
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
