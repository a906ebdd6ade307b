// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_arrays.h"
#include "engine/graph/graph_facts.h"
#include "engine/graph/graph_property.h"
#include "engine/graph/list_slice.h"
#include "engine/support/id_range.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace fusewright {

enum class ValueKind { Input, Parameter, Result };

/// One place where a value is used.
struct Use {
    NodeId node;
    std::uint32_t operand = 0;

    bool operator==(const Use&) const = default;
};

/// A name of a kind of operator.
struct OperatorName {
    Symbol name;
    OperatorId kind;
};

/// A model graph. Immutable: every question costs constant time and answers with a view.
///
/// Nodes are in one fixed topological order: the smallest in the file's order that has every
/// producer before its users. Only while a `GraphEditor` changes its copy this is not so.
class Graph {
public:
    explicit Graph(GraphArrays arrays);
    Graph(Graph&&) = default;
    Graph& operator=(Graph&&) = default;
    /// To be made over, with room for more. The letters of its texts are shared.
    static Graph copyOf(const Graph& graph);
    /// Gives the arrays back, for a graph that is made over.
    static GraphArrays dismantle(Graph&& graph);

    /// For those who find out more about the values of a graph that nobody else has yet.
    static GraphFacts factsOf(Graph& graph)
    {
        return {.texts = graph.m_arrays.texts,
                .shapes = graph.m_arrays.shapes,
                .valueTypes = graph.m_arrays.valueType,
                .valueShapes = graph.m_arrays.valueShape,
                .valueOrigins = graph.m_arrays.valueOrigin,
                .givenShapes = graph.m_arrays.givenShapes,
                .attributeValues = graph.m_arrays.attributeValues,
                .literals = graph.m_arrays.literals,
                .encodings = graph.m_arrays.encodings,
                .valueEncodings = graph.m_arrays.valueEncodings,
                .nested = graph.m_arrays.nested};
    }

    const std::string& name() const { return m_arrays.name; }
    std::span<const std::pair<std::string, std::string>> properties() const
    {
        return m_arrays.properties;
    }
    /// Empty where the file says nothing of it.
    std::string_view property(std::string_view key) const;

    std::size_t nodeCount() const { return m_arrays.nodeOperator.size(); }
    std::size_t valueCount() const { return m_arrays.valueName.size(); }
    /// Operands that another node makes; a value used twice counts twice.
    std::size_t edgeCount() const { return m_edgeCount; }
    std::size_t inputCount() const { return m_arrays.inputCount; }
    std::size_t parameterCount() const { return m_arrays.parameterCount; }
    /// The last so many inputs come from the graph around this one.
    std::size_t capturedCount() const { return m_arrays.capturedCount; }

    IdRange<NodeId> nodes() const { return {0, nodeCount()}; }
    IdRange<ValueId> values() const { return {0, valueCount()}; }

    OperatorId operatorId(NodeId node) const { return m_arrays.nodeOperator[node.index]; }
    const Operator& operatorOf(NodeId node) const { return operators()[operatorId(node).index]; }
    std::span<const Operator> operators() const { return m_arrays.operators; }
    /// The nodes of a kind, in the graph's order.
    std::span<const NodeId> nodesOf(OperatorId kind) const
    {
        return partOf(m_kindNodes, m_kindSlices[kind.index]);
    }
    /// The kinds of operator that have this native or canonical name.
    std::span<const OperatorName> operatorsNamed(std::string_view name) const;
    std::string_view nativeName(NodeId node) const { return text(operatorOf(node).native); }
    std::string_view canonicalName(NodeId node) const { return text(operatorOf(node).canonical); }

    /// Unique in the graph and never empty.
    std::string_view nodeName(NodeId node) const { return text(m_arrays.nodeName[node.index]); }
    Symbol nodeSymbol(NodeId node) const { return m_arrays.nodeName[node.index]; }
    /// Nothing when no node has this name.
    std::optional<NodeId> findNode(std::string_view name) const;
    const Module& moduleOf(NodeId node) const { return modules()[moduleId(node).index]; }
    ModuleId moduleId(NodeId node) const { return m_arrays.nodeModule[node.index]; }
    /// The line of the model's own code that the node comes from; empty where no file says so.
    std::string_view source(NodeId node) const
    {
        return hasSources() ? text(sourceSymbol(node)) : std::string_view();
    }
    bool hasSources() const { return !m_arrays.nodeSource.empty(); }
    Symbol sourceSymbol(NodeId node) const
    {
        const bool isKnown = node.index < m_arrays.nodeSource.size();
        return isKnown ? m_arrays.nodeSource[node.index] : Symbol(0u);
    }
    std::span<const Module> modules() const { return m_arrays.modules; }

    std::span<const Attribute> attributes(NodeId node) const
    {
        return partOf(m_arrays.attributes, m_attributeSlices[node.index]);
    }
    const AttributeValue* attribute(NodeId node, std::string_view name) const;
    const AttributeValue& attributeValue(AttributeValueId id) const
    {
        return m_arrays.attributeValues.value(id);
    }

