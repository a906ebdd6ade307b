// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_draft.h"

#include <optional>
#include <vector>

namespace fusewright {

class Graph;
struct RuleLanguage;

/// The drawn draft of the first of several pieces that may be places of one rule. Where patterns
/// are calls, literals that other pieces have otherwise are open in it. Nothing where the pieces
/// are called in different forms, or no rule comes of the first.
std::optional<RuleDraft> drawAlike(const Graph& graph, const RuleDraft& draft,
                                   const std::vector<std::vector<NodeId>>& pieces,
                                   const RuleLanguage* language);

} // namespace fusewright
