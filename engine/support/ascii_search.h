// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/letters.h"

#include <algorithm>
#include <string_view>

namespace fusewright {

/// Whether `text` contains `wanted`, upper and lower case alike (of ASCII). An empty text is in
/// every one.
inline bool containsAnyCase(std::string_view text, std::string_view wanted)
{
    const auto isSame = [](char a, char b) { return toLower(a) == toLower(b); };
    return wanted.empty()
        || std::search(text.begin(), text.end(), wanted.begin(), wanted.end(), isSame)
        != text.end();
}

} // namespace fusewright
