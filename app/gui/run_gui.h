// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/model_session.h"

#include <string>
#include <vector>

namespace fusewright {

/// What the window is started with.
struct GuiArguments {
    std::vector<std::string> files; ///< Models and rules; none to go on where one stopped.
    OpenOptions options;
};

/// Runs the window until it is closed; gives the exit status of the program.
int runGui(int argc, char** argv, const GuiArguments& arguments);

} // namespace fusewright
