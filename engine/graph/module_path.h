// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// The next name along a module's path, which is taken from its front; empty at the end.
std::string_view takeModuleName(std::string_view& path);

/// The names along a module's path: `layers.0.mlp` and `/layers/0/mlp` have three.
std::vector<std::string_view> namesOfModule(std::string_view path);

/// The path without its last name; empty for one name.
std::string_view outerModule(std::string_view path);

/// The module is the outer one, or in it.
bool isWithinModule(std::string_view path, std::string_view outer);

/// A module that is one of many, such as `3` in `layers.3`.
bool isNumbered(std::string_view name);

/// The path up to its first number, that included: the repeat that a module is in. Empty where it
/// is in none.
std::string_view outermostRepeat(std::string_view path);

/// The path with a star for each number: repeats of one module have the same.
std::string starredPath(std::string_view path);

} // namespace fusewright
