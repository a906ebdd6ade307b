// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A layer of a Conformer is a row of five cards at its attention, and a chain for nine tenths of
// its height: as one column it would be white ground for the most part. Such a piece of a repeat is
// cut into columns of its own, its narrow parts beside the wide one; and pieces stand under each
// other.

#include "engine/layout/hull_layout.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::uint32_t noPiece = noCell;
/// A piece that fills so much of its ground stays one column.
constexpr float wellFilled = 0.7F;
/// So much smaller a piece must be for it to be cut.
constexpr float worthCutting = 0.85F;
/// Columns of a piece are not lower than that, or nothing would stand in them.
constexpr float leastHeight = 640;
/// So much wider a piece may be for a chain that is not broken.
constexpr float brokenInPiece = 150;
/// One of so many chains may be broken, or they would not look straight.
constexpr std::uint32_t chainsForBreak = 25;
/// Pieces of more parts are not looked at.
constexpr std::uint32_t mostParts = 400;

} // namespace

void HullArrangement::findPieceColumns(std::uint32_t hull)
{
    m_pieces.clear();
    m_pieceOf.assign(m_drawn.size(), noPiece);
    if (hull == 0 && m_request.strip)
        return;
    std::uint32_t known = noPiece; // Where the last piece that was looked at begins.
    for (std::uint32_t begin = 0; begin < m_drawn.size(); begin = m_unitEnd[begin]) {
        const std::uint32_t size = m_unitEnd[begin] - begin;
        if (!m_isRepeated[begin] || size < 3 || size > mostParts)
            continue;
        if (known != noPiece && m_unitEnd[known] - known == size && isLike(begin, known, size)) {
            m_pieceOf[begin] = m_pieceOf[known];
        } else if (std::optional<PieceColumns> piece = cutPiece(begin, m_unitEnd[begin])) {
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

/// The piece that begins with a drawn part, if it is cut where columns are so high.
const PieceColumns* HullArrangement::pieceAt(std::uint32_t drawn, float columnHeight) const
{
    if (m_pieceOf[drawn] == noPiece)
        return nullptr;
    const PieceColumns& piece = m_pieces[m_pieceOf[drawn]];
    return piece.height <= columnHeight ? &piece : nullptr;
}

/// Columns that make a piece much smaller, if there are any.
std::optional<PieceColumns> HullArrangement::cutPiece(std::uint32_t begin, std::uint32_t end) const
{
    std::vector<ColumnUnit> units;
    float ground = 0;
    float tallest = leastHeight;
    std::uint32_t chains = 0;
    for (std::uint32_t at = begin; at < end; ++at) {
        const Part& part = m_parts[m_drawn[at]];
        units.push_back({.end = at + 1 - begin});
        ColumnUnit& unit = units.back();
        addTo(unit, at);
        unit.isChained =
            at > begin && !part.isHead && (part.isChained || part.last == part.first + 1);
        for (std::uint32_t edge = part.edgeBegin; edge < part.edgeEnd; ++edge)
            chains += m_edges[edge].isChain ? 1 : 0;
        ground += (unit.right - unit.left) * unit.height;
        tallest = std::max(tallest, unit.height);
    }
    const Column whole = wrapIntoColumns(units, 1e30F, 0).front();
    const float area = (whole.right - whole.left) * whole.height;
    if (ground > wellFilled * area || whole.height < 2 * leastHeight)
        return std::nullopt;
    float least = worthCutting * (whole.right - whole.left + ColumnSpacing::gap) * whole.height;
    std::optional<PieceColumns> best;
    for (float height = whole.height; height > tallest;) {
        height = std::max(height / 1.1F, tallest);
        const std::vector<Column> columns = wrapIntoColumns(units, height, brokenInPiece);
        PieceColumns piece{.left = columns.front().left, .right = columns.front().left};
        float highest = 0;
        for (const Column& column : columns) {
            piece.right +=
                column.right - column.left + (piece.columns.empty() ? 0 : ColumnSpacing::gap);
            piece.columns.push_back(column);
            piece.brokenChains += column.brokenChains;
            highest = std::max(highest, column.height);
        }
        piece.height = ColumnSpacing::route + highest + PieceColumns::below;
        const float width = piece.right - piece.left + ColumnSpacing::gap
            + brokenInPiece * static_cast<float>(piece.brokenChains);
        if (columns.size() > 1 && piece.brokenChains * chainsForBreak <= chains
            && width * piece.height < least) {
            least = width * piece.height;
            best = std::move(piece);
        }
    }
    return best;
}

} // namespace fusewright
