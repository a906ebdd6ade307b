// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A section runs like this: what crosses its boundary comes from memory or goes there, once, at the
// memory's speed; meanwhile it computes, at the peak of its element type. The longer of the two is
// the least that it takes. Sections run one after another. What that leaves out makes a machine
// slower, never faster: caches too small, units that wait, operators that do not reach the peak.

#include "engine/hardware/hardware_cost.h"

#include "engine/graph/graph.h"
#include "engine/hardware/hardware_profile.h"
#include "engine/hardware/peak_bytes.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/operator_cost.h"
#include "engine/partition/section_boundary.h"
#include "engine/partition/section_origin.h"
#include "engine/rules/heuristic_catalogue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string_view>
#include <unordered_map>

namespace fusewright {

namespace {

using Amount = std::optional<double>;

/// Operators that look up or cut out: they read no more than they give.
bool readsPartly(const OperatorSpec* spec)
{
    constexpr std::array<std::string_view, 10> parts{
        "dynamic_slice", "embedding",    "gather", "gather_nd", "getitem",
        "index",         "index_select", "narrow", "select",    "slice"};
    return spec && std::ranges::find(parts, spec->name) != parts.end();
}

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
    void countBytes(const SectionBoundary& boundary);
    void chooseType();
    void countTime();
    void countUnits();

    const HardwareProfile& m_profile;
    const Graph& m_graph;
    const CostedPartition& m_costed;
    std::uint32_t m_section;
    HardwareCost m_cost;
};

/// By the type of the largest operand: what it is multiplied by, scales and shapes are smaller.
DataType typeOf(const Graph& graph, NodeId node)
{
    DataType type = DataType::Unknown;
    Amount most = -1.0;
    for (const ValueId value : graph.inputs(node)) {
        if (!value.isValid() || !bytesPerElement(graph.valueType(value)))
            continue;
        const Amount elements = elementsOf(graph, value);
        // What has no known size may be the largest, and the first of those is.
        if (most && (!elements || *elements > *most)) {
            most = elements;
            type = graph.valueType(value);
        }
    }
    return type;
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
    m_cost.operations = costs.flops.total();
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

/// How a section reads a value from outside.
struct OutsideRead {
    double given = 0;     ///< What operators that read it partly give, all together.
    bool isWhole = false; ///< Another operator reads all of it.
};

void SectionOnHardware::countBytes(const SectionBoundary& boundary)
{
    std::unordered_map<ValueId, OutsideRead> reads;
    std::vector<ValueId> order; // Sums of numbers depend on their order.
    for (const NodeId node : nodes()) {
        const bool isPartly = readsPartly(m_graph.operatorOf(node).spec);
        double given = 0;
        for (const ValueId result : m_graph.outputs(node))
            given += bytesOf(m_graph, result).value_or(HUGE_VAL);
        for (const ValueId value : m_graph.inputs(node)) {
            if (!value.isValid() || boundary.isMadeIn(m_section, value))
                continue;
            const auto [read, isNew] = reads.try_emplace(value);
            if (isNew)
                order.push_back(value);
            read->second.given += given;
            read->second.isWhole |= !isPartly;
        }
    }
    Tally moved = m_costed.costs.sections[m_section].bytesWritten;
    for (const ValueId value : order) {
        const OutsideRead& read = reads.at(value);
        const Amount whole = bytesOf(m_graph, value);
        const bool isLess = !read.isWhole && read.given < whole.value_or(HUGE_VAL);
        moved.add(isLess ? Amount(read.given) : whole);
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
        count(node, flopsOf(m_graph, node).value_or(0));
    if (const auto peak = m_profile.peakOf(m_cost.type))
        m_cost.peakType = peak->listed;
}

void SectionOnHardware::countTime()
{
    m_cost.intensity = quotient(m_cost.operations, m_cost.bytesMoved);
    const auto peak = m_profile.peakOf(m_cost.type);
    Amount computing =
        quotient(m_cost.operations, peak ? Amount(peak->operationsPerSecond) : std::nullopt);
    // What computes nothing needs no peak.
    if (m_cost.operations == 0.0)
        computing = 0.0;
    const Amount moving =
        quotient(m_cost.bytesMoved, m_profile.number(HardwareFact::MemoryBandwidth));
    if (!computing || !moving)
        return;
    m_cost.bound = *computing > *moving ? Bound::Compute : Bound::Memory;
    m_cost.seconds =
        std::max(*computing, *moving) + m_profile.number(HardwareFact::SectionOverhead).value_or(0);
    m_cost.shareOfPeak = *m_cost.seconds > 0 ? *computing / *m_cost.seconds : 0;
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
    const auto heuristics = HeuristicCatalogue::builtIn();
    std::vector<double> shares;
    for (const Fold& fold : made.folding.folds) {
        const Section& section = made.partition.sections[fold.first];
        const Heuristic* const heuristic =
            heuristics->find(originOf(section, rules, manual, made).heuristic);
        shares.push_back(heuristic ? heuristic->share : 1);
    }
    return hardwareCosts(machine, graph, {made.partition, made.costs, made.folding, shares});
}

} // namespace fusewright
