// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/heuristic_catalogue.h"
#include "engine/rules/samba/assist/written_pattern.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// What an entry takes, in one sentence.
std::string describeOperators(const WrittenEntry& entry);
/// What an entry is, a paragraph for each thing to say.
std::vector<std::string> describeEntry(const WrittenPattern& pattern, const WrittenEntry& entry);
/// What a heuristic asks for, in one sentence or two.
std::string describeConstraint(const Heuristic& heuristic);

} // namespace fusewright
