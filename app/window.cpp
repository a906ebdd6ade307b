// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The window is a module beside the program, loaded when it is wanted: verbs start in a few
// milliseconds, and work where Qt is not installed.

#include "app/window.h"

#include "app/cli/window_module.h"

#include <cstdio>
#include <cstdlib>

namespace fusewright {

namespace {

using OpenWindow = int (*)(int argc, char** argv, const std::vector<std::string>& files,
                           const OpenOptions& options);

/// Without a display Qt ends the program; where it was told how to do without one it knows better.
bool hasDisplay()
{
    for (const char* const name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (const char* const value = std::getenv(name); value && *value)
            return true;
    }
    return false;
}

} // namespace

int openWindow(int argc, char** argv, const std::vector<std::string>& files,
               const OpenOptions& options)
{
    if (!hasDisplay()) {
        std::fputs("fusewright: There is no display to open a window on.\n"
                   "\"fusewright --help\" lists what works without one.\n",
                   stderr);
        return 2;
    }
    std::string problem;
    void* const entry = cli::findInWindowModule("fusewrightOpenWindow", problem);
    if (!entry) {
        std::fprintf(stderr,
                     "fusewright: The window cannot be opened: %s.\n"
                     "\"fusewright --help\" lists what works without it.\n",
                     problem.c_str());
        return 2;
    }
    return reinterpret_cast<OpenWindow>(entry)(argc, argv, files, options);
}

} // namespace fusewright
