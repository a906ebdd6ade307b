// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/match/random_source.h"

#include <memory>

namespace fusewright {

class Graph;
class RulesText;

namespace test {

/// Makes every edit of every entry of a text, each by itself, with names that are chosen, many of
/// them odd, and moves every rule. Edits are in the text and apart, what they make reads again, all
/// other rules say what they said, and they can be taken back; else the program ends. Operators of
/// the graph are what entries are to be like; it may be null.
void makeEveryEdit(const std::shared_ptr<const RulesText>& text, RandomSource& random,
                   const Graph* graph);

} // namespace test

} // namespace fusewright
