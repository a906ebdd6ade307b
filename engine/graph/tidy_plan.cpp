// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/tidy_plan.h"

#include "engine/graph/parameter_inputs.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace fusewright {

namespace {

/// Operators that are shape arithmetic when all they work on is.
constexpr auto scalarWork = std::to_array<std::string_view>({
    "add",        "sub",         "mul",          "div",          "floor",     "ceil",
    "neg",        "mod",         "max",          "min",          "maximum",   "minimum",
    "pow",        "eq",          "ne",           "lt",           "le",        "gt",
    "ge",         "where",       "to",           "cat",          "stack",     "slice",
    "squeeze",    "unsqueeze",   "reshape",      "view",         "expand",    "getitem",
    "prod",       "sum",         "index_select", "floor_divide", "remainder", "logical_and",
    "logical_or", "logical_not", "split",        "abs",          "sqrt",      "flatten",
    "type_",      "transpose",   "permute",
});

bool isScalarWork(std::string_view canonical)
{
    return std::ranges::find(scalarWork, canonical) != scalarWork.end();
}

} // namespace

TidyPlan::TidyPlan(const Graph& graph, TidyInputs inputs)
    : m_graph(graph),
      m_reason(graph.nodeCount()),
      m_outside(graph.valueCount(), Outside::No),
      m_isShapeData(graph.valueCount(), false),
      m_outputs(graph.outputs().begin(), graph.outputs().end())
{
    m_standIn.reserve(graph.valueCount());
    for (const ValueId value : graph.values())
        m_standIn.push_back(value);
    findRoles();
    for (const NodeId node : graph.nodes())
        classify(node);
    keepShapesThatAreOutputs();
    for (ValueId& output : m_outputs)
        output = m_standIn[output.index];
    removeDeadNodes();
    if (inputs == TidyInputs::FindWeights)
        findWeights();
}

void TidyPlan::findWeights()
{
    const std::vector<bool> isWeight = findParameterInputs(m_graph);
    for (std::size_t at = 0; at < isWeight.size(); ++at) {
        if (!isWeight[at])
            continue;
        m_outside[at] = Outside::Parameter;
        ++m_weightInputs;
    }
}

bool TidyPlan::changesAnything() const
{
    return m_weightInputs > 0
        || std::ranges::any_of(m_reason, [](const auto& reason) { return reason.has_value(); });
}

bool TidyPlan::leavesAnything() const
{
    return std::ranges::any_of(m_reason, [](const auto& reason) { return !reason.has_value(); });
}

void TidyPlan::findRoles()
{
    for (const Operator& op : m_graph.operators()) {
        const std::string_view name = m_graph.text(op.canonical);
        const std::string_view category = op.spec ? op.spec->category : std::string_view();
        Role role = Role::Work;
        if (name == "constant")
            role = Role::Constant;
        else if (name == "identity" || name == "tensor")
            role = Role::Identity;
        else if (name == "placeholder")
            role = Role::Placeholder;
        else if (name == "get_attr")
            role = Role::Weight;
        else if (name == "output")
            role = Role::OutputMarker;
        else if (category == "shape")
            role = Role::ShapeSource;
        else if (category == "creation")
            role = Role::Creation;
        else if (isScalarWork(name))
            role = Role::ScalarWork;
        m_roles.push_back(role);
    }
}

void TidyPlan::classify(NodeId node)
{
    const Role role = m_roles[m_graph.operatorId(node).index];
    const bool hasOperands = !m_graph.inputs(node).empty();
    if (role == Role::Work || !m_graph.nested(node).empty() || m_graph.hint(node))
        return;
    if (role == Role::Constant && !hasOperands)
        becomeOutside(node, Outside::Parameter, TidyReason::Constant);
    else if (role == Role::Identity && hasOperands)
        passOn(node);
    else if (role == Role::Identity || (role == Role::Placeholder && !hasOperands))
        becomeOutside(node, Outside::Input, TidyReason::Boundary);
    else if (role == Role::Weight && !hasOperands)
        becomeOutside(node, Outside::Parameter, TidyReason::Boundary);
    else if (role == Role::OutputMarker && hasOperands)
        passOn(node);
    else if (computesOnlyShapes(node, role))
        becomeOutside(node, Outside::Parameter, TidyReason::ShapeArithmetic);
}

