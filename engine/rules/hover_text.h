// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <string>
#include <vector>

namespace fusewright {

/// What there is to say about the word at a place; plain text, no markup.
struct HoverText {
    std::string title;
    std::vector<std::string> paragraphs;
    TextRange range; ///< Of the word.

    bool operator==(const HoverText&) const = default;
};

} // namespace fusewright
