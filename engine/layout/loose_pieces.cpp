// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Where the far edges of a graph are cut, little pieces may hang on nothing: the slice of a
// modulation, whose producer is far above and whose user is far below. Such a piece can stand where
// it is used, as if it had been written there; then the edge to its user is not far. So can what
// stands at its producer only because it is the first of many, of which the others are far.

#include "engine/layout/inner_graph.h"
#include "engine/support/connected_parts.h"

#include <algorithm>
#include <set>
#include <utility>

namespace fusewright {

namespace {

/// Larger pieces are a part of the picture, with a place of their own. In operators.
constexpr std::uint64_t largestLoose = 4;
/// What is used with more of them is a table, or a frame of experts.
constexpr std::uint32_t mostAtUser = 4;

class LoosePieces {
public:
    LoosePieces(const InnerGraph& graph, std::span<const std::uint32_t> placeOf,
                const std::vector<bool>& isCut)
        : m_graph(graph),
          m_placeOf(placeOf),
          m_isCut(isCut),
          m_pieces(graph.size()),
          m_weight(graph.size(), 0),
          m_hasPort(graph.size(), false),
          m_toUser(graph.size(), noCell)
    {
        for (std::size_t at = 0; at < graph.edges.size(); ++at) {
            if (!isCut[at])
                m_pieces.join(graph.edges[at].from, graph.edges[at].to);
        }
        for (std::uint32_t vertex = 0; vertex < graph.size(); ++vertex) {
            const std::uint32_t piece = pieceOf(vertex);
            m_weight[piece] += graph.weights[vertex];
            m_hasPort[piece] = m_hasPort[piece] || graph.isPort(vertex);
        }
    }

    /// The edges that are to hold them: of each piece the one to its first user, if this has few.
    std::vector<std::uint32_t> holdingEdges()
    {
        for (std::uint32_t at = 0; at < m_isCut.size(); ++at) {
            const InnerGraph::Edge& edge = m_graph.edges[at];
            if (!m_isCut[at] || pieceOf(edge.from) == pieceOf(edge.to))
                continue;
            std::uint32_t& first = m_toUser[pieceOf(edge.from)];
            if (first == noCell || m_placeOf[edge.to] < m_placeOf[m_graph.edges[first].to])
                first = at;
        }
        std::vector<std::uint32_t> loose;
        std::vector<std::uint32_t> piecesAt(m_graph.size(), 0);
        for (std::uint32_t piece = 0; piece < m_graph.size(); ++piece) {
            if (pieceOf(piece) != piece || m_hasPort[piece] || m_weight[piece] > largestLoose)
                continue;
            loose.push_back(piece);
            if (m_toUser[piece] != noCell)
                ++piecesAt[m_graph.edges[m_toUser[piece]].to];
        }
        std::vector<std::uint32_t> edges;
        for (const std::uint32_t piece : loose) {
            const std::uint32_t edge = m_toUser[piece];
            const bool isAtUser = edge != noCell && piecesAt[m_graph.edges[edge].to] <= mostAtUser;
            if (isAtUser)
                edges.push_back(edge);
        }
        return edges;
    }

private:
    std::uint32_t pieceOf(std::uint32_t vertex) { return m_pieces.of(vertex); }

    const InnerGraph& m_graph;
    std::span<const std::uint32_t> m_placeOf;
    const std::vector<bool>& m_isCut;
    ConnectedParts m_pieces;
    std::vector<std::uint64_t> m_weight; ///< By piece.
    std::vector<bool> m_hasPort;         ///< By piece.
    std::vector<std::uint32_t> m_toUser; ///< By piece: the cut edge to its first user.
};

/// The edges to what is made of a value whose other uses are cut, and leads on by cut edges only.
std::vector<std::uint32_t> edgesToDeadEnds(const InnerGraph& graph, const std::vector<bool>& isCut)
{
    std::vector<std::uint32_t> near(graph.size(), 0); // Edges of each vertex that are not cut.
    std::vector<bool> leadsOn(graph.size(), false);
    std::set<std::pair<std::uint32_t, ValueId>> cutValues;
    for (std::size_t at = 0; at < isCut.size(); ++at) {
        const InnerGraph::Edge& edge = graph.edges[at];
        if (isCut[at]) {
            cutValues.emplace(edge.from, edge.value);
            leadsOn[edge.from] = true;
        } else {
            ++near[edge.from];
            ++near[edge.to];
        }
    }
    std::vector<std::uint32_t> edges;
    for (std::uint32_t at = 0; at < isCut.size(); ++at) {
        const InnerGraph::Edge& edge = graph.edges[at];
        if (!isCut[at] && near[edge.to] == 1 && leadsOn[edge.to] && near[edge.from] > 1
            && cutValues.contains({edge.from, edge.value}))
            edges.push_back(at);
    }
    return edges;
}

} // namespace

void settleLoosePieces(const InnerGraph& graph, std::span<const std::uint32_t> placeOf,
                       std::vector<bool>& isCut)
{
    const std::vector<std::uint32_t> toDeadEnds = edgesToDeadEnds(graph, isCut);
    for (const std::uint32_t edge : toDeadEnds)
        isCut[edge] = true;
    std::vector<bool> isSettled(graph.size(), false);
    for (const std::uint32_t edge : LoosePieces(graph, placeOf, isCut).holdingEdges()) {
        isCut[edge] = false;
        isSettled[graph.edges[edge].from] = true;
    }
    for (const std::uint32_t edge : toDeadEnds)
        isCut[edge] = isSettled[graph.edges[edge].to];
}

} // namespace fusewright
