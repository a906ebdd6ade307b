// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/lineage.h"

#include "engine/support/hash.h"

#include <algorithm>

namespace fusewright {

namespace {

/// The shortest end of the list that has come at least three times in a row, else its last item.
std::vector<std::uint32_t> repeatedEnd(const std::vector<std::uint32_t>& rules)
{
    constexpr std::size_t times = 3;
    for (std::size_t length = 1; times * length <= rules.size(); ++length) {
        const auto end = rules.end();
        const auto begin = end - static_cast<std::ptrdiff_t>(times * length);
        if (std::equal(begin, end - static_cast<std::ptrdiff_t>(length),
                       begin + static_cast<std::ptrdiff_t>(length)))
            return {end - static_cast<std::ptrdiff_t>(length), end};
    }
    return {rules.back()};
}

} // namespace

std::uint32_t Lineage::makerOf(NodeId node) const
{
    if (node.index < m_nodesBefore || node.index - m_nodesBefore >= m_makers.size())
        return none;
    return m_makers[node.index - m_nodesBefore];
}

/// Operator, attributes, and what is known of operands and results.
std::uint64_t Lineage::stateOf(const Graph& graph, NodeId place)
{
    std::uint64_t state = graph.operatorId(place).index;
    const auto mix = [&state](std::uint64_t more) { state = hashCombine(state, more); };
    for (const Attribute& attribute : graph.attributes(place)) {
        mix(attribute.name.index);
        mix(attribute.value.index);
    }
    const auto mixValue = [&](ValueId value) {
        mix(static_cast<std::uint64_t>(graph.valueType(value)));
        mix(graph.shapeId(value).index);
        mix(graph.encodingId(value).index);
    };
    for (const ValueId operand : graph.inputs(place)) {
        if (operand.isValid())
            mixValue(operand);
        else
            mix(0);
    }
    for (const ValueId result : graph.outputs(place))
        mixValue(result);
    return state;
}

void Lineage::note(const Graph& graph, NodeId place, NodeId stem, std::uint32_t rule,
                   std::size_t step)
{
    m_steps.resize(step);
    const std::uint32_t parent = makerOf(stem);
    m_steps.push_back({.rule = rule,
                       .parent = parent,
                       .depth = parent == none ? 1 : m_steps[parent].depth + 1,
                       .state = stateOf(graph, stem),
                       .base = baseOf(graph, place)});
}

void Lineage::add(const RewriteStep& step)
{
    for (const NodeId added : step.added) {
        m_makers.resize(added.index - m_nodesBefore + std::size_t{1}, none);
        m_makers[added.index - m_nodesBefore] = static_cast<std::uint32_t>(m_steps.size() - 1);
    }
}

Symbol Lineage::baseOf(const Graph& graph, NodeId place) const
{
    const std::uint32_t maker = makerOf(place);
    return maker == none ? graph.nodeSymbol(place) : m_steps[maker].base;
}

std::uint32_t Lineage::depthOf(NodeId node) const
{
    const std::uint32_t maker = makerOf(node);
    return maker == none ? 0 : m_steps[maker].depth;
}

void Lineage::noteFrozen(const Graph& graph, NodeId node)
{
    if (m_frozen)
        return;
    m_frozen = makerOf(node);
    m_frozenState = stateOf(graph, node);
}

std::vector<std::uint32_t> Lineage::circle() const
{
    if (!m_frozen)
        return {};
    constexpr std::size_t mostRules = 256;
    std::vector<std::uint32_t> rules; // The last first.
    std::vector<std::uint32_t> round;
    for (std::uint32_t at = *m_frozen; at != none; at = m_steps[at].parent) {
        round.push_back(m_steps[at].rule);
        if (rules.size() < mostRules)
            rules.push_back(m_steps[at].rule);
        if (m_steps[at].state == m_frozenState) {
            std::ranges::reverse(round);
            return round;
        }
    }
    std::ranges::reverse(rules);
    return repeatedEnd(rules);
}

} // namespace fusewright
