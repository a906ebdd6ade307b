// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/svg_cards.h"

#include "engine/graph/extent_display.h"
#include "engine/graph/graph.h"
#include "engine/report/class_palette.h"
#include "engine/report/html_page.h"
#include "engine/report/svg_text.h"
#include "engine/report/text_table.h"
#include "engine/report/text_width.h"
#include "engine/report/weights_text.h"

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr double rounding = 6;
constexpr double bandWidth = 18;
constexpr double cardPadding = 9;
constexpr double rightPadding = 7;
constexpr double rowMargin = 6;
constexpr int rows = 3;
constexpr int rowsWithWeights = 4;
constexpr double stackStep = 3;
constexpr int stackDepth = 2;
constexpr double tagSize = 11;

double stackOf(const PictureItem& item)
{
    return item.kind == PictureItem::Kind::Group ? stackDepth * stackStep : 0;
}

/// The part of a card's left edge between two heights; round where it ends in a corner.
std::string bandPath(double top, double bottom, double height)
{
    const auto number = [](double value) { return svgNumber(value); };
    const std::string right = number(bandWidth);
    std::string path = "M" + right + " " + number(top);
    if (top < rounding)
        path = "M" + right + " 0.5H" + number(rounding) + "A" + number(rounding - 0.5) + " "
            + number(rounding - 0.5) + " 0 0 0 0.5 " + number(rounding);
    else
        path += "H0.5";
    if (bottom > height - rounding)
        path += "V" + number(height - rounding) + "A" + number(rounding - 0.5) + " "
            + number(rounding - 0.5) + " 0 0 0 " + number(rounding) + " " + number(height - 0.5)
            + "H" + right + "z";
    else
        path += "V" + number(bottom) + "H" + right + "z";
    return path;
}

} // namespace

std::string classAttribute(std::string_view of, std::uint32_t at)
{
    const std::string number = at == noClass ? "" : std::to_string(palette::slotOf(at));
    return " class=\"" + std::string(of) + number + '"';
}

std::string hatchOf(std::string_view key, std::uint32_t at)
{
    const std::size_t hatch = at == noClass ? 0 : palette::hatchNumber(at);
    return hatch == 0 ? std::string() : std::string(key) + "h" + std::to_string(hatch);
}

std::string hatchSvg(std::uint32_t color, const Box& box)
{
    constexpr double step = 6;
    const std::size_t hatch = palette::hatchNumber(color);
    const double width = box.width;
    const double height = box.height;
    std::string path;
    const auto line = [&](double x1, double y1, double x2, double y2) {
        path += "M" + svgNumber(box.left + x1) + " " + svgNumber(box.top + y1) + "L"
            + svgNumber(box.left + x2) + " " + svgNumber(box.top + y2);
    };
    // From the upper or right edge down to the left or the lower one.
    for (double at = step / 2; hatch % 4 != 0 && at < width + height; at += step) {
        const double x1 = std::min(at, width);
        const double x2 = std::max(at - height, 0.0);
        if (hatch != 2)
            line(x1, at - x1, x2, at - x2);
        if (hatch != 1)
            line(width - x1, at - x1, width - x2, at - x2);
    }
    for (double y = step / 2; hatch == 4 && y < height; y += step) {
        for (double x = step / 2; x + 2 <= width; x += step)
            line(x, y, x + 2, y);
    }
    // Some programs forget the colour of a class where the width stands beside it.
    return path.empty()
        ? path
        : "<g fill=\"none\" stroke-width=\"1.5\"><path class=\"pm\" d=\"" + path + "\"/></g>";
}

SvgCards::SvgCards(const GraphDrawing& drawing, const PictureLooks& looks, std::string_view key)
    : m_drawing(drawing),
      m_looks(looks),
      m_key(key),
      m_pieces(*drawing.graph, drawing.picture, [&](std::uint32_t group) {
          return group < drawing.groups.titles.size() ? drawing.groups.titles[group]
                                                      : std::string();
      })
{
}

bool SvgCards::isPlain(std::uint32_t at) const
{
    return m_looks.of(at).size() == 1 && m_looks.of(at).front() == noClass;
}

