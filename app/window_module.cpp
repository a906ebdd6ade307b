// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/export/write_picture.h"
#include "app/gui/run_gui.h"

#include <string>
#include <vector>

/// The window. This entry of the module and the next are found by their names.
extern "C" int fusewrightOpenWindow(int argc, char** argv, const std::vector<std::string>& files,
                                    const fusewright::OpenOptions& options)
{
    fusewright::GuiArguments arguments;
    arguments.options = options;
    arguments.files = files;
    return fusewright::runGui(argc, argv, arguments);
}

/// What only Qt can write.
extern "C" bool fusewrightWritePng(const std::string& svg, const fusewright::ImagePlan& plan,
                                   const std::string& path, bool isTransparent,
                                   std::string& problem)
{
    return fusewright::writeSvgAsPng(svg, plan, path, isTransparent, problem);
}

extern "C" bool fusewrightWritePdf(const fusewright::Paper& paper, const std::string& path,
                                   std::string& problem)
{
    return fusewright::writePaper(paper, path, problem);
}
