// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern_ids.h"
#include "engine/support/text_range.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

class SourceText;
struct Rewriting;
struct RulePattern;

/// A part of a rule's text that kept matches from being rewritten.
struct RefusedPart {
    TextRange range;
    std::string what;
    bool isUnknown = false; ///< Else it is false.
    std::size_t matches = 0;
    std::vector<std::pair<std::string, std::size_t>> seen; ///< With how often; the most first.
};

/// Where an expression of a pattern stands in the text of its rules; nothing where nobody wrote it.
std::optional<TextRange> rangeOf(const RulePattern& pattern, ExpressionId part);

/// Those of the rules that stand in a text, in its order; one part may be false and unknown.
std::vector<RefusedPart> refusedParts(const Rewriting& rewriting, const SourceText& text);

} // namespace fusewright
