// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Every operator gets a label: a hash of what it is, then, in rounds, of its operands' labels by
// position (forward), of its users' labels (backward), and of who else reads the values from
// outside that it reads. Operators with one label are alike as far as this goes, mostly because the
// section is symmetric in them. Sorted by depth and label, like operators take the order of the
// operators that they read, so that the first choice among twins decides for all that follows them.

#include "engine/partition/canonical_order.h"

#include "engine/graph/graph.h"
#include "engine/partition/partition.h"
#include "engine/partition/section_boundary.h"
#include "engine/support/hash.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace fusewright {

namespace {

constexpr int rounds = 2;
constexpr std::uint32_t unread = NodeId::nothing;

} // namespace

CanonicalOrder::CanonicalOrder(const Graph& graph, const Partition& partition,
                               const SectionBoundary& boundary)
    : m_graph(graph),
      m_partition(partition),
      m_boundary(boundary),
      m_label(graph.nodeCount()),
      m_depth(graph.nodeCount()),
      m_place(graph.nodeCount()),
      m_outsideLabel(graph.valueCount()),
      m_reader(graph.valueCount(), unread)
{
}

std::span<const NodeId> CanonicalOrder::order(std::uint32_t section)
{
    const std::vector<NodeId>& nodes = m_partition.sections[section].nodes;
    m_section = section;
    m_order.assign(nodes.begin(), nodes.end());
    if (nodes.size() == 1)
        return m_order;
    for (const NodeId node : nodes) {
        m_depth[node.index] = depthOf(node);
        m_label[node.index] = operatorLabel(node);
    }
    for (int round = 0; round < rounds; ++round) {
        labelOutside();
        for (const NodeId node : nodes)
            labelForward(node);
        std::for_each(nodes.rbegin(), nodes.rend(), [this](NodeId node) { labelBackward(node); });
    }
    const auto key = [this](NodeId node) {
        return std::tuple(m_depth[node.index], m_label[node.index]);
    };
    std::ranges::stable_sort(m_order, {}, key);
    m_placed = 0;
    for (auto begin = m_order.begin(); begin != m_order.end();) {
        const auto end = std::find_if(begin, m_order.end(),
                                      [&](NodeId node) { return key(node) != key(*begin); });
        place({begin, end});
        begin = end;
    }
    for (const ValueId value : m_outside)
        m_reader[value.index] = unread;
    return m_order;
}

bool CanonicalOrder::isInside(NodeId node) const
{
    return m_partition.sectionOf[node.index] == m_section;
}

bool CanonicalOrder::isInside(ValueId value) const
{
    return m_boundary.isMadeIn(m_section, value);
}

std::uint32_t CanonicalOrder::resultNumber(ValueId value) const
{
    return value.index - (*m_graph.outputs(m_graph.producer(value)).begin()).index;
}

std::uint32_t CanonicalOrder::depthOf(NodeId node) const
{
    std::uint32_t depth = 0;
    for (const NodeId producer : m_graph.producers(node)) {
        if (isInside(producer))
            depth = std::max(depth, m_depth[producer.index] + 1);
    }
    return depth;
}

CanonicalOrder::Label CanonicalOrder::operatorLabel(NodeId node) const
{
    Label attributes = 0; // Their order does not count.
    for (const Attribute& attribute : m_graph.attributes(node))
        attributes += hashCombine(hashCombine(1, attribute.name.index), attribute.value.index);
    Label label = hashCombine(hashCombine(2, m_graph.operatorId(node).index), attributes);
    for (const ValueId value : m_graph.inputs(node))
        label = hashCombine(label, !value.isValid() ? 3 : isInside(value) ? 5 : valueLabel(value));
    for (const ValueId result : m_graph.outputs(node))
        label = hashCombine(label, valueLabel(result) + (m_boundary.isLeaving(result) ? 1 : 0));
    return label;
}

CanonicalOrder::Label CanonicalOrder::valueLabel(ValueId value) const
{
    const std::optional<AttributeValueId> literal = tellingContent(m_graph, value);
    Label label = hashCombine(7, m_graph.valueKind(value) == ValueKind::Parameter ? 1 : 0);
    label = hashCombine(label, static_cast<Label>(m_graph.valueType(value)));
    label = hashCombine(label, m_graph.shapeId(value).index);
    return hashCombine(label, literal ? literal->index : unread);
}

/// A value from outside is labelled by all that read it.
void CanonicalOrder::labelOutside()
{
    m_outside.clear();
    const auto forEachRead = [this](auto take) {
        for (const NodeId node : m_partition.sections[m_section].nodes) {
            const std::span<const ValueId> inputs = m_graph.inputs(node);
            for (std::size_t at = 0; at < inputs.size(); ++at) {
                if (inputs[at].isValid() && !isInside(inputs[at]))
                    take(node, at, inputs[at]);
            }
        }
    };
    forEachRead([this](NodeId, std::size_t, ValueId value) {
        m_outsideLabel[value.index] = valueLabel(value);
    });
    forEachRead([this](NodeId node, std::size_t at, ValueId value) {
        m_outsideLabel[value.index] += hashCombine(m_label[node.index], at);
        m_outside.push_back(value);
    });
}

void CanonicalOrder::labelForward(NodeId node)
{
    Label label = m_label[node.index];
    for (const ValueId value : m_graph.inputs(node)) {
        if (!value.isValid())
            label = hashCombine(label, 3);
        else if (isInside(value))
            label =
                hashCombine(label, m_label[m_graph.producer(value).index] + resultNumber(value));
        else
            label = hashCombine(label, m_outsideLabel[value.index]);
    }
    m_label[node.index] = label;
}

void CanonicalOrder::labelBackward(NodeId node)
{
    Label users = 0;
    for (const ValueId result : m_graph.outputs(node)) {
        for (const Use& use : m_graph.uses(result)) {
            if (isInside(use.node))
                users += hashCombine(hashCombine(m_label[use.node.index], use.operand),
                                     resultNumber(result));
        }
    }
    m_label[node.index] = hashCombine(m_label[node.index], users);
}

/// Gives places to operators of one label. What they read inside has its place already.
void CanonicalOrder::place(std::span<NodeId> alike)
{
    if (alike.size() > 1) {
        std::vector<std::pair<std::vector<std::uint32_t>, NodeId>> keyed;
        for (const NodeId node : alike)
            keyed.emplace_back(operandPlaces(node), node);
        std::ranges::sort(keyed);
        for (std::size_t at = 0; at < alike.size(); ++at)
            alike[at] = keyed[at].second;
    }
    for (const NodeId node : alike) {
        m_place[node.index] = m_placed++;
        for (const ValueId value : m_graph.inputs(node)) {
            if (value.isValid() && !isInside(value) && m_reader[value.index] == unread)
                m_reader[value.index] = m_place[node.index];
        }
    }
}

std::vector<std::uint32_t> CanonicalOrder::operandPlaces(NodeId node) const
{
    std::vector<std::uint32_t> places;
    for (const ValueId value : m_graph.inputs(node)) {
        if (!value.isValid())
            places.push_back(unread);
        else if (isInside(value))
            places.push_back(m_place[m_graph.producer(value).index]);
        else
            places.push_back(m_reader[value.index]);
    }
    return places;
}

} // namespace fusewright
