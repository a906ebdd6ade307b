// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_draft.h"

#include <span>

namespace fusewright {

class Graph;
struct RuleLanguage;

/// An entry for each operator, named after its module and itself, with the edges between them. In
/// a language whose rules make operators, null for none, they are called as that calls them.
RuleDraft draftOf(const Graph& graph, std::span<const NodeId> nodes,
                  const RuleLanguage* language = nullptr);

/// The draft of other operators. What was chosen for those that stay stays.
RuleDraft redrawn(const Graph& graph, const RuleDraft& draft, std::span<const NodeId> nodes,
                  const RuleLanguage* language = nullptr);

} // namespace fusewright
