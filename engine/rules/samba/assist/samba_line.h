// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/line_tokens.h"

#include <string_view>
#include <vector>

namespace fusewright {

/// A line in pieces. `state` is what the line above it left open, 0 at the beginning, and becomes
/// what this one does: what the values on the lines after a key belong to. Every line with a key
/// decides that anew, so a change never reaches further than to the next.
std::vector<TokenPiece> cutSambaLine(std::string_view line, int& state);

} // namespace fusewright
