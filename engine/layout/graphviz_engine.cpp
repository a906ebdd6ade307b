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

    std::optional<BlockDrawing> draw()
    {
        if (gvLayout(context(), m_graph.get(), "dot") != 0)
            return {};
        BlockDrawing drawing;
        m_height = static_cast<float>(GD_bb(m_graph.get()).UR.y);
        for (std::size_t at = 0; at < m_nodes.size(); ++at) {
            const Point middle = point(ND_coord(m_nodes[at]));
            // Nothing is so low for dot that it has no height, but a neck's or port's place has
            // none.
            const bool isTop = at < m_sketch.topCount && m_sketch.vertices[at].height == 0;
            drawing.places.push_back(
                {middle.x, isTop ? 0 : middle.y - m_sketch.vertices[at].height / 2});
        }
        if (!hasNecksApart(drawing))
            return {};
        drawing.pointBegin.push_back(0);
        for (std::size_t at = 0; at < m_edges.size(); ++at) {
            if (!addLine(at, drawing))
                return {};
        }
        measure(m_sketch, drawing);
        return drawing;
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

    /// Whether the necks stand alone, at the top and the bottom. (To ask dot for that, by ranks, is
    /// what it crashes on.)
    bool hasNecksApart(const BlockDrawing& drawing) const
    {
        const std::size_t last = m_nodes.size() - 1;
        for (std::size_t at = 0; at <= last; ++at) {
            const float top = drawing.places[at].y;
            if (m_sketch.topCount == 1 && at > 0 && top < Spacing::ranks / 2)
                return false;
            if (m_sketch.bottomCount == 1 && at < last
                && top + m_sketch.vertices[at].height > drawing.places[last].y)
                return false;
        }
        return true;
    }

    Point point(pointf at) const
    {
        return {static_cast<float>(at.x), m_height - static_cast<float>(at.y)};
    }

    /// A polyline comes as curves whose ends are its corners.
    bool addLine(std::size_t at, BlockDrawing& drawing) const
    {
        const BlockSketch::Edge& edge = m_sketch.edges[at];
        const splines* const curves = ED_spl(m_edges[at]);
        if (!curves || curves->size != 1)
            return false;
        const bezier& curve = curves->list[0];
        const Point from = drawing.places[edge.from];
        std::vector<Point> points{{from.x, from.y + m_sketch.vertices[edge.from].height}};
        for (int corner = 3; corner + 3 < curve.size; corner += 3)
            points.push_back(point(curve.list[corner]));
        points.push_back(drawing.places[edge.to]);
        straighten(points);
        drawing.points.insert(drawing.points.end(), points.begin(), points.end());
        drawing.pointBegin.push_back(static_cast<std::uint32_t>(drawing.points.size()));
        return true;
    }

    const BlockSketch& m_sketch;
    std::unique_ptr<Agraph_t, CloseGraph> m_graph;
    std::vector<Agnode_t*> m_nodes;
    std::vector<Agedge_t*> m_edges;
    float m_height = 0;
};

} // namespace

std::optional<BlockDrawing> drawWithGraphviz(const BlockSketch& sketch)
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
