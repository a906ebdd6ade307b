// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/qnn/qnn_token.h"

#include <string_view>
#include <vector>

namespace fusewright {

/// The tokens of a C++ text; the last one is its end.
struct QnnLexing {
    std::vector<QnnToken> tokens;
    std::vector<ByteRange> comments; ///< In the order of the text, with their signs.
};

/// Any bytes. Costs the length of the text.
QnnLexing lexQnn(std::string_view text);

bool isQnnNameStart(char character);
bool isQnnNameCharacter(char character);

} // namespace fusewright
