// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/partition_text.h"

#include "engine/autograd/backward_partition.h"
#include "engine/graph/graph.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/operator_cost.h"
#include "engine/partition/section_boundary.h"
#include "engine/partition/section_formula.h"
#include "engine/partition/section_origin.h"
#include "engine/report/cost_words.h"
#include "engine/report/text_table.h"
#include "engine/rules/manual_fusion.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace fusewright {

namespace {

using Align = TextTable::Align;

std::string amountText(double amount)
{
    constexpr std::array units{"", " K", " M", " G", " T", " P", " E"};
    std::size_t unit = 0;
    while (amount >= 1000 && unit + 1 < units.size()) {
        amount /= 1000;
        ++unit;
    }
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), unit == 0 || amount >= 100 ? "%.0f%s" : "%.1f%s",
                  amount, units[unit]);
    return text.data();
}

std::string totalsTable(const Graph& graph, const MadePartition& made,
                        const BackwardPartition* backward)
{
    constexpr std::size_t mostTerms = 4;
    const PartitionCosts& costs = made.costs;
    const SectionFormula formula =
        costs.whole.isKnown() ? SectionFormula() : formulaOf(graph, made.partition);
    TextTable table({Align::Left, Align::Right});
    table.addRow({"operators", groupedNumber(costs.whole.operators)});
    table.addRow({"sections", groupedNumber(costs.sections.size())});
    table.addRow({"different sections", groupedNumber(made.folding.folds.size())});
    table.addRow({"operators in the largest", groupedNumber(costs.largestSection)});
    if (made.partition.mode != FusionMode::O0)
        table.addRow({"operators fused", groupedNumber(costs.coveredOperators)});
    table.addRow({"matrix multiplications", groupedNumber(costs.whole.gemms)});
    table.addRow({"operations", operationsText(costs.whole.flops, formula, mostTerms)});
    table.addRow({"bytes across boundaries",
                  bytesAcross(costs.whole.boundaryBytes(), formula.boundaryBytes(), mostTerms)});
    if (!costs.whole.boundaryBytes().total() && !formula.boundaryBytes()) {
        if (const std::optional<ValueId> first = firstOfUnknownSize(graph))
            table.addRow({"first of unknown size", std::string(graph.valueName(*first))});
    }
    table.addRow(
        {"bytes kept inside", bytesAcross(costs.whole.bytesKept, formula.bytesKept, mostTerms)});
    if (backward)
        table.addRow({"bytes saved for backward", amountText(backward->savedWhole)});
    if (backward && backward->recomputed) {
        table.addRow({"bytes less by recomputing", amountText(backward->recomputed->bytesSaved)});
        table.addRow({"operations more", amountText(backward->recomputed->operationsAdded)});
    }
    return table.text();
}

std::string intensityText(const SectionCosts& costs)
{
    const auto intensity = costs.intensity();
    return intensity ? amountText(*intensity) : "";
}

/// Sections alone are told by operator, so that a model without rules is not a page for each.
std::string foldTable(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                      const MadePartition& made)
{
    constexpr std::size_t mostRows = 40;
    TextTable table({Align::Right, Align::Left, Align::Right, Align::Right, Align::Right,
                     Align::Right, Align::Right, Align::Left});
    table.addRow({"times", "section", "operators", "GEMMs", "operations", "read + written",
                  "per byte", "first"});
    std::vector<const Fold*> folds;
    for (const Fold& fold : made.folding.folds)
        folds.push_back(&fold);
    std::ranges::stable_sort(folds, [](const Fold* a, const Fold* b) {
        return a->count * a->operators > b->count * b->operators;
    });
    constexpr std::size_t mostTerms = 4;
    const SectionBoundary boundary(graph, made.partition);
    for (std::size_t at = 0; at < std::min(mostRows, folds.size()); ++at) {
        const Fold& fold = *folds[at];
        const SectionCosts& costs = made.costs.sections[fold.first];
        const NodeId first = made.partition.sections[fold.first].nodes.front();
        const std::string label = sectionTitle(graph, rules, manual, made, fold.first);
        const SectionFormula formula = costs.isKnown()
            ? SectionFormula()
            : formulaOf(graph, made.partition, fold.first, boundary);
        table.addRow({groupedNumber(fold.count), label, groupedNumber(fold.operators),
                      groupedNumber(costs.gemms), operationsText(costs.flops, formula, mostTerms),
                      bytesAcross(costs.boundaryBytes(), formula.boundaryBytes(), mostTerms),
                      intensityText(costs), std::string(graph.nodeName(first))});
    }
    std::string text = table.text();
    if (folds.size() > mostRows)
        text += "  and " + groupedNumber(folds.size() - mostRows) + " more: --json lists all.\n";
    return text;
}

} // namespace

std::string amountText(const Tally& tally)
{
    const auto total = tally.total();
    if (!total && tally.known > 0)
        return "at least " + amountText(tally.known);
    return total ? amountText(*total) : "unknown";
}

std::string operationsText(const Tally& known, const SectionFormula& formula, std::size_t most)
{
    return known.total() ? amountText(known) : rangeWords(formula.operations, most);
}

std::string bytesAcross(const Tally& known, const CostAmount& formula, std::size_t most)
{
    const auto words = known.total() || !formula ? std::nullopt : formula->words(most);
    return words.value_or(amountText(known));
}

std::string wholeBytes(const Tally& known, const CostAmount& formula, std::size_t most)
{
    const auto total = known.total();
    return total ? groupedNumber(static_cast<std::uint64_t>(*total))
                 : bytesAcross(known, formula, most);
}

std::string partitionText(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                          const MadePartition& made, const BackwardPartition* backward)
{
    return std::string(modeName(made.partition.mode)) + '\n' + totalsTable(graph, made, backward)
        + "\nDistinct sections\n" + foldTable(graph, rules, manual, made);
}

} // namespace fusewright
