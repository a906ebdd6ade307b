// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/llama_graph.h"
#include "tests/bench/match_cases.h"
#include "tests/bench/timing.h"

#include "engine/graph/graph.h"
#include "engine/layout/block_quality.h"
#include "engine/layout/graphviz_engine.h"
#include "engine/layout/picture_request.h"
#include "engine/layout/row_choice.h"

#include <cstdio>

namespace fusewright::bench {

namespace {

PictureRequest requestOf(std::size_t nodes)
{
    PictureRequest request;
    request.graph = std::make_shared<Graph>(makeGraph(LlamaGraph::withNodes(nodes)));
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 90);
    return request;
}

/// All operators of a graph as one block, as a layout engine gets it.
BlockSketch sketchOf(const Graph& graph)
{
    BlockSketch sketch;
    for (std::size_t at = 0; at < graph.nodeCount(); ++at)
        sketch.vertices.push_back({45, 45, 40});
    for (const NodeId node : graph.nodes()) {
        for (const NodeId user : graph.users(node))
            sketch.edges.push_back({node.index, user.index, 0});
    }
    return sketch;
}

double timePicture(std::size_t nodes)
{
    const PictureRequest request = requestOf(nodes);
    std::size_t lines = 0;
    const double time = timeOf([&] { return drawPicture(request).lines.size(); }, lines);
    std::printf("  %9zu operators %10.2f ms  %9zu lines\n", request.graph->nodeCount(), time,
                lines);
    std::fflush(stdout);
    return time;
}

void compareEngines(std::size_t nodes)
{
    const BlockSketch sketch = sketchOf(*requestOf(nodes).graph);
    std::size_t count = 0;
    const double theirs =
        timeOf([&] { return sortWithGraphviz(sketch) ? std::size_t(1) : 0; }, count);
    const double ours =
        timeOf([&] { return drawInRanks(sketch, Effort::Full, {}).places.size(); }, count);
    const auto print = [&](const char* name, double time, const BlockDrawing& drawing) {
        const BlockQuality quality = qualityOf(sketch, drawing);
        std::printf("  %9zu %-9s %10.2f ms  %4zu crossings %5zu bends, length %8.0f\n",
                    sketch.vertices.size(), name, time, quality.crossings, quality.bends,
                    quality.length);
    };
    if (const std::optional<RankGrid> grid = sortWithGraphviz(sketch))
        print("Graphviz", theirs, drawGrid(sketch, *grid, Effort::Full, {}));
    print("ours", ours, drawInRanks(sketch, Effort::Full, {}));
}

} // namespace

void benchLayout()
{
    std::printf("\nLayout; wanted: 100 times faster than dot at 1,641, 200 ms at 100k\n");
    const double picture = timePicture(1641);
    timePicture(100'000);
    timePicture(1'000'000);
    std::printf(" one block, both engines\n");
    compareEngines(51);
    compareEngines(120);
    compareEngines(500);
    const BlockSketch sketch = sketchOf(*requestOf(1641).graph);
    std::size_t count = 0;
    const double dot = timeOf([&] { return sortWithGraphviz(sketch) ? std::size_t(1) : 0; }, count);
    std::printf("  dot, the whole graph of 1,641: %.0f ms, %.0f times our picture\n", dot,
                dot / picture);
}

} // namespace fusewright::bench
