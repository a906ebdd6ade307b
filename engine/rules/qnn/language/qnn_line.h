// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/line_tokens.h"

#include <string_view>
#include <vector>

namespace fusewright {

/// Cuts a line: what is outside of rules stays as it is, but for comments and directives.
std::vector<TokenPiece> cutQnnLine(std::string_view line, int& state);

} // namespace fusewright
