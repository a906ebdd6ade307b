// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/section_listing.h"

#include "engine/graph/graph.h"
#include "engine/partition/partition.h"
#include "engine/partition/section_boundary.h"

#include <algorithm>

namespace fusewright {

namespace {

enum Source : std::uint32_t { LeftOut, Inside, Outside };

} // namespace

SectionListing::SectionListing(const Graph& graph, const Partition& partition,
                               const SectionBoundary& boundary,
                               std::span<const std::uint32_t> manualEntries)
    : m_graph(graph),
      m_partition(partition),
      m_boundary(boundary),
      m_manualEntries(manualEntries),
      m_position(graph.nodeCount()),
      m_listedIn(graph.valueCount(), 0),
      m_outsideNumber(graph.valueCount())
{
}

std::span<const std::uint32_t> SectionListing::list(std::uint32_t section,
                                                    std::span<const NodeId> order)
{
    m_numbers.clear();
    ++m_lists;
    m_outsideCount = 0;
    for (std::uint32_t at = 0; at < order.size(); ++at)
        m_position[order[at].index] = at;
    writeOrigin(section);
    write(static_cast<std::uint32_t>(order.size()));
    for (const NodeId node : order) {
        writeOperator(node);
        write(static_cast<std::uint32_t>(m_graph.inputs(node).size()));
        for (const ValueId value : m_graph.inputs(node))
            writeOperand(section, value);
        writeResults(node);
    }
    return m_numbers;
}

void SectionListing::writeOrigin(std::uint32_t section)
{
    const Section& made = m_partition.sections[section];
    write(made.rule ? 1 + *made.rule : 0);
    if (!made.manual)
        write(0);
    else
        write(1 + (m_manualEntries.empty() ? *made.manual : m_manualEntries[*made.manual]));
}

void SectionListing::writeOperator(NodeId node)
{
    write(m_graph.operatorId(node).index);
    // Bodies are not compared: an operator that has some is like itself only.
    write(m_graph.nested(node).empty() ? 0 : 1 + node.index);
    writeAttributes(node);
}

void SectionListing::writeAttributes(NodeId node)
{
    const std::span<const Attribute> attributes = m_graph.attributes(node);
    write(static_cast<std::uint32_t>(attributes.size()));
    const auto byName = [](const Attribute& a, const Attribute& b) {
        return a.name.index < b.name.index;
    };
    const auto writeOne = [this](const Attribute& attribute) {
        write(attribute.name.index);
        write(attribute.value.index);
    };
    if (std::ranges::is_sorted(attributes, byName)) {
        std::ranges::for_each(attributes, writeOne);
        return;
    }
    std::vector<Attribute> sorted(attributes.begin(), attributes.end());
    std::ranges::stable_sort(sorted, byName);
    std::ranges::for_each(sorted, writeOne);
}

void SectionListing::writeOperand(std::uint32_t section, ValueId value)
{
    if (!value.isValid()) {
        write(LeftOut);
    } else if (m_boundary.isMadeIn(section, value)) {
        const NodeId producer = m_graph.producer(value);
        write(Inside);
        write(m_position[producer.index]);
        write(value.index - (*m_graph.outputs(producer).begin()).index);
    } else {
        write(Outside);
        writeOutside(value);
    }
}

void SectionListing::writeOutside(ValueId value)
{
    if (m_listedIn[value.index] == m_lists) {
        write(m_outsideNumber[value.index]);
        return;
    }
    m_listedIn[value.index] = m_lists;
    m_outsideNumber[value.index] = m_outsideCount++;
    const std::optional<AttributeValueId> literal = tellingContent(m_graph, value);
    write(m_outsideNumber[value.index]);
    write(m_graph.valueKind(value) == ValueKind::Parameter ? 1 : 0);
    write(static_cast<std::uint32_t>(m_graph.valueType(value)));
    write(m_graph.shapeId(value).index);
    write(literal ? 1 + literal->index : 0);
}

void SectionListing::writeResults(NodeId node)
{
    write(static_cast<std::uint32_t>(m_graph.outputCount(node)));
    for (const ValueId result : m_graph.outputs(node)) {
        write(static_cast<std::uint32_t>(m_graph.valueType(result)));
        write(m_graph.shapeId(result).index);
        write(m_boundary.isLeaving(result) ? 1 : 0);
    }
}

} // namespace fusewright
