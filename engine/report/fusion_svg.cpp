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

namespace fusewright {

namespace {

constexpr double margin = 24;
constexpr double titleSize = 22;
constexpr double captionSize = 14;
constexpr double legendSize = 13;
constexpr double legendRow = 26;
constexpr double legendGap = 24;
constexpr double sampleSide = 18;
constexpr double narrowest = 960;

/// Puts titles, pictures and legends one below the other.
class Sheet {
public:
    explicit Sheet(ReportTheme theme) : m_theme(theme) { }

    void addTitle(const std::string& text);
    void addPicture(const ModeDrawing& drawing, const std::string& caption);
    std::string text(const std::string& title) const;

private:
    void addLegend(const NodeClasses& classes, std::string_view key, double right);

    ReportTheme m_theme;
    std::string m_body;
    double m_width = narrowest;
    double m_bottom = margin;
};

void Sheet::addTitle(const std::string& text)
{
    m_bottom += titleSize;
    m_body += svgLine(margin, m_bottom, titleSize, "pt", text, TextAnchor::Begin, true) + '\n';
    m_bottom += margin / 2;
}

void Sheet::addPicture(const ModeDrawing& drawing, const std::string& caption)
{
    const std::string_view key = modeName(drawing.mode);
    const SvgContent content = pictureSvg(drawing.drawing, key);
    const double right = std::max(narrowest - margin, margin + double(content.width));
    m_bottom += margin / 2 + captionSize;
    m_body += svgLine(margin, m_bottom, captionSize, "pn",
                      elidedText(unmarked(caption), right - margin, captionSize, ElideAt::End))
        + '\n';
    m_bottom += margin / 2;
    addLegend(drawing.drawing.classes, key, right);
    m_body += "<g transform=\"translate(" + svgNumber(margin) + ' ' + svgNumber(m_bottom) + ")\">\n"
        + content.elements + "</g>\n";
    m_bottom += double(content.height) + margin;
    m_width = std::max(m_width, double(content.width) + 2 * margin);
}

void Sheet::addLegend(const NodeClasses& classes, std::string_view key, double right)
{
    const std::vector<LegendLine> lines = legendOf(classes);
    double x = margin;
    for (const LegendLine& line : lines) {
        const std::string words = line.name + (line.name.empty() ? "" : " · ") + line.counts;
        const double width = textWidth(words, legendSize) + sampleSide + 8;
        if (x > margin && x + width > right) {
            x = margin;
            m_bottom += legendRow;
        }
        if (!line.name.empty())
            m_body += "<g transform=\"translate(" + svgNumber(x) + ' ' + svgNumber(m_bottom)
                + ")\">" + classSampleSvg(classes, line.at, key) + "</g>";
        m_body += svgLine(x + (line.name.empty() ? 0 : sampleSide + 8),
                          baselineBetween(m_bottom, m_bottom + sampleSide, legendSize), legendSize,
                          "pn", words)
            + '\n';
        x += width + legendGap;
    }
    m_bottom += lines.empty() ? 0 : legendRow;
}

std::string Sheet::text(const std::string& title) const
{
    const std::string width = svgNumber(m_width);
    const std::string height = svgNumber(m_bottom);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
           " width=\""
        + width + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + ' ' + height
        + "\" font-family=\"system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif\">\n<title>"
        + htmlEscaped(title) + "</title>\n<style>\n" + pictureStyle(m_theme)
        + "</style>\n<rect class=\"pg\" width=\"" + width + "\" height=\"" + height + "\"/>\n"
        + m_body + "</svg>\n";
}

} // namespace

std::string fusionSvg(const FusionFacts& facts, ReportTheme theme)
{
    Sheet sheet(theme);
    sheet.addTitle(fusionTitle(facts));
    for (const ModeDrawing& drawing : facts.drawings)
        sheet.addPicture(drawing, drawingCaption(facts, drawing));
    return sheet.text(fusionTitle(facts));
}

std::string drawingSvg(const ModeDrawing& drawing, const std::string& title,
                       const std::string& caption, ReportTheme theme)
{
    Sheet sheet(theme);
    sheet.addTitle(title);
    sheet.addPicture(drawing, caption);
    return sheet.text(title);
}

} // namespace fusewright
