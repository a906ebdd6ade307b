// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// From a hull's inner graph to blocks: an order, the necks in it, a canonical order between two
// necks so that like blocks are found to be alike, and a drawing for each kind of block.

#include "engine/layout/hull_layout.h"

#include "engine/graph/graph.h"
#include "engine/support/hash.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace fusewright {

namespace {

/// What a repeat must have in one piece, in operators.
constexpr std::uint32_t leastRepeat = 3;
/// How often something repeats within a repeat, at least.
constexpr std::uint32_t leastInnerCount = 4;
/// In larger graphs hulls with the same in them look the same whatever leads to their ports.
constexpr std::size_t mostWithOrderedPorts = 20'000;

float offsetOf(const std::vector<std::pair<ValueId, float>>& ports, ValueId value)
{
    const auto at = std::ranges::lower_bound(ports, value, {}, &std::pair<ValueId, float>::first);
    return at == ports.end() ? 0 : at->second;
}

} // namespace

HullArrangement::HullArrangement(const PictureRequest& request, const CellTree& tree,
                                 const Routes& routes, const CellKinds& kinds,
                                 BlockLibrary& library, HullLayouts& layouts,
                                 const ColumnRule& columnRule, AskTurned askTurned)
    : m_request(request),
      m_tree(tree),
      m_routes(routes),
      m_cellKinds(kinds),
      m_library(library),
      m_layouts(layouts),
      m_columnRule(columnRule),
      m_askTurned(std::move(askTurned)),
      m_graphs(tree, routes),
      m_chainCount(std::max<std::size_t>(1, routes.chainCount))
{
}

void HullArrangement::arrange(std::uint32_t hull)
{
    m_graph = m_graphs.of(hull);
    m_order = drawingOrder(m_graph);
    m_placeOf = placesIn(m_order);
    m_portX.assign(m_order.size(), 0);
    m_labels.assign(m_order.size(), 1);
    m_kinds.assign(m_order.size(), 0);
    for (std::uint32_t vertex = 0; vertex < m_graph.size(); ++vertex) {
        if (const std::uint32_t cell = m_graph.cells[vertex]; cell != noCell) {
            m_labels[vertex] = m_layouts.shapes[cell].label;
            m_kinds[vertex] = m_cellKinds.of(cell);
        }
    }
    findParts();
    foldRuns();
    placeColumns(hull);
}

CellShape HullArrangement::shapeAt(std::uint32_t place) const
{
    const std::uint32_t cell = m_graph.cells[m_order[place]];
    return cell == noCell ? CellShape{} : m_layouts.shapes[cell];
}

/// Inputs come first, outputs last, the others as their first operators in the file.
std::uint32_t HullArrangement::orderAt(std::uint32_t place) const
{
    const std::uint32_t cell = m_graph.cells[m_order[place]];
    if (cell == noCell)
        return place < m_graph.inCount ? 0 : NodeId::nothing;
    const auto members = m_tree.membersOf(cell);
    if (members.empty())
        return m_tree.cells[cell].kind == Cell::Kind::Output ? NodeId::nothing : 0;
    return std::ranges::min(members, {}, &NodeId::index).index;
}

std::uint32_t HullArrangement::operatorsAt(std::uint32_t place) const
{
    const std::uint32_t cell = m_graph.cells[m_order[place]];
    return cell == noCell ? 0 : m_tree.cells[cell].count;
}

float HullArrangement::offsetIn(std::uint32_t cell, ValueId value) const
{
    return cell == noCell || !m_tree.isHull(cell) ? 0 : offsetOf(m_ports.at(cell).in, value);
}

float HullArrangement::offsetOut(std::uint32_t cell, ValueId value) const
{
    return cell == noCell || !m_tree.isHull(cell) ? 0 : offsetOf(m_ports.at(cell).out, value);
}

/// Ports, or what stands beside each other and leads out of the hull: the first one is no neck.
bool HullArrangement::beginsWithSeveral(std::span<const std::uint32_t> necks) const
{
    if (m_graph.inCount > 1)
        return true;
    if (m_graph.inCount == 1 || isRoot() || necks.size() < 2)
        return false;
    const std::uint32_t end = std::min(necks[1], m_graph.size() - m_graph.outCount);
    const auto leadsOut = [&](std::uint32_t vertex) {
        return std::ranges::all_of(m_graph.edgesFrom(vertex), [&](const InnerGraph::Edge& edge) {
            return m_placeOf[edge.to] >= end;
        });
    };
    return end > 2 && std::ranges::all_of(std::span(m_order).first(end), leadsOut);
}

