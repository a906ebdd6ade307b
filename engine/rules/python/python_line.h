// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/line_tokens.h"

#include <string_view>
#include <vector>

namespace fusewright {

/// A line of Python in pieces. `state` is the text in three quotes that the lines above left open.
std::vector<TokenPiece> cutPythonLine(std::string_view line, int& state);

} // namespace fusewright
