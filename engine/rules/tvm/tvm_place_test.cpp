// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_place_test.h"

#include "engine/graph/bound_names.h"
#include "engine/graph/dataflow_blocks.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

/// By what is asked.
constexpr auto placeQuestions = std::to_array<std::string_view>(
    {"in_dataflow_block", "in_function", "in_same_block", "in_same_function", "unused_before",
     "another_one", "in_tuple", "one_variable"});

/// A name is bound as soon as all that it stands for is made.
bool isNamedBefore(const Graph& graph, ValueId value, NodeId last)
{
    const auto isMade = [&](ValueId part) {
        const NodeId maker = graph.producer(part);
        return !maker.isValid() || maker < last;
    };
    const BoundNames names(graph);
    return std::ranges::any_of(names.namesOf(value), [&](const BoundName* name) {
        return std::ranges::all_of(BoundNames::valuesOf(*name), isMade);
    });
}

/// Nodes are in the order of the program, where nothing forbids it.
bool isUnusedBefore(const Graph& graph, const OperandRef& field, NodeId last)
{
    const auto isBefore = [&](NodeId node) { return node < last; };
    return isBefore(field.maker) && std::ranges::none_of(graph.users(field.maker), isBefore)
        && !(field.value.isValid() && isNamedBefore(graph, field.value, last));
}

/// Also what a function gives out besides others is a tuple.
bool isWrittenTuple(const Graph& graph, std::span<const OperandRef> fields)
{
    const auto isOne = [&](std::span<const ValueId> values) {
        return std::ranges::equal(values, fields, {}, {}, &OperandRef::value);
    };
    if (fields.size() > 1 && isOne(graph.outputs()))
        return true;
    const BoundNames names(graph);
    return std::ranges::any_of(names.all(), [&](const BoundName& name) {
        return name.isTuple && isOne(BoundNames::valuesOf(name));
    });
}

/// By which parameters a node writes a value, once for each operand; empty for none.
std::vector<std::string_view> writtenBy(const Graph& graph, ValueId value, NodeId user)
{
    std::vector<std::string_view> names;
    const auto inputs = graph.inputs(user);
    for (std::uint32_t at = 0; at < inputs.size(); ++at) {
        if (inputs[at] == value)
            names.push_back(dataflow::parameterAt(graph, {user, at}));
    }
    return names;
}

} // namespace

bool TvmPlaceTest::isOneVariable(const Graph& graph, std::span<const OperandRef> operands) const
{
    const ValueId value = operands.front().value;
    const auto users = operands.subspan(1);
    const auto isWrittenAt = [&](std::size_t at, std::string_view name) {
        const NodeId user = users[at].maker;
        const auto inputs = graph.inputs(user);
        const TvmWriting writing = at < m_writings.size() ? m_writings[at] : TvmWriting();
        const auto place = writing.operand;
        if (place && *place < inputs.size() && inputs[*place] == value)
            return dataflow::parameterAt(graph, {user, *place}) == name;
        return std::ranges::count(writtenBy(graph, value, user), name) >= writing.count;
    };
    std::vector<std::string_view> names = writtenBy(graph, value, users.front().maker);
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    for (const std::string_view name : names) {
        bool isOne = true;
        for (std::size_t at = 0; at < users.size(); ++at)
            isOne = isOne && isWrittenAt(at, name);
        if (isOne)
            return true;
    }
    return false;
}

bool TvmPlaceTest::holds(const Graph& graph, std::span<const OperandRef> operands) const
{
    const NodeId node = operands.front().maker;
    switch (m_asks) {
    case Asks::Block:
    case Asks::Function:
        return (m_asks == Asks::Function || !dataflow::isOutside(graph, node))
            && (m_functions.empty() || dataflow::isIn(graph, node, m_functions));
    case Asks::SameBlock:
        return dataflow::areTogether(graph, node, operands[1].maker);
    case Asks::SameFunction:
        return dataflow::areInOneFunction(graph, node, operands[1].maker);
    case Asks::Before:
        return isUnusedBefore(graph, operands.front(), operands[1].maker);
    case Asks::Different:
        return node != operands[1].maker;
    case Asks::Tuple:
        return isWrittenTuple(graph, operands);
    case Asks::OneVariable:
        return isOneVariable(graph, operands);
    }
    return false;
}

OperandAnswer TvmPlaceTest::ask(const ExpressionGround& ground,
                                std::span<const OperandRef> operands) const
{
    const auto isMade = [](const OperandRef& operand) { return operand.maker.isValid(); };
    const std::size_t first = m_asks == Asks::OneVariable ? 1 : 0;
    if (operands.size() <= first || !std::ranges::all_of(operands.subspan(first), isMade))
        return {Outcome::Unknown, {}};
    return {holds(*ground.graph, operands) ? Outcome::True : Outcome::False, {}};
}

std::string TvmPlaceTest::text() const
{
    std::string names;
    for (const std::string& function : m_functions)
        names += (names.empty() ? "" : ", ") + function;
    return std::string(placeQuestions[static_cast<std::size_t>(m_asks)]) + '(' + names + ')';
}

std::string TvmPlaceTest::saw(const Graph& graph, std::span<const OperandRef> operands) const
{
    if (m_asks == Asks::OneVariable)
        return "different parameters";
    if (operands.empty() || !operands.front().maker.isValid())
        return {};
    const NodeId node = operands.front().maker;
    if (m_asks == Asks::Tuple)
        return "no such tuple";
    if (m_asks != Asks::Before)
        return dataflow::placeText(graph, node);
    const auto users = graph.users(node);
    return std::string(graph.nodeName(node))
        + (users.empty() ? "" : ", used by " + std::string(graph.nodeName(users.front())));
}

std::uint32_t TvmPlaceTest::reach() const
{
    return m_asks == Asks::Before ? 1 : 0;
}

bool TvmPlaceTest::equals(const OperandTest& other) const
{
    const auto* const same = dynamic_cast<const TvmPlaceTest*>(&other);
    return same && same->m_asks == m_asks && same->m_functions == m_functions
        && same->m_writings == m_writings;
}

} // namespace fusewright
