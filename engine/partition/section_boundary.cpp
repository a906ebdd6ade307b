// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/section_boundary.h"

#include "engine/graph/graph.h"
#include "engine/partition/partition.h"

#include <algorithm>

namespace fusewright {

std::optional<AttributeValueId> tellingContent(const Graph& graph, ValueId value)
{
    const std::optional<AttributeValueId> content = graph.literalId(value);
    const auto* const tensor =
        content ? std::get_if<TensorLiteral>(&graph.attributeValue(*content)) : nullptr;
    if (tensor && tensor->numbers.size() > 1)
        return std::nullopt;
    return content;
}

SectionBoundary::SectionBoundary(const Graph& graph, const Partition& partition)
    : m_graph(graph), m_partition(partition), m_isGivenOut(graph.valueCount(), false)
{
    for (const ValueId output : graph.outputs()) {
        if (output.isValid())
            m_isGivenOut[output.index] = true;
    }
}

bool SectionBoundary::isMadeIn(std::uint32_t section, ValueId value) const
{
    const NodeId producer = m_graph.producer(value);
    return producer.isValid() && m_partition.sectionOf[producer.index] == section;
}

bool SectionBoundary::isLeaving(ValueId result) const
{
    const NodeId producer = m_graph.producer(result);
    const FusionHint* const hint = m_graph.hint(producer);
    if (m_isGivenOut[result.index] || (hint && hint->external))
        return true;
    const std::uint32_t section = m_partition.sectionOf[producer.index];
    return std::ranges::any_of(m_graph.uses(result), [&](const Use& use) {
        return m_partition.sectionOf[use.node.index] != section;
    });
}

} // namespace fusewright
