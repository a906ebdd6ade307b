// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/svg_text.h"

#include "engine/layout/picture.h"
#include "engine/report/html_page.h"

#include <cmath>

namespace fusewright {

std::string svgNumber(double number)
{
    const long long tenths = std::llround(number * 10);
    std::string text = std::to_string(tenths / 10);
    if (tenths < 0 && tenths > -10)
        text = "-0";
    if (tenths % 10 != 0)
        text += '.' + std::to_string(std::llabs(tenths % 10));
    return text;
}

std::string svgLength(std::string_view name, double number)
{
    return " " + std::string(name) + "=\"" + svgNumber(number) + '"';
}

std::string svgRectangle(double x, double y, double width, double height, double round,
                         std::string_view attributes)
{
    std::string text = "<rect" + svgLength("x", x) + svgLength("y", y) + svgLength("width", width)
        + svgLength("height", height) + svgLength("rx", round);
    return text.append(attributes) + "/>";
}

std::string svgRectangle(const Box& box, double round, std::string_view attributes)
{
    return svgRectangle(double(box.left) + 0.5, double(box.top) + 0.5, double(box.width),
                        double(box.height), round, attributes);
}

std::string svgLine(double x, double y, double size, std::string_view classes,
                    std::string_view text, TextAnchor anchor, bool isStrong)
{
    if (text.empty())
        return {};
    std::string line = "<text class=\"" + std::string(classes) + '"' + svgLength("x", x)
        + svgLength("y", y) + svgLength("font-size", size);
    if (anchor == TextAnchor::Middle)
        line += " text-anchor=\"middle\"";
    if (isStrong)
        line += " font-weight=\"600\"";
    return line + '>' + htmlEscaped(text) + "</text>";
}

double baselineBetween(double top, double bottom, double size)
{
    constexpr double halfOfCapitals = 0.36;
    return (top + bottom) / 2 + size * halfOfCapitals;
}

} // namespace fusewright
