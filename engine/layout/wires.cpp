// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/wires.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <numeric>

namespace fusewright {

namespace {

/// A value with more uses is written at each of them.
constexpr std::uint32_t mostUses = 16;

class WireFinder {
public:
    WireFinder(const Graph& graph, const CellTree& tree)
        : m_graph(graph), m_tree(tree), m_uses(graph.valueCount(), 0)
    {
        m_wires.reserve(graph.edgeCount());
    }

    std::vector<Wire> find()
    {
        for (std::uint32_t cell = 0; cell < m_tree.cells.size(); ++cell) {
            const Cell::Kind kind = m_tree.cells[cell].kind;
            m_values.clear();
            if (kind == Cell::Kind::Output)
                m_values.push_back(m_tree.cells[cell].value);
            if (kind == Cell::Kind::Operator || kind == Cell::Kind::Group) {
                for (const NodeId node : m_tree.membersOf(cell)) {
                    const auto inputs = m_graph.inputs(node);
                    m_values.insert(m_values.end(), inputs.begin(), inputs.end());
                }
            }
            addWires(cell);
        }
        for (Wire& wire : m_wires)
            wire.isCut = wire.isCut || m_uses[wire.value.index] > mostUses;
        if (m_tree.members.size() < m_graph.nodeCount())
            addWiresOut();
        return std::move(m_wires);
    }

private:
    std::uint32_t makerOf(ValueId value) const
    {
        const NodeId producer = m_graph.producer(value);
        if (producer.isValid())
            return m_tree.cellOf[producer.index];
        if (m_graph.valueKind(value) == ValueKind::Input)
            return m_tree.inputCell[value.index];
        return noCell;
    }

    void addWires(std::uint32_t cell)
    {
        if (m_values.size() > 1) {
            std::ranges::sort(m_values);
            m_values.erase(std::unique(m_values.begin(), m_values.end()), m_values.end());
        }
        std::uint32_t used = 0;
        for (const ValueId value : m_values) {
            const std::uint32_t maker = value.isValid() ? makerOf(value) : noCell;
            if (maker == cell || (maker == noCell && !isMadeElsewhere(value)))
                continue;
            if (maker == noCell && isFull(cell, used))
                continue;
            m_wires.push_back({maker, cell, value, maker == noCell});
            ++m_uses[value.index];
        }
    }

    /// By an operator, or as an input, that is not drawn.
    bool isMadeElsewhere(ValueId value) const
    {
        return value.isValid()
            && (m_graph.producer(value).isValid() || m_graph.valueKind(value) == ValueKind::Input);
    }

    /// Of a closed card only the first are written.
    bool isFull(std::uint32_t cell, std::uint32_t& written) const
    {
        return m_tree.cells[cell].kind == Cell::Kind::Group && ++written > mostWritten;
    }

    void addWiresOut()
    {
        std::uint32_t made = 0;
        const auto addValue = [&](std::uint32_t cell, ValueId value) {
            const bool isUsedElsewhere = std::ranges::any_of(m_graph.uses(value), [&](auto use) {
                return m_tree.cellOf[use.node.index] == noCell;
            });
            if (isUsedElsewhere && !isFull(cell, made))
                m_wires.push_back({cell, noCell, value, true});
        };
        for (std::uint32_t cell = 0; cell < m_tree.cells.size(); ++cell) {
            made = 0;
            const Cell::Kind kind = m_tree.cells[cell].kind;
            if (kind == Cell::Kind::Input)
                addValue(cell, m_tree.cells[cell].value);
            if (kind != Cell::Kind::Operator && kind != Cell::Kind::Group)
                continue;
            for (const NodeId node : m_tree.membersOf(cell)) {
                for (const ValueId value : m_graph.outputs(node))
                    addValue(cell, value);
            }
        }
    }

