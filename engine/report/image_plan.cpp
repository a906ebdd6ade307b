// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/image_plan.h"

#include "engine/report/text_table.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace fusewright {

namespace {

double fittingScale(double width, double height)
{
    const double scale = std::min({1.0, longestImageSide / width, longestImageSide / height});
    const double dots = width * height * scale * scale;
    return dots > mostDotsInFile ? scale * std::sqrt(mostDotsInFile / dots) : scale;
}

int filesFor(int dots)
{
    return (dots + tileSide - 1) / tileSide;
}

double numberAfter(std::string_view text, std::string_view key)
{
    const std::size_t at = text.find(key);
    return at == std::string_view::npos
        ? 0
        : std::strtod(std::string(text.substr(at + key.size(), 24)).c_str(), nullptr);
}

} // namespace

double largestScale(double width, double height)
{
    return std::sqrt(mostDots / (width * height));
}

std::optional<ImagePlan> planImage(double width, double height, std::optional<double> scale)
{
    if (!(width > 0) || !(height > 0))
        return std::nullopt;
    ImagePlan plan;
    plan.scale = scale.value_or(fittingScale(width, height));
    if (!(plan.scale > 0) || width * height * plan.scale * plan.scale > mostDots)
        return std::nullopt;
    plan.width = std::max(1, static_cast<int>(std::lround(width * plan.scale)));
    plan.height = std::max(1, static_cast<int>(std::lround(height * plan.scale)));
    plan.tileWidth = plan.width;
    plan.tileHeight = plan.height;
    const bool isOneFile = double(plan.width) * plan.height <= mostDotsInFile * 1.001
        && std::max(plan.width, plan.height) <= longestImageSide;
    if (isOneFile)
        return plan;
    plan.columns = filesFor(plan.width);
    plan.rows = filesFor(plan.height);
    plan.tileWidth = std::min(plan.width, tileSide);
    plan.tileHeight = std::min(plan.height, tileSide);
    return plan;
}

std::string tilePath(const std::string& path, const ImagePlan& plan, int row, int column)
{
    if (plan.fileCount() == 1)
        return path;
    const std::size_t dot = path.rfind('.');
    const bool hasEnding = dot != std::string::npos && path.find('/', dot) == std::string::npos;
    const std::size_t at = hasEnding ? dot : path.size();
    return path.substr(0, at) + '-' + std::to_string(row + 1) + '-' + std::to_string(column + 1)
        + path.substr(at);
}

std::string imageWords(const ImagePlan& plan)
{
    const auto count = [](int number) { return groupedNumber(static_cast<std::uint64_t>(number)); };
    std::string text = count(plan.width) + " × " + count(plan.height) + " pixels";
    const long percent = std::lround(plan.scale * 100);
    text += ", at " + (percent > 0 ? std::to_string(percent) : std::string("less than 1")) + "%";
    if (plan.fileCount() > 1)
        text += ", in " + count(plan.rows) + " × " + count(plan.columns) + " files";
    return text;
}

SvgSize sizeOfSvg(std::string_view svg)
{
    const std::size_t begin = svg.find("<svg ");
    if (begin == std::string_view::npos)
        return {};
    const std::string_view head = svg.substr(begin, svg.find('>', begin) - begin);
    return {numberAfter(head, " width=\""), numberAfter(head, " height=\"")};
}

} // namespace fusewright
