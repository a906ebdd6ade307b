// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/hardware_facts.h"

#include "engine/graph/graph.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/section_origin.h"

#include <algorithm>
#include <unordered_map>

namespace fusewright {

namespace {

constexpr std::size_t mostDear = 10;

HardwareMode modeOn(const MadePartition& made, const HardwareCosts& costs, const Tally& first)
{
    HardwareMode mode{.name = std::string(modeName(made.partition.mode)),
                      .sections = costs.sections.size(),
                      .seconds = costs.seconds,
                      .operations = costs.operations,
                      .bytesMoved = costs.bytesMoved,
                      .boundaryBytes = made.costs.whole.boundaryBytes().total(),
                      .memoryBound = costs.memoryBound,
                      .computeBound = costs.computeBound,
                      .misfits = costs.misfits};
    if (mode.seconds.total() && first.total() && first.known > 0)
        mode.ratio = mode.seconds.known / first.known;
    return mode;
}

} // namespace

HardwareFacts gatherHardware(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                             std::span<const MadePartition> made,
                             std::span<const HardwareCosts> costs, std::size_t shown)
{
    HardwareFacts facts;
    const std::size_t count = std::min(made.size(), costs.size());
    for (std::size_t at = 0; at < count; ++at)
        facts.modes.push_back(modeOn(made[at], costs[at], costs[0].seconds));
    if (shown >= count)
        return facts;
    const MadePartition& of = made[shown];
    const HardwareCosts& on = costs[shown];
    facts.machine = on.machine;
    facts.shownMode = facts.modes[shown].name;
    for (std::size_t at = 0; at < std::min(mostDear, on.dearest.size()); ++at) {
        const FoldOnHardware& dear = on.dearest[at];
        const Fold& fold = of.folding.folds[dear.fold];
        const NodeId first = of.partition.sections[fold.first].nodes.front();
        facts.dearest.push_back(
            {.label = sectionTitle(graph, rules, manual, of, fold.first),
             .first = std::string(graph.nodeName(first)),
             .count = fold.count,
             .cost = on.sections[fold.first],
             .seconds = dear.seconds,
             .share = on.seconds.known > 0 ? dear.seconds / on.seconds.known : 0});
    }
    facts.points = rooflinePoints(graph, rules, manual, of, on);
    return facts;
}

std::vector<RooflinePoint> rooflinePoints(const Graph& graph, const RuleSet& rules,
                                          const ManualFusion& manual, const MadePartition& made,
                                          const HardwareCosts& costs)
{
    std::vector<RooflinePoint> points;
    std::unordered_map<std::string, std::uint32_t> colors;
    for (std::uint32_t at = 0; at < made.folding.folds.size(); ++at) {
        const Fold& fold = made.folding.folds[at];
        const HardwareCost& cost = costs.sections[fold.first];
        if (!cost.intensity || !cost.seconds || *cost.intensity <= 0 || *cost.seconds <= 0)
            continue;
        std::string label = sectionTitle(graph, rules, manual, made, fold.first);
        const auto next = static_cast<std::uint32_t>(colors.size());
        const std::uint32_t color = colors.try_emplace(label, next).first->second;
        points.push_back({.section = fold.first,
                          .fold = at,
                          .label = std::move(label),
                          .count = fold.count,
                          .intensity = *cost.intensity,
                          .operationsPerSecond = *cost.operations / *cost.seconds,
                          .seconds = *cost.seconds * fold.count,
                          .color = color});
    }
    return points;
}

std::optional<Roof> roofOf(const HardwareFacts& facts)
{
    Roof roof{.bandwidth = facts.machine.number(HardwareFact::MemoryBandwidth).value_or(0)};
    const auto dear = std::ranges::find_if(facts.dearest, [](const DearSection& each) {
        return each.cost.peakType != DataType::Unknown;
    });
    const DataType wanted = dear == facts.dearest.end() ? DataType::Unknown : dear->cost.peakType;
    for (const auto& [type, peak] : facts.machine.peaks) {
        const bool isBetter = type == wanted || (roof.type != wanted && peak.value > roof.peak);
        if (isBetter || roof.peak == 0) {
            roof.type = type;
            roof.peak = peak.value;
        }
    }
    return roof.peak > 0 && roof.bandwidth > 0 ? std::optional(roof) : std::nullopt;
}

} // namespace fusewright
