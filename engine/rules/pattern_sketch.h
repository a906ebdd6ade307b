// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// One entry of a pattern as it is written, to be drawn. Entries are told by their place.
struct SketchedEntry {
    std::string name;
    TextRange nameRange; ///< Of a name that has no entry: where it is first named.
    std::vector<std::string> operators;
    std::vector<std::uint32_t> children;
    std::vector<std::uint32_t> onlyUsedBy; ///< Those of the children that must be its only users.
    std::vector<std::uint32_t> options;
    std::vector<std::string> description; ///< What it is, a sentence each.
    bool isInverted = false;
    bool isOptional = false;
    bool isContext = false;
    bool isRepeated = false;
    bool isRoot = false;
    bool isPlace = false;
    bool isMissing = false;                 ///< It is named, but there is no such entry.
    bool isMade = false;                    ///< It comes in the place of a match,
    bool isTaken = false;                   ///< or is taken over into what comes there:
    std::optional<std::uint32_t> standsFor; ///< the entry of the match that it is.

    bool isChoice() const { return !options.empty(); }
    /// It is written in the match.
    bool isOfMatch() const { return !isMissing && !isMade && !isTaken; }
    bool isAny() const { return operators.size() == 1 && operators.front() == "."; }
    bool operator==(const SketchedEntry&) const = default;
};

/// A pattern as far as it can be read, in the order of the text; names without entries come last.
struct PatternSketch {
    std::string name; ///< `pattern`, `pattern1`, …
    TextRange nameRange;
    std::vector<SketchedEntry> entries;

    bool operator==(const PatternSketch&) const = default;
};

/// A rule with its patterns.
struct RuleSketch {
    std::string name;
    TextRange nameRange;
    TextRange range;
    std::vector<PatternSketch> patterns;

    bool operator==(const RuleSketch&) const = default;
};

} // namespace fusewright
