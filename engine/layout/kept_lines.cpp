// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/kept_lines.h"

#include "engine/graph/graph.h"
#include "engine/layout/inner_graph.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fusewright {

namespace {

/// Beside each that is cut there must be so many lines: steps are cut from each other more often.
constexpr std::size_t leastAlike = 5;

/// A wire between two cards of the picture's outermost level.
struct OuterWire {
    std::size_t at = 0;
    std::uint32_t span = 0;  ///< In cards.
    std::uint64_t holds = 0; ///< Operators.
};

class LikeWires {
public:
    LikeWires(const Graph& graph, const CellTree& tree, const Routes& routes)
        : m_graph(graph), m_tree(tree), m_placeOf(tree.cells.size(), noCell)
    {
        const InnerGraph outer = InnerGraphs(tree, routes).of(0);
        const std::vector<std::uint32_t> order = drawingOrder(outer);
        m_above.assign(1, 0);
        for (const std::uint32_t vertex : order) {
            if (outer.cells[vertex] != noCell)
                m_placeOf[outer.cells[vertex]] = static_cast<std::uint32_t>(m_above.size() - 1);
            m_above.push_back(m_above.back() + outer.weights[vertex]);
        }
    }

    bool keep(std::vector<Wire>& wires) const
    {
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<OuterWire>> byKind;
        for (std::size_t at = 0; at < wires.size(); ++at) {
            const Wire& wire = wires[at];
            if (!isCard(wire.from) || !isCard(wire.to) || placeOf(wire.to) <= placeOf(wire.from))
                continue;
            byKind[{kindOf(wire.from), kindOf(wire.to)}].push_back(
                {at, placeOf(wire.to) - placeOf(wire.from),
                 m_above[placeOf(wire.to) + 1] - m_above[placeOf(wire.from)]});
        }
        bool isAny = false;
        for (auto& [kind, alike] : byKind) {
            for (const OuterWire& wire : alike) {
                if (!wires[wire.at].isCut || wire.holds > FarRule{}.readable)
                    continue;
                std::size_t lines = 0;
                std::size_t cuts = 0;
                for (const OuterWire& other : alike) {
                    const bool isAsLong =
                        other.span <= 2 * wire.span && wire.span <= 2 * other.span;
                    lines += isAsLong && !wires[other.at].isCut ? 1 : 0;
                    cuts += isAsLong && wires[other.at].isCut ? 1 : 0;
                }
                if (lines >= leastAlike * cuts) {
                    wires[wire.at].isCut = false;
                    isAny = true;
                }
            }
        }
        return isAny;
    }

private:
    bool isCard(std::uint32_t cell) const
    {
        return cell != noCell && m_placeOf[cell] != noCell && !m_tree.isHull(cell)
            && m_tree.membersOf(cell).size() == 1;
    }
    std::uint32_t placeOf(std::uint32_t cell) const { return m_placeOf[cell]; }
    std::uint32_t kindOf(std::uint32_t cell) const
    {
        return m_graph.operatorId(m_tree.membersOf(cell).front()).index;
    }

    const Graph& m_graph;
    const CellTree& m_tree;
    std::vector<std::uint32_t> m_placeOf; ///< By cell.
    std::vector<std::uint64_t> m_above;   ///< By place: operators before it.
};

} // namespace

bool keepLikeMost(const Graph& graph, const CellTree& tree, const Routes& routes,
                  std::vector<Wire>& wires)
{
    return LikeWires(graph, tree, routes).keep(wires);
}

} // namespace fusewright
