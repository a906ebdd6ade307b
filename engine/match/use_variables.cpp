// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/use_variables.h"

#include "engine/graph/dataflow_blocks.h"
#include "engine/graph/graph.h"

#include <algorithm>
#include <unordered_map>
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
      m_names(graph),
      m_values(graph.valueCount()),
      m_nodes(graph.nodeCount()),
      m_size(m_values + m_nodes + m_names.all().size()),
      m_isInTuple(m_size, false),
      m_begin(m_size + 1, 0)
{
    orderNames();
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
    if (graph.outputs().size() > 1)
        noteOutputs();
    for (const std::uint32_t variable : inTuple())
        note(variable);
    for (std::size_t at = 0; at < m_size; ++at)
        m_begin[at + 1] += m_begin[at];
    m_users.resize(m_begin.back());
    std::vector<std::uint32_t> next(m_begin.begin(), m_begin.end() - 1);
    everyUse([&](std::uint32_t variable, std::uint32_t user) { m_users[next[variable]++] = user; });
}

/// A name stands behind the operator that makes the last of its parts.
void UseVariables::orderNames()
{
    std::vector<std::pair<std::size_t, std::uint32_t>> placed;
    for (const BoundName& name : m_names.all()) {
        std::size_t place = 0;
        for (const ValueId value : BoundNames::valuesOf(name)) {
            const NodeId maker = m_graph.producer(value);
            place = std::max(place, maker.isValid() ? std::size_t(maker.index) + 1 : 0);
        }
        placed.emplace_back(place, of(name));
    }
    std::ranges::stable_sort(placed, {}, &std::pair<std::size_t, std::uint32_t>::first);
    std::size_t next = 0;
    m_rank.resize(m_nodes + placed.size());
    for (std::size_t place = 0; place <= m_nodes; ++place) {
        if (place > 0)
            m_program.push_back(of(NodeId(place - 1)));
        for (; next < placed.size() && placed[next].first == place; ++next)
            m_program.push_back(placed[next].second);
    }
    for (std::uint32_t rank = 0; rank < m_program.size(); ++rank) {
        const std::uint32_t at = m_program[rank];
        m_rank[isName(at) ? at - m_values : node(at).index] = rank;
    }
}

void UseVariables::noteOutputs()
{
    for (const ValueId value : m_graph.outputs()) {
        const std::uint32_t variable = value.isValid() ? of(value) : none;
        if (variable != none && variable < m_values)
            m_isInTuple[variable] = m_names.isEmpty() || m_names.isGivenOut(value);
    }
    for (const BoundName& name : m_names.all())
        m_isInTuple[of(name)] = name.givenOut > 0;
}

/// In the order in which the graph gives them out.
std::vector<std::uint32_t> UseVariables::inTuple() const
{
    std::unordered_map<std::size_t, std::vector<std::uint32_t>> names; // By value.
    for (const BoundName& name : m_names.all()) {
        if (m_isInTuple[of(name)] && name.value.isValid())
            names[name.value.index].push_back(of(name));
    }
    std::vector<std::uint32_t> all;
    for (const ValueId value : m_graph.outputs()) {
        const std::uint32_t variable = value.isValid() ? of(value) : none;
        if (variable != none && m_isInTuple[variable])
            all.push_back(variable);
        const auto named = value.isValid() ? names.find(value.index) : names.end();
        if (named == names.end())
            continue;
        all.insert(all.end(), named->second.begin(), named->second.end());
        names.erase(named);
    }
    return all;
}

std::uint32_t UseVariables::operandAt(NodeId node, std::uint32_t operand) const
{
    if (const BoundName* const name = m_names.at({node, operand}))
        return of(*name);
    const ValueId value = m_graph.ownInputs(node)[operand];
    return value.isValid() ? of(value) : none;
}

/// As they are written, repeated as often as they are, `none` for what is no variable.
std::vector<std::uint32_t> UseVariables::usedBy(std::uint32_t user) const
{
    std::vector<std::uint32_t> used;
    if (isName(user)) {
        for (const BoundName::Part& part : m_names.all()[user - m_values - m_nodes].parts)
            used.push_back(part.name ? of(*part.name) : of(part.value));
        return used;
    }
    const NodeId maker = node(user);
    if (!maker.isValid() || isCast(m_graph, maker))
        return used;
    for (std::uint32_t at = 0; at < m_graph.ownInputs(maker).size(); ++at) {
        const std::uint32_t operand = operandAt(maker, at);
        const NodeId before = operand == none ? NodeId() : node(operand);
        const bool isFar = before.isValid() && !dataflow::areTogether(m_graph, before, maker);
        used.push_back(isFar ? none : operand);
    }
    return used;
}

