// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright::bench {

/// A Llama-like forward graph of any size: 51 operators a layer, wired as the exporters write it.
struct LlamaGraph {
    struct Node {
        std::string_view op;               ///< PyTorch's name.
        std::vector<std::uint32_t> inputs; ///< Nodes made before.
        std::uint32_t layer = 0;
        bool hasWeight = false;
    };

    std::vector<Node> nodes;

    static LlamaGraph withLayers(std::size_t layers);
    static LlamaGraph withNodes(std::size_t nodes);

    std::size_t edgeCount() const;
    /// `/model/layers.3/self_attn/MatMul_170`
    std::string onnxName(std::uint32_t node) const;
    std::string_view onnxOperator(std::uint32_t node) const;
};

/// Writes the graph as an ONNX file with so many bytes of weights inside.
void writeOnnx(const LlamaGraph& graph, const std::string& path, std::size_t weightBytes);
/// Writes the graph in the native format.
void writeJson(const LlamaGraph& graph, const std::string& path);
/// Writes the graph as torch.fx prints it, a line each for every node.
void writeFx(const LlamaGraph& graph, const std::string& path);
/// Writes the graph as MLIR text with locations, and before it a constant of so many bytes.
void writeMlir(const LlamaGraph& graph, const std::string& path, std::size_t constantBytes);

} // namespace fusewright::bench
