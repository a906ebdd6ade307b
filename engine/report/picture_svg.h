// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"
#include "engine/layout/picture_request.h"
#include "engine/report/node_classes.h"
#include "engine/report/picture_groups.h"

#include <memory>
#include <string>
#include <string_view>

namespace fusewright {

class Graph;

/// Where a graph's operators stand, with all that is written on them.
struct GraphDrawing {
    std::shared_ptr<const Graph> graph;
    Picture picture;
    NodeClasses classes;
    TitledGroups groups; ///< Of the picture.
};

/// Cards wide enough for the names of a graph's operators, in fonts that nobody has measured.
CardSizes reportCardSizes(const Graph& graph);

/// Elements of an SVG file, and the room that they take from (0, 0).
struct SvgContent {
    std::string elements;
    float width = 0;
    float height = 0;
};

/// Draws a picture: cards that can be read, or blocks of colour where there are very many. `key`
/// begins every id, so that several pictures can be in one page. The colours are `pictureStyle`'s.
SvgContent pictureSvg(const GraphDrawing& drawing, std::string_view key);

/// Above so many cards a picture is drawn in blocks.
inline constexpr std::size_t mostSvgCards = 2'000;

/// A sample of a class for a legend, 18 units wide and high.
std::string classSampleSvg(const NodeClasses& classes, std::uint32_t at);
/// What pictures with this key refer to: goes before them.
std::string svgHatches(std::string_view key);

} // namespace fusewright
