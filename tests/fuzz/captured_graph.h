// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "tests/engine/match/random_source.h"

#include <string>

namespace fusewright::test {

/// Ends the program where it does not hold.
void require(bool holds);
/// Calls of torch in our own format, chosen by bytes.
std::string capturedGraph(RandomSource& random);
/// Applies rules to such a graph, and checks what every stage says of itself.
void applyToCapture(const RuleSet& rules, const std::string& json);

} // namespace fusewright::test
