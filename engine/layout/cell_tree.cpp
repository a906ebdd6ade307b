// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/cell_tree.h"

#include "engine/graph/graph.h"
#include "engine/layout/group_pieces.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace fusewright {

namespace {

/// Hulls deeper than this are not drawn: their cards stand in the hull around them.
constexpr std::uint32_t deepestHull = 24;
/// Of more inputs or outputs each stands in the hull of its one card: caches, saved values.
constexpr std::size_t mostOutside = 4;
/// So deep within a group that is cut something is kept whole.
constexpr std::uint32_t mostInnerDepth = 3;

/// The groups as they are drawn: nothing inside a closed group, nothing too deep.
class DrawnGroups {
public:
    explicit DrawnGroups(const PictureGroups& groups)
        : m_parent(groups.parentOf),
          m_depth(m_parent.size(), 0),
          m_drawn(m_parent.size()),
          m_isClosed(groups.isClosed),
          m_groupOf(groups.groupOf)
    {
        m_isClosed.resize(m_parent.size(), false);
        for (std::uint32_t group = 0; group < m_parent.size(); ++group) {
            m_drawn[group] = group;
            if (m_parent[group] >= group) {
                m_parent[group] = noGroup;
                continue;
            }
            const std::uint32_t around = m_drawn[m_parent[group]];
            m_depth[group] = m_depth[around] + 1;
            if (m_isClosed[around] || m_depth[group] >= deepestHull) {
                m_drawn[group] = around;
                m_depth[group] = m_depth[around];
            }
        }
    }

    bool isClosed(std::uint32_t group) const { return m_isClosed[group]; }
    /// In how many groups what is in it stands; for `noGroup` in none.
    std::uint32_t depthIn(std::uint32_t group) const
    {
        return group == noGroup ? 0 : m_depth[group] + 1;
    }
    /// The group of a depth that the operator is in, or `noGroup`.
    std::uint32_t groupAt(std::uint32_t depth, NodeId node) const
    {
        if (node.index >= m_groupOf.size() || m_groupOf[node.index] >= m_parent.size())
            return noGroup;
        std::uint32_t group = m_drawn[m_groupOf[node.index]];
        if (m_depth[group] < depth)
            return noGroup;
        while (m_depth[group] > depth)
            group = m_drawn[m_parent[group]];
        return group;
    }

private:
    std::vector<std::uint32_t> m_parent;
    std::vector<std::uint32_t> m_depth;
    std::vector<std::uint32_t> m_drawn;
    std::vector<bool> m_isClosed;
    const std::vector<std::uint32_t>& m_groupOf;
};

class Planting {
public:
    Planting(const Graph& graph, const PictureGroups& groups, const PictureStrip& strip)
        : m_graph(graph), m_strip(strip), m_groups(groups), m_pieces(graph)
    {
    }

    CellTree plant(const CancelToken& cancel)
    {
        const auto all = static_cast<std::uint32_t>(m_graph.nodeCount());
        const std::uint32_t begin = std::min(m_strip.begin, all);
        const std::uint32_t count = std::max(begin, std::min(m_strip.end, all)) - begin;
        m_tree.cells.reserve(count + m_graph.inputCount() + m_graph.outputs().size() + 1);
        m_tree.cells.push_back({.kind = Cell::Kind::Hull, .count = count});
        m_tree.depth.push_back(0);
        m_tree.members.reserve(count);
        for (std::uint32_t node = begin; node < begin + count; ++node)
            m_tree.members.emplace_back(node);
        m_tree.cellOf.assign(all, noCell);
        addInputs();
        for (std::uint32_t cell = 0; cell < m_tree.cells.size(); ++cell) {
            if (m_tree.isHull(cell) && !cancel.isCancelled())
                fill(cell);
        }
        addOutputs();
        moveInputs();
        gatherChildren();
        return std::move(m_tree);
    }

private:
    std::uint32_t add(Cell cell)
    {
        m_tree.depth.push_back(m_tree.depth[cell.parent] + 1);
        m_tree.cells.push_back(cell);
        return static_cast<std::uint32_t>(m_tree.cells.size() - 1);
    }

    /// Inputs stand where their first user is; those without one at the beginning.
    bool isInputHere(ValueId value) const
    {
        const auto uses = m_graph.uses(value);
        return uses.empty() ? m_strip.begin == 0 : m_strip.has(uses.front().node);
    }

    void addInputs()
    {
        const std::vector<ValueId> unused = unusedInputs(m_graph);
        for (std::size_t at = 0; at < m_graph.inputCount(); ++at) {
            const ValueId value(at);
            if (!isInputHere(value)) {
                m_tree.inputCell.push_back(noCell);
                continue;
            }
            const bool isUnused = std::ranges::binary_search(unused, value);
            if (isUnused && value != unused.front()) {
                m_tree.inputCell.push_back(m_tree.inputCell[unused.front().index]);
                continue;
            }
            m_tree.inputCell.push_back(
                add({.kind = Cell::Kind::Input,
                     .parent = 0,
                     .value = value,
                     .inputs = isUnused ? static_cast<std::uint32_t>(unused.size()) : 1}));
        }
    }

