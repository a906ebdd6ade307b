// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/graphviz_engine.h"

#include "engine/support/graphviz_lock.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include <graphviz/gvc.h>

namespace fusewright {

namespace {

/// Graphviz measures paper in inches of so many of our units.
constexpr float unitsPerInch = 72;
/// From here on its search for the best places takes too long for what it gives.
constexpr std::size_t largeBlock = 60;

/// One context for the process: making one reads Graphviz' list of plugins.
GVC_t* context()
{
    static GVC_t* const made = gvContext();
    return made;
}

/// The layouts are plugins, which an installation may lack; asked for then, the library complains
/// on standard error.
bool hasDot()
{
    static const bool has = [] {
        int count = 0;
        char** const names = gvPluginList(context(), std::string("layout").data(), &count, nullptr);
        const bool found = std::any_of(
            names, names + count, [](const char* name) { return std::string_view(name) == "dot"; });
        std::free(names);
        return found;
    }();
    return has;
}

struct CloseGraph {
    void operator()(Agraph_t* graph) const
    {
        gvFreeLayout(context(), graph);
        agclose(graph);
    }
};

void set(void* object, const char* name, const std::string& value)
{
    // The library takes texts to write to, though it only reads them.
    agsafeset(object, std::string(name).data(), std::string(value).data(), std::string().data());
}

std::string inches(float units)
{
    return std::to_string(units / unitsPerInch);
}

class GraphvizBlock {
public:
    explicit GraphvizBlock(const BlockSketch& sketch)
        : m_sketch(sketch), m_graph(agopen(std::string("block").data(), Agstrictdirected, nullptr))
    {
        Agraph_t* const graph = m_graph.get();
        set(graph, "nodesep", inches(Spacing::between));
        set(graph, "ranksep", inches(Spacing::ranks));
        set(graph, "splines", "polyline");
        if (sketch.vertices.size() > largeBlock)
            set(graph, "nslimit", "0");
        for (const auto& [name, value] :
             {std::pair("shape", "box"), std::pair("fixedsize", "true"), std::pair("label", "")})
            agattr(graph, AGNODE, std::string(name).data(), std::string(value).data());
        for (const auto& [name, value] :
             {std::pair("tailport", "s"), std::pair("headport", "n"), std::pair("dir", "none")})
            agattr(graph, AGEDGE, std::string(name).data(), std::string(value).data());
        for (std::size_t at = 0; at < sketch.vertices.size(); ++at)
            addVertex(at);
        for (const BlockSketch::Edge& edge : sketch.edges)
            m_edges.push_back(agedge(graph, m_nodes[edge.from], m_nodes[edge.to], nullptr, 1));
    }

    /// dot's rows, and the order in them.
    std::optional<RankGrid> draw()
    {
        if (gvLayout(context(), m_graph.get(), "dot") != 0)
            return {};
        std::vector<double> rows;
        for (Agnode_t* const node : m_nodes)
            rows.push_back(heightOf(node));
        std::ranges::sort(rows, std::ranges::greater());
        rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
        std::vector<std::uint32_t> rank;
        for (Agnode_t* const node : m_nodes) {
            const auto row = std::ranges::lower_bound(rows, heightOf(node), std::ranges::greater());
            rank.push_back(static_cast<std::uint32_t>(row - rows.begin()));
        }
        if (!isSound(rank))
            return {};
        RankGrid grid = makeRankGrid(m_sketch, rank);
        std::vector<double> across(grid.nodes.size(), 0);
        for (std::size_t at = 0; at < m_nodes.size(); ++at)
            across[at] = ND_coord(m_nodes[at]).x;
        for (std::size_t at = 0; at < m_edges.size(); ++at) {
            for (const std::uint32_t node : grid.ways[at])
                across[node] = acrossAt(m_edges[at], rows[grid.nodes[node].rank]);
        }
        for (std::uint32_t node = 0; node < grid.nodes.size(); ++node)
            grid.ranks[grid.nodes[node].rank].push_back(node);
        for (std::vector<std::uint32_t>& row : grid.ranks)
            std::ranges::stable_sort(row, {}, [&](std::uint32_t node) { return across[node]; });
        turnToOrder(grid);
        return grid;
    }

private:
    void addVertex(std::size_t at)
    {
        const BlockSketch::Vertex& vertex = m_sketch.vertices[at];
        Agnode_t* const node = agnode(m_graph.get(), std::to_string(at).data(), 1);
        set(node, "width", inches(2 * std::max({vertex.left, vertex.right, 0.5F})));
        set(node, "height", inches(vertex.height));
        m_nodes.push_back(node);
    }

    static double heightOf(Agnode_t* node) { return ND_coord(node).y; }

    /// Whether lines go down and the necks stand alone, at the top and the bottom. (To ask dot for
    /// that, by ranks, is what it crashes on.)
    bool isSound(const std::vector<std::uint32_t>& rank) const
    {
        const std::uint32_t last = std::ranges::max(rank);
        const bool isTopAlone = rank.front() == 0 && std::ranges::count(rank, 0U) == 1;
        const bool isBottomAlone = rank.back() == last && std::ranges::count(rank, last) == 1;
        return (m_sketch.topCount == 0 || isTopAlone)
            && (m_sketch.bottomCount == 0 || isBottomAlone)
            && std::ranges::all_of(m_sketch.edges, [&](const BlockSketch::Edge& edge) {
                   return rank[edge.from] < rank[edge.to];
               });
    }

    /// Where a line passes a row. A polyline comes as curves whose ends are its corners.
    static double acrossAt(Agedge_t* edge, double row)
    {
        pointf above = ND_coord(agtail(edge));
        const auto between = [&](pointf below) {
            const double high = above.y - below.y;
            return high <= 0 ? below.x : above.x + (below.x - above.x) * (above.y - row) / high;
        };
        if (const splines* const curves = ED_spl(edge); curves && curves->size == 1) {
            const bezier& curve = curves->list[0];
            for (std::size_t corner = 0; corner < static_cast<std::size_t>(curve.size);
                 corner += 3) {
                const pointf point = curve.list[corner];
                if (point.y <= row)
                    return between(point);
                above = point;
            }
        }
        return between(ND_coord(aghead(edge)));
    }

    const BlockSketch& m_sketch;
    std::unique_ptr<Agraph_t, CloseGraph> m_graph;
    std::vector<Agnode_t*> m_nodes;
    std::vector<Agedge_t*> m_edges;
};

} // namespace

std::optional<RankGrid> sortWithGraphviz(const BlockSketch& sketch)
{
    const bool hasPorts = std::ranges::any_of(sketch.edges, [](const BlockSketch::Edge& edge) {
        return edge.fromOffset != 0 || edge.toOffset != 0;
    });
    if (hasPorts || sketch.vertices.size() < 2 || sketch.topCount > 1 || sketch.bottomCount > 1)
        return {};
    const std::lock_guard lock(graphvizLock());
    return hasDot() ? GraphvizBlock(sketch).draw() : std::nullopt;
}

} // namespace fusewright