void SvgCards::add(std::uint32_t at)
{
    const PictureItem& item = m_drawing.picture.items[at];
    if (item.kind == PictureItem::Kind::Input || item.kind == PictureItem::Kind::Output) {
        addValue(item);
        return;
    }
    m_cards += "<g transform=\"translate(" + svgNumber(item.box.left) + ' '
        + svgNumber(item.box.top) + ")\"><title>" + htmlEscaped(tipOf(item, at))
        + "</title><use xlink:href=\"#" + idOf(item, at) + "\"/>" + textsOf(item, at) + "</g>\n";
}

void SvgCards::addValue(const PictureItem& item)
{
    const Box& box = item.box;
    const double round = box.height / 2;
    const bool isInput = item.kind == PictureItem::Kind::Input;
    const bool areUnused = item.areUnusedInputs();
    const std::string name = areUnused ? groupedNumber(item.inside) + " unused inputs"
                                       : std::string(m_drawing.graph->valueName(item.value));
    std::string tip = areUnused ? name : (isInput ? "input " : "output ") + name;
    if (const std::string type = typeForDisplay(*m_drawing.graph, item.value);
        !areUnused && !type.empty())
        tip += " · " + type;
    m_cards += "<g><title>" + htmlEscaped(tip) + "</title>"
        + svgRectangle(box.left, box.top, box.width, box.height, round, " class=\"pv\"")
        + svgLine(box.left + round, baselineBetween(box.top, box.bottom(), smallSize), smallSize,
                  "pn", elidedText(name, box.width - 1.5 * round, smallSize, ElideAt::Middle))
        + "</g>\n";
}

std::string SvgCards::idOf(const PictureItem& item, std::uint32_t at)
{
    const bool isGroup = item.kind == PictureItem::Kind::Group;
    const Face face{isGroup, m_looks.lookOf(at),
                    isGroup ? m_pieces.numberOf(at, item.group)
                            : m_drawing.graph->operatorId(item.node).index,
                    static_cast<int>(std::lround(item.box.width)),
                    static_cast<int>(std::lround(item.box.height))};
    const auto [entry, isNew] = m_ids.try_emplace(face);
    if (isNew) {
        entry->second = m_key + "k" + std::to_string(m_ids.size());
        m_faces += "<g id=\"" + entry->second + "\">" + faceOf(item, at) + "</g>\n";
    }
    return entry->second;
}

int SvgCards::rowsOf(const PictureItem& item) const
{
    const bool isWeighted =
        item.kind == PictureItem::Kind::Operator && hasWeights(*m_drawing.graph, item.node);
    return isWeighted ? rowsWithWeights : rows;
}

std::string SvgCards::faceOf(const PictureItem& item, std::uint32_t at) const
{
    const double stack = stackOf(item);
    const double width = item.box.width - stack;
    const double height = item.box.height - stack;
    const auto& classes = m_looks.of(at);
    const std::uint32_t only = classes.size() == 1 ? classes.front() : noClass;
    const std::string look =
        only == noClass ? " class=\"pk\"" : classAttribute("pb", m_drawing.classes.colorOf(only));
    std::string face;
    for (int step = static_cast<int>(stack / stackStep); step >= 0; --step) {
        const double shift = step * stackStep;
        face += svgRectangle(0.5 + shift, 0.5 + shift, width - 1, height - 1, rounding, look);
    }
    face += bandOf(item, at);
    const double left = cardPadding + (isPlain(at) ? 0 : bandWidth);
    const double row = (height - 2 * rowMargin) / rowsOf(item);
    return face
        + svgLine(left, baselineBetween(rowMargin, rowMargin + row, textSize), textSize, "pt",
                  elidedText(titleOf(item, at), width - left - rightPadding, textSize, ElideAt::End,
                             TextWeight::Strong),
                  TextAnchor::Begin, true);
}