void HullArrangement::findParts()
{
    m_parts.clear();
    m_edges.clear();
    m_kindOrder = m_order;
    m_kindPlace = m_placeOf;
    const std::vector<std::uint32_t> necks = findNecks(m_graph, m_placeOf);
    for (std::size_t at = 0; at < necks.size(); ++at) {
        const std::uint32_t neck = necks[at];
        const bool startsWithPorts = at == 0 && beginsWithSeveral(necks);
        bool hangsOn = false;
        if (at > 0) {
            const auto above = m_graph.edgesFrom(m_order[necks[at - 1]]);
            hangsOn = neck > necks[at - 1] + 1
                || std::ranges::any_of(above, [&](const InnerGraph::Edge& edge) {
                          return edge.to == m_order[neck];
                      });
        }
        if (hangsOn) {
            const bool drawsTop = at == 1 && beginsWithSeveral(necks);
            addPart({.first = necks[at - 1], .last = neck, .drawsTop = drawsTop},
                    at + 1 == necks.size());
        } else if (!startsWithPorts) {
            addPart({.first = neck, .last = neck, .isHead = true, .drawsTop = true}, false);
        }
    }
    for (std::size_t at = 0; at < m_parts.size(); ++at) {
        if (at == 0 && m_parts[at].drawsTop)
            m_parts[at].isHead = true;
    }
}

/// Of a part's cells: all but ports, and but the neck above.
OrderStretch HullArrangement::cellsOf(const Part& part) const
{
    const std::uint32_t end = std::min(part.last + 1, m_graph.size() - m_graph.outCount);
    const std::uint32_t begin = std::min(std::max(part.ownFirst(), m_graph.inCount), end);
    return {part.first, begin, end, part.last};
}

/// Orders what stands between two necks, so that like blocks are alike: for their drawings, and,
/// whatever leads out of its hulls, for what they are.
void HullArrangement::orderPart(Part& part)
{
    const OrderStretch cells = cellsOf(part);
    OrderStretch between = cells;
    between.begin = part.first + (part.first < m_graph.inCount ? m_graph.inCount - part.first : 1);
    between.end = std::min(part.last, m_graph.size() - m_graph.outCount);
    if (part.last > part.first)
        m_canonical.sort(m_graph, between, m_labels, m_order, m_placeOf);
    for (std::uint32_t place = part.first; place <= part.last; ++place) {
        m_kindOrder[place] = m_order[place];
        m_kindPlace[m_order[place]] = place;
    }
    if (part.last > part.first)
        m_canonical.sort(m_graph, between, m_kinds, m_kindOrder, m_kindPlace);
    part.kind =
        m_kindNumbers.number(signatureWithin(m_graph, cells, m_kinds, m_kindOrder, m_kindPlace));
    part.borders = usesFromAbove(m_graph, cells, m_kindOrder, m_kindPlace);
    for (std::uint32_t place = cells.begin; place < cells.end; ++place) {
        const std::uint32_t cell = m_graph.cells[m_kindOrder[place]];
        part.borders = hashCombine(part.borders, m_cellKinds.borderOf(cell));
    }
}