    /// In the operator's order; an invalid id stands for an optional operand that is left out.
    std::span<const ValueId> inputs(NodeId node) const
    {
        return partOf(m_arrays.inputs, m_inputSlices[node.index]);
    }
    /// How many of the last operands only say what attributes say: parameters spelled out.
    std::size_t spelledCount(NodeId node) const;
    bool hasSpelled() const { return !m_arrays.spelled.empty(); }
    /// The operands without those, and without those that only nested graphs capture.
    std::span<const ValueId> ownInputs(NodeId node) const;
    bool isSpelled(ValueId value) const; ///< It is used as such an operand only.
    IdRange<ValueId> outputs(NodeId node) const
    {
        const ListSlice results = m_outputSlices[node.index];
        return {results.begin, std::size_t(results.begin) + results.size};
    }
    std::size_t outputCount(NodeId node) const { return m_outputSlices[node.index].size; }

    /// The nodes that make this node's operands, in operand order, repeated as often as used.
    std::span<const NodeId> producers(NodeId node) const
    {
        return partOf(m_producers, m_producerSlices[node.index]);
    }
    /// The nodes that use any of this node's results, each once, in topological order.
    std::span<const NodeId> users(NodeId node) const
    {
        return partOf(m_users, m_userSlices[node.index]);
    }

    std::string_view valueName(ValueId value) const
    {
        return text(m_arrays.valueName[value.index]);
    }
    ValueKind valueKind(ValueId value) const;
    DataType valueType(ValueId value) const { return m_arrays.valueType[value.index]; }
    ShapeId shapeId(ValueId value) const { return m_arrays.valueShape[value.index]; }
    const ShapeTable& shapes() const { return m_arrays.shapes; }
    FactOrigin typeOrigin(ValueId value) const;
    FactOrigin shapeOrigin(ValueId value) const;
    bool hasOrigins() const { return !m_arrays.valueOrigin.empty(); }
    ValueOrigin origin(ValueId value) const;
    /// What was known of an inferred shape before it was inferred; null where that was nothing.
    const GivenShape* givenShape(ValueId value) const;
    /// How its elements stand for real numbers; null where nobody told.
    const Encoding* encodingOf(ValueId value) const;
    EncodingId encodingId(ValueId value) const; ///< Invalid where nobody told.
    const EncodingTable& encodings() const { return m_arrays.encodings; }
    /// Where there are any, integers without one are just integers.
    bool tellsEncodings() const { return m_arrays.encodings.size() > 0; }
    /// It has an encoding, and a type for which that counts.
    bool isQuantized(ValueId value) const;
    /// Invalid for graph inputs and parameters.
    NodeId producer(ValueId value) const { return m_producerOf[value.index]; }
    std::span<const Use> uses(ValueId value) const
    {
        return partOf(m_uses, m_useSlices[value.index]);
    }
    /// The elements of a small parameter, or null.
    const AttributeValue* literal(ValueId value) const;
    std::optional<AttributeValueId> literalId(ValueId value) const;
    Symbol valueSymbol(ValueId value) const { return m_arrays.valueName[value.index]; }

    std::span<const ValueId> outputs() const { return m_arrays.outputs; }
    bool isOutput(ValueId value) const { return m_isOutput[value.index]; }
    std::span<const NestedGraph> nested() const { return m_arrays.nested; }
    std::span<const NestedGraph> nested(NodeId owner) const;
    /// The operands that the file writes: those that only nested graphs capture come after them.
    std::size_t writtenInputCount(NodeId node) const;
    /// How the model's own code calls the node; null where nobody told.
    const NodeCall* call(NodeId node) const;
    /// Empty where nobody told.
    std::span<const CallArgument> arguments(NodeId node) const
    {
        const NodeCall* const told = call(node);
        return told ? partOf(m_arrays.arguments, told->arguments) : std::span<const CallArgument>();
    }
    /// Null where the file says nothing about the node.
    const FusionHint* hint(NodeId node) const;

    std::string_view text(Symbol symbol) const { return m_arrays.texts.text(symbol); }
    const StringPool& texts() const { return m_arrays.texts; }
    const std::shared_ptr<const OperatorCatalogue>& catalogue() const { return m_arrays.catalogue; }

private:
    friend class GraphEditor;

    Graph() = default;
    Graph& operator=(const Graph&) = default;

    void linkProducers();
    void linkUses();
    void linkUsers();
    void listKinds();

    GraphArrays m_arrays; ///< Its `…Begin` are empty: the slices stand for them.
    std::vector<ListSlice> m_attributeSlices;
    std::vector<ListSlice> m_inputSlices;
    std::vector<ListSlice> m_outputSlices; ///< Of values.
    std::vector<NodeId> m_producerOf;      ///< By value.
    std::vector<ListSlice> m_producerSlices;
    std::vector<NodeId> m_producers;
    std::vector<ListSlice> m_userSlices;
    std::vector<NodeId> m_users;
    std::vector<ListSlice> m_useSlices; ///< By value.
    std::vector<Use> m_uses;
    std::vector<ListSlice> m_kindSlices; ///< By operator.
    std::vector<NodeId> m_kindNodes;
    std::vector<OperatorName> m_operatorNames; ///< By text.
    std::vector<bool> m_isOutput;              ///< By value.
    std::size_t m_edgeCount = 0;
};

} // namespace fusewright
