// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// Modules whose operators are to be one section each.
struct ManualEntry {
    std::string module;   ///< The type of the modules, or the path of one.
    std::string funcName; ///< Unique.
    std::optional<std::string> heuristic;
    std::vector<std::pair<std::string, std::string>> heuristicParameters; ///< Kept as written.
    TextRange moduleRange;
    TextRange funcNameRange;
    std::optional<TextRange> heuristicRange;
};

/// What one file says about fusion by hand, in its order.
struct ManualFusion {
    std::string path;
    std::vector<ManualEntry> entries;
};

} // namespace fusewright