std::string SvgCards::bandOf(const PictureItem& item, std::uint32_t at) const
{
    if (isPlain(at))
        return {};
    const auto& classes = m_looks.of(at);
    const double height = item.box.height - stackOf(item);
    const double part = height / double(classes.size());
    std::string band;
    for (std::size_t which = 0; which < classes.size(); ++which) {
        const std::uint32_t each = classes[which];
        const std::string path =
            "<path d=\"" + bandPath(double(which) * part, double(which + 1) * part, height) + '"';
        band += path
            + (each == noClass ? " class=\"px\""
                               : classAttribute("pc", m_drawing.classes.colorOf(each)))
            + "/>";
        if (each != noClass)
            band += hatchSvg(m_drawing.classes.colorOf(each),
                             {1, static_cast<float>(double(which) * part + 1),
                              static_cast<float>(bandWidth - 1), static_cast<float>(part - 2)});
    }
    if (classes.size() > 1)
        return band;
    const std::uint32_t own = classes.front();
    const std::string& tag = m_drawing.classes.classes[own].tag;
    const std::uint32_t color = m_drawing.classes.colorOf(own);
    const std::string number = std::to_string(color % palette::colorCount);
    if (!tag.empty() && !hatchOf(m_key, color).empty())
        band += svgRectangle(2, height / 2 - tagSize * 0.75, bandWidth - 4, tagSize * 1.5, 2,
                             classAttribute("pc", color));
    const double wanted = textWidth(tag, tagSize, TextWeight::Strong);
    const double size = std::min(tagSize, tagSize * (bandWidth - 2) / std::max(wanted, 1.0));
    return band
        + svgLine(bandWidth / 2 + 0.25, baselineBetween(0, height, size), size, "pi" + number, tag,
                  TextAnchor::Middle, true);
}

std::string SvgCards::titleOf(const PictureItem& item, std::uint32_t at) const
{
    if (const std::string& piece = m_pieces.of(at); !piece.empty())
        return piece;
    if (item.kind == PictureItem::Kind::Group)
        return m_drawing.groups.titles[item.group];
    return std::string(m_drawing.graph->canonicalName(item.node));
}

/// What is different on cards that look alike: the name and the type, or how many there are.
std::string SvgCards::textsOf(const PictureItem& item, std::uint32_t at) const
{
    const double width = item.box.width - stackOf(item);
    const double height = item.box.height - stackOf(item);
    const double left = cardPadding + (isPlain(at) ? 0 : bandWidth);
    const double row = (height - 2 * rowMargin) / rowsOf(item);
    const double room = width - left - rightPadding;
    const auto line = [&](int number, const std::string& text) {
        const double top = rowMargin + number * row;
        return svgLine(left, baselineBetween(top, top + row, smallSize), smallSize, "pn", text);
    };
    if (item.kind == PictureItem::Kind::Group)
        return line(1, counted(item.inside, "operator"));
    const Graph& graph = *m_drawing.graph;
    std::string type;
    if (graph.outputCount(item.node) > 0)
        type = typeForDisplay(graph, *graph.outputs(item.node).begin());
    std::string lines =
        line(1, elidedText(graph.nodeName(item.node), room, smallSize, ElideAt::Begin))
        + line(2, elidedText(type, room, smallSize, ElideAt::End));
    if (rowsOf(item) == rowsWithWeights)
        lines += line(3, elidedText(weightsText(graph, item.node), room, smallSize, ElideAt::End));
    return lines;
}

std::string SvgCards::tipOf(const PictureItem& item, std::uint32_t at) const
{
    const Graph& graph = *m_drawing.graph;
    std::string tip = titleOf(item, at);
    if (item.kind == PictureItem::Kind::Group) {
        const std::string& aside = item.group < m_drawing.groups.asides.size()
            ? m_drawing.groups.asides[item.group]
            : std::string();
        const bool isWhole = tip == m_drawing.groups.titles[item.group];
        return (aside.empty() || !isWhole ? tip : aside) + ": " + counted(item.inside, "operator");
    }
    tip += "\n" + std::string(graph.nodeName(item.node));
    if (graph.nativeName(item.node) != graph.canonicalName(item.node))
        tip += "\nin the file: " + std::string(graph.nativeName(item.node));
    if (const auto path = graph.text(graph.moduleOf(item.node).path); !path.empty())
        tip += "\nin " + std::string(path);
    const std::uint32_t own = m_drawing.classes.classOf[item.node.index];
    if (own != noClass)
        tip += "\n" + m_drawing.classes.classes[own].name;
    return tip;
}

} // namespace fusewright
