// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/graph/growing_lists.h"
#include "engine/support/ordered_list.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright {

class RenumberedArrays;

/// What is said of one value, and who says so.
struct ValueFacts {
    DataType type = DataType::Unknown;
    ShapeId shape = ShapeTable::unranked;
    ValueOrigin origin{FactOrigin::Replaced, FactOrigin::Replaced};
    EncodingId encoding{};
};

/// An operator that is added to a graph. The views may be of the graph itself.
struct NewOperator {
    OperatorId op;
    Symbol name; ///< A fresh one: see `GraphEditor::freshName`.
    ModuleId module{0u};
    Symbol source{0u};
    std::span<const ValueId> operands; ///< Without those that only bodies capture.
    std::span<const Attribute> attributes;
    std::span<const ValueFacts> results;
    CallKind callKind = CallKind::Unknown;
    std::span<const CallArgument> arguments;
    std::span<const NestedGraph> bodies; ///< Their owner need not be set.
    NodeId before;                       ///< At the end where it is invalid.
};

/// A value that would stand in the place of another, and what it would be computed of.
struct PlannedValue {
    ValueId replaced;
    std::span<const ValueId> needs; ///< Values that stay.
};

/// Copies a graph and changes the copy. Not for several threads.
///
/// Ids stay as they are while the editor lives, and new ones follow the old. Every change makes
/// views of the graph's lists invalid.
class GraphEditor {
public:
    /// Each feeds the next, and the last would feed the first.
    using Cycle = std::vector<NodeId>;

    /// A graph that was edited, and where its operators and values are; invalid ids for those that
    /// are not in it.
    struct Frozen {
        Graph graph;
        std::vector<NodeId> nodeOf;
        std::vector<ValueId> valueOf;
    };

    /// Linear in the graph, which is not one that is being edited.
    explicit GraphEditor(const Graph& graph);
    GraphEditor(const GraphEditor&) = delete;
    GraphEditor& operator=(const GraphEditor&) = delete;
    ~GraphEditor() = default;

    /// The graph as it is now: ids are in no topological order; removed nodes are still counted,
    /// but nothing leads to them; users and uses are sorted by id, `nodesOf` is not.
    const Graph& graph() const { return m_graph; }
    /// To change what is known of values.
    GraphFacts facts() { return Graph::factsOf(m_graph); }

    Symbol intern(std::string_view text) { return m_graph.m_arrays.texts.intern(text); }
    AttributeValueId internValue(AttributeValue value);
    ShapeId internShape(std::span<const Dim> shape)
    {
        return m_graph.m_arrays.shapes.intern(shape);
    }
    EncodingId internEncoding(std::shared_ptr<const Encoding> encoding)
    {
        return m_graph.m_arrays.encodings.intern(std::move(encoding));
    }
    /// Added to the graph where it has none of this native name.
    OperatorId operatorNamed(std::string_view native);
    /// `BASE.RULE`, else `BASE.RULE.2` and so on: a name that no operator and no value has or had.
    /// The same again until it is used.
    Symbol freshName(std::string_view base, std::string_view rule);

    bool isAlive(NodeId node) const { return m_isAlive[node.index]; }
    std::size_t aliveCount() const { return m_aliveCount; }
    bool isOutput(ValueId value) const { return m_graph.isOutput(value); }
    /// In a topological order that is kept up; both are alive.
    bool isBefore(NodeId a, NodeId b) const { return m_order.isBefore(a.index, b.index); }
    /// In the same order; an invalid id behind the last and before the first.
    NodeId first() const { return NodeId(m_order.first()); }
    NodeId next(NodeId node) const { return NodeId(m_order.next(node.index)); }
    NodeId previous(NodeId node) const { return NodeId(m_order.previous(node.index)); }
    /// How often operators that were there have changed places. Otherwise what is before what
    /// stays so.
    std::size_t reorderCount() const { return m_reorderCount; }

