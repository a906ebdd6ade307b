// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/partition_costs.h"

#include "engine/graph/graph.h"
#include "engine/partition/contraction_cost.h"
#include "engine/partition/operator_cost.h"
#include "engine/partition/partition.h"
#include "engine/partition/section_boundary.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

class CostCount {
public:
    CostCount(const Graph& graph, const Partition& partition)
        : m_graph(graph),
          m_partition(partition),
          m_boundary(graph, partition),
          m_readBy(graph.valueCount(), NodeId::nothing),
          m_isUnknown(graph.valueCount(), false)
    {
    }

    PartitionCosts run();

private:
    SectionCosts count(std::uint32_t section);
    void countReads(NodeId node, std::uint32_t section, SectionCosts& costs);
    void countResults(NodeId node, SectionCosts& costs);
    std::optional<double> bytes(ValueId value);
    void addToWhole(const SectionCosts& section);
    bool isCovered(const Section& section) const;

    const Graph& m_graph;
    const Partition& m_partition;
    SectionBoundary m_boundary;
    std::vector<std::uint32_t> m_readBy; ///< By value: the last section that reads it.
    std::vector<bool> m_isUnknown;       ///< By value: counted as unknown.
    PartitionCosts m_result;
};

PartitionCosts CostCount::run()
{
    m_result.sections.reserve(m_partition.sections.size());
    for (std::uint32_t at = 0; at < m_partition.sections.size(); ++at) {
        const Section& section = m_partition.sections[at];
        m_result.sections.push_back(count(at));
        addToWhole(m_result.sections.back());
        m_result.largestSection = std::max(m_result.largestSection, section.nodes.size());
        m_result.coveredOperators += isCovered(section) ? section.nodes.size() : 0;
    }
    return std::move(m_result);
}

SectionCosts CostCount::count(std::uint32_t section)
{
    SectionCosts costs{.operators = m_partition.sections[section].nodes.size()};
    for (const NodeId node : m_partition.sections[section].nodes) {
        const bool isGemm = multipliesMatrices(m_graph, node);
        const std::optional<double> flops = flopsOf(m_graph, node);
        costs.gemms += isGemm ? 1 : 0;
        costs.flops.add(flops);
        if (isGemm)
            costs.gemmFlops.add(flops);
        countReads(node, section, costs);
        countResults(node, costs);
    }
    return costs;
}

void CostCount::countReads(NodeId node, std::uint32_t section, SectionCosts& costs)
{
    for (const ValueId value : m_graph.inputs(node)) {
        if (!value.isValid() || m_readBy[value.index] == section
            || m_boundary.isMadeIn(section, value))
            continue;
        m_readBy[value.index] = section;
        const std::optional<double> read = bytes(value);
        costs.bytesRead.add(read);
        if (m_graph.valueKind(value) == ValueKind::Parameter)
            costs.weightBytes.add(read);
    }
}

void CostCount::countResults(NodeId node, SectionCosts& costs)
{
    for (const ValueId result : m_graph.outputs(node)) {
        if (m_boundary.isLeaving(result))
            costs.bytesWritten.add(bytes(result));
        else if (!m_graph.uses(result).empty())
            costs.bytesKept.add(bytes(result));
    }
}

std::optional<double> CostCount::bytes(ValueId value)
{
    const std::optional<double> bytes = bytesOf(m_graph, value);
    if (!bytes && !m_isUnknown[value.index]) {
        m_isUnknown[value.index] = true;
        ++m_result.unknownValues;
    }
    return bytes;
}

void CostCount::addToWhole(const SectionCosts& section)
{
    SectionCosts& whole = m_result.whole;
    whole.operators += section.operators;
    whole.gemms += section.gemms;
    whole.flops.add(section.flops);
    whole.gemmFlops.add(section.gemmFlops);
    whole.bytesRead.add(section.bytesRead);
    whole.bytesWritten.add(section.bytesWritten);
    whole.bytesKept.add(section.bytesKept);
    whole.weightBytes.add(section.weightBytes);
}

bool CostCount::isCovered(const Section& section) const
{
    return section.rule || section.manual
        || (isAutomatic(m_partition.mode) && section.nodes.size() > 1);
}

} // namespace

Tally SectionCosts::boundaryBytes() const
{
    Tally bytes = bytesRead;
    bytes.add(bytesWritten);
    return bytes;
}

bool SectionCosts::isKnown() const
{
    return flops.total() && boundaryBytes().total() && bytesKept.total();
}

std::optional<double> SectionCosts::intensity() const
{
    const std::optional<double> operations = flops.total();
    const std::optional<double> bytes = boundaryBytes().total();
    if (!operations || !bytes || *bytes == 0)
        return std::nullopt;
    return *operations / *bytes;
}

PartitionCosts costsOf(const Graph& graph, const Partition& partition)
{
    return CostCount(graph, partition).run();
}

} // namespace fusewright
