// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/include_places.h"
#include "engine/support/source_text.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// Name and text of a module beside a program; nothing where there is none.
using PythonSiblings = std::function<std::optional<std::pair<std::string, std::string>>(
    std::string_view dotted, const SourceText& importer)>;

/// Modules that a file imports are looked for beside it, then in the folders. Those of `package`
/// may lie alone beside it, or where the file's own path says that the package is.
PythonSiblings siblingsOf(const IncludePlaces& places, std::string_view package);

} // namespace fusewright
