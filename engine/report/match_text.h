// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

struct MatchAnswer;

/// The answer of `match` for people: a table of the rules, then what stands in their way.
std::string matchText(const MatchAnswer& answer);

} // namespace fusewright
