// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/section_account.h"

#include "engine/graph/extent_display.h"
#include "engine/graph/graph.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/partition/costed_operator.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/operator_cost.h"
#include "engine/partition/section_boundary.h"
#include "engine/partition/section_formula.h"
#include "engine/partition/section_origin.h"
#include "engine/report/cost_words.h"
#include "engine/report/hardware_words.h"
#include "engine/report/text_table.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace fusewright {

namespace {

using Amount = std::optional<double>;

constexpr std::size_t mostAccountTerms = 4; ///< Of formulas.

/// All digits: `1,108,101,562,368`, or as many as tell a number apart from any other.
std::string exactText(double number)
{
    return CostFormula(number).words().value_or("unknown");
}

std::string exactText(Amount number)
{
    return number ? exactText(*number) : "unknown";
}

/// The fewest digits that no other number has.
std::string secondsExact(double seconds)
{
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), seconds).ptr;
    return " = " + std::string(text.data(), end) + " s";
}

FigureSource sourceOf(std::string figure, const std::optional<SourcedNumber>& number)
{
    return {std::move(figure), number ? number->source : "not public"};
}

AccountedOperator accountedOperator(const Graph& graph, NodeId node)
{
    const OperatorSpec* const spec = graph.operatorOf(node).spec;
    const FormulaNote* const note = spec ? graph.catalogue()->formulaOf(*spec) : nullptr;
    const std::string why = whyUncounted(graph, node);
    const std::string factor = spec && spec->flops.factor != 1
        ? " x " + std::to_string(spec->flops.factor)
        : std::string();
    const OperationRange operations = operationsOf(graph, node, UnsetExtents::Named);
    const bool isCounted = note && (why.empty() || operations.exact());
    return {.node = node,
            .operations = rangeWords(operations, mostAccountTerms),
            .formula = note,
            .counted = isCounted ? note->name + factor : why};
}

/// What moves between a section and memory.
std::vector<AccountedValue> accountedValues(const Graph& graph, const MadePartition& made,
                                            std::uint32_t section, const SectionBoundary& boundary)
{
    std::vector<AccountedValue> values;
    for (const MovedValue& moved : movedValues(graph, made.partition, section, boundary))
        values.push_back(
            {moved,
             moved.bytes ? exactText(*moved.bytes)
                         : formulaWords(bytesFormulaOf(graph, moved.value), mostAccountTerms)});
    return values;
}

AccountedStep computing(const HardwareProfile& machine, const HardwareCost& cost,
                        const SectionAccount& account)
{
    const auto peak = machine.peakOf(cost.type);
    if (!peak)
        return {"computing", "no public peak counts for the section's element type", {}};
    std::optional<SourcedNumber> source;
    for (const auto& [type, number] : machine.peaks)
        source = type == peak->listed ? std::optional(number) : source;
    // Nothing at least is an answer only where the time takes it for one.
    const bool isKnown = cost.operations || cost.operationsAtLeast > 0 || cost.seconds;
    const double least = cost.operationsAtLeast;
    return {"computing",
            (isKnown ? exactText(least) : account.operations) + " operations in "
                + std::string(dataTypeName(cost.type)) + " / "
                + exactText(peak->operationsPerSecond) + " a second"
                + (isKnown ? secondsExact(least / peak->operationsPerSecond) : ""),
            {sourceOf("peak of " + std::string(dataTypeName(peak->listed)), source)}};
}

AccountedStep moving(const HardwareProfile& machine, const HardwareCost& cost,
                     const SectionAccount& account)
{
    const auto& bandwidth = machine.sourced(HardwareFact::MemoryBandwidth);
    return {"moving",
            account.bytes + " bytes / " + exactText(machine.number(HardwareFact::MemoryBandwidth))
                + " a second"
                + (cost.bytesMoved && bandwidth ? secondsExact(*cost.bytesMoved / bandwidth->value)
                                                : ""),
            {sourceOf("memory bandwidth", bandwidth)}};
}

AccountedStep overheadOf(const HardwareProfile& machine)
{
    const auto& overhead = machine.sourced(HardwareFact::SectionOverhead);
    return {"overhead of a section",
            overhead ? secondsText(overhead->value) : "none",
            {sourceOf("overhead", overhead)}};
}

std::vector<AccountedStep> timeSteps(const MadePartition& made, const HardwareProfile& machine,
                                     const HardwareCost& cost, const SectionAccount& account)
{
    const std::string longer = "the longer of both, and the overhead";
    std::vector<AccountedStep> steps{computing(machine, cost, account),
                                     moving(machine, cost, account), overheadOf(machine)};
    if (!cost.seconds) {
        steps.push_back({longer, "unknown", {}});
        return steps;
    }
    const std::uint32_t count = made.folding.folds[made.folding.foldOf[account.section]].count;
    const double all = *cost.seconds * count;
    steps.push_back({longer, secondsText(*cost.seconds) + secondsExact(*cost.seconds), {}});
    steps.push_back({"identical sections",
                     groupedNumber(count) + ", together " + secondsText(all) + secondsExact(all),
                     {}});
    return steps;
}

std::vector<AccountedStep> chipSteps(const SectionCosts& costs, const HardwareProfile& machine,
                                     const HardwareCost& cost)
{
    return {{"weights", exactText(costs.weightBytes.total()) + " bytes", {}},
            {"alive at once inside, in a greedy order", exactText(cost.peakBytes) + " bytes", {}},
            {"needed",
             exactText(cost.bytesNeeded) + " bytes, of " + exactText(machine.onChipBytes())
                 + " there and a share of " + exactText(cost.share)
                 + " that the heuristic plans with",
             {sourceOf("memory units", machine.sourced(HardwareFact::OnChipUnits)),
              sourceOf("memory of each", machine.sourced(HardwareFact::OnChipBytesPerUnit))}}};
}

} // namespace

SectionAccount accountOf(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                         const MadePartition& made, const HardwareCosts& costs,
                         std::uint32_t section)
{
    const HardwareCost& cost = costs.sections[section];
    const SectionBoundary boundary(graph, made.partition);
    const SectionFormula formula = formulaOf(graph, made.partition, section, boundary);
    SectionAccount account{
        .section = section,
        .title = sectionTitle(graph, rules, manual, made, section),
        .machine = costs.machine.title,
        .operations = cost.operations ? exactText(cost.operations)
                                      : rangeWords(formula.operations, mostAccountTerms),
        .bytes = cost.bytesMoved ? exactText(cost.bytesMoved)
                                 : formulaWords(formula.boundaryBytes(), mostAccountTerms)};
    for (const NodeId node : made.partition.sections[section].nodes)
        account.operators.push_back(accountedOperator(graph, node));
    account.values = accountedValues(graph, made, section, boundary);
    account.time = timeSteps(made, costs.machine, cost, account);
    account.chip = chipSteps(made.costs.sections[section], costs.machine, cost);
    return account;
}

std::string crossingWords(const Graph& graph, const MovedValue& moved)
{
    const bool isWeight = graph.valueKind(moved.value) == ValueKind::Parameter;
    std::string words;
    switch (moved.crossing) {
    case MovedValue::Crossing::Read:
        words = "read";
        break;
    case MovedValue::Crossing::PartlyRead:
        words = "read in part";
        break;
    case MovedValue::Crossing::Written:
        words = "written";
        break;
    }
    if (isComputedFromExtents(graph, moved.value))
        return words + ", from extents";
    return isWeight ? words + ", weight" : words;
}

} // namespace fusewright
