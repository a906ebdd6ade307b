// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/picture_module.h"

#include "app/cli/window_module.h"

#include <cstdio>

namespace fusewright::cli {

namespace {

using WritePicture = bool (*)(const std::vector<std::string>& pages, const std::string& path,
                              std::string& problem);

} // namespace

bool writePictures(const std::vector<std::string>& pages, const std::string& path)
{
    std::string problem;
    void* const entry = findInWindowModule("fusewrightWritePicture", problem);
    if (!entry) {
        std::fprintf(stderr,
                     "fusewright report: PDF and PNG need the part of Fusewright that has the "
                     "window: %s.\nIt writes .html, .md and .svg without it.\n",
                     problem.c_str());
        return false;
    }
    if (reinterpret_cast<WritePicture>(entry)(pages, path, problem))
        return true;
    std::fprintf(stderr, "%s: error: This picture cannot be written: %s [cannot-write]\n",
                 path.c_str(), problem.c_str());
    return false;
}

} // namespace fusewright::cli
