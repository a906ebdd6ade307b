// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

struct OutlineEntry {
    std::string name;
    TextRange nameRange;
    TextRange range; ///< From the name to the end of the last value.

    bool operator==(const OutlineEntry&) const = default;
};

struct OutlinePattern {
    std::string name; ///< `pattern`, `pattern1`, …
    TextRange nameRange;
    TextRange range;
    std::vector<OutlineEntry> entries;

    bool operator==(const OutlinePattern&) const = default;
};

struct OutlineRule {
    std::string name;
    TextRange nameRange;
    TextRange range;
    std::optional<std::int64_t> priority; ///< Nothing where none is written, or no whole number.
    std::vector<OutlinePattern> patterns;

    bool operator==(const OutlineRule&) const = default;
};

} // namespace fusewright
