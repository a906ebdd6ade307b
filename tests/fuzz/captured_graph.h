// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "tests/engine/match/random_source.h"
#include "tests/fuzz/require.h"

#include <memory>
#include <string>

namespace fusewright {

class Graph;

namespace test {

/// Calls of torch in our own format, chosen by bytes.
std::string capturedGraph(RandomSource& random);
/// Such a graph, read; null where it cannot be.
std::shared_ptr<const Graph> readCapture(const std::string& json);
/// Applies rules to such a graph, and checks what every stage says of itself.
void applyToCapture(const RuleSet& rules, const std::string& json);

} // namespace test

} // namespace fusewright
