// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/picture_svg.h"

#include "engine/graph/graph.h"
#include "engine/report/class_palette.h"
#include "engine/report/html_page.h"
#include "engine/report/stub_text.h"
#include "engine/report/svg_blocks.h"
#include "engine/report/svg_cards.h"
#include "engine/report/svg_frames.h"
#include "engine/report/svg_lines.h"
#include "engine/report/svg_text.h"
#include "engine/report/text_table.h"
#include "engine/report/text_width.h"
#include "engine/report/weights_text.h"

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr float pictureMargin = 16;

constexpr double cardSide = 44; ///< Band and paddings.
constexpr double narrowestCard = 176;
constexpr double widestCard = 264;
constexpr double widthStep = 8; ///< Few widths, so that few cards look different.

void shrink(Box& box, float by)
{
    box = {box.left / by, box.top / by, box.width / by, box.height / by};
}

/// What `blocksSvg` and its like draw, so many times smaller.
Picture shrunk(Picture picture, float by)
{
    for (PictureItem& item : picture.items)
        shrink(item.box, by);
    for (PictureHull& hull : picture.hulls)
        shrink(hull.box, by);
    for (Point& point : picture.points)
        point = {point.x / by, point.y / by};
    return picture;
}

class PictureWriter {
public:
    PictureWriter(const GraphDrawing& drawing, std::string_view key)
        : m_drawing(drawing),
          m_picture(drawing.picture),
          m_looks(m_picture, drawing.classes),
          m_key(key),
          m_isReadable(m_picture.items.size() <= mostSvgCards)
    {
    }

    SvgContent content();

private:
    void addCards();
    void addStubs();
    void addBlocks();
    /// Sizes of what must be seen from afar, in a picture that is too large to be read.
    double farUnit() const;

    const GraphDrawing& m_drawing;
    const Picture& m_picture;
    PictureLooks m_looks;
    std::string m_key;
    bool m_isReadable;
    std::string m_text;
};

double PictureWriter::farUnit() const
{
    constexpr double pixels = 1'000; // About so many a page is wide.
    return m_isReadable ? 1 : std::max(1.0, double(m_picture.bounds.width) / pixels);
}

SvgContent PictureWriter::content()
{
    const Box& bounds = m_picture.bounds;
    const SvgFrames frames(m_drawing, m_looks, farUnit());
    if (m_isReadable) {
        m_text += frames.hulls() + linesSvg(m_picture) + frames.titles();
        addCards();
        addStubs();
    } else {
        addBlocks();
        m_text += frames.farTitles();
    }
    m_text += frames.repeats();
    SvgContent made;
    made.elements = svgHatches(m_key)
        + "<g font-family=\"system-ui,-apple-system,'Segoe UI',"
          "'DejaVu Sans',sans-serif\" transform=\"translate("
        + svgNumber(pictureMargin - bounds.left) + ' ' + svgNumber(pictureMargin - bounds.top)
        + ")\">\n" + m_text + "</g>\n";
    made.width = std::ceil(frames.right() - bounds.left + 2 * pictureMargin);
    made.height = std::ceil(bounds.height + 2 * pictureMargin);
    return made;
}

void PictureWriter::addCards()
{
    SvgCards cards(m_drawing, m_looks, m_key);
    for (std::uint32_t at = 0; at < m_picture.items.size(); ++at)
        cards.add(at);
    m_text += "<defs>\n" + cards.faces() + "</defs>\n" + cards.cards();
}

void PictureWriter::addStubs()
{
    constexpr double size = SvgCards::smallSize;
    for (const PictureStub& stub : m_picture.stubs) {
        if (isItsOwnCard(m_picture, stub))
            continue;
        const Box& box = stub.box;
        const double round = box.height / 2;
        const std::string name(m_drawing.graph->valueName(stub.value));
        m_text += "<g><title>" + htmlEscaped((stub.isSource ? "makes " : "uses ") + name)
            + "</title>"
            + svgRectangle(box, round, stub.isSource ? " class=\"pv\"" : " class=\"pu\"")
            + svgLine(box.middle().x, baselineBetween(box.top, box.bottom(), size), size, "pn",
                      elidedText(stubText(*m_drawing.graph, stub.value), box.width - 1.4 * round,
                                 size, ElideAt::Begin),
                      TextAnchor::Middle)
            + "</g>\n";
    }
}

