// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A section runs like this: what crosses its boundary comes from memory or goes there, once, at the
// memory's speed; meanwhile it computes, at the peak of its element type. The longer of the two is
// the least that it takes. Sections run one after another. What that leaves out makes a machine
// slower, never faster: caches too small, units that wait, operators that do not reach the peak.

#include "engine/hardware/hardware_cost.h"

#include "engine/graph/graph.h"
#include "engine/hardware/hardware_profile.h"
#include "engine/hardware/heuristic_shares.h"
#include "engine/hardware/moved_bytes.h"
#include "engine/hardware/peak_bytes.h"
#include "engine/partition/body_cost.h"
#include "engine/partition/costed_operator.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/operator_cost.h"
#include "engine/partition/section_boundary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string_view>

namespace fusewright {

namespace {

using Amount = std::optional<double>;

Amount quotient(Amount above, Amount below)
{
    return above && below && *below > 0 ? Amount(*above / *below) : std::nullopt;
}

/// One fold on a machine.
class SectionOnHardware {
public:
    SectionOnHardware(const HardwareProfile& profile, const Graph& graph,
                      const CostedPartition& costed, std::uint32_t section)
        : m_profile(profile), m_graph(graph), m_costed(costed), m_section(section)
    {
    }

    HardwareCost count(const SectionBoundary& boundary, double share);

private:
    std::span<const NodeId> nodes() const { return m_costed.partition.sections[m_section].nodes; }
    void countOperations(const SectionCosts& costs);
    void countBytes(const SectionBoundary& boundary);
    Amount secondsFor(Amount operations) const;
    void chooseType();
    void countTime();
    TimeGap timeGap(bool isComputingKnown) const;
    void countUnits();

