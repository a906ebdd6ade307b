// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"
#include "engine/formats/model_json.h"
#include "engine/formats/qnn_net/qnn_operator.h"
#include "engine/formats/qnn_net/qnn_tensor.h"
#include "engine/graph/graph_builder.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace fusewright::qnn_net {

/// Reads the graph that a QNN converter has written beside the weights: one pass over the text,
/// then the nodes, because what stands for nothing is only known when all tensors are.
class QnnNetReader {
public:
    QnnNetReader(const ModelJson& json, const ReadOptions& options);

    /// Nothing, and an error, when the object has no graph.
    std::optional<Graph> read(JsonValue root);

private:
    /// A tensor that the graph is given or gives out.
    struct Boundary {
        std::int64_t id = 0;
        Symbol name;
        ValueType type;
    };

    void readMember(std::string_view key, JsonValue value);
    void readGraph(JsonValue object);
    void readTensor(std::string_view name, JsonValue object);
    void readNode(std::string_view name, JsonValue object);
    void readNodeMember(QnnNetNode& node, std::string_view key, JsonValue value);
    void readScalarParam(QnnNetNode& node, std::string_view name, JsonValue value);
    void readTensorParam(QnnNetNode& node, std::string_view name, JsonValue value);
    void readNames(std::vector<std::string_view>& names, std::string_view key, JsonValue list);
    ValueType typeOf(const QnnTensor& tensor);
    bool isCancelled(std::size_t place);
    void emitBoundaries();
    void emitNode(const QnnNetNode& node);

    const ModelJson& m_json;
    const ReadOptions& m_options;
    GraphBuilder m_builder;
    std::vector<Boundary> m_inputs;
    std::vector<Boundary> m_outputs;
    std::vector<QnnNetNode> m_nodes;
    std::unordered_set<std::string_view> m_nothing; ///< Tensors that stand for a left-out operand.
    std::size_t m_seen = 0;
    bool m_hasNodes = false;
    bool m_isCancelled = false;
};

} // namespace fusewright::qnn_net
