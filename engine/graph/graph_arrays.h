// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/call.h"
#include "engine/graph/data_type.h"
#include "engine/graph/encoding.h"
#include "engine/graph/graph_ids.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/graph/shape_table.h"
#include "engine/graph/value_origin.h"
#include "engine/support/string_pool.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

class Graph;

/// One kind of operator in one graph: the name that the file uses and the canonical one.
struct Operator {
    Symbol native;
    Symbol canonical; ///< The native name again where the catalogue does not know the operator.
    const OperatorSpec* spec = nullptr; ///< Owned by the graph's catalogue.
};

/// A module instance: `model.layers.0.self_attn.q_proj`, of type `Linear`.
struct Module {
    Symbol path;
    Symbol type;

    bool operator==(const Module&) const = default;
};

/// A parameter whose elements are known because they are few.
struct Literal {
    ValueId value;
    AttributeValueId content;
};

/// What a file says about one node's part in automatic fusion, instead of the catalogue.
struct FusionHint {
    NodeId node;
    std::optional<FusionKind> kind;
    std::vector<FusionKind> inputKinds; ///< One for each input, or none.
    bool external = false;              ///< Visible outside the graph.

    bool operator==(const FusionHint&) const = default;
};

/// The body of an operator such as If, Loop or Scan.
///
/// What it captures from around it are its last inputs, and operands of its owner.
struct NestedGraph {
    NodeId owner;
    Symbol attribute;
    std::shared_ptr<const Graph> graph;
    std::vector<ValueId> captured; ///< Values of the outer graph, for the last inputs of the inner.
};

/// Everything a graph is made of, as plain arrays: nodes in topological order, values numbered
/// graph inputs first, then parameters, then results node by node.
struct GraphArrays {
    std::string name;
    StringPool texts;
    ShapeTable shapes;
    AttributeTable attributeValues;
    EncodingTable encodings;
    std::shared_ptr<const OperatorCatalogue> catalogue;
    std::vector<Operator> operators;
    std::vector<Module> modules;
    std::vector<std::pair<std::string, std::string>> properties; ///< Facts of the file, for people.

    std::vector<OperatorId> nodeOperator;
    std::vector<Symbol> nodeName;
    std::vector<ModuleId> nodeModule;
    std::vector<Symbol> nodeSource;            ///< May be shorter than there are nodes, or empty.
    std::vector<std::uint32_t> spelled;        ///< The same: of each node, how many of its last
                                               ///< operands say what attributes say.
    std::vector<std::uint32_t> attributeBegin; ///< One more than there are nodes, as all `…Begin`.
    std::vector<Attribute> attributes;
    std::vector<std::uint32_t> inputBegin;
    std::vector<ValueId> inputs; ///< An invalid id where an optional operand is left out.
    std::vector<std::uint32_t> outputBegin; ///< Index of each node's first result value.

    std::vector<Symbol> valueName;
    std::vector<DataType> valueType;
    std::vector<ShapeId> valueShape;
    std::vector<ValueOrigin> valueOrigin; ///< May be shorter than there are values, or empty.
    std::uint32_t inputCount = 0;
    std::uint32_t parameterCount = 0;
    std::uint32_t capturedCount = 0; ///< How many of the last inputs come from an outer graph.
    std::vector<ValueId> outputs;

    std::vector<Literal> literals;             ///< By value.
    std::vector<GivenShape> givenShapes;       ///< By value; of inferred shapes only.
    std::vector<ValueEncoding> valueEncodings; ///< By value; of those that have one.
    std::vector<FusionHint> hints;             ///< By node.
    std::vector<NestedGraph> nested;           ///< By owner.
    std::vector<NodeCall> calls;               ///< By node; none where nobody told.
    std::vector<CallArgument> arguments;       ///< Of the calls.
};

} // namespace fusewright
