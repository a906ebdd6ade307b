// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// One word of a Python text.
struct PythonToken {
    enum class Kind : std::uint8_t {
        Name,
        Number,
        Text,    ///< With its value; prefixes and escapes are seen to.
        Formed,  ///< A text that is put together when the program runs.
        Symbol,  ///< One character.
        NewLine, ///< Of a statement: not inside brackets.
        Broken,  ///< A text that does not end.
        End,
    };

    Kind kind = Kind::End;
    ByteRange range;
    std::string value;

    bool is(Kind wanted, std::string_view text) const { return kind == wanted && value == text; }
};

/// The words of a Python text without comments and indentation. The last one is an end.
std::vector<PythonToken> pythonTokens(std::string_view text);

} // namespace fusewright
