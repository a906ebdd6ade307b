// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class ModelText;

/// A text in quotation marks that touches a word: one of its marks may have been meant to be in it.
struct StrayQuote {
    ByteRange text;
    bool atEnd = true; ///< It is the closing mark that touches.
};

/// One of the graphs of a DOT file: where it is and what its first line says.
struct DotGraphText {
    std::string name;
    std::string call;  ///< To ask for it: its name, or `#2` when that asks for none or another.
    ByteRange keyword; ///< `digraph`
    ByteRange body;    ///< From its first brace to behind its last.
    bool isDirected = true;
    bool isStrict = false;
    std::optional<StrayQuote> strayQuote; ///< The first one.
};

/// Finds the graphs of a file in one pass over its tokens.
///
/// Refuses whatever has no end, is nested so deep or multiplies so much that the DOT library
/// would crash, hang or run out of memory over it. What is left can only have errors of syntax.
std::optional<std::vector<DotGraphText>> outlineDot(const ModelText& file);

/// Tells of a syntax error, or of the stray quotation mark before it that is the likely cause.
void reportDotSyntax(const ModelText& file, const std::optional<StrayQuote>& strayQuote,
                     std::string message, ByteRange place);

} // namespace fusewright
