// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstdint>
#include <string_view>

namespace fusewright {

/// A token of C++, as far as rules need it. Its text lives as long as the file it was read from.
struct QnnToken {
    enum class Kind : std::uint8_t {
        Name,
        Integer,
        Float,
        Text, ///< With its quotes.
        Sign,
        Broken, ///< A quote that is not closed.
        End,
    };

    Kind kind = Kind::End;
    std::string_view text;
    ByteRange place;          ///< In the rules file; of what a macro gives, of its call.
    std::uint32_t origin = 0; ///< The expansion that it comes from; 0 for none.
    bool beginsLine = false;
    bool isIndented = false; ///< Of what begins a line.
    bool isSpaced = false;   ///< There is space before it.

    bool is(std::string_view sign) const { return kind == Kind::Sign && text == sign; }
    bool isName() const { return kind == Kind::Name; }
    bool isName(std::string_view name) const { return isName() && text == name; }
};

} // namespace fusewright
