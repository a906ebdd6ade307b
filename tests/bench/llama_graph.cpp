// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/llama_graph.h"

#include "tests/engine/kit/wire_text.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <utility>

namespace fusewright::bench {

namespace {

class Layers {
public:
    explicit Layers(LlamaGraph& graph) : m_graph(graph) { }

    std::uint32_t add(std::string_view op, std::vector<std::uint32_t> inputs,
                      bool hasWeight = false)
    {
        m_graph.nodes.push_back({op, std::move(inputs), m_layer, hasWeight});
        return static_cast<std::uint32_t>(m_graph.nodes.size() - 1);
    }

    std::uint32_t norm(std::uint32_t x)
    {
        const std::uint32_t mean = add("mean", {add("pow", {x})});
        const std::uint32_t root = add("rsqrt", {add("add", {mean})});
        return add("mul", {add("mul", {x, root})}, true);
    }

    std::uint32_t rotate(std::uint32_t x)
    {
        const std::uint32_t high = add("neg", {add("slice", {x})});
        const std::uint32_t both = add("cat", {high, add("slice", {x})});
        return add("add", {add("mul", {x}), add("mul", {both})});
    }

    std::uint32_t heads(std::uint32_t x)
    {
        return add("transpose", {add("view", {add("linear", {x}, true)})});
    }

    std::uint32_t layer(std::uint32_t x, std::uint32_t number)
    {
        m_layer = number;
        const std::uint32_t h = norm(x);
        const std::uint32_t q = rotate(heads(h));
        const std::uint32_t k = rotate(heads(h));
        const std::uint32_t v = heads(h);
        std::uint32_t scores = add("matmul", {q, add("transpose", {k})});
        scores = add("softmax", {add("add", {add("mul", {scores})})});
        std::uint32_t mixed = add("transpose", {add("matmul", {scores, v})});
        mixed = add("linear", {add("view", {mixed})}, true);
        x = add("add", {x, mixed});
        const std::uint32_t f = norm(x);
        const std::uint32_t gate = add("silu", {add("linear", {f}, true)});
        const std::uint32_t up = add("linear", {f}, true);
        return add("add", {x, add("linear", {add("mul", {gate, up})}, true)});
    }

private:
    LlamaGraph& m_graph;
    std::uint32_t m_layer = 0;
};

constexpr auto onnxNames = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"linear", "MatMul"},
    {"matmul", "MatMul"},
    {"view", "Reshape"},
    {"to", "Cast"},
    {"cat", "Concat"},
    {"embedding", "Gather"},
    {"mean", "ReduceMean"},
    {"rsqrt", "Reciprocal"},
    {"silu", "Sigmoid"},
    {"pow", "Pow"},
    {"add", "Add"},
    {"mul", "Mul"},
    {"neg", "Neg"},
    {"slice", "Slice"},
    {"softmax", "Softmax"},
    {"transpose", "Transpose"},
});

std::string weightName(std::uint32_t node)
{
    return "onnx::MatMul_" + std::to_string(100'000 + node);
}

test::Wire onnxNodeOf(const LlamaGraph& graph, std::uint32_t at)
{
    const LlamaGraph::Node& node = graph.nodes[at];
    std::vector<std::string> inputs;
    for (const std::uint32_t input : node.inputs)
        inputs.push_back(graph.onnxName(input) + "_output_0");
    if (node.hasWeight)
        inputs.push_back(weightName(at));
    const std::string name = graph.onnxName(at);
    test::Wire wire = test::onnxNode(graph.onnxOperator(at), inputs, {name + "_output_0"}, name);
    if (node.op == "softmax" || node.op == "cat")
        wire.message(5, test::Wire().text(1, "axis").number(3, 1).number(20, 2));
    if (node.op == "transpose")
        wire.message(5, test::Wire().text(1, "perm").text(8, "\0\2\1\3").number(20, 7));
    return wire;
}

} // namespace

LlamaGraph LlamaGraph::withLayers(std::size_t layers)
{
    LlamaGraph graph;
    Layers make(graph);
    std::uint32_t x = make.add("embedding", {}, true);
    for (std::size_t number = 0; number < layers; ++number)
        x = make.layer(x, static_cast<std::uint32_t>(number));
    make.add("to", {make.add("linear", {make.norm(x)}, true)});
    return graph;
}

LlamaGraph LlamaGraph::withNodes(std::size_t nodes)
{
    return withLayers((nodes + 50 - 9) / 51);
}

std::size_t LlamaGraph::edgeCount() const
{
    std::size_t count = 0;
    for (const Node& node : nodes)
        count += node.inputs.size();
    return count;
}

std::string_view LlamaGraph::onnxOperator(std::uint32_t node) const
{
    return std::ranges::find(onnxNames, nodes[node].op,
                             &std::pair<std::string_view, std::string_view>::first)
        ->second;
}

