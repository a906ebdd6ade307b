// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/card_sizes.h"

#include "engine/graph/graph.h"
#include "engine/report/weights_text.h"
#include "widgets/base/text.h"
#include "widgets/canvas/canvas_style.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr double cardSide = 40; ///< Band and paddings.
constexpr double narrowestCard = 148;
constexpr double widestCard = 260;
constexpr double widthStep = 8; ///< Few widths, so that few cards look different.
constexpr double rowHeight = 1.25;
constexpr double cardMargin = 12;
constexpr double rows = 3;

} // namespace

CardSizes cardSizes(const Graph& graph, const Theme& theme)
{
    const CanvasStyle style(theme, ClassPalette::Standard);
    const QFontMetricsF metrics(style.fontOf(style.textSize, QFont::DemiBold));
    const QFontMetricsF small(style.fontOf(style.textSize * smallText));
    CardSizes sizes;
    for (std::size_t at = 0; at < graph.operators().size(); ++at) {
        const QString name = toQt(graph.text(graph.operators()[at].canonical));
        const double weights =
            small.horizontalAdvance(toQt(longestWeightsText(graph, OperatorId(at))));
        // What does not fit anyway makes no card wider.
        const bool fits = weights + cardSide <= widestCard;
        const double wanted =
            std::max(metrics.horizontalAdvance(name), fits ? weights : 0) + cardSide;
        const double width = std::clamp(wanted, narrowestCard, widestCard);
        sizes.operatorWidths.push_back(float(std::ceil(width / widthStep) * widthStep));
    }
    sizes.height = float(plainCardHeight(style.textSize));
    sizes.weightsHeight = float(std::round(style.textSize * rowHeight));
    sizes.groupWidth = float(narrowestCard + cardSide);
    sizes.groupHeight = sizes.height + float(stackRoom);
    sizes.valueWidth = 104;
    sizes.valueHeight = float(std::round(style.textSize * 1.6));
    return sizes;
}

double plainCardHeight(double textSize)
{
    return std::round(textSize * rowHeight * rows + cardMargin);
}

} // namespace fusewright
