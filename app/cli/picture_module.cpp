// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/picture_module.h"

#include "app/cli/window_module.h"
#include "engine/report/image_plan.h"
#include "engine/support/diagnostic.h"

#include <cstdio>

namespace fusewright::cli {

namespace {

using WritePng = bool (*)(const std::string& svg, const ImagePlan& plan, const std::string& path,
                          bool isTransparent, std::string& problem);
using WritePdf = bool (*)(const Paper& paper, const std::string& path, std::string& problem);

void tell(Severity severity, const char* code, std::string message, const std::string& path)
{
    const Diagnostic said{
        .severity = severity, .code = code, .message = std::move(message), .file = path};
    std::fputs((toText(said) + '\n').c_str(), stderr);
}

template <class Entry>
Entry find(const char* name)
{
    std::string problem;
    void* const entry = findInWindowModule(name, problem);
    if (!entry)
        std::fprintf(stderr,
                     "fusewright report: PDF and PNG need Fusewright's window module: %s.\nYou "
                     "can write .html, .md and .svg without it.\n",
                     problem.c_str());
    return reinterpret_cast<Entry>(entry);
}

bool said(bool isWritten, const std::string& path, const std::string& problem)
{
    if (!isWritten)
        tell(Severity::Error, "cannot-write", "This picture cannot be written: " + problem, path);
    return isWritten;
}

std::string percent(double scale)
{
    return std::to_string(static_cast<long>(scale * 100));
}

/// Nothing where it would be too large, which was told.
std::optional<ImagePlan> planFor(const SvgSize& size, std::optional<double> scale,
                                 const std::string& path)
{
    const auto plan = planImage(size.width, size.height, scale);
    if (!plan) {
        tell(Severity::Error, "picture-too-large",
             "This picture would have more than a billion pixels. The largest scale is "
                 + percent(largestScale(size.width, size.height)) + "%.",
             path);
        return std::nullopt;
    }
    std::string words = imageWords(*plan);
    if (plan->fileCount() > 1)
        words += ", " + tilePath(path, *plan, 0, 0) + " to "
            + tilePath(path, *plan, plan->rows - 1, plan->columns - 1) + " (row, column)";
    else if (constexpr double roundsToWhole = 0.995; !scale && plan->scale < roundsToWhole)
        words += " to fit in one file; --scale 1 writes it at full size";
    tell(Severity::Information, "picture-size", words + ".", path);
    return plan;
}

} // namespace

bool writePng(const std::string& svg, std::optional<double> scale, bool isTransparent,
              const std::string& path)
{
    const auto plan = planFor(sizeOfSvg(svg), scale, path);
    const auto write = plan ? find<WritePng>("fusewrightWritePng") : nullptr;
    std::string problem;
    return write && said(write(svg, *plan, path, isTransparent, problem), path, problem);
}

bool writePdf(const Paper& paper, const std::string& path)
{
    const auto write = find<WritePdf>("fusewrightWritePdf");
    std::string problem;
    return write && said(write(paper, path, problem), path, problem);
}

} // namespace fusewright::cli
