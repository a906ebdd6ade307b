// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/two_columns.h"

#include "engine/layout/column_pairs.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fusewright {

namespace {

Picture drawStrip(const PictureRequest& request, const PictureStrip& strip,
                  const CancelToken& cancel)
{
    PictureRequest side = request;
    side.sides = nullptr;
    side.strip = strip;
    return drawPicture(side, cancel);
}

/// Each row of the right side is to be beside its operators' partners, at their mean. What stands
/// for a repeat weighs as much as all of it.
std::vector<WantedRow> wantedRows(const PictureSides& sides, const PictureSide& left,
                                  const PictureSide& right)
{
    std::vector<double> sums(right.rows.count(), 0);
    std::vector<WantedRow> wanted(right.rows.count());
    const std::size_t count = std::min(sides.partnerOf.size(), right.picture.itemOf.size());
    for (std::size_t node = sides.leftCount; node < count; ++node) {
        const NodeId partner = sides.partnerOf[node];
        const std::uint32_t item = right.picture.itemOf[node];
        if (item == noGroup || partner.index >= sides.leftCount)
            continue;
        const std::uint32_t other = left.picture.itemOf[partner.index];
        if (other == noGroup)
            continue;
        const std::uint32_t row = right.rows.rowOf(item);
        sums[row] += left.rows.rowOf(other);
        ++wanted[row].weight;
    }
    for (std::size_t row = 0; row < sums.size(); ++row) {
        if (wanted[row].weight > 0)
            wanted[row].row =
                static_cast<std::uint32_t>(std::lround(sums[row] / wanted[row].weight));
    }
    return wanted;
}

PictureSide sideOf(Picture picture)
{
    SideRows rows(picture);
    return {std::move(picture), std::move(rows), {}, {}};
}

} // namespace

Picture drawTwoColumns(const PictureRequest& request, const CancelToken& cancel,
                       ProgressSink* progress)
{
    const auto tell = [&](double fraction) {
        if (progress)
            progress->progressed(fraction);
    };
    const auto count = static_cast<std::uint32_t>(request.graph->nodeCount());
    const PictureSides& sides = *request.sides;
    const auto middle = static_cast<std::uint32_t>(std::min<std::size_t>(sides.leftCount, count));
    Picture down = drawStrip(request, {.begin = 0, .end = middle}, cancel);
    tell(0.4);
    Picture up = drawStrip(request, {.begin = middle, .end = count, .isUpward = true}, cancel);
    tell(0.9);
    if (cancel.isCancelled())
        return {};
    turnOver(up);
    std::array<PictureSide, 2> both{sideOf(std::move(down)), sideOf(std::move(up))};
    PairedRows paired = pairRows(both[0].rows, both[1].rows, wantedRows(sides, both[0], both[1]));
    both[0].moves = std::move(paired.leftMoves);
    both[1].moves = std::move(paired.rightMoves);
    both[1].slotOf = std::move(paired.slotOf);
    for (std::uint32_t row = 0; row < both[0].rows.count(); ++row)
        both[0].slotOf.push_back(row);
    Picture picture = ColumnPairs(std::move(both), request.aspect).join();
    tell(1);
    return picture;
}

} // namespace fusewright