/// In coarser units than the picture's, which has more digits than anybody can see.
void PictureWriter::addBlocks()
{
    constexpr double unitsInPixel = 8;
    const double grid = std::max(1.0, std::round(farUnit() / unitsInPixel));
    const Picture coarse = shrunk(m_picture, float(grid));
    m_text += "<g transform=\"scale(" + svgNumber(grid) + ")\">\n"
        + groundsSvg(coarse, m_drawing.classes, m_looks) + farLinesSvg(coarse, farUnit() / grid)
        + blocksSvg(coarse, m_drawing.classes, m_looks, m_key) + "</g>\n";
}

} // namespace

CardSizes reportCardSizes(const Graph& graph)
{
    CardSizes sizes;
    for (std::size_t at = 0; at < graph.operators().size(); ++at) {
        const Operator& op = graph.operators()[at];
        const double name =
            textWidth(graph.text(op.canonical), SvgCards::textSize, TextWeight::Strong);
        const double weights =
            textWidth(longestWeightsText(graph, OperatorId(at)), SvgCards::smallSize);
        // What does not fit anyway makes no card wider.
        const bool fits = weights + cardSide <= widestCard;
        const double wanted = std::max(name, fits ? weights : 0) + cardSide;
        const double width = std::clamp(wanted, narrowestCard, widestCard);
        sizes.operatorWidths.push_back(float(std::ceil(width / widthStep) * widthStep));
    }
    sizes.height = 61;
    sizes.weightsHeight = 16;
    sizes.groupWidth = 216;
    sizes.groupHeight = sizes.height;
    sizes.valueWidth = 104;
    sizes.valueHeight = 21;
    return sizes;
}

SvgContent pictureSvg(const GraphDrawing& drawing, std::string_view key)
{
    return PictureWriter(drawing, key).content();
}

std::string classSampleSvg(const NodeClasses& classes, std::uint32_t at)
{
    constexpr double side = 18;
    constexpr double size = 10;
    const std::string square = "<rect width=\"18\" height=\"18\" rx=\"4\"";
    const std::uint32_t color = classes.colorOf(at);
    std::string text =
        square + (at == noClass ? " class=\"px\"" : classAttribute("pc", color)) + "/>";
    if (at == noClass)
        return text;
    text += hatchSvg(color, {1, 1, side - 2, side - 2});
    const std::string& tag = classes.classes[at].tag;
    const double wanted = std::max(textWidth(tag, size, TextWeight::Strong), 1.0);
    return text
        + svgLine(side / 2, baselineBetween(0, side, size), std::min(size, size * 16 / wanted),
                  "pi" + std::to_string(palette::slotOf(color)), tag, TextAnchor::Middle, true);
}

std::string svgHatches(std::string_view key)
{
    // As the window has them: rising, falling, crossed, dotted.
    constexpr std::string_view marks[] = {
        "<path class=\"pm\" d=\"M-2 2L2-2M0 8L8 0M6 10L10 6\"/>",
        "<path class=\"pm\" d=\"M6-2L10 2M0 0L8 8M-2 6L2 10\"/>",
        "<path class=\"pm\" d=\"M0 8L8 0M0 0L8 8\"/>",
        "<path class=\"pm\" d=\"M1 2h2M5 6h2\"/>",
    };
    std::string text = "<defs>\n";
    int number = 0;
    for (const std::string_view mark : marks) {
        text += "<pattern id=\"" + std::string(key) + "h" + std::to_string(++number)
            + "\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" stroke-width=\"2\" "
              "stroke-opacity=\".6\" fill=\"none\">"
            + std::string(mark) + "</pattern>\n";
    }
    return text + "</defs>\n";
}

} // namespace fusewright
