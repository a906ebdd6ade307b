// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/roofline_svg.h"

#include "engine/report/class_palette.h"
#include "engine/report/hardware_facts.h"
#include "engine/report/hardware_words.h"
#include "engine/report/partition_text.h"
#include "engine/report/svg_text.h"
#include "engine/report/text_table.h"
#include "engine/report/xml_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <set>

namespace fusewright {

namespace {

constexpr double pictureWidth = 880;
constexpr double pictureHeight = 560;
constexpr double leftEdge = 80;
constexpr double rightEdge = 640;
constexpr double topEdge = 30;
constexpr double bottomEdge = 500;
constexpr std::size_t mostDots = 2000;
constexpr std::size_t mostInLegend = 18;

/// One axis: decades from `low` to `high`, as exponents of ten.
struct LogAxis {
    double low = 0;
    double high = 1;
    double begin = 0; ///< On the picture.
    double end = 1;

    double at(double value) const
    {
        const double share = (std::log10(value) - low) / (high - low);
        return begin + std::clamp(share, 0.0, 1.0) * (end - begin);
    }
};

std::string amountOf(double amount)
{
    return amountText(Tally::of(amount));
}

std::string hexColor(std::uint32_t color)
{
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "#%06x",
                  static_cast<unsigned>(palette::lightFill(color)));
    return text.data();
}

/// Colours are written out twice, for programs that know little of CSS.
std::string rooflineInks(const char* ink, const char* soft, const char* line)
{
    return std::string(".roofline text.ink{fill:") + ink + "}.roofline text.soft{fill:" + soft
        + "}.roofline .grid line{stroke:" + line + "}.roofline .roof{fill:none;stroke:" + ink
        + "}.roofline .ridge{stroke:" + soft + "}.roofline .dots circle{stroke:" + ink + "}";
}

std::string rooflineStyle(ReportTheme theme)
{
    const std::string onLight = rooflineInks("#1a2233", "#535d70", "#d5dae2");
    const std::string onDark = rooflineInks("#e7eaf0", "#a7b0c0", "#363f4e");
    const std::string shared =
        ".roofline text{font-family:sans-serif}.roofline .ridge{stroke-dasharray:4 4}"
        ".roofline .dots circle{fill-opacity:.75}";
    if (theme == ReportTheme::Dark)
        return shared + onDark;
    return shared + onLight
        + (theme == ReportTheme::Auto ? "@media (prefers-color-scheme:dark){" + onDark + "}" : "");
}

class Roofline {
public:
    explicit Roofline(const HardwareFacts& facts) : m_facts(facts) { }

    std::string svg(ReportTheme theme);

private:
    bool chooseRoof();
    void chooseAxes();
    void addGrid();
    void addRoof();
    void addDots();
    void addLegend();

