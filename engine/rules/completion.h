// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

enum class CompletionKind : std::uint8_t { Key, Entry, Operator, Heuristic, Value, Rule };

/// A text that fits at a place of a rules file.
struct Completion {
    CompletionKind kind = CompletionKind::Value;
    std::string label;  ///< What a list shows, and what the typed word is compared with.
    std::string text;   ///< What is inserted; of several lines for a new rule only.
    TextRange replaced; ///< The word at the place: empty, or the place is in it or at its end.
    std::string detail; ///< A short sentence, or empty.
    std::optional<std::size_t> count; ///< How often the loaded model has the operator.
    std::string spellingOf;           ///< The usual name of an operator, where this is another one.
    std::string documentation;
    std::vector<ByteRange> stops; ///< In the text: what is to be filled in, one after another.

    /// What comes with it elsewhere: lines behind another one.
    struct Addition {
        std::uint32_t line = 0; ///< From 1, of the text as it is.
        std::string text;       ///< Begins with a line break.

        bool operator==(const Addition&) const = default;
    };
    std::optional<Addition> addition;

    bool operator==(const Completion&) const = default;
};

} // namespace fusewright
