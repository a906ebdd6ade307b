// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/advise/explained_rule.h"
#include "engine/rewrite/rewrite_run.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace fusewright {

/// Explains one rule of a set: why it does not hold where it almost does. Without `at` every place
/// that is no section is told, the nearest misses first; with it only what has this operator in it.
ExplainedRule explainRule(const Graph& graph, const RuleSet& rules, std::uint32_t rule,
                          std::optional<NodeId> at, const CancelToken& cancel = {});

/// The same of a rule that rewrites, on the graph that its stage has left: matches that were
/// refused there, with the reason, and places where it almost matches.
ExplainedRule explainRewriting(const RewriteRun& run, const RuleSet& rules, std::uint32_t rule,
                               std::optional<NodeId> at, const CancelToken& cancel = {});

/// Adds what would make the rule hold at more places: changes of the text that the rule was
/// read from, each of them tried with all `texts`.
void addFixes(ExplainedRule& explained, const Graph& graph, const RuleSet& rules,
              const std::vector<std::shared_ptr<const RulesText>>& texts,
              const CancelToken& cancel = {});
/// The same for a rule that rewrites. Nothing where some of the rules have no text.
void addFixes(ExplainedRule& explained, const Rewriting& rewriting,
              const std::vector<std::shared_ptr<const RulesText>>& texts,
              const CancelToken& cancel = {});

/// What would help a rule that rewrites, each change once.
std::vector<FixProposal> fixesFor(const Rewriting& rewriting, std::uint32_t rule,
                                  const std::vector<std::shared_ptr<const RulesText>>& texts,
                                  const CancelToken& cancel = {});

} // namespace fusewright
