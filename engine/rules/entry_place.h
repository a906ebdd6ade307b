// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <string>
#include <string_view>

namespace fusewright {

/// Which pattern of which rule.
struct PatternName {
    std::string_view rule;
    std::string_view pattern; ///< `pattern`, `pattern1`, …
};

/// Which entry of which pattern of which rule; a name that a place has not is empty.
struct EntryPlace {
    std::string rule;
    std::string pattern; ///< The key: `pattern`, `pattern1`, …
    std::string entry;
    TextRange range; ///< Of the innermost of the three.

    bool operator==(const EntryPlace&) const = default;
};

} // namespace fusewright
