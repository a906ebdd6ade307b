// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/model_session.h"

#include <string>
#include <vector>

namespace fusewright {

/// Opens the window with a model and rules, or says that this build has none.
///
/// Answers with the exit status of the program.
int openWindow(int argc, char** argv, const std::vector<std::string>& files,
               const OpenOptions& options);

} // namespace fusewright
