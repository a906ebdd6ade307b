// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/torch_export/export_graph_reader.h"

#include <string_view>
#include <unordered_set>

namespace fusewright::torch_export {

/// Reads an ExportedProgram: its graph, which of its inputs are weights, and its versions.
class ProgramReader {
public:
    explicit ProgramReader(ReadState& state);

    GraphBuilder& builder() { return m_graph.builder(); }
    /// Nothing, and an error, when the object is not a program.
    std::optional<Graph> read(JsonValue object);

private:
    void readMember(std::string_view key, JsonValue value);
    void readModule(JsonValue object);
    void readSignature(JsonValue object);
    void readInputSpec(JsonValue object);
    void readWeight(JsonValue object);
    void readVersion(JsonValue value);
    void readOperatorSets(JsonValue object);
    void readRanges(JsonValue object);

    const ModelJson& m_json;
    GraphReader m_graph;
    std::unordered_set<std::string_view> m_weights;
    bool m_hasGraph = false;
};

} // namespace fusewright::torch_export