/// Each pair once, by user.
template <class Visit>
void UseVariables::everyUse(Visit visit) const
{
    std::vector<std::uint32_t> lastUser(m_size, none);
    for (const std::uint32_t user : m_program) {
        for (const std::uint32_t variable : usedBy(user)) {
            if (variable == none || lastUser[variable] == user)
                continue;
            lastUser[variable] = user;
            visit(variable, user);
        }
    }
}

std::size_t UseVariables::firstUser(std::uint32_t variable, Gone* gone) const
{
    if (!gone)
        return 0;
    const auto all = users(variable);
    std::uint32_t& before = gone->before[variable];
    while (before < all.size() && isGone(all[before], *gone))
        ++before;
    return before;
}

std::uint32_t UseVariables::rankOf(std::uint32_t user) const
{
    return m_rank[isName(user) ? user - m_values : node(user).index];
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
        const std::size_t count =
            isName(user) ? usedBy(user).size() : m_graph.ownInputs(node(user)).size();
        while (at + 1 < count && !isOperand(user, at, variable))
            ++at;
        return time(rankOf(user), at);
    }
    if (!isInTuple(variable))
        return never;
    const auto outputs = m_graph.outputs();
    return time(
        m_program.size(),
        static_cast<std::size_t>(std::ranges::find(outputs, value(variable)) - outputs.begin()));
}

bool UseVariables::uses(std::uint32_t user, std::uint32_t variable) const
{
    const std::vector<std::uint32_t> used = usedBy(user);
    return std::ranges::find(used, variable) != used.end();
}

std::vector<std::uint32_t> UseVariables::operandsOf(NodeId node, Gone* gone) const
{
    std::vector<std::pair<UseTime, std::uint32_t>> timed;
    for (std::uint32_t at = 0; at < m_graph.ownInputs(node).size(); ++at) {
        const std::uint32_t variable = operandAt(node, at);
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

std::vector<std::uint32_t> UseVariables::usedOf(std::uint32_t user, Gone* gone) const
{
    if (!isName(user))
        return operandsOf(node(user), gone);
    std::vector<std::pair<UseTime, std::uint32_t>> timed;
    for (const std::uint32_t part : partsOf(user)) {
        const UseTime time = part == none ? never : firstUse(part, gone);
        if (time != never)
            timed.emplace_back(time, part);
    }
    std::ranges::sort(timed);
    timed.erase(std::unique(timed.begin(), timed.end()), timed.end());
    std::vector<std::uint32_t> variables;
    for (const auto& [time, variable] : timed)
        variables.push_back(variable);
    return variables;
}

std::uint32_t UseVariables::tupleOf(std::uint32_t variable) const
{
    const BoundName* const tuple = variable != none && isName(variable)
        ? m_names.all()[variable - m_values - m_nodes].tuple
        : nullptr;
    return tuple ? of(*tuple) : none;
}

std::uint32_t UseVariables::lookedThrough(std::uint32_t variable) const
{
    if (variable == none || !isName(variable))
        return variable;
    const ValueId named = value(variable);
    return named.isValid() ? of(named) : tupleOf(variable);
}

NodeId UseVariables::node(std::uint32_t variable) const
{
    if (variable >= m_values && !isName(variable))
        return NodeId(variable - m_values);
    const ValueId made = value(variable);
    return made.isValid() ? m_graph.producer(made) : NodeId();
}

ValueId UseVariables::value(std::uint32_t variable) const
{
    if (isName(variable))
        return m_names.all()[variable - m_values - m_nodes].value;
    return variable < m_values ? ValueId(variable) : ValueId();
}

std::vector<std::uint32_t> UseVariables::namesOf(NodeId node) const
{
    std::vector<std::uint32_t> found;
    for (const BoundName& name : m_names.all()) {
        if (name.value.isValid() && m_graph.producer(name.value) == node)
            found.push_back(of(name));
    }
    return found;
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

/// Where the operand behind one is that is written alone, or by a name with all that is in it.
std::uint32_t UseVariables::behind(NodeId node, std::uint32_t operand) const
{
    const BoundName* const name = m_names.isEmpty() ? nullptr : m_names.at({node, operand});
    if (!name || !name->tuple)
        return operand + 1;
    const std::size_t size = BoundNames::valuesOf(*name).size();
    std::uint32_t end = operand + 1;
    while (end < operand + size && m_names.at({node, end}) == name)
        ++end;
    return end;
}

bool UseVariables::isOperand(std::uint32_t user, std::uint32_t operand,
                             std::uint32_t variable) const
{
    if (isName(user)) {
        const std::vector<std::uint32_t> used = usedBy(user);
        return operand < used.size() && used[operand] == variable;
    }
    const NodeId maker = node(user);
    const std::size_t count = m_graph.ownInputs(maker).size();
    std::uint32_t at = m_names.isEmpty() ? operand : 0;
    for (std::uint32_t left = m_names.isEmpty() ? 0 : operand; left > 0 && at < count; --left)
        at = behind(maker, at);
    return at < count && operandAt(maker, at) == variable;
}

} // namespace fusewright