std::string LlamaGraph::onnxName(std::uint32_t node) const
{
    return "/model/layers." + std::to_string(nodes[node].layer) + "/self_attn/"
        + std::string(onnxOperator(node)) + '_' + std::to_string(node);
}

void writeOnnx(const LlamaGraph& graph, const std::string& path, std::size_t weightBytes)
{
    test::Wire wire;
    for (std::uint32_t at = 0; at < graph.nodes.size(); ++at)
        wire.message(1, onnxNodeOf(graph, at));
    const auto weights = static_cast<std::size_t>(
        std::ranges::count(graph.nodes, true, &LlamaGraph::Node::hasWeight));
    const std::string elements(weightBytes / weights / 4 * 4, '\x3c');
    for (std::uint32_t at = 0; at < graph.nodes.size(); ++at) {
        if (graph.nodes[at].hasWeight) {
            test::Wire tensor;
            tensor.number(1, elements.size() / 4).number(2, 1);
            wire.message(5, tensor.text(8, weightName(at)).text(9, elements));
        }
    }
    const auto last = static_cast<std::uint32_t>(graph.nodes.size() - 1);
    wire.message(12, test::onnxValue(graph.onnxName(last) + "_output_0"));
    std::ofstream(path, std::ios::binary) << test::onnxModel(wire);
}

void writeJson(const LlamaGraph& graph, const std::string& path)
{
    std::ofstream file(path, std::ios::binary);
    file << R"({"format": "fusewright-graph", "version": 1, "name": "llama", "nodes": [)";
    for (std::uint32_t at = 0; at < graph.nodes.size(); ++at) {
        const LlamaGraph::Node& node = graph.nodes[at];
        file << (at == 0 ? "\n" : ",\n") << R"({"id": "n)" << at << R"(", "op": ")" << node.op
             << R"(", "inputs": [)";
        for (std::size_t input = 0; input < node.inputs.size(); ++input)
            file << (input == 0 ? "" : ", ") << "\"n" << node.inputs[input] << '"';
        file << R"(], "module": "model.layers.)" << node.layer << R"("})";
    }
    file << "]}\n";
}

void writeFx(const LlamaGraph& graph, const std::string& path)
{
    std::ofstream file(path, std::ios::binary);
    file
        << "class GraphModule(torch.nn.Module):\n    def forward(self, x: \"f32[1, s0, 4096]\"):\n";
    for (std::uint32_t at = 0; at < graph.nodes.size(); ++at) {
        const LlamaGraph::Node& node = graph.nodes[at];
        file << "        n" << at << ": \"f32[1, s0, 4096]\" = torch.ops.aten." << node.op
             << ".default(";
        for (const std::uint32_t input : node.inputs)
            file << 'n' << input << ", ";
        if (node.inputs.empty())
            file << "x, ";
        file << "dim = -1)";
        for (std::size_t input = 0; input < node.inputs.size(); ++input)
            file << (input == 0 ? ";  n" : " = n") << node.inputs[input];
        file << (node.inputs.empty() ? "\n" : " = None\n");
    }
    file << "        return (n" << graph.nodes.size() - 1 << ",)\n";
}

void writeMlir(const LlamaGraph& graph, const std::string& path, std::size_t constantBytes)
{
    constexpr std::string_view type = "tensor<1x?x4096xf32>";
    std::ofstream file(path, std::ios::binary);
    file << "module @llama {\n  func.func @main(%x: " << type << ") -> " << type << " {\n";
    if (constantBytes > 0)
        file << "    %w = stablehlo.constant dense<\"0x" << std::string(constantBytes, 'A')
             << "\"> : tensor<" << constantBytes / 8 << "xf32>\n";
    for (std::uint32_t at = 0; at < graph.nodes.size(); ++at) {
        const LlamaGraph::Node& node = graph.nodes[at];
        const std::size_t count = std::max<std::size_t>(node.inputs.size(), 1);
        file << "    %" << at << " = \"ttir." << node.op << "\"(";
        for (std::size_t input = 0; input < count; ++input) {
            file << (input == 0 ? "%" : ", %");
            if (node.inputs.empty())
                file << 'x';
            else
                file << node.inputs[input];
        }
        file << ") <{dim = -1 : i32}> : (";
        for (std::size_t input = 0; input < count; ++input)
            file << (input == 0 ? "" : ", ") << type;
        file << ") -> " << type << " loc(\"layers." << at / 51 << "\"(\"llama.py\":" << at
             << ":1))\n";
    }
    file << "    return %" << graph.nodes.size() - 1 << " : " << type << "\n  }\n}\n";
}

} // namespace fusewright::bench
