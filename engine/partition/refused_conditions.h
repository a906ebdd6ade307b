// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/refused_parts.h"

namespace fusewright {

struct RuleMatches;
struct RuleSet;

/// The parts of conditions that kept matches from becoming sections, of rules that stand in a text.
std::vector<RefusedPart> refusedParts(const RuleSet& rules, const RuleMatches& matches,
                                      const SourceText& text);

} // namespace fusewright