    /// Of many inputs each that goes to one card only stands in its hull.
    void moveInputs()
    {
        if (m_graph.inputCount() <= mostOutside)
            return;
        for (std::size_t at = 0; at < m_tree.inputCell.size(); ++at) {
            const std::uint32_t cell = m_tree.inputCell[at];
            const auto uses = m_graph.uses(ValueId(at));
            if (cell == noCell || uses.empty())
                continue;
            const std::uint32_t user = m_tree.cellOf[uses.front().node.index];
            const bool isOne = user != noCell && std::ranges::all_of(uses, [&](const Use& use) {
                                   return m_tree.cellOf[use.node.index] == user;
                               });
            if (!isOne)
                continue;
            const std::uint32_t hull = m_tree.cells[user].parent;
            m_tree.cells[cell].parent = hull;
            m_tree.cells[cell].group = m_tree.cells[hull].group;
            m_tree.depth[cell] = m_tree.depth[hull] + 1;
        }
    }

    void addOutputs()
    {
        for (const ValueId value : m_graph.outputs()) {
            const NodeId producer = m_graph.producer(value);
            if (!(producer.isValid() ? m_strip.has(producer) : m_strip.begin == 0))
                continue;
            // In two columns a closed card gives out all gradients of what is in it.
            const std::uint32_t maker = producer.isValid() ? m_tree.cellOf[producer.index] : noCell;
            const bool isClosed = maker != noCell && m_tree.cells[maker].kind == Cell::Kind::Group;
            const bool isPart = !m_strip.isWhole(m_graph.nodeCount());
            if (isPart && isClosed && ++m_given[maker] > mostWritten)
                continue;
            const bool isInside = m_graph.outputs().size() > mostOutside && maker != noCell;
            const std::uint32_t hull = isInside ? m_tree.cells[maker].parent : 0;
            add({.kind = Cell::Kind::Output,
                 .parent = hull,
                 .group = m_tree.cells[hull].group,
                 .value = value});
        }
    }

    void fill(std::uint32_t hull)
    {
        const std::uint32_t first = m_tree.cells[hull].first;
        const std::span nodes(m_tree.members.data() + first, m_tree.cells[hull].count);
        const std::uint32_t depth = m_groups.depthIn(m_tree.cells[hull].group);
        const bool hasGroups = std::ranges::any_of(
            nodes, [&](NodeId node) { return m_groups.groupAt(depth, node) != noGroup; });
        if (!hasGroups) {
            for (std::uint32_t at = 0; at < nodes.size(); ++at)
                addOperator(hull, first + at);
            return;
        }
        std::vector<std::uint32_t> unitOf;
        std::vector<std::uint32_t> groupOfUnit;
        std::unordered_map<std::uint32_t, std::uint32_t> unitOfGroup;
        for (const NodeId node : nodes) {
            const std::uint32_t group = m_groups.groupAt(depth, node);
            auto unit = static_cast<std::uint32_t>(groupOfUnit.size());
            if (group != noGroup)
                unit = unitOfGroup.emplace(group, unit).first->second;
            if (unit == groupOfUnit.size())
                groupOfUnit.push_back(group);
            unitOf.push_back(unit);
        }
        const auto count = static_cast<std::uint32_t>(groupOfUnit.size());
        const PieceOrder order =
            keepInnerWhole(m_pieces.order({nodes, unitOf, count}), {nodes, unitOf, count}, depth);
        std::ranges::copy(order.nodes, nodes.begin());
        for (std::size_t at = 0; at < order.pieces.size(); ++at) {
            const std::uint32_t begin = order.pieces[at].begin;
            const auto end = at + 1 < order.pieces.size()
                ? order.pieces[at + 1].begin
                : static_cast<std::uint32_t>(nodes.size());
            const std::uint32_t group = groupOfUnit[order.pieces[at].unit];
            if (group == noGroup)
                addOperator(hull, first + begin);
            else
                addGroup(hull, group, first + begin, end - begin);
        }
    }

