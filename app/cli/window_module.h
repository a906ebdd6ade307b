// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright::cli {

/// Loads the module that has the window, and all of Qt with it, and finds an entry by its name.
/// Null, and the reason in `problem`, where this build or this machine has none.
void* findInWindowModule(const char* entry, std::string& problem);

} // namespace fusewright::cli
