// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>

namespace fusewright {

/// What a piece of a rules text is, as far as its line and those above it tell.
enum class LineToken : std::uint8_t {
    Rule,
    Entry, ///< The name of an entry, where it is defined or used.
    Key,   ///< A word of the language.
    Operator,
    Heuristic,
    Literal, ///< A number, a boolean, null.
    Text,    ///< Something in quotes.
    Comment,
    Bracket,
    Error, ///< What cannot stand there, such as a quote that is not closed.
};

/// A piece of one line, in bytes.
struct TokenPiece {
    std::size_t begin = 0;
    std::size_t end = 0;
    LineToken token = LineToken::Key;

    bool operator==(const TokenPiece&) const = default;
};

} // namespace fusewright
