// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Blocks stand under each other, the lower neck of one being the upper neck of the next, in columns
// of about one height. A repeat is broken between its pieces where that is possible. Where a column
// ends at a neck a line goes on from there to the top of the next one.

#include "engine/layout/hull_layout.h"

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

/// What is not higher stays one column.
constexpr float lowRoot = 810;
constexpr float lowHull = 1600;
/// Columns so many times higher, or lower, than a picture of the same ground are not tried.
constexpr float farFromIdeal = 3;
/// So much wider a picture, or a hull, may be for a column that does not end within a chain.
constexpr float brokenChain = 150;
constexpr float brokenChainInHull = 400;
/// So much of that width counts where the height is what makes a picture large.
constexpr float brokenShare = 0.6F;
/// With fewer chains in all of the picture each of them counts more, up to so many times.
constexpr float manyChains = 90;
constexpr float dearestChain = 8;
/// More than so many of all chains are broken, and a picture is a strip, only where it becomes so
/// much smaller by it.
constexpr float mostBroken = 0.045F;
constexpr float unwantedCost = 1.25F;
/// What empty ground below columns costs: all of it empty would be so many times its size more.
constexpr float emptyCost = 0.7F;
/// A column that is so much lower than the highest one, as two cards beside a long chain, stands
/// apart from what it belongs to: the rest must become so much smaller by it.
constexpr float lowColumn = 0.25F;
constexpr float lowColumnWidth = 0.15F;
/// So does one in the middle of a picture.
constexpr float lowestColumn = 0.12F;
constexpr float lowColumnCost = 1.2F;
/// So much smaller a picture must be for pieces of repeats to be cut into columns.
constexpr float cutWorth = 0.95F;
constexpr float oneColumn = 1e30F; ///< A height.
/// So many inputs or outputs go with what is above or below them.
constexpr std::uint32_t fewLooseEnds = 2;

} // namespace

/// Whether the last unit may be a column without what follows: not ports, nor an input.
bool HullArrangement::standsAlone(std::span<const ColumnUnit> units)
{
    const std::uint32_t begin = units.size() < 2 ? 0 : units[units.size() - 2].end;
    const ColumnUnit& last = units.back();
    return last.hasOperators || (last.hasCards && last.end - begin > fewLooseEnds);
}

/// What stays together when columns are made: a piece of a repeat, where that is low enough, maybe
/// cut into columns itself.
std::vector<ColumnUnit> HullArrangement::unitsFor(float columnHeight, bool cutsPieces) const
{
    std::vector<ColumnUnit> units;
    for (std::uint32_t at = 0; at < m_drawn.size();) {
        const PieceColumns* piece = cutsPieces ? pieceAt(at, columnHeight) : nullptr;
        std::uint32_t end = m_unitEnd[at];
        float height = 0;
        for (std::uint32_t part = at; part < end; ++part)
            height += heightOf(part, part == at);
        if (height > columnHeight && piece == nullptr)
            end = at + 1;
        end = withLooseEnds(end);
        if (!units.empty() && !standsAlone(units))
            units.back().end = end;
        else
            units.push_back({.end = end});
        ColumnUnit& unit = units.back();
        const bool isFirst = unit.height == 0 && unit.gap == 0;
        const Part& top = m_parts[m_drawn[at]];
        if (units.size() > 1 && isFirst)
            unit.isChained = isChained(top);
        if (piece != nullptr) {
            unit.height += piece->height;
            unit.left = std::min(unit.left, piece->left);
            unit.right = std::max(unit.right, piece->right);
            unit.brokenChains += piece->brokenChains;
            unit.hasCards = unit.hasOperators = true;
            at += piece->columns.back().end;
        }
        for (; at < end; ++at)
            addTo(unit, at);
    }
    return units;
}

/// Ports alone are no column, nor is an input or an output: they go with what is above them. Many
/// of them are.
std::uint32_t HullArrangement::withLooseEnds(std::uint32_t end) const
{
    std::uint32_t few = end;
    while (few <= end + fewLooseEnds && few < m_drawn.size() && !hasOperators(few))
        ++few;
    if (few <= end + fewLooseEnds)
        return few;
    while (end < m_drawn.size() && !hasCards(end))
        ++end;
    return end;
}

/// Whether only one thing leads to a part, and only to it.
bool HullArrangement::isChained(const Part& part)
{
    return !part.isHead && part.isChained;
}