bool TidyPlan::computesOnlyShapes(NodeId node, Role role) const
{
    if (role == Role::ShapeSource)
        return true;
    if (role != Role::Creation && role != Role::ScalarWork)
        return false;
    const auto operands = m_graph.inputs(node);
    const bool hasOperand = std::ranges::any_of(operands, &ValueId::isValid);
    if (role == Role::ScalarWork && !hasOperand)
        return false;
    return std::ranges::all_of(operands, [&](ValueId operand) {
        if (!operand.isValid())
            return true;
        const ValueId value = m_standIn[operand.index];
        return m_isShapeData[value.index] || m_graph.literal(value);
    });
}

void TidyPlan::passOn(NodeId node)
{
    // A body finds what it captures by name, so a captured name has to stay.
    const auto results = m_graph.outputs(node);
    if (std::ranges::any_of(results, [&](ValueId result) { return isCaptured(result); }))
        return;
    const ValueId source = m_graph.inputs(node).front();
    if (!source.isValid())
        return;
    for (const ValueId result : results)
        m_standIn[result.index] = m_standIn[source.index];
    const bool isMarker = m_roles[m_graph.operatorId(node).index] == Role::OutputMarker;
    m_reason[node.index] = isMarker ? TidyReason::Boundary : TidyReason::Identity;
    if (isMarker)
        giveOutOperands(node);
}

/// What an output marker names is given out in its place, or last when the marker is not.
void TidyPlan::giveOutOperands(NodeId node)
{
    std::vector<ValueId> named;
    for (const ValueId operand : m_graph.inputs(node)) {
        if (operand.isValid())
            named.push_back(operand);
    }
    auto place = m_outputs.end();
    for (const ValueId result : m_graph.outputs(node)) {
        const auto given = std::ranges::find(m_outputs, result);
        if (given != m_outputs.end())
            place = m_outputs.erase(given);
    }
    m_outputs.insert(place, named.begin(), named.end());
}

bool TidyPlan::isCaptured(ValueId value) const
{
    return std::ranges::any_of(m_graph.nested(), [&](const NestedGraph& nested) {
        return std::ranges::find(nested.captured, value) != nested.captured.end();
    });
}

void TidyPlan::becomeOutside(NodeId node, Outside what, TidyReason reason)
{
    m_reason[node.index] = reason;
    for (const ValueId result : m_graph.outputs(node)) {
        m_outside[result.index] = what;
        m_isShapeData[result.index] =
            reason == TidyReason::ShapeArithmetic || reason == TidyReason::Constant;
    }
}

/// A shape that the model gives out is work of the model, and so is all that leads to it.
void TidyPlan::keepShapesThatAreOutputs()
{
    std::vector<bool> wanted(m_graph.valueCount(), false);
    for (const ValueId output : m_outputs)
        wanted[m_standIn[output.index].index] = true;
    for (std::size_t at = m_graph.nodeCount(); at-- > 0;) {
        const NodeId node(at);
        if (m_reason[at] != TidyReason::ShapeArithmetic)
            continue;
        const bool given = std::ranges::any_of(
            m_graph.outputs(node), [&](ValueId result) { return bool(wanted[result.index]); });
        if (!given)
            continue;
        m_reason[at].reset();
        for (const ValueId result : m_graph.outputs(node))
            m_outside[result.index] = Outside::No;
        for (const ValueId operand : m_graph.inputs(node)) {
            if (operand.isValid())
                wanted[m_standIn[operand.index].index] = true;
        }
    }
}

void TidyPlan::removeDeadNodes()
{
    if (m_outputs.empty())
        return;
    std::vector<bool> needed(m_graph.valueCount(), false);
    for (const ValueId output : m_outputs)
        needed[output.index] = true;
    for (std::size_t at = m_graph.nodeCount(); at-- > 0;) {
        const NodeId node(at);
        if (m_reason[at])
            continue;
        const bool isNeeded = m_graph.outputCount(node) == 0 || m_graph.hint(node)
            || std::ranges::any_of(m_graph.outputs(node),
                                   [&](ValueId result) { return bool(needed[result.index]); });
        if (!isNeeded) {
            m_reason[at] = TidyReason::Dead;
            continue;
        }
        for (const ValueId operand : m_graph.inputs(node)) {
            if (operand.isValid())
                needed[m_standIn[operand.index].index] = true;
        }
    }
    // A constant that nothing needs any more is not worth a parameter.
    for (const ValueId value : m_graph.values()) {
        if (m_outside[value.index] == Outside::Parameter && !needed[value.index])
            m_outside[value.index] = Outside::No;
    }
}

} // namespace fusewright
