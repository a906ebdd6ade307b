// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

struct RefusedMatch;

/// Why a match is none, or may be none, because of what its rule asks of it; without a full stop:
/// "its check is false at `rows % 8` (66 % 8 = 2)".
std::string conditionText(const RefusedMatch& refused);

} // namespace fusewright
