// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/figure.h"
#include "engine/report/fusion_facts.h"
#include "engine/report/fusion_pages.h"
#include "engine/report/fusion_words.h"
#include "engine/report/html_page.h"
#include "engine/report/marked_text.h"
#include "engine/report/svg_text.h"
#include "engine/report/text_width.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fusewright {

namespace {

constexpr double fusionMargin = 24;
constexpr double fusionTitleSize = 22;
constexpr double captionSize = 14;
constexpr double legendSize = 13;
constexpr double legendRow = 26;
constexpr double legendGap = 24;
constexpr double sampleSide = 18;
constexpr double narrowest = 960;
/// What is wider is shown smaller than it is.
constexpr double widestInFull = 3'000;

/// A picture with what stands above it.
struct Captioned {
    const ModeDrawing& drawing;
    std::string caption;
    SvgContent content;
};

/// Puts titles, pictures and legends one below the other. Where pictures are large, so is what is
/// written beside them, as the whole is seen from afar.
class Sheet {
public:
    Sheet(const SheetChoice& choice, const std::vector<Captioned>& pictures);

    std::string text(const std::string& title);

private:
    void addTitle(const std::string& text);
    void addPicture(const Captioned& picture);
    void addLegend(const NodeClasses& classes);
    double right() const { return m_width - fusionMargin * m_unit; }

    const SheetChoice& m_choice;
    const std::vector<Captioned>& m_pictures;
    std::string m_body;
    double m_unit = 1;
    double m_width = narrowest;
    double m_bottom = 0;
};

Sheet::Sheet(const SheetChoice& choice, const std::vector<Captioned>& pictures)
    : m_choice(choice), m_pictures(pictures)
{
    double widest = 0;
    for (const Captioned& each : pictures)
        widest = std::max(widest, double(each.content.width));
    m_unit = std::max(1.0, widest / widestInFull);
    m_width = std::max(narrowest, widest + 2 * fusionMargin * m_unit);
    m_bottom = fusionMargin * m_unit;
}

void Sheet::addTitle(const std::string& text)
{
    m_bottom += fusionTitleSize * m_unit;
    m_body += svgLine(fusionMargin * m_unit, m_bottom, fusionTitleSize * m_unit, "pt", text,
                      TextAnchor::Begin, true)
        + '\n';
    m_bottom += fusionMargin / 2 * m_unit;
}

void Sheet::addPicture(const Captioned& picture)
{
    const double left = fusionMargin * m_unit;
    const double size = captionSize * m_unit;
    m_bottom += left / 2 + size;
    m_body += svgLine(left, m_bottom, size, "pn",
                      elidedText(unmarked(picture.caption), right() - left, size, ElideAt::End))
        + '\n';
    m_bottom += left / 2;
    addLegend(picture.drawing.drawing.classes);
    m_body += "<g transform=\"translate(" + svgNumber(left) + ' ' + svgNumber(m_bottom) + ")\">\n"
        + picture.content.elements + "</g>\n";
    m_bottom += double(picture.content.height) + left;
}

void Sheet::addLegend(const NodeClasses& classes)
{
    const std::vector<LegendLine> lines = legendOf(classes);
    const double left = fusionMargin * m_unit;
    const double size = legendSize * m_unit;
    const double side = sampleSide * m_unit;
    double x = left;
    for (const LegendLine& line : lines) {
        const std::string words = line.name + (line.name.empty() ? "" : " · ") + line.counts;
        const double beforeWords = line.name.empty() ? 0 : side + 8 * m_unit;
        const double width = textWidth(words, size) + beforeWords;
        if (x > left && x + width > right()) {
            x = left;
            m_bottom += legendRow * m_unit;
        }
        if (!line.name.empty())
            m_body += "<g transform=\"translate(" + svgNumber(x) + ' ' + svgNumber(m_bottom)
                + ") scale(" + svgNumber(m_unit) + ")\">" + classSampleSvg(classes, line.at)
                + "</g>";
        m_body += svgLine(x + beforeWords, baselineBetween(m_bottom, m_bottom + side, size), size,
                          "pn", words)
            + '\n';
        x += width + legendGap * m_unit;
    }
    m_bottom += lines.empty() ? 0 : legendRow * m_unit;
}

std::string Sheet::text(const std::string& title)
{
    addTitle(title);
    for (const Captioned& each : m_pictures)
        addPicture(each);
    const Box all{0, 0, float(std::ceil(m_width)), float(std::ceil(m_bottom))};
    const Box part = m_choice.part.value_or(all);
    const std::string size =
        svgLength("width", double(part.width)) + svgLength("height", double(part.height));
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        + size + " viewBox=\"" + svgNumber(double(part.left)) + ' ' + svgNumber(double(part.top))
        + ' ' + svgNumber(double(part.width)) + ' ' + svgNumber(double(part.height))
        + "\" font-family=\"system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif\">\n<title>"
        + htmlEscaped(title) + "</title>\n<style>\n" + pictureStyle(m_choice.theme) + "</style>\n"
        + (m_choice.isTransparent ? std::string()
                                  : "<rect class=\"pg\"" + svgLength("width", double(all.width))
                   + svgLength("height", double(all.height)) + "/>\n")
        + m_body + "</svg>\n";
}

Captioned captioned(const ModeDrawing& drawing, std::string caption)
{
    return {drawing, std::move(caption), pictureSvg(drawing.drawing, modeName(drawing.mode))};
}

} // namespace

std::string fusionSvg(const FusionFacts& facts, const SheetChoice& choice)
{
    std::vector<Captioned> pictures;
    for (const ModeDrawing& drawing : facts.drawings)
        pictures.push_back(captioned(drawing, drawingCaption(facts, drawing)));
    return Sheet(choice, pictures).text(fusionTitle(facts));
}

std::string drawingSvg(const ModeDrawing& drawing, const std::string& title,
                       const std::string& caption, const SheetChoice& choice)
{
    const std::vector<Captioned> pictures{captioned(drawing, caption)};
    return Sheet(choice, pictures).text(title);
}

} // namespace fusewright
