// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/suggest/rule_ground.h"

#include "tests/engine/kit/graph_text.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright::test {

/// What rules are made for in tests: a graph as `GraphText` reads it, and rules as YAML.
std::shared_ptr<const RuleGround> groundOf(std::string_view graph, std::string rules = {});
std::shared_ptr<const RuleGround> groundOf(Graph graph, std::string rules = {});
/// An example model; `rules` names an example too, or nothing.
std::shared_ptr<const RuleGround> groundOfExample(const std::string& model,
                                                  const std::string& rules = {});
/// A model without rules, by its path in tests/corpus.
std::shared_ptr<const RuleGround> groundOfFixture(const std::string& model);

/// The nodes with these names, which stand apart by blanks. Fails an assertion when there is none.
std::vector<NodeId> nodesOf(const Graph& graph, std::string_view names);
/// The names of nodes, apart by blanks.
std::string namesOf(const Graph& graph, const std::vector<NodeId>& nodes);

} // namespace fusewright::test
