// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/suggest/suggest_kit.h"

#include "engine/session/model_session.h"
#include "engine/session/rules_session.h"
#include "engine/session/suggest_session.h"

#include <cassert>
#include <sstream>
#include <utility>

namespace fusewright::test {

namespace {

std::shared_ptr<const RuleGround> groundOf(std::shared_ptr<const Graph> graph, CheckedRules rules)
{
    assert(rules.rules.rules.empty() || !hasErrors(rules.diagnostics));
    return makeGround(std::move(graph), rules.rules);
}

} // namespace

std::shared_ptr<const RuleGround> groundOf(Graph graph, std::string rules)
{
    return groundOf(std::make_shared<const Graph>(std::move(graph)),
                    checkRulesText("rules.yaml", std::move(rules), {}));
}

std::shared_ptr<const RuleGround> groundOf(std::string_view graph, std::string rules)
{
    return groundOf(GraphText(graph).graph, std::move(rules));
}

std::shared_ptr<const RuleGround> groundOfExample(const std::string& model,
                                                  const std::string& rules)
{
    const std::string folder = FUSEWRIGHT_EXAMPLES "/";
    const OpenedModel opened = openModel(folder + model, {}, nullptr);
    assert(opened.model);
    return groundOf(opened.model->graph,
                    rules.empty() ? CheckedRules() : checkRules(folder + rules, {}));
}

std::shared_ptr<const RuleGround> groundOfFixture(const std::string& model)
{
    const OpenedModel opened = openModel(FUSEWRIGHT_TEST_DATA "/" + model, {}, nullptr);
    assert(opened.model);
    return groundOf(opened.model->graph, CheckedRules());
}

std::vector<NodeId> nodesOf(const Graph& graph, std::string_view names)
{
    std::istringstream words{std::string(names)};
    std::vector<NodeId> nodes;
    for (std::string word; words >> word;) {
        const std::optional<NodeId> node = graph.findNode(word);
        assert(node);
        nodes.push_back(*node);
    }
    return nodes;
}

std::string namesOf(const Graph& graph, const std::vector<NodeId>& nodes)
{
    std::string names;
    for (const NodeId node : nodes)
        names += (names.empty() ? "" : " ") + std::string(graph.nodeName(node));
    return names;
}

} // namespace fusewright::test
