// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/cell_kinds.h"

#include "engine/graph/graph.h"
#include "engine/layout/card_shapes.h"
#include "engine/support/hash.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace fusewright {

namespace {

/// From 1 on; 0 of what is not sorted in it.
std::uint32_t placeIn(const OrderStretch& stretch, std::uint32_t place)
{
    return place < stretch.begin || place >= stretch.end ? 0 : place - stretch.begin + 1;
}

/// What a convolution looks at: a pointwise one, one over neighbours and a depthwise one are not
/// alike, however many channels they have. 0 of other operators.
std::uint64_t windowOf(const Graph& graph, NodeId node)
{
    constexpr std::size_t beforeWindow = 2; // Channels that come out, and that go in.
    const auto inputs = graph.inputs(node);
    const std::string_view op = graph.canonicalName(node);
    const bool isConvolution = op == "conv1d" || op == "conv2d" || op == "conv3d";
    if (!isConvolution || inputs.size() < 2 || !inputs[1].isValid())
        return 0;
    const auto dims = graph.shapes().dims(graph.shapeId(inputs[1]));
    if (dims.size() <= beforeWindow)
        return 0;
    std::uint64_t window = dims[1].isKnown() && dims[1].size() == 1 ? 2 : 1;
    for (const Dim dim : dims.subspan(beforeWindow))
        window = hashCombine(window, dim.isKnown() && dim.size() == 1 ? 1 : 2);
    return window;
}

} // namespace

Signature signatureWithin(const InnerGraph& graph, const OrderStretch& stretch,
                          std::span<const std::uint64_t> kinds,
                          std::span<const std::uint32_t> order,
                          std::span<const std::uint32_t> placeOf)
{
    Signature signature{stretch.end - stretch.begin};
    for (std::uint32_t place = stretch.begin; place < stretch.end; ++place)
        signature.push_back(kinds[order[place]]);
    std::vector<std::pair<ValueId, std::uint32_t>> edges;
    for (std::uint32_t place = stretch.begin; place < stretch.end; ++place) {
        edges.clear();
        for (const InnerGraph::Edge& edge : graph.edgesFrom(order[place])) {
            if (const std::uint32_t to = placeIn(stretch, placeOf[edge.to]))
                edges.emplace_back(edge.value, to);
        }
        std::ranges::sort(edges);
        std::uint64_t slot = 0;
        for (std::size_t at = 0; at < edges.size(); ++at) {
            slot += at > 0 && edges[at].first != edges[at - 1].first ? 1 : 0;
            signature.push_back(CellKinds::hullBit | std::uint64_t(place - stretch.begin) << 32U
                                | edges[at].second);
            signature.push_back(slot);
        }
    }
    return signature;
}

std::uint64_t usesFromAbove(const InnerGraph& graph, const OrderStretch& stretch,
                            std::span<const std::uint32_t> order,
                            std::span<const std::uint32_t> placeOf)
{
    std::vector<std::pair<ValueId, std::uint32_t>> uses;
    for (std::uint32_t place = stretch.first; place < stretch.begin; ++place) {
        for (const InnerGraph::Edge& edge : graph.edgesFrom(order[place])) {
            if (const std::uint32_t to = placeIn(stretch, placeOf[edge.to]))
                uses.emplace_back(edge.value, to);
        }
    }
    std::ranges::sort(uses);
    std::uint64_t all = 0;
    std::uint64_t ofValue = 0;
    for (std::size_t at = 0; at < uses.size(); ++at) {
        ofValue = hashCombine(ofValue, uses[at].second);
        if (at + 1 < uses.size() && uses[at + 1].first == uses[at].first)
            continue;
        all += ofValue; // Values in any order.
        ofValue = 0;
    }
    return all;
}

CellKinds::CellKinds(const Graph& graph, const CellTree& tree, std::span<const Wire> wires,
                     const Routes& routes)
    : m_graph(graph),
      m_tree(tree),
      m_kinds(tree.cells.size()),
      m_borders(tree.cells.size(), 0),
      m_order(tree.children),
      m_place(tree.cells.size(), 0)
{
    InnerGraphs graphs(tree, routes);
    SignatureNumbers numbers;
    StretchOrder canonical;
    std::vector<std::uint64_t> kinds;
    for (auto cell = static_cast<std::uint32_t>(tree.cells.size()); cell-- > 0;) {
        if (!tree.isHull(cell)) {
            m_kinds[cell] = kindOfCard(cell);
            continue;
        }
        if (cell == 0)
            continue; // Nothing is around it.
        const InnerGraph inner = graphs.of(cell);
        const std::uint32_t end = inner.size() - inner.outCount;
        if (inner.inCount == end)
            continue;
        kinds.assign(inner.size(), 0);
        for (std::uint32_t vertex = inner.inCount; vertex < end; ++vertex)
            kinds[vertex] = m_kinds[inner.cells[vertex]];
        std::vector<std::uint32_t> order(inner.size());
        for (std::uint32_t vertex = 0; vertex < inner.size(); ++vertex)
            order[vertex] = vertex;
        std::vector<std::uint32_t> placeOf = order;
        const OrderStretch stretch{inner.inCount, inner.inCount, end, end - 1};
        canonical.sort(inner, stretch, kinds, order, placeOf);
        m_kinds[cell] =
            hullBit | numbers.number(signatureWithin(inner, stretch, kinds, order, placeOf));
        for (std::uint32_t place = stretch.begin; place < end; ++place) {
            const std::uint32_t child = inner.cells[order[place]];
            m_place[child] = place - stretch.begin;
            m_order[tree.childBegin[cell] + m_place[child]] = child;
        }
    }
    findBorders(wires);
}

