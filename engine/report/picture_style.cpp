// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/picture_style.h"

#include "engine/report/class_palette.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace fusewright {

namespace {

using Rgb = std::uint32_t;

/// The colours of one theme by meaning, as the window has them.
struct Inks {
    Rgb canvas;
    Rgb raised;
    Rgb hover;
    Rgb border;
    Rgb edge;
    Rgb block;
    Rgb text;
    Rgb muted;
    std::span<const Rgb> classes;
    std::span<const Rgb> heat;
    double tintShare;
};

constexpr Inks light{.canvas = 0xf7f8fa,
                     .raised = 0xffffff,
                     .hover = 0xe9f1f5,
                     .border = 0xd5dae2,
                     .edge = 0x8d98aa,
                     .block = 0xc4ccd8,
                     .text = 0x1a2233,
                     .muted = 0x535d70,
                     .classes = palette::light,
                     .heat = palette::lightHeat,
                     .tintShare = palette::lightTintShare};
constexpr Inks dark{.canvas = 0x171c25,
                    .raised = 0x252c38,
                    .hover = 0x273341,
                    .border = 0x363f4e,
                    .edge = 0x6f7b8f,
                    .block = 0x4a5567,
                    .text = 0xe7eaf0,
                    .muted = 0xa7b0c0,
                    .classes = palette::dark,
                    .heat = palette::darkHeat,
                    .tintShare = palette::darkTintShare};

constexpr Rgb white = 0xffffff;
constexpr double borderShare = 0.45;
constexpr double stubBorderShare = 0.7;

int channel(Rgb color, int shift)
{
    return static_cast<int>(color >> shift & 0xFFU);
}

Rgb mixed(Rgb under, Rgb over, double share)
{
    Rgb color = 0;
    for (const int shift : {16, 8, 0}) {
        const int below = channel(under, shift);
        const auto part = std::lround((channel(over, shift) - below) * share);
        color |= static_cast<Rgb>(below + part) << shift;
    }
    return color;
}

double luminance(Rgb color)
{
    const auto linear = [](int value) {
        const double share = value / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(channel(color, 16)) + 0.7152 * linear(channel(color, 8))
        + 0.0722 * linear(channel(color, 0));
}

double contrast(Rgb a, Rgb b)
{
    const double one = luminance(a);
    const double other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

std::string hex(Rgb color)
{
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[color >> shift & 0xFU];
    return text;
}

std::string rule(const std::string& name, const std::string& properties)
{
    return "." + name + "{" + properties + "}\n";
}

std::string cardColors(const Inks& inks)
{
    return rule("pg", "fill:" + hex(inks.canvas))
        + rule("pk",
               "fill:" + hex(inks.raised)
                   + ";stroke:" + hex(mixed(inks.border, inks.edge, borderShare)))
        + rule("pv", "fill:" + hex(inks.canvas) + ";stroke:" + hex(inks.edge))
        + rule("pu",
               "fill:" + hex(inks.hover)
                   + ";stroke:" + hex(mixed(inks.canvas, inks.edge, stubBorderShare)))
        + rule("px", "fill:" + hex(inks.block)) + rule("pt", "fill:" + hex(inks.text))
        + rule("pn", "fill:" + hex(inks.muted)) + rule("pl", "fill:none;stroke:" + hex(inks.edge))
        + rule("pa", "fill:" + hex(inks.edge))
        + rule("pr", "fill:none;stroke-opacity:.5;stroke:" + hex(inks.muted))
        + rule("pq", "fill:" + hex(inks.canvas) + ";stroke:" + hex(inks.muted))
        + rule("pm", "stroke:" + hex(inks.canvas))
        + rule("ph",
               "fill:" + hex(inks.edge) + ";fill-opacity:.1;stroke:" + hex(inks.edge)
                   + ";stroke-opacity:.4");
}

std::string classColors(const Inks& inks)
{
    std::string text;
    for (std::size_t at = 0; at < inks.classes.size() + inks.heat.size(); ++at) {
        const bool isHeat = at >= inks.classes.size();
        const Rgb fill = isHeat ? inks.heat[at - inks.classes.size()] : inks.classes[at];
        const std::string number = std::to_string(at);
        const Rgb tint = mixed(inks.raised, fill, inks.tintShare);
        const bool isBright = contrast(palette::darkInk, fill) > contrast(white, fill);
        text += rule("pc" + number, "fill:" + hex(fill));
        text +=
            rule("pb" + number,
                 "fill:" + hex(tint) + ";stroke:" + hex(mixed(inks.border, fill, 2 * borderShare)));
        text += rule("pi" + number, "fill:" + hex(isBright ? palette::darkInk : white));
        text += rule("ph" + number,
                     "fill:" + hex(fill) + ";fill-opacity:.1;stroke:" + hex(fill)
                         + ";stroke-opacity:.5");
    }
    return text;
}

} // namespace

std::string pictureStyle(ReportTheme theme)
{
    const auto colors = [](const Inks& inks) { return cardColors(inks) + classColors(inks); };
    std::string text = colors(theme == ReportTheme::Dark ? dark : light);
    if (theme == ReportTheme::Auto)
        text += "@media screen and (prefers-color-scheme:dark){\n" + colors(dark) + "}\n";
    return text;
}

} // namespace fusewright
