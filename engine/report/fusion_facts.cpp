// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/fusion_facts.h"

#include "engine/graph/graph.h"
#include "engine/partition/operator_cost.h"
#include "engine/partition/section_boundary.h"
#include "engine/partition/section_origin.h"
#include "engine/report/rule_facts.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostKinds = 40;

std::vector<SectionKind> kindsOf(const FusionAnswers& answers, const MadePartition& made)
{
    std::vector<const Fold*> folds;
    for (const Fold& fold : made.folding.folds)
        folds.push_back(&fold);
    std::ranges::stable_sort(folds, std::greater(),
                             [](const Fold* fold) { return fold->count * fold->operators; });
    folds.resize(std::min(folds.size(), mostKinds));
    std::vector<SectionKind> kinds;
    std::optional<SectionBoundary> boundary; // Only where something is no number.
    for (const Fold* const fold : folds) {
        const SectionCosts& costs = made.costs.sections[fold->first];
        const NodeId first = made.partition.sections[fold->first].nodes.front();
        kinds.push_back(
            {.name = sectionTitle(answers.graph, answers.rules, answers.manual, made, fold->first),
             .first = std::string(answers.graph.nodeName(first)),
             .count = fold->count,
             .operators = fold->operators,
             .gemms = costs.gemms,
             .flops = costs.flops,
             .boundaryBytes = costs.boundaryBytes(),
             .formula = {}});
        if (costs.flops.total() && costs.boundaryBytes().total())
            continue;
        if (!boundary)
            boundary.emplace(answers.graph, made.partition);
        kinds.back().formula = formulaOf(answers.graph, made.partition, fold->first, *boundary);
    }
    return kinds;
}

ModeFacts modeFacts(const FusionAnswers& answers, const MadePartition& made)
{
    const PartitionCosts& costs = made.costs;
    ModeFacts facts{.mode = made.partition.mode,
                    .name = std::string(modeName(made.partition.mode)),
                    .operators = costs.whole.operators,
                    .sections = costs.sections.size(),
                    .folds = made.folding.folds.size(),
                    .largestSection = costs.largestSection,
                    .coveredOperators = costs.coveredOperators,
                    .gemms = costs.whole.gemms,
                    .boundaryBytes = costs.whole.boundaryBytes(),
                    .keptBytes = costs.whole.bytesKept,
                    .kinds = kindsOf(answers, made)};
    return facts;
}

} // namespace

FusionFacts gatherFusion(const FusionAnswers& answers)
{
    FusionFacts facts;
    std::vector<BoundaryAmount> amounts = boundaryAmounts(answers.compared);
    for (std::size_t at = 0; at < answers.made.size(); ++at) {
        facts.modes.push_back(modeFacts(answers, answers.made[at]));
        facts.modes.back().boundary = std::move(amounts[at]);
    }
    const bool isUnknown = std::ranges::any_of(
        facts.modes, [](const ModeFacts& mode) { return !mode.boundary.ofFirst; });
    const std::optional<ValueId> unsized =
        isUnknown ? firstOfUnknownSize(answers.graph) : std::nullopt;
    if (unsized)
        facts.unsizedValue = std::string(answers.graph.valueName(*unsized));
    facts.ruleFacts = gatherRules(answers);
    for (const ComparedPair& pair : answers.compared.pairs) {
        facts.changes.push_back(
            {.from = answers.compared.partitions[pair.from].name,
             .to = answers.compared.partitions[pair.to].name,
             .told = changeLines(answers.compared, pair, ShownChanges::Telling)});
    }
    return facts;
}

} // namespace fusewright