    const Graph& m_graph;
    const CellTree& m_tree;
    std::vector<std::uint32_t> m_uses; ///< By value: cards that use it.
    std::vector<ValueId> m_values;
    std::vector<Wire> m_wires;
};

/// Says for each wire through which hulls it goes.
class RouteFinder {
public:
    explicit RouteFinder(const CellTree& tree) : m_tree(tree) { }

    void add(const Wire& wire)
    {
        std::uint32_t from = wire.from;
        std::uint32_t to = wire.to;
        m_inwards.clear();
        const auto leave = [&] {
            const std::uint32_t hull = m_tree.cells[from].parent;
            m_segments.push_back({hull, from, noCell, wire.value});
            from = hull;
        };
        const auto enter = [&] {
            const std::uint32_t hull = m_tree.cells[to].parent;
            m_inwards.push_back({hull, noCell, to, wire.value});
            to = hull;
        };
        while (m_tree.depth[from] > m_tree.depth[to])
            leave();
        while (m_tree.depth[to] > m_tree.depth[from])
            enter();
        while (m_tree.cells[from].parent != m_tree.cells[to].parent) {
            leave();
            enter();
        }
        m_segments.push_back({m_tree.cells[from].parent, from, to, wire.value});
        m_segments.insert(m_segments.end(), m_inwards.rbegin(), m_inwards.rend());
    }

    /// Segments of several wires become one; hulls get theirs together.
    Routes finish(std::vector<std::uint32_t> wireBegin)
    {
        std::vector<std::uint32_t> order(m_segments.size());
        std::iota(order.begin(), order.end(), 0U);
        const auto segment = [this](std::uint32_t at) -> const Segment& { return m_segments[at]; };
        const bool isFlat = std::ranges::all_of(
            m_segments, [](const Segment& one) { return one.hull == 0 && one.from != noCell; });
        if (!isFlat)
            std::ranges::sort(order, [&](std::uint32_t left, std::uint32_t right) {
                return std::pair(segment(left), left) < std::pair(segment(right), right);
            });
        Routes routes;
        routes.wireBegin = std::move(wireBegin);
        routes.ways.resize(m_segments.size());
        routes.hullBegin.assign(m_tree.cells.size() + 1, 0);
        for (const std::uint32_t at : order) {
            if (isFlat || routes.segments.empty() || routes.segments.back() != segment(at)) {
                routes.segments.push_back(segment(at));
                ++routes.hullBegin[segment(at).hull + 1];
            }
            routes.ways[at] = static_cast<std::uint32_t>(routes.segments.size() - 1);
        }
        std::partial_sum(routes.hullBegin.begin(), routes.hullBegin.end(),
                         routes.hullBegin.begin());
        return routes;
    }

    std::uint32_t count() const { return static_cast<std::uint32_t>(m_segments.size()); }

private:
    const CellTree& m_tree;
    std::vector<Segment> m_segments; ///< Of wire after wire.
    std::vector<Segment> m_inwards;
};

/// Says which segments are of chains.
class ChainFinder {
public:
    ChainFinder(const CellTree& tree, std::span<const Wire> wires, Routes& routes)
        : m_tree(tree),
          m_wires(wires),
          m_routes(routes),
          m_user(tree.cells.size(), noCell),
          m_producer(tree.cells.size(), noCell),
          m_userDepth(tree.cells.size(), 0),
          m_producerDepth(tree.cells.size(), 0)
    {
        for (std::size_t at = 0; at < wires.size(); ++at) {
            const Wire& wire = wires[at];
            if (isBetweenCards(wire)) {
                see(m_user[wire.from], wire.to);
                see(m_producer[wire.to], wire.from);
            }
            if (isFromInput(wire))
                see(m_user[wire.from], wire.to);
            for (const std::uint32_t segment : routes.wayOf(at))
                seeDepth(wire, routes.segments[segment]);
        }
    }

