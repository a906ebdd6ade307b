// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace fusewright {

/// A place in a picture. One unit is a pixel at zoom 1; y grows downwards.
struct Point {
    float x = 0;
    float y = 0;

    bool operator==(const Point&) const = default;
};

/// An upright rectangle in a picture.
struct Box {
    float left = 0;
    float top = 0;
    float width = 0;
    float height = 0;

    float right() const { return left + width; }
    float bottom() const { return top + height; }
    Point middle() const { return {left + width / 2, top + height / 2}; }
    bool contains(Point point) const;
    bool touches(const Box& other) const;
    /// The smallest box around both; an empty box counts as nothing.
    Box united(const Box& other) const;

    bool operator==(const Box&) const = default;
};

inline constexpr std::uint32_t noGroup = std::numeric_limits<std::uint32_t>::max();

/// One card of a picture.
struct PictureItem {
    enum class Kind : std::uint8_t {
        Operator, ///< One operator, or the first of those that a folded repeat shows as one.
        Group,    ///< A closed group.
        Input,    ///< A graph input.
        Output,   ///< A value that the graph gives out.
    };

    Box box;
    Kind kind = Kind::Operator;
    NodeId node;                   ///< The operator, or the first in a group; else invalid.
    ValueId value;                 ///< Of inputs and outputs.
    std::uint32_t group = noGroup; ///< The closed group, else the innermost open one it is in.
    std::uint32_t operators = 0;   ///< How many operators of the graph it stands for.
    /// How many of them are its own: the rest are those of repeats. Of an input: how many inputs it
    /// is; those that nobody uses are one card.
    std::uint32_t inside = 0;

    bool areUnusedInputs() const { return kind == Kind::Input && inside > 1; }
};

/// The ground behind an open group's cards. A group that is not in one piece has several.
struct PictureHull {
    Box box;
    std::uint32_t group = noGroup;
    std::uint32_t depth = 0; ///< 0 is outermost; drawn in this order.
    /// Groups around it with nothing else here, so without a frame of their own: outermost first.
    std::vector<std::uint32_t> around = {};
};

/// A way that a value takes from one card to another.
struct PictureLine {
    std::uint32_t from = 0; ///< Items.
    std::uint32_t to = 0;
    ValueId value;
    std::uint32_t firstPoint = 0;
    std::uint32_t pointCount = 0; ///< At least two.
};

/// The name of a value at a card, instead of a line across the picture.
struct PictureStub {
    Box box;
    std::uint32_t item = 0;
    ValueId value;
    bool isSource = false; ///< At the card that makes the value; else at one that uses it.
};

/// Blocks that look alike and follow each other.
struct PictureRepeat {
    std::vector<Box> frames; ///< Around what is drawn of them: one for each column.
    std::uint32_t count = 0; ///< How many there are.
    bool isFolded = false;   ///< Only one of them is drawn.
    NodeId first;            ///< The first operator of the first block.
    std::uint32_t shown = 0; ///< Which one is drawn: the first, if no other was chosen.
};

struct Picture;

/// Whether the card at which a stub stands says the same already: the card of an input. Such a stub
/// has its place, and is not drawn.
bool isItsOwnCard(const Picture& picture, const PictureStub& stub);

/// Where everything of a graph stands on paper. Immutable.
struct Picture {
    std::vector<PictureItem> items;
    std::vector<PictureHull> hulls; ///< By depth.
    std::vector<PictureLine> lines;
    std::vector<Point> points; ///< Of lines.
    std::vector<PictureStub> stubs;
    std::vector<PictureRepeat> repeats;
    std::vector<std::uint32_t> itemOf; ///< By operator of the graph: the card that shows it.
    Box bounds;

    std::span<const Point> pointsOf(const PictureLine& line) const
    {
        return std::span(points).subspan(line.firstPoint, line.pointCount);
    }
};

} // namespace fusewright
