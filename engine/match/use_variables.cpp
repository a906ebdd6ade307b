// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/use_variables.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

bool isCast(const Graph& graph, NodeId node)
{
    return graph.canonicalName(node) == "match_cast" || graph.nativeName(node) == "R.match_cast";
}

} // namespace

UseVariables::UseVariables(const Graph& graph)
    : m_graph(graph),
      m_values(graph.valueCount()),
      m_size(graph.valueCount() + graph.nodeCount()),
      m_begin(m_size + 1, 0)
{
    std::vector<bool> isUsed(m_size, false);
    const auto note = [&](std::uint32_t variable) {
        if (!isUsed[variable])
            m_used.push_back(variable);
        isUsed[variable] = true;
    };
    everyUse([&](std::uint32_t variable, std::uint32_t) {
        note(variable);
        ++m_begin[variable + 1];
    });
    for (const ValueId value : graph.outputs()) {
        const std::uint32_t variable = value.isValid() ? of(value) : none;
        if (variable != none && graph.outputs().size() > 1)
            note(variable);
    }
    for (std::size_t at = 0; at < m_size; ++at)
        m_begin[at + 1] += m_begin[at];
    m_users.resize(m_begin.back());
    std::vector<std::uint32_t> next(m_begin.begin(), m_begin.end() - 1);
    everyUse([&](std::uint32_t variable, std::uint32_t user) { m_users[next[variable]++] = user; });
}

/// Each pair once, by user.
template <class Visit>
void UseVariables::everyUse(Visit visit) const
{
    std::vector<std::uint32_t> lastUser(m_size, none);
    for (const NodeId node : m_graph.nodes()) {
        if (isCast(m_graph, node))
            continue;
        const std::uint32_t user = of(node);
        for (const ValueId value : m_graph.ownInputs(node)) {
            const std::uint32_t variable = value.isValid() ? of(value) : none;
            if (variable == none || lastUser[variable] == user)
                continue;
            lastUser[variable] = user;
            visit(variable, user);
        }
    }
}

bool UseVariables::isInTuple(std::uint32_t variable) const
{
    const ValueId value = this->value(variable);
    return value.isValid() && m_graph.outputs().size() > 1 && m_graph.isOutput(value);
}

std::size_t UseVariables::firstUser(std::uint32_t variable, Gone* gone) const
{
    if (!gone)
        return 0;
    const auto all = users(variable);
    std::uint32_t& before = gone->before[variable];
    while (before < all.size() && gone->nodes.contains(node(all[before])))
        ++before;
    return before;
}

UseVariables::UseTime UseVariables::firstUse(std::uint32_t variable, Gone* gone) const
{
    const auto time = [](std::size_t user, std::size_t operand) {
        return (UseTime(user) << 32) | static_cast<std::uint32_t>(operand);
    };
    const std::size_t first = firstUser(variable, gone);
    if (first < users(variable).size()) {
        const std::uint32_t user = users(variable)[first];
        std::uint32_t at = 0;
        while (!isOperand(user, at, variable))
            ++at;
        return time(node(user).index, at);
    }
    if (!isInTuple(variable))
        return never;
    const auto outputs = m_graph.outputs();
    return time(
        m_graph.nodeCount(),
        static_cast<std::size_t>(std::ranges::find(outputs, value(variable)) - outputs.begin()));
}

bool UseVariables::uses(std::uint32_t user, std::uint32_t variable) const
{
    const NodeId node = this->node(user);
    return node.isValid() && !isCast(m_graph, node)
        && std::ranges::any_of(m_graph.ownInputs(node), [&](ValueId value) {
               return value.isValid() && of(value) == variable;
           });
}

std::vector<std::uint32_t> UseVariables::operandsOf(NodeId node, Gone* gone) const
{
    std::vector<std::pair<UseTime, std::uint32_t>> timed;
    for (const ValueId value : m_graph.ownInputs(node)) {
        const std::uint32_t variable = value.isValid() ? of(value) : none;
        const UseTime time = variable == none ? never : firstUse(variable, gone);
        if (time != never)
            timed.emplace_back(time, variable);
    }
    std::ranges::sort(timed);
    timed.erase(std::unique(timed.begin(), timed.end()), timed.end());
    std::vector<std::uint32_t> variables;
    variables.reserve(timed.size());
    for (const auto& [time, variable] : timed)
        variables.push_back(variable);
    return variables;
}

NodeId UseVariables::node(std::uint32_t variable) const
{
    return variable < m_values ? m_graph.producer(ValueId(variable)) : NodeId(variable - m_values);
}

ValueId UseVariables::value(std::uint32_t variable) const
{
    return variable < m_values ? ValueId(variable) : ValueId();
}

std::uint32_t UseVariables::of(NodeId node) const
{
    if (m_graph.outputCount(node) == 1)
        return static_cast<std::uint32_t>((*m_graph.outputs(node).begin()).index);
    return static_cast<std::uint32_t>(m_values + node.index);
}

std::uint32_t UseVariables::of(ValueId value) const
{
    const NodeId maker = m_graph.producer(value);
    if (maker.isValid())
        return of(maker);
    return m_graph.literal(value) ? none : static_cast<std::uint32_t>(value.index);
}

bool UseVariables::isOperand(std::uint32_t user, std::uint32_t operand,
                             std::uint32_t variable) const
{
    const auto operands = m_graph.ownInputs(node(user));
    return operand < operands.size() && operands[operand].isValid()
        && of(operands[operand]) == variable;
}

} // namespace fusewright
