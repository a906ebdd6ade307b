// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

/// From what repeats to its frame, and how round that is, in units of the picture.
inline constexpr float repeatFrameRoom = 6;
inline constexpr float repeatFrameCorner = 10;

/// The frame that is drawn around a part of a repeat.
Box repeatFrame(const Box& part);

/// How large words are written, in units of the picture: by repeat, or by frame.
struct WordSizes {
    std::vector<float> widths;
    float height = 0;
};

/// Where words stand, by repeat or by frame.
using WordPlaces = std::vector<std::optional<Box>>;

/// Where the count of each repeat stands: on the upper edge of its frame, at the right end; where
/// that is taken by a card or by another count, further left, at its next column, or on the lower
/// edge. Nothing where only other counts are: from afar, a large repeat's is worth more than those
/// of what it holds.
WordPlaces placeCounts(const Picture& picture, const WordSizes& sizes,
                       const std::function<bool(const Box& place)>& hasCards);

/// Where the titles of frames stand that are seen from so far that there is no row for them: on the
/// upper edge, at the left end, or beside others and counts that are there. Nothing of small
/// frames; what is outside goes first. A width of 0 is no title.
WordPlaces placeFarTitles(const Picture& picture, const WordSizes& sizes, const WordPlaces& counts);

/// From one place in a row to another.
struct RowPart {
    float begin = 0;
    float end = 0;
};

/// Which of a frame's titles is written where in the row at its head.
struct TitlePlace {
    std::size_t title = 0;
    RowPart room;
    bool isOverLines = false; ///< It needs ground.
};

/// Beside the counts and, if one of the titles fits there, beside the lines that run through.
/// `widths` are those of the titles, the most telling first; at least one.
TitlePlace placeTitle(RowPart row, std::span<const float> widths, std::vector<RowPart> counts,
                      std::vector<RowPart> lines);

} // namespace fusewright
