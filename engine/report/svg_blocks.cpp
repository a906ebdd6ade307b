// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/svg_blocks.h"

#include "engine/report/html_page.h"
#include "engine/report/svg_cards.h"
#include "engine/report/svg_text.h"
#include "engine/report/text_table.h"

#include <cmath>
#include <map>

namespace fusewright {

namespace {

std::string block(const Box& box, double from, double to)
{
    const long left = std::lround(double(box.left) + double(box.width) * from);
    const long right = std::lround(double(box.left) + double(box.width) * to);
    const std::string width = std::to_string(right - left);
    return 'M' + std::to_string(left) + ' ' + std::to_string(std::lround(box.top)) + 'h' + width
        + 'v' + std::to_string(std::lround(box.height)) + "h-" + width + 'z';
}

std::string tip(const NodeClass& about)
{
    return about.name + ": " + groupedNumber(about.nodeCount) + " operators in "
        + groupedNumber(about.sectionCount) + " sections";
}

} // namespace

std::string blocksSvg(const Picture& picture, const NodeClasses& all, const PictureLooks& looks,
                      std::string_view key)
{
    std::map<std::uint32_t, std::string> paths; // By class; `noClass` comes last.
    std::string values;
    for (std::size_t at = 0; at < picture.items.size(); ++at) {
        const PictureItem& item = picture.items[at];
        const auto& classes = looks.of(at);
        if (item.kind == PictureItem::Kind::Input || item.kind == PictureItem::Kind::Output) {
            values += block(item.box, 0, 1);
        } else if (classes.size() == 1) {
            paths[classes[0]] += block(item.box, 0, 1);
        } else {
            paths[classes[0]] += block(item.box, 0, 0.5);
            paths[classes[1]] += block(item.box, 0.5, 1);
        }
    }
    std::string text = values.empty() ? "" : "<path class=\"pa\" d=\"" + values + "\"/>\n";
    for (const auto& [each, path] : paths) {
        if (each == noClass) {
            text += "<path class=\"px\" d=\"" + path + "\"/>\n";
            continue;
        }
        text += "<g><title>" + htmlEscaped(tip(all.classes[each])) + "</title><path"
            + classAttribute("pc", all.colorOf(each)) + " d=\"" + path + "\"/>";
        if (const std::string hatch = hatchOf(key, all.colorOf(each)); !hatch.empty())
            text.append("<path fill=\"url(#").append(hatch).append(")\" d=\"").append(path) +=
                "\"/>";
        text += "</g>\n";
    }
    return text;
}

std::string groundsSvg(const Picture& picture, const NodeClasses& all, const PictureLooks& looks)
{
    std::map<std::uint32_t, std::string> paths; // By class.
    for (const PictureHull& hull : picture.hulls)
        paths[looks.ofGroup(hull.group)] += block(hull.box, 0, 1);
    std::string text;
    for (const auto& [each, path] : paths)
        text += "<path" + classAttribute("ph", all.colorOf(each)) + " d=\"" + path + "\"/>\n";
    return text;
}

} // namespace fusewright
