// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/refused_parts.h"

namespace fusewright {

struct Rewriting;

/// The parts of conditions that kept matches from being rewritten, of rules that stand in a text.
std::vector<RefusedPart> refusedParts(const Rewriting& rewriting, const SourceText& text);

} // namespace fusewright
