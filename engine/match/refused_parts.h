// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern_ids.h"
#include "engine/support/text_range.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

class SourceText;
struct RulePattern;

/// A part of a rule's text that kept matches from being taken.
struct RefusedPart {
    TextRange range;
    std::string what;
    bool isUnknown = false; ///< Else it is false.
    std::size_t matches = 0;
    std::vector<std::pair<std::string, std::size_t>> seen; ///< With how often; the most first.
};

/// A match that a condition of its pattern refused, or nobody could decide on.
struct RefusedCondition {
    const RulePattern* pattern = nullptr;
    ExpressionId part;              ///< What decided; may be invalid.
    std::optional<TextRange> place; ///< Of a check that is no expression.
    std::string_view what;
    std::string_view saw;
    bool isUnknown = false;
};

/// Where an expression of a pattern stands in the text of its rules; nothing where nobody wrote it.
std::optional<TextRange> rangeOf(const RulePattern& pattern, ExpressionId part);

/// Those of the rules that stand in a text, in its order; one part may be false and unknown.
std::vector<RefusedPart> refusedParts(std::span<const RefusedCondition> refused,
                                      const SourceText& text);

} // namespace fusewright
