// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/evaluation.h"
#include "engine/pattern/expression_text.h"

#include <string>
#include <vector>

namespace fusewright {

class SourceText;

/// Which part of a condition decided that it does not hold, and what was seen there.
struct Blame {
    ExpressionId part;
    std::string what; ///< The part as the rule writes it: `GT(DIM_DEPTH("In"), 32)`.
    /// `16 > 32`, and where the part does not say so from what these come: `(axis 3 of In is 16)`;
    /// of an unknown part why: `the shape of In is not known`.
    std::string saw;
    std::vector<UnknownCause> causes; ///< Of an unknown part.

    bool operator==(const Blame&) const = default;
};

/// How a blame is put into words. What is null is left out.
struct BlameWords {
    const Graph* graph = nullptr;     ///< For the names of operands.
    const SourceText* text = nullptr; ///< Where the rule stands; else the canonical text is taken.
    TypeSpelling spelling = nullptr;
};

/// Of a condition that came to false or unknown: goes down to the first part that made it so, and
/// stops at a comparison, a fact, or where several parts together are the reason.
Blame blame(const Pattern& pattern, ExpressionId root, const Evaluation& evaluation,
            const BlameWords& words = {});

/// An expression as the rule writes it, in one line; without a text its canonical one.
std::string quotation(const Pattern& pattern, ExpressionId part, const SourceText* source);

/// A cause as a sentence without a full stop: `option tile_height has no value`.
std::string causeText(const Pattern& pattern, const UnknownCause& cause);

} // namespace fusewright
