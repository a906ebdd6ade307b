// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_draft.h"

#include <vector>

namespace fusewright {

class Graph;
struct Match;
struct RulePattern;

/// Which facts are true of a match of a pattern that asks for all of them and for nothing else.
/// Where patterns are calls they are looked up in the graph: they are no expressions there.
std::vector<bool> factTruths(const Graph& graph, const RuleDraft& draft,
                             const std::vector<DraftFact>& facts, const RulePattern& written,
                             const Match& match);

} // namespace fusewright
