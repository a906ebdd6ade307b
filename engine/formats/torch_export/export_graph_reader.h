// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"
#include "engine/formats/torch_export/export_argument.h"
#include "engine/formats/torch_export/export_call.h"
#include "engine/graph/graph_builder.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace fusewright::torch_export {

/// What all the graphs of one program share while it is read.
struct ReadState {
    const ModelJson& json;
    const ReadOptions& options;
    std::size_t depth = 0; ///< Of nested graphs.
};

/// Reads one Graph object of torch.export's schema into a builder.
///
/// The program's signature, which tells weights from inputs, stands behind the graph in the file.
class GraphReader {
public:
    explicit GraphReader(ReadState& state);

    GraphBuilder& builder() { return m_builder; }
    void read(JsonValue object);
    bool hasNodes() const { return m_hasNodes; }
    bool isCancelled() const { return m_cancelled; }
    /// Puts the graph together; `weights` are the inputs that are parameters of it.
    std::optional<Graph> build(const std::unordered_set<std::string_view>& weights);

private:
    /// A node object, whose members may come in any order.
    struct Node {
        std::string_view target;
        std::string_view name;
        std::string_view moduleStack;
        std::string source;
        std::vector<Symbol> inputs;
        std::vector<Symbol> outputs;
        std::vector<std::pair<std::string, AttributeValueId>> attributes;
        std::vector<std::pair<std::size_t, std::size_t>> unnamed; ///< Attribute, position.
        std::vector<std::pair<std::string, std::shared_ptr<const Graph>>> graphs;
        std::size_t arguments = 0;
        std::size_t leftOut = 0; ///< Of `inputs`, those at the end that are left out.
        std::size_t place = 0;
        bool isList = false; ///< What it gives is a list.
    };

    void readMember(std::string_view key, JsonValue value);
    void readInputs(JsonValue list);
    void readOutputs(JsonValue list);
    void readNode(JsonValue object);
    void readNodeField(std::string_view key, JsonValue value);
    void readNodeInput(JsonValue object);
    void takeArgument(std::string_view name, ArgumentPlace place, Argument argument);
    void readNodeOutput(JsonValue object);
    void nameArguments();
    Symbol nameOfNode();
    void emitNode();
    void placeInModule();
    std::shared_ptr<const Graph> readNested(JsonValue object);

    void readTensorValues(JsonValue object);
    ValueType readTensorMeta(JsonValue object);
    ShapeId readSizes(JsonValue list);
    Dim readSize(JsonValue object);
    void describeAll(std::string_view what, JsonValue object, DataType type);

    void reportProgress(std::size_t place);

    ReadState& m_state;
    const ModelJson& m_json;
    GraphBuilder m_builder;
    Node m_node;
    ExportCall m_call{m_builder}; ///< Of the node.
    std::vector<std::string_view> m_inputs;
    std::unordered_map<std::string, std::size_t> m_timesNamed; ///< Nodes, by their operators.
    std::vector<Dim> m_dims;
    bool m_hasNodes = false;
    bool m_cancelled = false;
};

} // namespace fusewright::torch_export
