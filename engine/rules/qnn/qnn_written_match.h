// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"
#include "engine/support/text_range.h"

#include <optional>
#include <vector>

namespace fusewright {

struct QnnRule;

/// The pattern of a rule as it is written, whatever other models call its operators.
struct QnnWrittenMatch {
    std::optional<Pattern> pattern; ///< Nothing for a rule with errors.
    std::vector<ByteRange> places;  ///< Of the entries' names, by entry.
};

QnnWrittenMatch writtenMatch(const QnnRule& rule);

} // namespace fusewright
