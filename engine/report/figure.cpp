// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/figure.h"

#include "engine/report/fusion_facts.h"
#include "engine/report/html_page.h"
#include "engine/report/marked_text.h"
#include "engine/report/svg_text.h"
#include "engine/report/text_table.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t mostLegendLines = 24;

std::string countsOf(const NodeClass& about)
{
    std::string text = counted(about.nodeCount, "operator");
    if (about.sectionCount > 0 && about.sectionCount != about.nodeCount)
        text += " in " + counted(about.sectionCount, "section");
    return text;
}

std::string svgElement(const SvgContent& content, const std::string& label)
{
    const std::string width = svgNumber(content.width);
    const std::string height = svgNumber(content.height);
    // What is higher than wide is shown as high as the window is, not as wide as the page.
    const bool isTall = content.height > content.width;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
           " role=\"img\" aria-label=\""
        + htmlEscaped(label) + "\" width=\"" + width + "\" height=\"" + height + "\" viewBox=\"0 0 "
        + width + ' ' + height + '"' + (isTall ? " class=\"tall\"" : "") + ">\n" + content.elements
        + "</svg>";
}

std::string legendHtml(const NodeClasses& classes)
{
    std::string text = "<ul class=\"legend\">\n";
    for (const LegendLine& line : legendOf(classes)) {
        text += "<li>";
        if (!line.name.empty())
            text += "<svg width=\"18\" height=\"18\" aria-hidden=\"true\">"
                + classSampleSvg(classes, line.at) + "</svg>" + htmlEscaped(line.name) + ' ';
        text += "<span class=\"soft\">" + htmlEscaped(line.counts) + "</span></li>\n";
    }
    return text + "</ul>\n";
}

} // namespace

std::vector<LegendLine> legendOf(const NodeClasses& classes)
{
    std::vector<LegendLine> lines;
    std::size_t leftOut = 0;
    for (std::uint32_t at = 0; at < classes.classes.size(); ++at) {
        const NodeClass& each = classes.classes[at];
        if (each.nodeCount == 0)
            continue;
        if (lines.size() < mostLegendLines)
            lines.push_back({at, each.name, countsOf(each)});
        else
            ++leftOut;
    }
    if (leftOut > 0)
        lines.push_back({noClass, "", "and " + groupedNumber(leftOut) + " more"});
    if (classes.none.nodeCount > 0)
        lines.push_back({noClass, lines.empty() ? "without a colour" : "none of these",
                         countsOf(classes.none)});
    return lines;
}

std::string figureHtml(const ModeDrawing& drawing, std::string_view caption, std::string_view key)
{
    const SvgContent content = pictureSvg(drawing.drawing, key);
    const std::string id = std::string(key) + "full";
    return "<figure>\n<figcaption>" + markedHtml(caption)
        + "</figcaption>\n<input type=\"checkbox\""
          " id=\""
        + id + "\"/><label for=\"" + id + "\"> full size</label>\n<div class=\"picture\">"
        + svgElement(content, unmarked(caption)) + "</div>\n" + legendHtml(drawing.drawing.classes)
        + "</figure>\n";
}

} // namespace fusewright