void HullArrangement::addPart(Part part, bool isLast)
{
    orderPart(part);
    part.edgeBegin = static_cast<std::uint32_t>(m_edges.size());
    const std::uint32_t end = part.last == part.first ? part.first : part.last;
    for (std::uint32_t place = part.first; place < end; ++place) {
        const std::size_t begin = m_edges.size();
        for (const InnerGraph::Edge& edge : m_graph.edgesFrom(m_order[place]))
            m_edges.push_back({place - part.first, m_placeOf[edge.to] - part.first, 0, edge.segment,
                               edge.value, edge.isChain});
        const auto edges = std::span(m_edges).subspan(begin);
        std::ranges::sort(edges, {},
                          [](const PartEdge& edge) { return std::pair(edge.value, edge.to); });
        for (std::size_t at = 1; at < edges.size(); ++at)
            edges[at].slot = edges[at - 1].slot + (edges[at].value == edges[at - 1].value ? 0 : 1);
    }
    part.edgeEnd = static_cast<std::uint32_t>(m_edges.size());
    const std::uint32_t neck = m_graph.cells[m_order[part.first]];
    const bool isBelowInput = neck != noCell && m_tree.isValue(neck);
    part.isChained = !isBelowInput
        && std::ranges::any_of(std::span(m_edges).subspan(part.edgeBegin),
                               [](const PartEdge& edge) { return edge.from == 0 && edge.isChain; });
    // Where the one value of a neck leaves it does not count inside the block.
    const auto edges = std::span(m_edges).subspan(part.edgeBegin);
    const bool isOneValue = !part.drawsTop && std::ranges::all_of(edges, [](const PartEdge& edge) {
        return edge.from > 0 || edge.slot == 0;
    });
    if (isOneValue && !edges.empty()) {
        part.neckValue = m_edges[part.edgeBegin].value;
        part.neckOffset = offsetOut(neck, part.neckValue);
    }

    if (part.last != part.first) {
        part.topCount = part.drawsTop ? m_graph.inCount : 1;
        part.bottomCount = isLast && m_graph.outCount > 1 ? m_graph.outCount : 1;
    }
    Signature signature{part.topCount, part.bottomCount, part.drawsTop, part.last - part.first,
                        isRoot()};
    for (std::uint32_t place = part.ownFirst(); place <= part.last; ++place)
        signature.push_back(m_labels[m_order[place]]);
    for (std::uint32_t at = part.edgeBegin; at < part.edgeEnd; ++at) {
        const PartEdge& edge = m_edges[at];
        const BlockSketch::Edge drawn = sketchEdge(part, edge);
        signature.push_back(std::uint64_t(edge.from) << 32U | edge.to);
        // A port is told by its place: like values may have other numbers.
        const auto out = static_cast<std::int32_t>(drawn.fromOffset * 4);
        const auto in = static_cast<std::int32_t>(drawn.toOffset * 4);
        const std::uint64_t kind = std::uint64_t(edge.slot) << 1U | (drawn.isChain ? 1U : 0U);
        signature.push_back(hashCombine(hashCombine(kind, static_cast<std::uint64_t>(out)),
                                        static_cast<std::uint64_t>(in)));
    }
    if (m_request.graph->nodeCount() <= mostWithOrderedPorts) {
        const std::vector<std::uint32_t> sources = portSources(part);
        for (const std::uint32_t source : sources)
            signature.push_back(static_cast<std::uint64_t>(std::ranges::count_if(
                sources, [source](std::uint32_t other) { return other < source; })));
    }
    part.drawing = m_library.number(signature);
    m_parts.push_back(part);
}

BlockSketch::Edge HullArrangement::sketchEdge(const Part& part, const PartEdge& edge) const
{
    const std::uint32_t from = m_graph.cells[m_order[part.first + edge.from]];
    const std::uint32_t to = m_graph.cells[m_order[part.first + edge.to]];
    const float out = offsetOut(from, edge.value);
    // A block is the same below an input and below a card.
    const bool isInput =
        from != noCell && m_tree.isValue(from) && part.first + edge.from >= part.ownFirst();
    return {edge.from,
            edge.to,
            edge.slot,
            edge.from == 0 ? out - part.neckOffset : out,
            offsetIn(to, edge.value),
            edge.isChain && !isInput};
}

/// By part; none without modules.
std::vector<ModuleEnds> HullArrangement::modulesOfParts() const
{
    const Graph& graph = *m_request.graph;
    if (graph.modules().size() < 2)
        return {};
    const auto pathOf = [&graph](NodeId node) { return graph.text(graph.moduleOf(node).path); };
    std::vector<ModuleEnds> modules;
    std::string_view before;
    for (const Part& part : m_parts) {
        ModuleEnds ends{.first = {}, .last = before};
        bool isFirst = true;
        for (std::uint32_t place = part.ownFirst(); place <= part.last; ++place) {
            if (operatorsAt(place) == 0)
                continue;
            const std::span<const NodeId> members = m_tree.membersOf(m_graph.cells[m_order[place]]);
            if (isFirst)
                ends.first = pathOf(members.front());
            isFirst = false;
            ends.last = pathOf(members.back());
        }
        before = ends.last;
        modules.push_back(ends);
    }
    return modules;
}

