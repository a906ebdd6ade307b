// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>
#include <vector>

namespace fusewright {

/// The names along a module's path: `layers.0.mlp` has three, and so has `/layers/0/mlp`.
std::vector<std::string_view> modulePathNames(std::string_view path);

/// Whether a module is `outer` itself or inside it.
bool isWithinModule(std::string_view path, std::string_view outer);

} // namespace fusewright
