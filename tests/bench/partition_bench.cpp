// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/llama_graph.h"
#include "tests/bench/match_cases.h"
#include "tests/bench/timing.h"

#include "engine/autograd/backward_sections.h"
#include "engine/autograd/derivative_table.h"
#include "engine/diff/partition_diff.h"
#include "engine/graph/graph.h"
#include "engine/partition/automatic_fusion.h"
#include "engine/partition/folding.h"
#include "engine/partition/partition_costs.h"
#include "engine/partition/partitions.h"
#include "engine/partition/rule_matches.h"
#include "engine/session/rules_session.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>

namespace fusewright::bench {

namespace {

void replaceAll(std::string& text, const std::string& from, const std::string& to)
{
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
}

/// The Llama rules in the words of the generated graph.
RuleSet llamaRules()
{
    std::ifstream file(FUSEWRIGHT_EXAMPLES "/llama2.yaml");
    std::string text(std::istreambuf_iterator<char>(file), {});
    replaceAll(text, "op_type: getitem", "op_type: slice");
    replaceAll(text, "op_type: div", "op_type: mul");
    replaceAll(text, "op_type: reshape", "op_type: view");
    return checkRulesText("llama2.yaml", text, {}).rules;
}

void printStep(const char* name, const std::function<std::size_t()>& work)
{
    std::size_t sections = 0;
    const double milliseconds = timeOf(work, sections);
    std::printf("  %-28s %10.2f ms  %9zu\n", name, milliseconds, sections);
    std::fflush(stdout);
}

/// Every value is a matrix of one shape, so that formulas have shapes to work with.
void giveShapes(Graph& graph)
{
    const GraphFacts facts = Graph::factsOf(graph);
    const std::array dims{Dim::known(4096), Dim::known(4096)};
    std::ranges::fill(facts.valueShapes, facts.shapes.intern(dims));
    std::ranges::fill(facts.valueTypes, DataType::BF16);
}

void printBackward(const Graph& graph, const Partition& partition)
{
    // The graph has neither inputs nor parameters: its first operator makes all that is wanted.
    const BackwardWish wish{.losses = lossesOf(graph),
                            .wanted = {*graph.outputs(NodeId(std::size_t(0))).begin()}};
    const auto table = DerivativeTable::builtIn();
    const auto make = [&] { return makeBackward(graph, *table, wish); };
    printStep("backward graph", [&] { return make().backwardCount(); });
    const BackwardGraph joint = make();
    printStep("partners of o1",
              [&] { return addPartners(joint, partition).partition.sections.size(); });
}

} // namespace

void benchPartitions()
{
    std::printf("\nPartitions; wanted at 100k: o0 10 ms, o1 and o3 100 ms, folds and costs 100 ms, "
                "diff 50 ms, backward graph 300 ms\n");
    const RuleSet rules = llamaRules();
    for (const std::size_t nodes : {100'000UL, 1'000'000UL}) {
        Graph graph = makeGraph(LlamaGraph::withNodes(nodes));
        std::printf(" %zu nodes\n", graph.nodeCount());
        const auto sections = [](const Partition& partition) { return partition.sections.size(); };
        const auto byRules = [&] { return partitionO1(graph, matchRules(graph, rules)); };
        printStep("o0", [&] { return sections(partitionO0(graph)); });
        printStep("o1, the Llama rules", [&] { return sections(byRules()); });
        printStep("o3", [&] { return sections(fuseAutomatically(graph, {})); });
        const Partition partition = byRules();
        const Partition alone = partitionO0(graph);
        const Partition automatic = fuseAutomatically(graph, {});
        printStep("diff of o0 and o1",
                  [&] { return diffPartitions(graph, alone, partition).changes.size(); });
        printStep("diff of o1 and o3",
                  [&] { return diffPartitions(graph, partition, automatic).changes.size(); });
        printStep("folds and costs of o1", [&] {
            costsOf(graph, partition);
            return foldSections(graph, partition).folds.size();
        });
        giveShapes(graph);
        printBackward(graph, partition);
    }
}

} // namespace fusewright::bench