    void mark()
    {
        m_routes.isChain.assign(m_routes.segments.size(), false);
        std::vector<std::uint32_t> user(m_routes.segments.size(), noCell);
        for (std::size_t at = 0; at < m_wires.size(); ++at) {
            const Wire& wire = m_wires[at];
            const bool isChain = isBetweenCards(wire) && m_user[wire.from] == wire.to
                && m_producer[wire.to] == wire.from;
            m_routes.chainCount += isChain ? 1 : 0;
            // What comes from an input only is a chain's beginning.
            const bool isBegin =
                isFromInput(wire) && m_user[wire.from] == wire.to && m_producer[wire.to] == noCell;
            for (const std::uint32_t segment : m_routes.wayOf(at)) {
                see(user[segment], wire.to);
                if (isOfChain(wire, m_routes.segments[segment], isChain || isBegin))
                    m_routes.isChain[segment] = true;
            }
        }
        // A way from a port to several cards is as one from the card above it would be.
        for (std::size_t at = 0; at < user.size(); ++at) {
            if (user[at] == several && m_routes.segments[at].from == noCell)
                m_routes.isChain[at] = false;
        }
    }

private:
    static constexpr std::uint32_t several = noCell - 1;

    static void see(std::uint32_t& only, std::uint32_t seen)
    {
        only = only == noCell || only == seen ? seen : several;
    }
    bool isBetweenCards(const Wire& wire) const
    {
        return wire.from != noCell && wire.to != noCell && !m_tree.isValue(wire.from)
            && !m_tree.isValue(wire.to);
    }
    bool isFromInput(const Wire& wire) const
    {
        return wire.from != noCell && wire.to != noCell && m_tree.isValue(wire.from)
            && !m_tree.isValue(wire.to);
    }
    static bool isWithin(const Segment& segment)
    {
        return segment.from != noCell && segment.to != noCell;
    }

    /// How far in the hull is in which the ends of a card's wires meet.
    void seeDepth(const Wire& wire, const Segment& segment)
    {
        if (!isWithin(segment) || !isBetweenCards(wire))
            return;
        const std::uint32_t depth = m_tree.depth[segment.hull] + 1;
        m_userDepth[wire.from] = std::max(m_userDepth[wire.from], depth);
        m_producerDepth[wire.to] = std::max(m_producerDepth[wire.to], depth);
    }

    /// A way to a port counts for what is in its hull: what is outside must not change that.
    bool isOfChain(const Wire& wire, const Segment& segment, bool isChain) const
    {
        const std::uint32_t depth = m_tree.depth[segment.hull];
        if (isWithin(segment))
            return isChain;
        if (segment.to == noCell)
            return wire.from != noCell && m_userDepth[wire.from] <= depth;
        // Beside the line from the one card that leads there, that from an input gives way.
        if (isFromInput(wire) && m_producer[wire.to] != noCell && m_producer[wire.to] != several)
            return false;
        return wire.to != noCell && m_producerDepth[wire.to] <= depth;
    }

    const CellTree& m_tree;
    std::span<const Wire> m_wires;
    Routes& m_routes;
    std::vector<std::uint32_t> m_user; ///< By card: the only one, or several.
    std::vector<std::uint32_t> m_producer;
    std::vector<std::uint32_t>
        m_userDepth; ///< By card: of the innermost hull with one of its users.
    std::vector<std::uint32_t> m_producerDepth;
};

} // namespace

std::vector<Wire> findWires(const Graph& graph, const CellTree& tree)
{
    return WireFinder(graph, tree).find();
}

Routes findRoutes(const CellTree& tree, std::span<const Wire> wires)
{
    RouteFinder finder(tree);
    std::vector<std::uint32_t> begin{0};
    begin.reserve(wires.size() + 1);
    for (const Wire& wire : wires) {
        if (!wire.isCut)
            finder.add(wire);
        begin.push_back(finder.count());
    }
    return finder.finish(std::move(begin));
}

void markChains(const CellTree& tree, std::span<const Wire> wires, Routes& routes)
{
    ChainFinder(tree, wires, routes).mark();
}

} // namespace fusewright