/// Finds the pieces of repeats that may be cut.
void HullArrangement::findPieces()
{
    std::uint32_t known = noCell; // Where the last piece that was looked at begins.
    for (std::uint32_t begin = 0; begin < m_drawn.size(); begin = m_unitEnd[begin]) {
        if (!m_isRepeated[begin])
            continue;
        const std::uint32_t size = m_unitEnd[begin] - begin;
        if (known != noCell && m_unitEnd[known] - known == size && isLike(begin, known, size)) {
            m_pieceOf[begin] = m_pieceOf[known];
        } else if (std::optional<PieceColumns> piece = cutPieceAt(begin)) {
            m_pieceOf[begin] = static_cast<std::uint32_t>(m_pieces.size());
            m_pieces.push_back(std::move(*piece));
        }
        known = begin;
    }
}

bool HullArrangement::isLike(std::uint32_t piece, std::uint32_t other, std::uint32_t size) const
{
    for (std::uint32_t at = 0; at < size; ++at) {
        if (m_parts[m_drawn[piece + at]].drawing != m_parts[m_drawn[other + at]].drawing)
            return false;
    }
    return true;
}

std::optional<PieceColumns> HullArrangement::cutPieceAt(std::uint32_t begin) const
{
    std::vector<ColumnUnit> parts;
    std::uint32_t chains = 0;
    for (std::uint32_t at = begin; at < m_unitEnd[begin]; ++at) {
        const Part& part = m_parts[m_drawn[at]];
        parts.push_back({.end = at + 1 - begin, .isChained = at > begin && isChained(part)});
        addTo(parts.back(), at);
        for (std::uint32_t edge = part.edgeBegin; edge < part.edgeEnd; ++edge)
            chains += m_edges[edge].isChain ? 1 : 0;
    }
    return cutPiece(parts, chains);
}

/// The piece that begins with a drawn part, if it is cut where columns are so high.
const PieceColumns* HullArrangement::pieceAt(std::uint32_t drawn, float columnHeight) const
{
    if (m_pieceOf[drawn] == noCell)
        return nullptr;
    const PieceColumns& piece = m_pieces[m_pieceOf[drawn]];
    return piece.height <= columnHeight ? &piece : nullptr;
}

/// Puts a drawn part below what is in a unit.
void HullArrangement::addTo(ColumnUnit& unit, std::uint32_t drawn) const
{
    const BlockDrawing& drawing = m_library.drawing(m_parts[m_drawn[drawn]].drawing);
    const bool isFirst = unit.height == 0 && unit.gap == 0;
    unit.height += drawing.height;
    if (m_parts[m_drawn[drawn]].isHead)
        (isFirst ? unit.gap : unit.height) += ColumnSpacing::strand;
    unit.left = std::min(unit.left, drawing.left);
    unit.right = std::max(unit.right, drawing.right);
    unit.hasCards = unit.hasCards || hasCards(drawn);
    unit.hasOperators = unit.hasOperators || hasOperators(drawn);
}

/// How much wider columns may be so that none ends within a chain.
float HullArrangement::chainCost(bool isAll) const
{
    const float worth = m_columnRule.chainWorth
        * std::clamp(manyChains / static_cast<float>(m_chainCount), 1.0F, dearestChain);
    return worth * (isAll ? brokenChain : brokenChainInHull);
}

float HullArrangement::heightOf(std::uint32_t drawn, bool isFirst) const
{
    const Part& part = m_parts[m_drawn[drawn]];
    return m_library.drawing(part.drawing).height
        + (part.isHead && !isFirst ? ColumnSpacing::strand : 0);
}

/// Else ports only.
bool HullArrangement::hasCards(std::uint32_t drawn) const
{
    const Part& part = m_parts[m_drawn[drawn]];
    for (std::uint32_t place = part.ownFirst(); place <= part.last; ++place) {
        if (!m_graph.isPort(m_order[place]))
            return true;
    }
    return false;
}

/// Else only ports, or what comes into the graph or leaves it.
bool HullArrangement::hasOperators(std::uint32_t drawn) const
{
    const Part& part = m_parts[m_drawn[drawn]];
    for (std::uint32_t place = part.ownFirst(); place <= part.last; ++place) {
        if (operatorsAt(place) > 0)
            return true;
    }
    return false;
}

float HullArrangement::tallestPart() const
{
    float tallest = 0;
    for (const std::uint32_t part : m_drawn)
        tallest = std::max(tallest, m_library.drawing(m_parts[part].drawing).height);
    return tallest;
}

/// Whether a hull is on the way of a chain. Where that leaves the last of several columns it stands
/// above nothing that it could go on to.
bool HullArrangement::leavesInChain() const
{
    const std::uint32_t out = m_graph.size() - 1;
    return m_graph.inCount == 1 && m_graph.outCount == 1
        && std::ranges::any_of(m_graph.edges, [&](const InnerGraph::Edge& edge) {
               return edge.to == out && edge.isChain;
           });
}

