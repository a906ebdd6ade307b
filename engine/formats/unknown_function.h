// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Diagnostics;

/// Says that the function, or what the format calls one, is not in the file, and which are.
void reportUnknownFunction(std::string_view kind, const std::string& wanted,
                           const std::vector<std::string>& names, const std::string& path,
                           Diagnostics& diagnostics);

} // namespace fusewright
