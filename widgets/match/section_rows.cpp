// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/section_rows.h"

#include "engine/graph/graph.h"
#include "engine/partition/section_origin.h"
#include "engine/rules/manual_fusion.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr double unknownKey = -1;

/// What is not known is more than nothing, and rather more where there are more operators.
double keyOf(const Tally& tally, std::size_t operators)
{
    const double many = std::min(double(operators) / 1'000'000, 1.0);
    return tally.unknown > 0 && tally.known == 0 ? 0.1 + many / 2 : tally.known;
}

double keyOf(const ShownPartition& shown, std::uint32_t section, SectionColumn column)
{
    const SectionCosts& costs = shown.costs(section);
    const HardwareCost* const cost = shown.costOn(section);
    switch (column) {
    case SectionColumn::Fold:
        return shown.made->folding.foldOf[section];
    case SectionColumn::Times:
        return shown.foldOf(section).count;
    case SectionColumn::Operators:
        return static_cast<double>(costs.operators);
    case SectionColumn::Gemms:
        return static_cast<double>(costs.gemms);
    case SectionColumn::Operations:
        return keyOf(costs.flops, costs.operators);
    case SectionColumn::Read:
        return keyOf(costs.bytesRead, costs.operators);
    case SectionColumn::Written:
        return keyOf(costs.bytesWritten, costs.operators);
    case SectionColumn::Kept:
        return keyOf(costs.bytesKept, costs.operators);
    case SectionColumn::PerByte:
        return costs.intensity().value_or(unknownKey);
    case SectionColumn::AtLeast:
        return cost ? cost->seconds.value_or(unknownKey) : unknownKey;
    case SectionColumn::WaitsFor:
        return cost && cost->bound ? static_cast<double>(*cost->bound) : unknownKey;
    case SectionColumn::First:
        return shown.firstNode(section).index;
    case SectionColumn::Label:
        break;
    }
    return 0;
}

template <class Key>
std::vector<std::uint32_t> sorted(std::vector<std::pair<Key, std::uint32_t>> keyed,
                                  Qt::SortOrder direction)
{
    const auto key = &std::pair<Key, std::uint32_t>::first;
    if (direction == Qt::AscendingOrder)
        std::ranges::stable_sort(keyed, std::ranges::less(), key);
    else
        std::ranges::stable_sort(keyed, std::ranges::greater(), key);
    std::vector<std::uint32_t> sections;
    sections.reserve(keyed.size());
    for (const auto& each : keyed)
        sections.push_back(each.second);
    return sections;
}

} // namespace

std::string ShownPartition::label(std::uint32_t section) const
{
    static const ManualFusion none;
    return sectionLabel(*graph, *rules, manual ? *manual : none, *made, section);
}

std::vector<std::uint32_t> orderedSections(const ShownPartition& shown,
                                           const SectionOrdering& ordering)
{
    std::vector<std::uint32_t> all;
    if (ordering.isFolded) {
        for (const Fold& fold : shown.made->folding.folds)
            all.push_back(fold.first);
    } else {
        for (std::uint32_t at = 0; at < shown.made->partition.sections.size(); ++at)
            all.push_back(at);
    }
    if (ordering.column == SectionColumn::Label) {
        std::vector<std::pair<std::string, std::uint32_t>> keyed;
        keyed.reserve(all.size());
        for (const std::uint32_t section : all)
            keyed.emplace_back(shown.label(section), section);
        return sorted(std::move(keyed), ordering.direction);
    }
    std::vector<std::pair<double, std::uint32_t>> keyed;
    keyed.reserve(all.size());
    for (const std::uint32_t section : all)
        keyed.emplace_back(keyOf(shown, section, ordering.column), section);
    return sorted(std::move(keyed), ordering.direction);
}

} // namespace fusewright