    /// Adds an operator before another, or behind the last maker of its operands where that comes
    /// later. A name that is taken gets a number. The first result is named as the operator, the
    /// others `NAME.1` and so on. Amortised linear in what the operator has.
    NodeId add(const NewOperator& fresh);
    /// Adds a parameter.
    ValueId addConstant(Symbol name, ValueFacts facts, std::optional<AttributeValueId> content);
    /// What was known of the value before is forgotten.
    void setFacts(ValueId value, ValueFacts facts);
    /// Lets everything that uses `old` use `fresh`: operators, bodies and the graph's outputs.
    ///
    /// An added value that becomes an output takes the output's name over. Users that come before
    /// `fresh` move behind it; where that would close a cycle nothing is changed. Linear in the
    /// uses of both, and in what has to move.
    [[nodiscard]] std::optional<Cycle> replaceUses(ValueId old, ValueId fresh);
    /// The same for one operand, which is not one that only a body captures.
    [[nodiscard]] std::optional<Cycle> setOperand(NodeId node, std::size_t operand, ValueId fresh);
    /// Adds parameters behind the operands of an operator without bodies, which say what its
    /// attributes say.
    void spellOut(NodeId node, std::span<const ValueId> parameters);
    /// False where a result is still used or given out; then nothing is changed.
    [[nodiscard]] bool remove(NodeId node);

    /// The cycle that these replacements would close once the operators `removed` are gone; nothing
    /// where the graph stays without one. Looks only at operators between users and needs.
    std::optional<Cycle> cycleThrough(std::span<const PlannedValue> planned,
                                      std::span<const NodeId> removed) const;

    /// The graph in the order that was kept, without what was removed and without added constants
    /// that nothing uses. The editor is of no use afterwards.
    Frozen freeze() &&;

private:
    bool isTaken(Symbol name) const
    {
        return name.index < m_isName.size() && m_isName[name.index] != 0;
    }
    Symbol freeName(Symbol name);
    Symbol takeName(Symbol name);
    void markName(Symbol name);
    void giveName(ValueId value);

    void addCall(NodeId node, const NewOperator& fresh);
    void addBodies(NodeId node, std::span<const NestedGraph> bodies,
                   std::vector<ValueId>& operands);
    void addResults(NodeId node, std::span<const ValueFacts> results);
    ValueId addValue(Symbol name, ValueFacts facts, NodeId producer);
    void setEncoding(ValueId value, EncodingId encoding);

    bool isUsable(ValueId value) const;
    void setOperands(NodeId node, std::span<const ValueId> operands);
    void listProducers(NodeId node);
    void moveUses(ValueId old, ValueId fresh);
    void moveUsers(std::span<const NodeId> users, NodeId from, NodeId to);
    void moveCaptures(NodeId owner, ValueId old, ValueId fresh);
    void moveOutputs(ValueId old, ValueId fresh);

    void placeInOrder(NodeId node, NodeId before);
    NodeId makerOf(ValueId value) const;
    NodeId lastMakerOf(std::span<const PlannedValue> planned) const;
    bool hasUserUpTo(NodeId last, std::span<const PlannedValue> planned) const;
    std::optional<Cycle> orderBehind(NodeId maker, std::span<const NodeId> users);

    Frozen tighten();
    void addParameters(RenumberedArrays& tight) const;
    void settleBodies();
    bool isStale(const NestedGraph& nested) const;
    std::unique_ptr<GraphEditor> editorOf(const NestedGraph& nested) const;
    void renameCaptured(std::span<const std::string_view> names);

    Graph m_graph;
    GrowingLists<ValueId> m_inputs;
    GrowingLists<NodeId> m_producers;
    GrowingLists<NodeId> m_users;
    GrowingLists<Use> m_uses;
    GrowingLists<NodeId> m_kinds; ///< By operator.
    OrderedList m_order;
    std::vector<std::uint32_t> m_placeInKind; ///< By node.
    std::vector<bool> m_isAlive;              ///< By node.
    std::vector<std::uint8_t> m_isName;       ///< By symbol: of a node or a value, now or before.
    std::unordered_map<Symbol, std::uint32_t> m_nextNumber; ///< By name without a number.
    OperatorId m_lastNamed;             ///< What was asked for last by its name.
    std::vector<ValueId> m_newOperands; ///< Of an operator that is being added.
    std::vector<Attribute> m_newAttributes;
    std::vector<NodeId> m_usersOfOld; ///< Of a value whose uses are being replaced.
    std::vector<Use> m_movedUses;
    std::vector<NodeId> m_movedUsers;
    std::vector<ValueId> m_dropped;   ///< Captured inputs that are the same as others.
    std::vector<ValueId> m_unspelled; ///< What was spelled out for operators that are gone.
    std::size_t m_aliveCount = 0;
    std::size_t m_firstNewValue = 0;
    std::size_t m_reorderCount = 0;
};

} // namespace fusewright
