// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/pattern_sketch.h"

namespace fusewright {

class SourceText;
struct RulePattern;

/// Adds what comes in the place of a match to a pattern that was sketched from the same text: its
/// entries are `isMade`, and those that are taken over know the entry that they stand for.
/// `text` is that of the rule.
void addReplacement(PatternSketch& sketch, const RulePattern& pattern, const SourceText& text);

} // namespace fusewright