/// What comes into each hull, by what uses it there, and what leads out, by what makes it.
void CellKinds::findBorders(std::span<const Wire> wires)
{
    const auto parentOf = [this](std::uint32_t cell) {
        return cell == noCell ? noCell : m_tree.cells[cell].parent;
    };
    const auto depthOf = [this](std::uint32_t cell) {
        return cell == noCell ? 0 : m_tree.depth[cell];
    };
    // By value: the hull farthest out that it is used in, seen from what makes it.
    std::vector<std::uint32_t> reached(m_graph.valueCount(), noCell);
    for (const Wire& wire : wires) {
        std::uint32_t from = wire.from;
        std::uint32_t to = wire.to;
        while (parentOf(from) != parentOf(to)) {
            if (depthOf(from) > depthOf(to)) {
                from = parentOf(from);
                continue;
            }
            to = parentOf(to);
            m_borders[to] += hashCombine(3, m_kinds[wire.to]);
            if (depthOf(from) > depthOf(to))
                from = parentOf(from);
        }
        std::uint32_t& farthest = reached[wire.value.index];
        if (wire.from != noCell && (farthest == noCell || depthOf(from) < depthOf(farthest)))
            farthest = from;
    }
    for (const Wire& wire : wires) {
        std::uint32_t& farthest = reached[wire.value.index];
        if (wire.from == noCell || farthest == noCell)
            continue;
        for (std::uint32_t cell = wire.from; cell != farthest;) {
            cell = parentOf(cell);
            m_borders[cell] += hashCombine(5, m_kinds[wire.from]);
        }
        farthest = noCell; // Told once.
    }
}

std::uint64_t CellKinds::kindOfCard(std::uint32_t at) const
{
    const Cell& cell = m_tree.cells[at];
    std::uint64_t operators = cell.count + cell.inputs - 1;
    for (const NodeId node : m_tree.membersOf(at))
        operators += hashCombine(m_graph.operatorId(node).index + 5, m_graph.inputs(node).size())
            + windowOf(m_graph, node);
    if (cell.kind == Cell::Kind::Operator && hasWeights(m_graph, m_tree.membersOf(at).front()))
        operators += 1;
    return hashCombine(static_cast<std::uint64_t>(cell.kind) + 3, operators) & ~hullBit;
}

std::uint32_t CellKinds::makerOf(ValueId value) const
{
    const NodeId producer = m_graph.producer(value);
    if (producer.isValid())
        return m_tree.cellOf[producer.index];
    return m_graph.valueKind(value) == ValueKind::Input ? m_tree.inputCell[value.index] : noCell;
}

/// From what makes a value out to a hull that it leaves: places, inner ones first.
CellKinds::Way CellKinds::wayTo(std::uint32_t hull, ValueId value) const
{
    Way way;
    std::uint32_t cell = makerOf(value);
    if (const NodeId producer = m_graph.producer(value); producer.isValid() && cell != noCell) {
        const auto members = m_tree.membersOf(cell);
        way.push_back(value.index - (*m_graph.outputs(producer).begin()).index);
        way.push_back(
            static_cast<std::uint32_t>(std::ranges::find(members, producer) - members.begin()));
    }
    for (; cell != noCell && cell != hull; cell = m_tree.cells[cell].parent)
        way.push_back(m_place[cell]);
    return way;
}

ValueId CellKinds::outLike(const Routes& routes, std::uint32_t hull, std::uint32_t other,
                           ValueId value) const
{
    const Way wanted = wayTo(other, value);
    const std::uint32_t maker = makerOf(value);
    // Nearly all others are made at another place; then no way has to be gone.
    const auto mayBe = [&](const Segment& segment) {
        const std::uint32_t cell = segment.to == noCell ? makerOf(segment.value) : noCell;
        return cell != noCell && maker != noCell && m_place[cell] == m_place[maker];
    };
    for (std::uint32_t at = routes.hullBegin[hull]; at < routes.hullBegin[hull + 1]; ++at) {
        const Segment& segment = routes.segments[at];
        if (mayBe(segment) && wayTo(hull, segment.value) == wanted)
            return segment.value;
    }
    return {};
}

bool CellKinds::leadsOutAs(const Routes& routes, std::uint32_t hull, std::uint32_t other) const
{
    const auto waysOut = [&](std::uint32_t from) {
        std::set<Way> ways;
        for (std::uint32_t at = routes.hullBegin[from]; at < routes.hullBegin[from + 1]; ++at) {
            if (routes.segments[at].to == noCell)
                ways.insert(wayTo(from, routes.segments[at].value));
        }
        return ways;
    };
    return std::ranges::includes(waysOut(hull), waysOut(other));
}

} // namespace fusewright
