// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

class Graph;
struct ExplainedRule;
struct RuleSet;

/// The answer of `explain --json`.
std::string explainJson(const Graph& graph, const RuleSet& rules, const ExplainedRule& explained);

} // namespace fusewright
