// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/report_session.h"

#include "engine/diff/compared_partitions.h"
#include "engine/graph/graph.h"
#include "engine/infer/with_extents.h"
#include "engine/session/training_session.h"
#include "engine/support/file_bytes.h"
#include "engine/support/sha256.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostHashedBytes = std::size_t(1) << 30;

std::vector<MadePartition> makeAll(const Graph& graph, const RuleSet& rules,
                                   const ManualFusion& manual, const ReportChoice& choice,
                                   std::vector<Diagnostic>& diagnostics, const CancelToken& cancel)
{
    std::vector<MadePartition> all;
    for (const FusionMode mode : {FusionMode::O0, FusionMode::O1, FusionMode::O3})
        all.push_back(makeJointPartition(
            graph, choice.joint.get(), rules, manual,
            {.mode = mode, .fusion = choice.fusion, .cuts = choice.cuts}, diagnostics, cancel));
    return all;
}

ComparedPartitions compareAll(const Graph& graph, const RuleSet& rules,
                              const std::vector<MadePartition>& all)
{
    ComparedPartitions compared{.graph = graph, .partitions = {}, .pairs = {}};
    for (const MadePartition& made : all) {
        const bool isByRules = hasRules(made.partition.mode);
        compared.partitions.push_back({.name = std::string(modeName(made.partition.mode)),
                                       .partition = made.partition,
                                       .costs = made.costs,
                                       .folding = made.folding,
                                       .rules = isByRules ? &rules : nullptr});
    }
    comparePair(compared, 0, 1);
    comparePair(compared, 1, 2);
    return compared;
}

/// What the backward graph of a report keeps, in all and by rule.
void addSavings(FusionFacts& facts, const BackwardGraph& joint, const MadePartition& made,
                const RuleSet& rules, const CancelToken& cancel)
{
    facts.savedBytes = savedBytes(joint);
    const auto savings =
        ruleSavings(joint, made, savedBySection(joint, made.partition), rules, cancel);
    for (std::size_t rule = 0; rule < savings.size(); ++rule) {
        const auto told =
            std::ranges::find(facts.ruleFacts, rules.rules[rule].name, &RuleFacts::name);
        if (told == facts.ruleFacts.end())
            continue;
        told->savedBytes = savings[rule].savedBytes;
        told->bytesLess = savings[rule].recomputed.bytesSaved;
        told->operationsMore = savings[rule].recomputed.operationsAdded;
    }
}

/// The sections that o1 has are told one by one.
HardwareFacts costsOnMachine(const HardwareProfile& machine, const Graph& graph,
                             const RuleSet& rules, const ManualFusion& manual,
                             const std::vector<MadePartition>& all)
{
    std::vector<HardwareCosts> costs;
    for (const MadePartition& made : all)
        costs.push_back(hardwareCosts(machine, graph, rules, manual, made));
    return gatherHardware(graph, rules, manual, all, costs, 1);
}

} // namespace

FusionFacts makeFusionReport(const OpenedModel& model, const CheckedRules& checked,
                             const ManualFusion& manual, const ReportChoice& choice,
                             const CancelToken& cancel)
{
    const std::shared_ptr<const Graph>& graph = model.model->graph;
    const RuleSet& rules = checked.rules;
    std::vector<Diagnostic> found = model.diagnostics;
    found.insert(found.end(), checked.diagnostics.begin(), checked.diagnostics.end());
    const auto all = makeAll(*graph, rules, manual, choice, found, cancel);
    const std::shared_ptr<const Graph> whole =
        choice.joint ? std::shared_ptr<const Graph>(choice.joint, &choice.joint->graph) : graph;
    const ComparedPartitions compared = compareAll(*whole, rules, all);
    std::vector<TriedRule> tried = tryRules(*graph, rules, cancel);
    for (std::size_t at = 0; at < tried.size(); ++at)
        addCensus(*graph, rules.rules[at], tried[at], cancel);
    const auto heuristics =
        checkHeuristics(*graph, rules, all[1].matches, *HeuristicCatalogue::builtIn());
    FusionFacts facts = gatherFusion({*whole, rules, manual, all, compared, tried, heuristics});
    facts.openExtents = extentNames(*whole);
    PictureChoice picture = choice.picture;
    if (choice.joint)
        picture.sides = sidesOf(*choice.joint);
    if (choice.machine)
        facts.hardware = costsOnMachine(*choice.machine, *whole, rules, manual, all);
    for (const MadePartition& made : all) {
        if (std::ranges::find(choice.pictures, made.partition.mode) != choice.pictures.end())
            facts.drawings.push_back(drawPartition(whole, rules, manual, made, picture, cancel));
    }
    if (choice.joint)
        addSavings(facts, *choice.joint, all[1], rules, cancel);
    facts.facts = model.facts;
    facts.diagnostics = std::move(found);
    return facts;
}

ModeDrawing drawModel(const OpenedModel& model, const PictureChoice& choice,
                      const CancelToken& cancel)
{
    std::vector<Diagnostic> found;
    const std::shared_ptr<const Graph>& graph = model.model->graph;
    const MadePartition made = makePartition(*graph, {}, {}, {}, found, cancel);
    return drawPartition(graph, {}, {}, made, choice, cancel);
}

ReportFile reportFile(const std::string& path)
{
    ReportFile file{.path = path};
    Diagnostics ignored; // Who opened the file before has told what is wrong with it.
    std::error_code error;
    // What comes through a pipe has been read, and is gone.
    if (!std::filesystem::is_regular_file(path, error))
        return file;
    const auto bytes = FileBytes::open(path, ignored);
    if (!bytes)
        return file;
    file.bytes = bytes->size();
    if (bytes->size() <= mostHashedBytes)
        file.digest = sha256(bytes->view());
    return file;
}

} // namespace fusewright
