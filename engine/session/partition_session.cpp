// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/partition_session.h"

#include "engine/graph/graph.h"
#include "engine/partition/heuristic_cuts.h"
#include "engine/partition/partitions.h"
#include "engine/partition/rule_competition.h"
#include "engine/rules/manual_reader.h"
#include "engine/support/file_bytes.h"

#include <utility>

namespace fusewright {

namespace {

void append(std::vector<Diagnostic>& all, const std::vector<Diagnostic>& more)
{
    all.insert(all.end(), more.begin(), more.end());
}

Partition partitionByRules(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                           const PartitionChoice& choice, MadePartition& made,
                           std::vector<Diagnostic>& diagnostics, const CancelToken& cancel)
{
    Diagnostics found;
    made.manual = makeManualSections(graph, manual, found);
    append(diagnostics, found.all());
    const std::span<const ManualSection> sections = made.manual.sections;
    made.matches = matchRules(graph, rules, cancel, {}, sections);
    append(diagnostics, findCompetition(rules, made.matches));
    Partition partition = partitionO1(graph, made.matches, sections);
    if (choice.cuts) {
        const auto catalogue = HeuristicCatalogue::builtIn();
        partition = cutByHeuristics(graph, partition,
                                    heuristicsOf(partition, rules, *catalogue, manual, sections));
    }
    if (choice.mode != FusionMode::O1O3)
        return partition;
    auto rest = fuseRest(graph, partition, choice.fusion, cancel);
    return withFusedRest(graph, std::move(partition), std::move(rest));
}

void count(const Graph& graph, MadePartition& made)
{
    made.costs = costsOf(graph, made.partition);
    made.folding = foldSections(graph, made.partition, entriesOf(made.manual.sections));
}

} // namespace

MadePartition makePartition(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                            const PartitionChoice& choice, std::vector<Diagnostic>& diagnostics,
                            const CancelToken& cancel)
{
    MadePartition made;
    if (choice.mode == FusionMode::O0)
        made.partition = partitionO0(graph);
    else if (choice.mode == FusionMode::O3)
        made.partition = fuseAutomatically(graph, choice.fusion, cancel);
    else
        made.partition = partitionByRules(graph, rules, manual, choice, made, diagnostics, cancel);
    count(graph, made);
    return made;
}

MadePartition makePartition(const Graph& graph, const RuleSet& rules,
                            std::vector<Diagnostic>& diagnostics, const CancelToken& cancel)
{
    MadePartition made;
    made.partition =
        partitionByRules(graph, rules, {}, {.mode = FusionMode::O1}, made, diagnostics, cancel);
    count(graph, made);
    return made;
}

MadePartition withRestFused(const Graph& graph, const MadePartition& made,
                            const FusionOptions& options, const CancelToken& cancel)
{
    MadePartition all{.matches = made.matches, .manual = made.manual};
    auto rest = fuseRest(graph, made.partition, options, cancel);
    all.partition = withFusedRest(graph, made.partition, std::move(rest));
    count(graph, all);
    return all;
}

OpenedManualFusion openManualFusion(const std::string& path)
{
    Diagnostics diagnostics;
    const auto bytes = FileBytes::open(path, diagnostics);
    if (!bytes)
        return {.fusion = {}, .diagnostics = diagnostics.all()};
    OpenedManualFusion opened{.fusion = {}, .diagnostics = {}, .isReadable = true};
    const auto heuristics = HeuristicCatalogue::builtIn();
    opened.fusion = readManualFusion(SourceText(path, std::string(bytes->view())), *heuristics,
                                     opened.diagnostics);
    return opened;
}

} // namespace fusewright