    const HardwareProfile& m_profile;
    const Graph& m_graph;
    const CostedPartition& m_costed;
    std::uint32_t m_section;
    HardwareCost m_cost;
    bool m_areBounded = false; ///< Every operator's operations are known, or bounds of them.
};

/// By the type of the largest operand: what it is multiplied by, scales and shapes are smaller, and
/// truths only choose.
DataType typeOf(const Graph& graph, NodeId node)
{
    DataType type = DataType::Unknown;
    Amount most = -1.0;
    bool areTruths = false;
    for (const ValueId value : graph.inputs(node)) {
        if (!value.isValid() || !bytesPerElement(graph.valueType(value)))
            continue;
        if (graph.valueType(value) == DataType::Bool) {
            areTruths = true;
            continue;
        }
        const Amount elements = elementsOf(graph, value);
        // What has no known size may be the largest, and the first of those is.
        if (most && (!elements || *elements > *most)) {
            most = elements;
            type = graph.valueType(value);
        }
    }
    return type == DataType::Unknown && areTruths ? DataType::Bool : type;
}

/// Weights in fewer bits than what they are multiplied with are widened before.
DataType computingType(const Graph& graph, NodeId node)
{
    const std::string_view name = graph.canonicalName(node);
    const std::span<const ValueId> inputs = graph.inputs(node);
    if (name.starts_with("matmul_nbits") && !inputs.empty() && inputs.front().isValid())
        return graph.valueType(inputs.front());
    return typeOf(graph, node);
}

HardwareCost SectionOnHardware::count(const SectionBoundary& boundary, double share)
{
    const SectionCosts& costs = m_costed.costs.sections[m_section];
    m_cost.share = share;
    countOperations(costs);
    m_cost.peakBytes = peakBytesOf(m_graph, m_costed.partition, m_section);
    const Amount weights = costs.weightBytes.total();
    if (weights && m_cost.peakBytes)
        m_cost.bytesNeeded = *weights + *m_cost.peakBytes;
    countBytes(boundary);
    chooseType();
    countTime();
    countUnits();
    return m_cost;
}

/// Of operators that are known only as bounds, the bounds.
void SectionOnHardware::countOperations(const SectionCosts& costs)
{
    m_cost.operations = costs.flops.total();
    m_cost.operationsAtLeast = m_cost.operations.value_or(0);
    m_cost.operationsAtMost = m_cost.operations;
    m_areBounded = m_cost.operations.has_value();
    if (m_areBounded)
        return;
    OperationRange all = OperationRange::exactly(0);
    m_areBounded = true;
    for (const NodeId node : nodes()) {
        const OperationRange range = operationsOf(m_graph, node, UnsetExtents::Unknown);
        m_areBounded &= range.most || range.least != CostFormula(0);
        all = bothOf(all, range);
    }
    m_cost.operationsAtLeast = all.least.number().value_or(0);
    m_cost.operationsAtMost = numberOf(all.most);
}

void SectionOnHardware::countBytes(const SectionBoundary& boundary)
{
    Tally moved = m_costed.costs.sections[m_section].bytesWritten;
    for (const MovedValue& value : movedValues(m_graph, m_costed.partition, m_section, boundary)) {
        if (value.crossing != MovedValue::Crossing::Written)
            moved.add(value.bytes);
    }
    m_cost.bytesMoved = moved.total();
}

/// The type with the most operations; of those with as many, the first.
void SectionOnHardware::chooseType()
{
    std::array<double, 64> byType{};
    double most = -1;
    const auto count = [&](NodeId node, double operations) {
        const DataType type = computingType(m_graph, node);
        const auto at = static_cast<std::size_t>(type);
        if (type == DataType::Unknown || at >= byType.size())
            return;
        byType[at] += operations;
        if (byType[at] > most) {
            most = byType[at];
            m_cost.type = type;
        }
    };
    for (const NodeId node : nodes())
        count(node, operationsOf(m_graph, node, UnsetExtents::Unknown).least.number().value_or(0));
    if (const auto peak = m_profile.peakOf(m_cost.type))
        m_cost.peakType = peak->listed;
}

/// At the peak. What computes nothing needs no peak, and no machine lists one for truths: nothing
/// is known of them but what they move.
Amount SectionOnHardware::secondsFor(Amount operations) const
{
    const auto peak = m_profile.peakOf(m_cost.type);
    if (operations == 0.0 || (m_cost.type == DataType::Bool && !peak))
        return 0;
    return quotient(operations, peak ? Amount(peak->operationsPerSecond) : std::nullopt);
}

void SectionOnHardware::countTime()
{
    m_cost.intensity = quotient(m_cost.operations, m_cost.bytesMoved);
    const Amount computing = m_areBounded ? secondsFor(m_cost.operationsAtLeast) : std::nullopt;
    const Amount moving =
        quotient(m_cost.bytesMoved, m_profile.number(HardwareFact::MemoryBandwidth));
    if (!computing || !moving) {
        m_cost.gap = timeGap(computing.has_value());
        return;
    }
    const Amount atMost = secondsFor(m_cost.operationsAtMost);
    if (*computing > *moving)
        m_cost.bound = Bound::Compute;
    else if (atMost && *atMost <= *moving)
        m_cost.bound = Bound::Memory;
    m_cost.seconds =
        std::max(*computing, *moving) + m_profile.number(HardwareFact::SectionOverhead).value_or(0);
    if (m_cost.operations)
        m_cost.shareOfPeak = *m_cost.seconds > 0 ? *computing / *m_cost.seconds : 0;
}

TimeGap SectionOnHardware::timeGap(bool isComputingKnown) const
{
    if (!m_areBounded)
        return TimeGap::Operations;
    if (!m_cost.bytesMoved)
        return TimeGap::Bytes;
    return isComputingKnown ? TimeGap::Bandwidth : TimeGap::Peak;
}

void SectionOnHardware::countUnits()
{
    const Amount there = m_profile.onChipBytes();
    if (m_cost.bytesNeeded && there) {
        m_cost.fits = *m_cost.bytesNeeded <= m_cost.share * *there;
        m_cost.memoryUnits =
            std::ceil(*m_cost.bytesNeeded / *m_profile.number(HardwareFact::OnChipBytesPerUnit));
    }
    const Amount units = m_profile.number(HardwareFact::ComputeUnits);
    if (m_cost.shareOfPeak && units)
        m_cost.computeUnits = std::ceil(*m_cost.shareOfPeak * *units);
}

void addTimes(HardwareCosts& costs, const HardwareCost& section, std::uint32_t count)
{
    const auto times = [count](Amount one) { return one ? Amount(*one * count) : std::nullopt; };
    const auto add = [&](Tally& tally, Amount one) {
        tally.add(times(one));
        // One unknown is added; the others of the fold are unknown, too.
        tally.unknown += one ? 0 : count - 1;
    };
    add(costs.seconds, section.seconds);
    add(costs.operations, section.operations);
    add(costs.bytesMoved, section.bytesMoved);
    costs.memoryBound += section.bound == Bound::Memory ? count : 0;
    costs.computeBound += section.bound == Bound::Compute ? count : 0;
    costs.misfits += section.fits == false ? count : 0;
}

} // namespace

HardwareCosts hardwareCosts(const HardwareProfile& machine, const Graph& graph,
                            const CostedPartition& costed)
{
    const SectionBoundary boundary(graph, costed.partition);
    const std::vector<Fold>& folds = costed.folding.folds;
    std::vector<HardwareCost> byFold;
    HardwareCosts costs{.machine = machine};
    for (std::uint32_t at = 0; at < folds.size(); ++at) {
        const double share = at < costed.shares.size() ? costed.shares[at] : 1;
        byFold.push_back(
            SectionOnHardware(machine, graph, costed, folds[at].first).count(boundary, share));
        const HardwareCost& section = byFold.back();
        addTimes(costs, section, folds[at].count);
        if (section.seconds)
            costs.dearest.push_back({.fold = at, .seconds = *section.seconds * folds[at].count});
    }
    for (const std::uint32_t fold : costed.folding.foldOf)
        costs.sections.push_back(byFold[fold]);
    std::ranges::stable_sort(costs.dearest, [](const FoldOnHardware& a, const FoldOnHardware& b) {
        return a.seconds > b.seconds;
    });
    return costs;
}

HardwareCosts hardwareCosts(const HardwareProfile& machine, const Graph& graph,
                            const RuleSet& rules, const ManualFusion& manual,
                            const MadePartition& made)
{
    const std::vector<double> shares = heuristicShares(rules, manual, made);
    return hardwareCosts(machine, graph, {made.partition, made.costs, made.folding, shares});
}

} // namespace fusewright
