// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/partition/rule_matches.h"
#include "engine/rules/checked_rules.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace fusewright::test {

struct PlainFusion;
struct PlainFusionPattern;
struct PlainModule;

/// A file of patterns.
std::shared_ptr<const RulesText> tvmText(std::string text);
/// The same, checked for a graph.
CheckedRules tvmRules(std::shared_ptr<const RulesText> text, std::shared_ptr<const Graph> graph,
                      const std::map<std::string, std::string>& options = {});
/// The first finding of one of these codes; null where there is none.
const Diagnostic* findingOf(const CheckedRules& checked, const std::vector<std::string>& codes);

/// `rule: nodes` for each section and `rule at node: reason` for each refusal, by rule, then by
/// place. What an earlier rule has taken is no refusal.
std::vector<std::string> sectionLines(const Graph& graph, const RuleSet& rules,
                                      const RuleMatches& matches);
/// The same of the reference, whose function is made of the graph.
std::vector<std::string> sectionLines(const Graph& graph, const PlainModule& module,
                                      const std::vector<PlainFusionPattern>& patterns,
                                      const PlainFusion& fusion);
std::string joinedLines(const std::vector<std::string>& lines);

} // namespace fusewright::test
