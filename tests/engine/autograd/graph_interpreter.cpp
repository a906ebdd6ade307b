// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/autograd/graph_interpreter.h"

#include <optional>
#include <span>
#include <utility>

namespace fusewright::test {

double TestArguments::number(std::string_view name, double usual) const
{
    const AttributeValue* const value = m_graph.attribute(m_node, name);
    if (!value)
        return usual;
    if (const auto* const whole = std::get_if<std::int64_t>(value))
        return static_cast<double>(*whole);
    if (const auto* const truth = std::get_if<bool>(value))
        return *truth ? 1 : 0;
    const auto* const number = std::get_if<double>(value);
    return number ? *number : usual;
}

std::vector<std::int64_t> TestArguments::list(std::string_view name) const
{
    const AttributeValue* const value = m_graph.attribute(m_node, name);
    const auto* const all = value ? std::get_if<std::vector<std::int64_t>>(value) : nullptr;
    if (all)
        return *all;
    const auto* const one = value ? std::get_if<std::int64_t>(value) : nullptr;
    return one ? std::vector{*one} : std::vector<std::int64_t>();
}

std::string TestArguments::word(std::string_view name) const
{
    const AttributeValue* const value = m_graph.attribute(m_node, name);
    const auto* const text = value ? std::get_if<std::string>(value) : nullptr;
    return text ? *text : std::string();
}

namespace {

std::optional<TestTensors> runBodies(const Graph& graph, NodeId node, const TestValues& given,
                                     std::span<const TestTensor> values);

// NOLINTBEGIN(misc-no-recursion): as deep as the bodies of a test.

GraphRunResult run(const Graph& graph, const TestValues& given, const TestTensors& inputs)
{
    std::vector<TestTensor> values(graph.valueCount());
    for (const ValueId value : graph.values()) {
        const auto found = given.find(graph.valueName(value));
        if (found != given.end() && !graph.producer(value).isValid())
            values[value.index] = found->second;
    }
    for (std::size_t at = 0; at < inputs.size(); ++at)
        values[at] = inputs[at];
    for (const NodeId node : graph.nodes()) {
        TestTensors in;
        for (const ValueId operand : graph.inputs(node))
            in.push_back(operand.isValid() ? values[operand.index] : TestTensor());
        const TestArguments said(graph, node);
        const std::string_view native = graph.nativeName(node);
        const bool isBackward = native.find("backward") != std::string_view::npos;
        auto made = !graph.nested(node).empty() ? runBodies(graph, node, given, values)
            : isBackward ? runBackward(native, said, in, graph.outputCount(node))
                         : runOnnx(native, said, in);
        if (!made && !isBackward)
            made = runForward(graph.canonicalName(node), said, in, graph.outputCount(node));
        if (!made)
            return {.outputs = {}, .unknown = std::string(native)};
        for (std::size_t at = 0; at < made->size() && at < graph.outputCount(node); ++at)
            values[(*graph.outputs(node).begin()).index + at] = (*made)[at];
    }
    GraphRunResult result;
    for (const ValueId output : graph.outputs())
        result.outputs.push_back(values[output.index]);
    return result;
}

/// The body, or that of two which the first operand chooses. Parameters in it have the values that
/// are given for their names.
std::optional<TestTensors> runBodies(const Graph& graph, NodeId node, const TestValues& given,
                                     std::span<const TestTensor> values)
{
    const auto bodies = graph.nested(node);
    const auto operands = graph.inputs(node);
    const bool isChoice = bodies.size() > 1;
    const bool isSecond = isChoice && values[operands.front().index].data.front() == 0;
    const NestedGraph& nested = bodies[isSecond ? 1 : 0];
    const std::size_t own = nested.graph->inputCount() - nested.graph->capturedCount();
    TestTensors inputs;
    for (std::size_t at = 0; at < own; ++at)
        inputs.push_back(values[operands[at + (isChoice ? 1 : 0)].index]);
    for (const ValueId captured : nested.captured)
        inputs.push_back(values[captured.index]);
    GraphRunResult result = run(*nested.graph, given, inputs);
    return result.unknown.empty() ? std::optional(std::move(result.outputs)) : std::nullopt;
}

// NOLINTEND(misc-no-recursion)

} // namespace

GraphRunResult runGraph(const Graph& graph, const TestValues& given)
{
    return run(graph, given, {});
}

} // namespace fusewright::test