    /// Of groups that are cut, what is in them stays whole where that is possible and needs no more
    /// pieces.
    PieceOrder keepInnerWhole(PieceOrder order, const UnitedOperators& operators,
                              std::uint32_t depth)
    {
        std::vector<std::uint32_t> pieces(operators.unitCount, 0);
        for (const UnitPiece& piece : order.pieces)
            ++pieces[piece.unit];
        if (std::ranges::all_of(pieces, [](std::uint32_t count) { return count == 1; }))
            return order;
        for (std::uint32_t inner = depth + 1; inner <= depth + mostInnerDepth; ++inner) {
            std::vector<std::uint32_t> partOf;
            std::vector<std::uint32_t> unitOfPart;
            std::unordered_map<std::uint64_t, std::uint32_t> known;
            for (std::size_t at = 0; at < operators.nodes.size(); ++at) {
                const std::uint32_t unit = operators.unitOf[at];
                const std::uint32_t group =
                    pieces[unit] > 1 ? m_groups.groupAt(inner, operators.nodes[at]) : noGroup;
                auto part = static_cast<std::uint32_t>(unitOfPart.size());
                // What is in no inner group goes by itself, and what is not cut as a whole.
                if (group != noGroup || pieces[unit] == 1)
                    part = known.emplace(std::uint64_t(unit) << 32U | group, part).first->second;
                if (part == unitOfPart.size())
                    unitOfPart.push_back(unit);
                partOf.push_back(part);
            }
            const auto count = static_cast<std::uint32_t>(unitOfPart.size());
            PieceOrder finer = m_pieces.order({operators.nodes, partOf, count});
            if (finer.pieces.size() > count)
                continue;
            for (UnitPiece& piece : finer.pieces)
                piece.unit = unitOfPart[piece.unit];
            const auto areOfOne = [](const UnitPiece& a, const UnitPiece& b) {
                return a.unit == b.unit;
            };
            finer.pieces.erase(std::unique(finer.pieces.begin(), finer.pieces.end(), areOfOne),
                               finer.pieces.end());
            if (finer.pieces.size() <= order.pieces.size())
                return finer;
        }
        return order;
    }

    void addOperator(std::uint32_t hull, std::uint32_t place)
    {
        m_tree.cellOf[m_tree.members[place].index] = add({.kind = Cell::Kind::Operator,
                                                          .parent = hull,
                                                          .group = m_tree.cells[hull].group,
                                                          .first = place,
                                                          .count = 1});
    }

    /// Frames around one frame only are not drawn.
    std::uint32_t innermost(std::uint32_t group, std::span<const NodeId> nodes) const
    {
        while (!m_groups.isClosed(group)) {
            const std::uint32_t depth = m_groups.depthIn(group);
            const std::uint32_t inner = m_groups.groupAt(depth, nodes.front());
            const bool isAlone = inner != noGroup && !m_groups.isClosed(inner)
                && std::ranges::all_of(nodes, [&](NodeId node) {
                                     return m_groups.groupAt(depth, node) == inner;
                                 });
            if (!isAlone)
                return group;
            group = inner;
        }
        return group;
    }

    void addGroup(std::uint32_t hull, std::uint32_t outer, std::uint32_t first, std::uint32_t count)
    {
        const std::uint32_t group =
            innermost(outer, std::span(m_tree.members).subspan(first, count));
        const bool isClosed = m_groups.isClosed(group);
        const std::uint32_t cell = add({.kind = isClosed ? Cell::Kind::Group : Cell::Kind::Hull,
                                        .parent = hull,
                                        .group = group,
                                        .outer = outer,
                                        .first = first,
                                        .count = count});
        if (!isClosed)
            return;
        for (std::uint32_t at = first; at < first + count; ++at)
            m_tree.cellOf[m_tree.members[at].index] = cell;
    }

    void gatherChildren()
    {
        std::vector<std::uint32_t>& begin = m_tree.childBegin;
        begin.assign(m_tree.cells.size() + 1, 0);
        for (std::size_t cell = 1; cell < m_tree.cells.size(); ++cell)
            ++begin[m_tree.cells[cell].parent + 1];
        std::partial_sum(begin.begin(), begin.end(), begin.begin());
        m_tree.children.resize(m_tree.cells.size() - 1);
        std::vector<std::uint32_t> next(begin.begin(), begin.end() - 1);
        for (std::uint32_t cell = 1; cell < m_tree.cells.size(); ++cell)
            m_tree.children[next[m_tree.cells[cell].parent]++] = cell;
    }

    const Graph& m_graph;
    std::unordered_map<std::uint32_t, std::uint32_t> m_given; ///< By card: outputs.
    PictureStrip m_strip;
    DrawnGroups m_groups;
    PieceFinder m_pieces;
    CellTree m_tree;
};

} // namespace

std::vector<ValueId> unusedInputs(const Graph& graph)
{
    std::vector<bool> isGivenOut(graph.inputCount(), false);
    for (const ValueId value : graph.outputs()) {
        if (value.index < isGivenOut.size())
            isGivenOut[value.index] = true;
    }
    std::vector<ValueId> unused;
    for (std::size_t at = 0; at < isGivenOut.size(); ++at) {
        if (!isGivenOut[at] && graph.uses(ValueId(at)).empty())
            unused.emplace_back(at);
    }
    return unused;
}

CellTree plantCells(const Graph& graph, const PictureGroups& groups, const PictureStrip& strip,
                    const CancelToken& cancel)
{
    return Planting(graph, groups, strip).plant(cancel);
}

} // namespace fusewright
