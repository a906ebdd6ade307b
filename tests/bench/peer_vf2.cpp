// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/match_cases.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/vf2_sub_graph_iso.hpp>
#include <igraph/igraph.h>

#include <algorithm>

namespace fusewright::bench {

namespace {

struct Labelled {
    std::uint16_t op = 0;
};
using BoostGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS, Labelled>;

struct Counter {
    std::size_t* count;

    template <class Forward, class Backward>
    bool operator()(Forward, Backward) const
    {
        ++*count;
        return true;
    }
};

std::uint16_t numberOf(const PlainGraph& graph, const std::string& name)
{
    return static_cast<std::uint16_t>(std::ranges::find(graph.names, name) - graph.names.begin());
}

/// Kept between calls, as peers are timed without the making of their own structures.
const BoostGraph& boostGraph(const PlainGraph& graph)
{
    static BoostGraph made;
    static const PlainGraph* of = nullptr;
    if (of != &graph || made.m_vertices.size() != graph.nodeCount()) {
        made = BoostGraph(graph.nodeCount());
        of = &graph;
        for (std::uint32_t node = 0; node < graph.nodeCount(); ++node) {
            made[node].op = graph.operators[node];
            for (const std::uint32_t producer : graph.producers(node))
                add_edge(producer, node, made);
        }
    }
    return made;
}

class IgraphGraph {
public:
    explicit IgraphGraph(const PlainGraph& graph) : m_of(&graph), m_nodes(graph.nodeCount())
    {
        igraph_vector_int_t edges;
        igraph_vector_int_init(&edges, 0);
        for (std::uint32_t node = 0; node < graph.nodeCount(); ++node) {
            for (const std::uint32_t producer : graph.producers(node)) {
                igraph_vector_int_push_back(&edges, producer);
                igraph_vector_int_push_back(&edges, node);
            }
        }
        igraph_create(&m_graph, &edges, static_cast<igraph_integer_t>(graph.nodeCount()), 1);
        igraph_vector_int_destroy(&edges);
        igraph_vector_int_init(&m_colours, static_cast<igraph_integer_t>(graph.nodeCount()));
        for (std::uint32_t node = 0; node < graph.nodeCount(); ++node)
            VECTOR(m_colours)[node] = graph.operators[node];
    }
    ~IgraphGraph()
    {
        igraph_destroy(&m_graph);
        igraph_vector_int_destroy(&m_colours);
    }
    IgraphGraph(const IgraphGraph&) = delete;
    IgraphGraph& operator=(const IgraphGraph&) = delete;

    bool isOf(const PlainGraph& graph) const
    {
        return m_of == &graph && m_nodes == graph.nodeCount();
    }
    const igraph_t* graph() const { return &m_graph; }
    const igraph_vector_int_t* colours() const { return &m_colours; }

private:
    const PlainGraph* m_of;
    std::size_t m_nodes;
    igraph_t m_graph;
    igraph_vector_int_t m_colours;
};

igraph_error_t countMapping(const igraph_vector_int_t*, const igraph_vector_int_t*, void* count)
{
    ++*static_cast<std::size_t*>(count);
    return IGRAPH_SUCCESS;
}

} // namespace

std::size_t matchWithBoost(const PlainGraph& graph, const PlainPattern& pattern)
{
    BoostGraph small(pattern.operators.size());
    for (std::size_t at = 0; at < pattern.operators.size(); ++at)
        small[at].op = numberOf(graph, pattern.operators[at]);
    for (const auto& [from, to] : pattern.edges)
        add_edge(static_cast<std::size_t>(from), static_cast<std::size_t>(to), small);
    const BoostGraph& large = boostGraph(graph);
    std::size_t count = 0;
    const auto sameOperator =
        boost::make_property_map_equivalent(get(&Labelled::op, small), get(&Labelled::op, large));
    boost::vf2_subgraph_mono(small, large, Counter{&count}, vertex_order_by_mult(small),
                             boost::vertices_equivalent(sameOperator));
    return count;
}

std::size_t matchWithIgraph(const PlainGraph& graph, const PlainPattern& pattern)
{
    static std::unique_ptr<IgraphGraph> large;
    if (!large || !large->isOf(graph))
        large = std::make_unique<IgraphGraph>(graph);
    PlainGraph plain;
    plain.names = graph.names;
    plain.inBegin = {0};
    for (std::size_t at = 0; at < pattern.operators.size(); ++at) {
        plain.operators.push_back(numberOf(graph, pattern.operators[at]));
        for (const auto& [from, to] : pattern.edges) {
            if (static_cast<std::size_t>(to) == at)
                plain.in.push_back(static_cast<std::uint32_t>(from));
        }
        plain.inBegin.push_back(static_cast<std::uint32_t>(plain.in.size()));
    }
    const IgraphGraph small(plain);
    std::size_t count = 0;
    igraph_get_subisomorphisms_vf2_callback(large->graph(), small.graph(), large->colours(),
                                            small.colours(), nullptr, nullptr, nullptr, nullptr,
                                            countMapping, nullptr, nullptr, &count);
    return count;
}

} // namespace fusewright::bench
