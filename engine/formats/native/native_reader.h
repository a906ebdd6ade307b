// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"
#include "engine/formats/model_json.h"
#include "engine/formats/native/native_call.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

/// What all the graphs of one native file share while it is read.
struct NativeReadState {
    ModelJson& json;
    const ReadOptions& options;
    std::size_t depth = 0; ///< Of nested graphs.
};

/// Reads one graph object of a native JSON file into a builder, in one pass over the text.
class NativeReader {
public:
    explicit NativeReader(NativeReadState& state);

    /// Nothing, and an error, when the object is not a graph. Nested graphs capture what they
    /// use but do not make.
    std::optional<Graph> read(JsonValue object);

private:
    /// A node object, whose members may come in any order.
    struct Node {
        std::optional<std::string_view> id;
        std::optional<std::string_view> op;
        std::string_view module;
        std::string_view moduleType;
        std::string_view source;
        std::vector<Symbol> inputs;
        std::vector<Symbol> outputs;
        std::vector<Attribute> attributes;
        std::vector<std::pair<std::string_view, std::shared_ptr<const Graph>>> graphs;
        FusionHint hint;
        bool hasInputs = false;
        bool hasOutputs = false;
        bool hasHint = false;
        std::size_t place = 0;
    };
    /// An entry of "inputs" or "constants".
    struct Outside {
        std::string_view name;
        ValueType type;
        std::optional<AttributeValueId> content;
        std::optional<Encoding> encoding;
    };

    void readMember(std::string_view key, JsonValue value);
    void checkVersion(JsonValue value);
    void readProperties(JsonValue value);
    void readOutsides(std::string_view key, JsonValue list);
    Outside readOutside(JsonValue entry);
    void readOutsideField(Outside& outside, std::string_view key, JsonValue value);
    void readOutputs(JsonValue list);
    void readValues(JsonValue object);
    void readTypeField(ValueType& type, std::string_view key, JsonValue value);
    ShapeId readShape(JsonValue list);

    void readNode(JsonValue object);
    void reportProgress(std::size_t place);
    void readNodeField(std::string_view key, JsonValue value);
    bool readNames(std::string_view key, JsonValue list, std::vector<Symbol>& into);
    void readAttributes(JsonValue object);
    AttributeValueId readAttribute(JsonValue value) { return attributeOf(value.rawText()); }
    AttributeValueId attributeOf(std::string_view json);
    void readKind(JsonValue value);
    void readInputKinds(JsonValue list);
    void readNested(JsonValue object);
    bool checkNode();
    void emitNode();
    void addMissingWeights();

    NativeReadState& m_state;
    ModelJson& m_json;
    GraphBuilder m_builder;
    Node m_node;
    NativeCallReader m_call;
    std::unordered_map<std::string_view, AttributeValueId> m_attributeValues; ///< By JSON text.
    std::vector<Dim> m_dims;
    bool m_cancelled = false;
    bool m_missesWeights = false;
    bool m_hasNodes = false;
    bool m_hasInputs = false;
    bool m_hasOutputs = false;
};

} // namespace fusewright