/// Finds repeats; where they are folded, drops all copies but the first.
void HullArrangement::foldRuns()
{
    RunSequence sequence;
    for (const Part& part : m_parts) {
        std::uint32_t weight = 0;
        for (std::uint32_t place = part.ownFirst(); place <= part.last; ++place)
            weight += operatorsAt(place);
        sequence.kinds.push_back(part.kind);
        sequence.borders.push_back(part.borders);
        sequence.weights.push_back(weight);
        sequence.isHead.push_back(part.isHead);
    }
    sequence.modules = modulesOfParts();
    const auto count = static_cast<std::uint32_t>(m_parts.size());
    std::vector<std::uint32_t> unitOf(count); // What stays together, by its first part.
    std::iota(unitOf.begin(), unitOf.end(), 0U);
    std::vector<std::uint32_t> copyOf(unitOf);
    std::vector<bool> isRepeated(count, false);
    m_runs = findRuns(sequence, leastRepeat);
    endWhereLedOut(m_runs);
    m_outerRuns = m_runs.size();
    for (std::size_t at = 0; at < m_outerRuns; ++at) {
        const Run run = m_runs[at];
        for (std::uint32_t part = run.begin; part < run.end(); ++part) {
            unitOf[part] -= (part - run.begin) % run.period;
            isRepeated[part] = true;
        }
        addInnerRuns(run, sequence);
    }
    if (m_request.foldsRepeats) {
        for (const Run& run : m_runs) {
            for (std::uint32_t part = run.begin + run.period; part < run.end(); ++part)
                copyOf[part] = run.begin + (part - run.begin) % run.period;
        }
    }
    m_drawn.clear();
    for (std::uint32_t part = 0; part < count; ++part) {
        if (copyOf[part] == part)
            m_drawn.push_back(part);
        else
            letStandIn(m_parts[part], m_parts[copyOf[part]]);
    }
    m_isRepeated.clear();
    for (const std::uint32_t part : m_drawn) {
        drawPart(m_parts[part]);
        leaveStandIn(m_parts[part]);
        m_isRepeated.push_back(isRepeated[part]);
    }
    m_unitEnd.resize(m_drawn.size());
    for (std::size_t at = m_drawn.size(); at-- > 0;) {
        const bool goesOn =
            at + 1 < m_drawn.size() && unitOf[m_drawn[at]] == unitOf[m_drawn[at + 1]];
        m_unitEnd[at] = goesOn ? m_unitEnd[at + 1] : static_cast<std::uint32_t>(at + 1);
    }
}

/// What repeats often within one piece of a repeat: in the first piece where only that is drawn,
/// else in each.
void HullArrangement::addInnerRuns(const Run& run, const RunSequence& sequence)
{
    std::vector<Run> inner = findRuns(sequence.part(run.begin, run.period), leastRepeat);
    for (Run& found : inner)
        found.begin += run.begin;
    endWhereLedOut(inner);
    const std::uint32_t pieces = m_request.foldsRepeats ? 1 : run.count;
    for (std::uint32_t piece = 0; piece < pieces; ++piece) {
        for (Run found : inner) {
            found.begin += piece * run.period;
            if (found.count >= leastInnerCount)
                m_runs.push_back(found);
        }
    }
}

/// The first piece of a folded repeat has the ways on that lead out of its last one.
void HullArrangement::endWhereLedOut(std::vector<Run>& runs) const
{
    if (!m_request.foldsRepeats)
        return;
    const auto neckOf = [this](std::uint32_t part) {
        return m_graph.cells[m_order[m_parts[part].last]];
    };
    for (Run& run : runs) {
        const std::uint32_t first = neckOf(run.begin + run.period - 1);
        const auto leadsOn = [&] {
            const std::uint32_t last = neckOf(run.end() - 1);
            // Where ports stand beside it, it is drawn itself.
            return last != noCell
                && (!m_tree.isHull(last) || m_cellKinds.leadsOutAs(m_routes, first, last));
        };
        while (run.count > 1 && !leadsOn())
            --run.count;
    }
    std::erase_if(runs, [](const Run& run) { return run.count < 2; });
}

void HullArrangement::letStandIn(const Part& copy, const Part& first)
{
    const OrderStretch gone = cellsOf(copy);
    const OrderStretch drawn = cellsOf(first);
    for (std::uint32_t at = 0; at < gone.end - gone.begin; ++at)
        pairCells(m_graph.cells[m_kindOrder[gone.begin + at]],
                  m_graph.cells[m_kindOrder[drawn.begin + at]]);
}

/// Lines from what is not drawn leave what stands in for it.
void HullArrangement::leaveStandIn(Part& part) const
{
    const std::uint32_t neck = m_graph.cells[m_order[part.first]];
    std::uint32_t drawn = neck;
    while (drawn != noCell && m_layouts.standIn[drawn] != noCell)
        drawn = m_layouts.standIn[drawn];
    if (drawn == neck || !part.neckValue.isValid() || !m_tree.isHull(drawn))
        return;
    const ValueId value = m_cellKinds.outLike(m_routes, drawn, neck, part.neckValue);
    if (value.isValid())
        part.neckOffset = offsetOut(drawn, value);
}

void HullArrangement::pairCells(std::uint32_t copy, std::uint32_t first)
{
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs{{copy, first}};
    while (!pairs.empty()) {
        const auto [gone, drawn] = pairs.back();
        pairs.pop_back();
        m_layouts.standIn[gone] = drawn;
        if (!m_tree.isHull(gone))
            continue;
        const auto cells = m_cellKinds.orderIn(gone);
        for (std::size_t at = 0; at < cells.size(); ++at)
            pairs.emplace_back(cells[at], m_cellKinds.orderIn(drawn)[at]);
    }
}

} // namespace fusewright
