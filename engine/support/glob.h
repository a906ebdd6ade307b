// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

namespace fusewright {

/// Whether a whole text fits: `*` is any run of characters, `?` any one byte.
bool fitsGlob(std::string_view glob, std::string_view text);

/// Whether a module path, or one of the modules around it, fits: `layers.*.mlp` fits
/// `layers.3.mlp.gate` too.
bool fitsModuleGlob(std::string_view glob, std::string_view path);

} // namespace fusewright
