// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/pattern_svg.h"

#include "engine/report/html_page.h"
#include "engine/report/pattern_drawing.h"
#include "engine/report/svg_lines.h"
#include "engine/report/svg_text.h"
#include "engine/report/text_width.h"

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr double patternMargin = 24;
constexpr double patternTitleSize = 18;
constexpr double textSize = 13;
constexpr double smallSize = 11;
constexpr double entryPadding = 10;
constexpr double leastWidth = 76;
constexpr double mostWidth = 240;
constexpr double wireArrowLength = 7;
constexpr double wireArrowHalfWidth = 3.2;

std::string titleOf(const SketchedEntry& entry)
{
    if (entry.isChoice())
        return entry.name;
    if (entry.isMissing)
        return "no such entry";
    if (entry.operators.empty() && (entry.isContext || entry.isTaken))
        return entry.name;
    if (entry.isAny())
        return entry.isInverted ? "none" : "any operator";
    return entry.operators.empty() ? "no operator" : operatorLabel(entry);
}

/// One pattern as elements that begin at (0, 0).
class PatternSvg {
public:
    explicit PatternSvg(const PatternSketch& pattern) : m_pattern(pattern)
    {
        PatternSizes sizes;
        for (const SketchedEntry& entry : pattern.entries) {
            const double wanted = std::max(textWidth(titleOf(entry), textSize, TextWeight::Strong),
                                           textWidth(entry.name, smallSize));
            sizes.widths.push_back(
                float(std::clamp(std::ceil(wanted + 2 * entryPadding), leastWidth, mostWidth)));
        }
        m_drawing = drawPattern(pattern, sizes);
    }

    double width() const { return double(m_drawing.bounds.width); }
    double height() const { return double(m_drawing.bounds.height); }

    std::string elements()
    {
        for (std::uint32_t at = 0; at < m_pattern.entries.size(); ++at) {
            if (isFrame(at))
                addFrame(at);
        }
        addLines();
        addBorder();
        for (std::uint32_t at = 0; at < m_pattern.entries.size(); ++at) {
            if (!isFrame(at))
                addCard(at);
            addMarks(at);
        }
        return std::move(m_text);
    }

private:
    bool isFrame(std::uint32_t at) const
    {
        return std::ranges::find(m_drawing.framedBy, at) != m_drawing.framedBy.end();
    }

    void addRect(const Box& box, std::string_view look, double round, bool isDashed)
    {
        const std::string rect = "<rect class=\"" + std::string(look) + '"'
            + svgLength("x", double(box.left)) + svgLength("y", double(box.top))
            + svgLength("width", double(box.width)) + svgLength("height", double(box.height))
            + svgLength("rx", round) + "/>";
        m_text += isDashed ? "<g stroke-dasharray=\"5 3\">" + rect + "</g>" : rect;
    }

    void addFrame(std::uint32_t at)
    {
        const Box& box = m_drawing.boxes[at];
        addRect(box, "ph", 8, m_pattern.entries[at].isOptional);
        m_text += svgLine(double(box.middle().x), double(box.top) + 15, smallSize, "pn",
                          elidedText(m_pattern.entries[at].name, double(box.width) - entryPadding,
                                     smallSize, ElideAt::Middle),
                          TextAnchor::Middle)
            + '\n';
    }

    void addLines()
    {
        std::string whole;
        std::string thick;
        std::string dotted;
        std::string heads;
        const auto place = [](double x, double y) { return svgNumber(x) + ' ' + svgNumber(y); };
        for (const PatternDrawing::Line& line : m_drawing.lines) {
            if (line.isSame) {
                dotted += 'M' + place(double(line.points[0].x), double(line.points[0].y)) + 'L'
                    + place(double(line.points[1].x), double(line.points[1].y));
                continue;
            }
            std::string& path = line.isOption ? dotted : line.isOnly ? thick : whole;
            Point from = line.points.front();
            path += 'M' + place(double(from.x), double(from.y));
            bool isUp = false;
            for (std::size_t at = 1; at < line.points.size(); ++at) {
                const Point to = line.points[at];
                const double middle = double(from.y + to.y) / 2;
                path += 'C' + place(double(from.x), middle) + ' ' + place(double(to.x), middle)
                    + ' ' + place(double(to.x), double(to.y));
                isUp = from.y > to.y;
                from = to;
            }
            const double back = double(from.y) + (isUp ? wireArrowLength : -wireArrowLength);
            heads += 'M' + place(double(from.x), double(from.y)) + 'L'
                + place(double(from.x) - wireArrowHalfWidth, back) + 'L'
                + place(double(from.x) + wireArrowHalfWidth, back) + 'z';
        }
        constexpr double lineWidth = 1.25;
        if (!whole.empty())
            m_text += strokes("pl", lineWidth, whole) + '\n';
        if (!thick.empty())
            m_text += strokes("pl", lineWidth * 2, thick) + '\n';
        if (!dotted.empty())
            m_text +=
                "<g stroke-dasharray=\"1.5 4\">" + strokes("pl", lineWidth, dotted) + "</g>\n";
        if (!heads.empty())
            m_text += "<path class=\"pa\" d=\"" + heads + "\"/>\n";
    }

