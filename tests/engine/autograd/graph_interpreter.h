// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "tests/engine/autograd/test_tensor.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright::test {

/// What stands in the model beside the operands of an operator.
class TestArguments {
public:
    TestArguments(const Graph& graph, NodeId node) : m_graph(graph), m_node(node) { }

    bool has(std::string_view name) const { return m_graph.attribute(m_node, name) != nullptr; }
    double number(std::string_view name, double usual) const;
    std::int64_t whole(std::string_view name, std::int64_t usual) const
    {
        return static_cast<std::int64_t>(number(name, static_cast<double>(usual)));
    }
    std::vector<std::int64_t> list(std::string_view name) const;
    std::string word(std::string_view name) const;

private:
    const Graph& m_graph;
    NodeId m_node;
};

using TestTensors = std::vector<TestTensor>;

/// What an operator makes; nothing where the interpreter does not know it.
std::optional<TestTensors> runForward(std::string_view op, const TestArguments& said,
                                      const TestTensors& in, std::size_t results);
/// The same of those that move elements, and of products of matrices.
std::optional<TestTensors> runLayout(std::string_view op, const TestArguments& said,
                                     const TestTensors& in, std::size_t results);
/// The same of operators of ONNX that are other than those of one canonical name.
std::optional<TestTensors> runOnnx(std::string_view native, const TestArguments& said,
                                   const TestTensors& in);
/// The same of operators of backward graphs that autograd has in one piece.
std::optional<TestTensors> runBackward(std::string_view op, const TestArguments& said,
                                       const TestTensors& in, std::size_t results);

/// Values of a graph by name.
using TestValues = std::map<std::string, TestTensor, std::less<>>;

/// Runs a graph on these inputs and parameters. The values are those of its outputs; `unknown` is
/// the first operator that nobody knows, or empty.
struct GraphRunResult {
    TestTensors outputs;
    std::string unknown;
};
GraphRunResult runGraph(const Graph& graph, const TestValues& given);

} // namespace fusewright::test
