// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/find_nodes.h"

#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/graph/graph.h"
#include "engine/report/found_nodes.h"
#include "engine/session/graph_query.h"
#include "engine/session/partition_session.h"
#include "engine/support/utf8.h"

#include <cstdio>

namespace fusewright::cli {

namespace {

/// What `rule:` and `section:` are asked of.
struct Fused {
    RuleSet rules;
    MadePartition made;
};

/// Without rules every operator is a section of its own.
std::optional<Fused> fuse(OpenedModel& opened, const Arguments& arguments)
{
    Fused fused;
    if (const auto paths = arguments.values("--rules"); !paths.empty()) {
        auto checked = openRulesFor(opened, paths, arguments);
        if (!checked)
            return std::nullopt;
        fused.rules = std::move(checked->rules.rules);
    }
    std::vector<Diagnostic> findings;
    fused.made =
        makePartition(*opened.model->graph, fused.rules, {}, {.mode = FusionMode::O1}, findings);
    return fused;
}

void complainOfQuery(const std::string& text, const Query& query)
{
    for (const QueryFinding& finding : query.findings) {
        const std::size_t column = utf8::countCharactersBefore(text, 0, finding.range.begin) + 1;
        std::fprintf(stderr, "fusewright inspect: --find, character %zu: %s\n", column,
                     finding.message.c_str());
    }
}

} // namespace

int findNodesIn(OpenedModel& opened, const Arguments& arguments, bool asJson)
{
    const std::string text = arguments.value("--find").value_or("");
    const Query query = parseQuery(text);
    complainOfQuery(text, query);
    if (!query.findings.empty())
        return Trouble;
    const Graph& graph = *opened.model->graph;
    std::optional<Fused> fused;
    if (query.asksForSections()) {
        fused = fuse(opened, arguments);
        if (!fused)
            return Trouble;
    }
    const std::vector<NodeId> found =
        findNodes(query, graph, fused ? &fused->made : nullptr, fused ? &fused->rules : nullptr);
    if (!writeOutput("-", asJson ? foundJson(graph, text, found) : foundText(graph, found)))
        return Trouble;
    return found.empty() ? Findings : Fine;
}

} // namespace fusewright::cli