/// How large columns are to the eye. What is all of the picture is fitted into a window; what is a
/// part of it is to take little room and not to be a strip.
float HullArrangement::costOf(std::span<const Column> columns, bool isAll) const
{
    float width = -ColumnSpacing::gap;
    float height = 1;
    float broken = 0;
    std::uint32_t brokenCount = 0;
    for (const Column& column : columns) {
        brokenCount += column.brokenChains;
        width += column.right - column.left + ColumnSpacing::gap;
        height = std::max(height, column.height);
        broken += static_cast<float>(column.brokenChains) * (chainCost(isAll) - brokenChain);
    }
    if (m_columnRule.countsExits && columns.size() > 1 && leavesInChain())
        broken += chainCost(isAll);
    const bool isStrip = isStripShape(width, height);
    width = std::max(width + broken, 1.0F);
    float empty = 0;
    for (const Column& column : columns)
        empty += (column.right - column.left) * (height - column.height);
    const bool standsApart = std::ranges::any_of(columns, [&](const Column& column) {
        return isAll ? column.height < lowestColumn * height && &column != &columns.back()
                     : column.height < lowColumn * height
                && column.right - column.left > lowColumnWidth * width;
    });
    const float share =
        (1 + emptyCost * empty / (width * height)) * (standsApart ? lowColumnCost : 1);
    if (isAll) {
        const bool breaksMany =
            static_cast<float>(brokenCount) > mostBroken * static_cast<float>(m_chainCount);
        return std::max(width / m_request.aspect, height + brokenShare * broken / m_request.aspect)
            * share * (breaksMany ? unwantedCost : 1) * (isStrip ? unwantedCost : 1);
    }
    const float shape =
        std::max(width / height / m_request.aspect, height / width * m_request.aspect);
    return std::sqrt(width * height * std::max(1.0F, shape / m_columnRule.freeShape)) * share;
}

std::vector<Column> HullArrangement::wrap(float columnHeight, bool isAll, bool cutsPieces) const
{
    return wrapIntoColumns(unitsFor(columnHeight, cutsPieces), columnHeight, chainCost(isAll));
}

/// Pieces of repeats are cut where the picture becomes much smaller by it.
HullArrangement::Columns HullArrangement::chooseColumns(std::uint32_t hull)
{
    const bool isAll = hull == 0;
    m_pieces.clear();
    m_pieceOf.assign(m_drawn.size(), noCell);
    Columns one{.columns = wrap(oneColumn, isAll, false)};
    one.cost = costOf(one.columns, isAll);
    const bool isStrip = isAll && m_request.strip;
    if (isStrip || one.columns.front().height <= (isAll ? lowRoot : lowHull) || m_drawn.size() < 2)
        return one;
    Columns best = improved(one, isAll);
    findPieces();
    if (m_pieces.empty())
        return best;
    Columns cut =
        improved({.columns = wrap(oneColumn, isAll, true), .cutHeight = oneColumn}, isAll);
    return cut.cost < cutWorth * best.cost ? cut : best;
}

/// From one column to the best ones.
HullArrangement::Columns HullArrangement::improved(Columns best, bool isAll) const
{
    best.cost = costOf(best.columns, isAll);
    const bool cutsPieces = best.cutHeight > 0;
    const float all = best.columns.front().height;
    const auto most = static_cast<float>(m_drawn.size());
    const float tallest = tallestPart();
    // If all were as wide as it is, and nothing were between them.
    float area = 1;
    for (const std::uint32_t part : m_drawn) {
        const BlockDrawing& drawing = m_library.drawing(m_parts[part].drawing);
        area += (drawing.right - drawing.left) * drawing.height;
    }
    const float ideal = std::sqrt(area / m_request.aspect);
    bool isLast = false;
    for (float count = std::max(1.05F, all / (farFromIdeal * ideal)); count <= most && !isLast;
         count *= count < 8 ? 1.05F : 1.12F) {
        // Columns that are lower than the highest block save no height.
        isLast = all / count <= tallest || all / count < ideal / farFromIdeal;
        const float height = std::max(all / count, tallest);
        std::vector<Column> columns = wrap(height, isAll, cutsPieces);
        const float now = costOf(columns, isAll);
        if (now < best.cost)
            best = {std::move(columns), cutsPieces ? height : 0, now};
        else if (now > 3 * best.cost)
            break; // From here on it only becomes wider.
    }
    return best;
}

} // namespace fusewright