    /// An arrow from the match to what comes in its place.
    void addBorder()
    {
        if (!m_drawing.border)
            return;
        const double x = double(*m_drawing.border);
        const double y = double(m_drawing.bounds.height) / 2;
        m_text += svgLine(x, y - 8, smallSize, "pn", "becomes", TextAnchor::Middle);
        m_text += strokes("pl", 1.25,
                          'M' + svgNumber(x - 22) + ' ' + svgNumber(y) + 'H' + svgNumber(x + 20));
        m_text += "<path class=\"pa\" d=\"M" + svgNumber(x + 24) + ' ' + svgNumber(y)
            + "l-7 -3.2v6.4z\"/>\n";
    }

    void addCard(std::uint32_t at)
    {
        const SketchedEntry& entry = m_pattern.entries[at];
        const Box box = m_drawing.boxes[at];
        const bool isQuiet = entry.isContext || entry.isMissing;
        const std::string look = isQuiet ? "pu" : "pk";
        std::string tip = entry.name;
        for (const std::string& sentence : entry.description)
            tip += '\n' + sentence;
        m_text += "<g><title>" + htmlEscaped(tip) + "</title>";
        if (entry.isRepeated)
            addRect({box.left + 3, box.top + 3, box.width, box.height}, look, 6, false);
        addRect(box, look, 6, entry.isOptional || entry.isMissing);
        const double middle = double(box.middle().x);
        const double half = double(box.top) + double(box.height) / 2;
        const double room = double(box.width) - entryPadding;
        m_text +=
            svgLine(middle, half - 3, textSize, isQuiet ? "pn" : "pt",
                    elidedText(titleOf(entry), room, textSize, ElideAt::End, TextWeight::Strong),
                    TextAnchor::Middle, true);
        m_text +=
            svgLine(middle, half + 12, smallSize, "pn",
                    elidedText(entry.name, room, smallSize, ElideAt::Middle), TextAnchor::Middle);
        if (entry.isRepeated) {
            const double right = double(box.right());
            m_text += "<path class=\"pr\" d=\"M" + svgNumber(right - 2) + ' ' + svgNumber(half + 7)
                + "A7 7 0 1 0 " + svgNumber(right - 2) + ' ' + svgNumber(half - 7) + "\"/>";
        }
        m_text += "</g>\n";
    }

    /// The number of an option, and where a match begins.
    void addMarks(std::uint32_t at)
    {
        const SketchedEntry& entry = m_pattern.entries[at];
        const Box& box = m_drawing.boxes[at];
        const auto circle = [this](double x, double y, double radius, const char* look) {
            m_text += "<circle class=\"" + std::string(look) + '"' + svgLength("cx", x)
                + svgLength("cy", y) + svgLength("r", radius) + "/>";
        };
        if (const std::uint32_t frame = m_drawing.framedBy[at]; frame != PatternDrawing::none) {
            const auto& options = m_pattern.entries[frame].options;
            const auto number = std::ranges::find(options, at) - options.begin() + 1;
            const double x = double(box.left) + 3;
            const double y = double(box.top) + 2;
            circle(x, y, 7.5, "pv");
            m_text += svgLine(x, baselineBetween(y - 7.5, y + 7.5, smallSize), smallSize, "pn",
                              std::to_string(number), TextAnchor::Middle);
        }
        if (entry.isRoot || entry.isPlace)
            circle(double(box.middle().x), double(box.top) - 3, entry.isPlace ? 5 : 3.5,
                   entry.isPlace ? "pa" : "pv");
    }

    const PatternSketch& m_pattern;
    PatternDrawing m_drawing;
    std::string m_text;
};

} // namespace

std::string patternSvg(const RuleSketch& rule, ReportTheme theme)
{
    std::string body;
    double bottom = patternMargin + patternTitleSize;
    double width = 2 * patternMargin + textWidth(rule.name, patternTitleSize, TextWeight::Strong);
    body +=
        svgLine(patternMargin, bottom, patternTitleSize, "pt", rule.name, TextAnchor::Begin, true)
        + '\n';
    for (const PatternSketch& pattern : rule.patterns) {
        if (rule.patterns.size() > 1) {
            bottom += patternMargin;
            body += svgLine(patternMargin, bottom, textSize, "pn", pattern.name) + '\n';
        }
        bottom += patternMargin;
        PatternSvg drawn(pattern);
        body += "<g transform=\"translate(" + svgNumber(patternMargin) + ' ' + svgNumber(bottom)
            + ")\">\n" + drawn.elements() + "</g>\n";
        bottom += drawn.height();
        width = std::max(width, drawn.width() + 2 * patternMargin);
    }
    const std::string wide = svgNumber(std::ceil(width + entryPadding));
    const std::string high = svgNumber(std::ceil(bottom + patternMargin));
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""
        + wide + "\" height=\"" + high + "\" viewBox=\"0 0 " + wide + ' ' + high
        + "\" font-family=\"system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif\">\n<title>"
        + htmlEscaped(rule.name) + "</title>\n<style>\n" + pictureStyle(theme)
        + "</style>\n<rect class=\"pg\" width=\"" + wide + "\" height=\"" + high + "\"/>\n" + body
        + "</svg>\n";
}

} // namespace fusewright
