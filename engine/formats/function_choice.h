// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Diagnostics;

/// Says that the function, or what the format calls one, is not in the file, and which are.
void reportUnknownFunction(std::string_view kind, const std::string& wanted,
                           const std::vector<std::string>& names, const std::string& path,
                           Diagnostics& diagnostics);

/// The place of the one that is wanted, or the first where none is. Nothing, and an error, where
/// there is none of that name.
std::optional<std::size_t> chooseFunction(std::string_view kind, const std::string& wanted,
                                          const std::vector<std::string>& names,
                                          const std::string& path, Diagnostics& diagnostics);

} // namespace fusewright