    const HardwareFacts& m_facts;
    std::vector<const RooflinePoint*> m_points; ///< Those that take longest first.
    DataType m_type = DataType::Unknown;        ///< Whose peak the roof is.
    double m_peak = 0;
    double m_bandwidth = 0;
    LogAxis m_x;
    LogAxis m_y;
    std::string m_out;
};

bool Roofline::chooseRoof()
{
    const auto roof = roofOf(m_facts);
    if (roof) {
        m_type = roof->type;
        m_peak = roof->peak;
        m_bandwidth = roof->bandwidth;
    }
    return roof.has_value();
}

void Roofline::chooseAxes()
{
    const double ridge = m_peak / m_bandwidth;
    double leastX = ridge / 100;
    double mostX = ridge * 10;
    double leastY = m_peak / 1000;
    double mostY = m_peak;
    for (const RooflinePoint* const point : m_points) {
        leastX = std::min(leastX, point->intensity);
        mostX = std::max(mostX, point->intensity);
        leastY = std::min(leastY, point->operationsPerSecond);
        mostY = std::max(mostY, point->operationsPerSecond);
    }
    // A few decades more than what is drawn would be all that anybody sees.
    constexpr double mostDecades = 12;
    m_x = {.low = std::floor(std::log10(leastX)),
           .high = std::ceil(std::log10(mostX)),
           .begin = leftEdge,
           .end = rightEdge};
    m_y = {.low = std::floor(std::log10(leastY)),
           .high = std::ceil(std::log10(mostY) + 0.1),
           .begin = bottomEdge,
           .end = topEdge};
    m_x.low = std::max(m_x.low, m_x.high - mostDecades);
    m_y.low = std::max(m_y.low, m_y.high - mostDecades);
}

void Roofline::addGrid()
{
    m_out += "<g class=\"grid\">\n";
    for (double decade = m_x.low; decade <= m_x.high; ++decade) {
        const double x = m_x.at(std::pow(10, decade));
        m_out += "<line" + svgLength("x1", x) + svgLength("y1", topEdge) + svgLength("x2", x)
            + svgLength("y2", bottomEdge) + "/>\n"
            + svgLine(x, bottomEdge + 18, 11, "soft", quotientText(std::pow(10, decade)),
                      TextAnchor::Middle);
    }
    for (double decade = m_y.low; decade <= m_y.high; ++decade) {
        const double y = m_y.at(std::pow(10, decade));
        m_out += "<line" + svgLength("x1", leftEdge) + svgLength("y1", y)
            + svgLength("x2", rightEdge) + svgLength("y2", y) + "/>\n"
            + svgLine(leftEdge - 40, y + 4, 11, "soft", quotientText(std::pow(10, decade)),
                      TextAnchor::Middle);
    }
    m_out += "</g>\n"
        + svgLine((leftEdge + rightEdge) / 2, bottomEdge + 42, 12, "ink",
                  "operations for each byte moved", TextAnchor::Middle)
        + svgLine(leftEdge - 60, topEdge - 12, 12, "ink", "operations a second, at most");
}

void Roofline::addRoof()
{
    const double ridge = m_peak / m_bandwidth;
    const double foot = std::max(std::pow(10, m_x.low), std::pow(10, m_y.low) / m_bandwidth);
    const double x = m_x.at(ridge);
    const double y = m_y.at(m_peak);
    // Widths stand around what has a colour by its class: QtSvg forgets one beside the other.
    m_out += "<g stroke-width=\"2\"><path class=\"roof\" fill=\"none\" d=\"M"
        + svgNumber(m_x.at(foot)) + ' ' + svgNumber(m_y.at(foot * m_bandwidth)) + " L"
        + svgNumber(x) + ' ' + svgNumber(y) + " L" + svgNumber(rightEdge) + ' ' + svgNumber(y)
        + "\"/></g>\n<line class=\"ridge\"" + svgLength("x1", x) + svgLength("y1", y)
        + svgLength("x2", x) + svgLength("y2", bottomEdge) + "/>\n"
        + svgLine(x + 6, bottomEdge - 8, 11, "ink", "ridge: " + quotientText(ridge) + " per byte")
        // Above the slope, where no dot can be.
        + svgLine(std::max(leftEdge + 80, x - 90), y - 7, 11, "ink",
                  "peak, " + std::string(dataTypeName(m_type)) + ": " + amountOf(m_peak) + "op/s",
                  TextAnchor::Middle);
}

void Roofline::addDots()
{
    double most = 0;
    for (const RooflinePoint* const point : m_points)
        most = std::max(most, point->seconds);
    m_out += "<g class=\"dots\" stroke-width=\"0.6\">\n";
    for (const RooflinePoint* const point : m_points) {
        const double radius = 3 + 17 * std::sqrt(most > 0 ? point->seconds / most : 0);
        m_out += "<circle data-section=\"" + std::to_string(point->section) + "\" data-fold=\""
            + std::to_string(point->fold) + '"' + svgLength("cx", m_x.at(point->intensity))
            + svgLength("cy", m_y.at(point->operationsPerSecond)) + svgLength("r", radius)
            + " fill=\"" + hexColor(point->color) + "\"><title>"
            + xmlEscaped(counted(point->count, point->label) + ": " + secondsText(point->seconds)
                         + " at least, " + quotientText(point->intensity) + " per byte")
            + "</title></circle>\n";
    }
    m_out += "</g>\n";
}

void Roofline::addLegend()
{
    std::set<std::string_view> told;
    double y = topEdge + 10;
    for (const RooflinePoint* const point : m_points) {
        if (told.size() >= mostInLegend || !told.insert(point->label).second)
            continue;
        constexpr std::size_t mostLetters = 28;
        const std::string name = point->label.size() > mostLetters
            ? point->label.substr(0, mostLetters - 3) + "..."
            : point->label;
        m_out += "<circle" + svgLength("cx", rightEdge + 30) + svgLength("cy", y - 4)
            + svgLength("r", 5) + " fill=\"" + hexColor(point->color) + "\"/>\n"
            + svgLine(rightEdge + 42, y, 12, "ink", name);
        y += 22;
    }
}

std::string Roofline::svg(ReportTheme theme)
{
    if (!chooseRoof())
        return {};
    for (const RooflinePoint& point : m_facts.points)
        m_points.push_back(&point);
    std::ranges::stable_sort(m_points, [](const RooflinePoint* a, const RooflinePoint* b) {
        return a->seconds > b->seconds;
    });
    if (m_points.size() > mostDots)
        m_points.resize(mostDots);
    chooseAxes();
    const std::string size = svgNumber(pictureWidth) + ' ' + svgNumber(pictureHeight);
    m_out =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"roofline\" role=\"img\" viewBox=\"0 0 "
        + size + '"' + svgLength("width", pictureWidth) + svgLength("height", pictureHeight)
        + ">\n<title>"
        + xmlEscaped("Roofline of " + m_facts.shownMode + " on " + m_facts.machine.title)
        + "</title>\n<style>" + rooflineStyle(theme) + "</style>\n";
    addGrid();
    addRoof();
    addDots();
    addLegend();
    return m_out + "</svg>\n";
}

} // namespace

std::string rooflineSvg(const HardwareFacts& facts, ReportTheme theme)
{
    return Roofline(facts).svg(theme);
}

} // namespace fusewright
