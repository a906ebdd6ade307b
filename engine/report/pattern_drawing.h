// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"
#include "engine/rules/pattern_sketch.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// How large the cards of a pattern are, as the reader's font wants it.
struct PatternSizes {
    std::vector<float> widths; ///< By entry; of an entry with options, of its title.
    float cardHeight = 40;
    float frameTitle = 22;

    bool operator==(const PatternSizes&) const = default;
};

/// Where the entries of a pattern stand on paper; all begins at (0, 0).
struct PatternDrawing {
    struct Line {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        bool isOption = false;     ///< To an option that is not inside its frame.
        bool isOnly = false;       ///< Nothing else may use what it comes from.
        bool isSame = false;       ///< From an entry to itself in what comes in the match's place.
        std::vector<Point> points; ///< At least two.
    };

    std::vector<Box> boxes;              ///< By entry.
    std::vector<std::uint32_t> framedBy; ///< By entry: the one that it is an option of, or none.
    std::vector<Line> lines;
    std::optional<float> border; ///< Where the match ends and what comes in its place begins.
    Box bounds;

    static constexpr std::uint32_t none = 0xFFFF'FFFF;
};

/// Draws a pattern: what feeds stands above what it feeds; options that only one entry names stand
/// in its frame. What comes in the place of a match stands to the right. Equal patterns and sizes
/// give equal drawings.
PatternDrawing drawPattern(const PatternSketch& pattern, const PatternSizes& sizes,
                           const CancelToken& cancel = {});

/// Whether two patterns are drawn alike, but for what is on the cards.
bool isWiredAlike(const PatternSketch& one, const PatternSketch& other);

/// What an entry takes, as short as it can be said: `silu | gelu`, `≠ add`. Empty for any
/// operator, which needs a word, and for none.
std::string operatorLabel(const SketchedEntry& entry);

} // namespace fusewright
