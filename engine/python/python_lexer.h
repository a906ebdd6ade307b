// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace fusewright {

/// The number of a symbol or keyword, so that words are compared as numbers.
constexpr std::uint64_t pythonWord(std::string_view text)
{
    std::uint64_t word = 0;
    for (const char character : text)
        word = word << 8 | static_cast<unsigned char>(character);
    return word;
}

/// One word of a Python text.
struct PythonToken {
    enum class Kind : std::uint8_t {
        Name, ///< Keywords too: they have a `word`.
        Number,
        Text,   ///< A string literal with its prefix and quotes.
        Formed, ///< A string that is put together when the program runs.
        Punctuation,
        NewLine, ///< Of a statement: not inside brackets.
        Indent,
        Dedent,
        Broken, ///< A string that does not end, or a character that Python does not know.
        End,
    };

    Kind kind = Kind::End;
    ByteRange range;
    std::string_view text;  ///< As it is written.
    std::uint64_t word = 0; ///< `pythonWord` of a symbol or keyword, else 0.

    bool is(Kind wanted, std::string_view written) const
    {
        return kind == wanted && text == written;
    }
    bool is(std::string_view symbolOrKeyword) const { return word == pythonWord(symbolOrKeyword); }
};

/// The words of a Python text and what stands between them.
struct PythonTokens {
    std::vector<PythonToken> all;    ///< The last one is an end.
    std::vector<ByteRange> comments; ///< From the `#` to the end of the line.
    std::vector<ByteRange> unclosed; ///< Brackets that a new statement or the end interrupts.
};

/// Cuts a part of a Python text into words; never fails.
///
/// A form feed sets the indentation back to nothing, as in Python: what stands before a line can
/// be blanked out with form feeds. The tokens point into `text`.
PythonTokens pythonTokens(std::string_view text, ByteRange part);
inline PythonTokens pythonTokens(std::string_view text)
{
    return pythonTokens(text, {0, text.size()});
}

} // namespace fusewright
