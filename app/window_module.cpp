// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/run_gui.h"

#include <string>
#include <vector>

/// The one entry of the module that has the window, found by its name.
extern "C" int fusewrightOpenWindow(int argc, char** argv, const std::vector<std::string>& files,
                                    const fusewright::OpenOptions& options)
{
    fusewright::GuiArguments arguments;
    arguments.options = options;
    arguments.files = files;
    return fusewright::runGui(argc, argv, arguments);
}
