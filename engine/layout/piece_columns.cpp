// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A layer of a Conformer is a row of five cards at its attention, and a chain for nine tenths of
// its height: as one column it would be white ground for the most part. Such a piece of a repeat is
// cut into columns of its own, its narrow parts beside the wide one; and pieces stand under each
// other.

#include "engine/layout/piece_columns.h"

#include <algorithm>

namespace fusewright {

namespace {

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
/// Pieces of so many parts are looked at.
constexpr std::size_t leastParts = 3;
constexpr std::size_t mostParts = 400;

PieceColumns pieceOf(std::vector<Column> columns)
{
    PieceColumns piece{.left = columns.front().left,
                       .right = columns.front().left - ColumnSpacing::gap};
    float highest = 0;
    for (const Column& column : columns) {
        piece.right += column.right - column.left + ColumnSpacing::gap;
        piece.brokenChains += column.brokenChains;
        highest = std::max(highest, column.height);
    }
    piece.height = ColumnSpacing::route + highest + PieceColumns::below;
    piece.columns = std::move(columns);
    return piece;
}

/// The ground it takes, and what its broken chains count as.
float costOf(const PieceColumns& piece)
{
    const float broken = brokenInPiece * static_cast<float>(piece.brokenChains);
    return (piece.right - piece.left + ColumnSpacing::gap + broken) * piece.height;
}

} // namespace

std::optional<PieceColumns> cutPiece(std::span<const ColumnUnit> parts, std::uint32_t chains)
{
    if (parts.size() < leastParts || parts.size() > mostParts)
        return std::nullopt;
    const Column whole = wrapIntoColumns(parts, 1e30F, 0).front();
    float ground = 0;
    float tallest = leastHeight;
    for (const ColumnUnit& part : parts) {
        ground += (part.right - part.left) * part.height;
        tallest = std::max(tallest, part.height);
    }
    const float width = whole.right - whole.left;
    if (ground > wellFilled * width * whole.height || whole.height < 2 * leastHeight)
        return std::nullopt;
    float least = worthCutting * (width + ColumnSpacing::gap) * whole.height;
    std::optional<PieceColumns> best;
    for (float height = whole.height; height > tallest;) {
        height = std::max(height / 1.1F, tallest);
        PieceColumns piece = pieceOf(wrapIntoColumns(parts, height, brokenInPiece));
        const bool isStraight = piece.brokenChains * chainsForBreak <= chains;
        if (piece.columns.size() > 1 && isStraight && costOf(piece) < least) {
            least = costOf(piece);
            best = std::move(piece);
        }
    }
    return best;
}

} // namespace fusewright
