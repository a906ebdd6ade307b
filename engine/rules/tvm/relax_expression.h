// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/bound_names.h"
#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;
class NodeSet;

/// An expression that a Relax module would have for a part of a graph, variables looked through.
/// Two are the same object for TVM where they are equal.
struct RelaxExpression {
    enum class Kind : std::uint8_t {
        Nothing, ///< An operand that is left out, or what the graph does not have.
        Value,   ///< What no call makes: an input, a constant, what a cast binds.
        Made,    ///< What a function makes, one that an earlier pattern became among them, or an
                 ///< item of a parameter: nobody knows what it is.
        Call,
        Item,    ///< A tuple-get-item, which is `value`.
        Tuple,   ///< One that is written among the arguments of `node`: for one that has a name
                 ///< the first call that is given it.
        Literal, ///< Another argument of `node` that is no tensor.
        Callee,  ///< What `node` calls.
    };

    Kind kind = Kind::Nothing;
    NodeId node;
    ValueId value;
    std::uint32_t place = 0; ///< Of tuples and literals: among what is told of the call.
    /// The parameter of a function that is read in place; two of them may be one value.
    std::string_view name = {};

    bool operator==(const RelaxExpression&) const = default;
};

/// A graph as expressions of Relax. Arguments are as the calls are written, where the graph keeps
/// that; else a table says which arguments are operands.
class RelaxExpressions {
public:
    /// Places of arguments that are not told, by their number.
    static constexpr std::uint32_t untold = 1U << 24U;

    explicit RelaxExpressions(const Graph& graph, const NodeSet* taken = nullptr)
        : m_graph(graph), m_taken(taken)
    {
    }

    const Graph& graph() const { return m_graph; }
    RelaxExpression ofValue(ValueId value) const;
    /// As the function knows it in which the node stands.
    RelaxExpression ofOperand(NodeId node, std::uint32_t operand) const;
    /// All that a value may be there among the operands of a node, each once; without a node among
    /// those of any.
    std::vector<RelaxExpression> ofValueAt(ValueId value, NodeId user) const;
    /// Whether a value is a constant for TVM, or a weight, which could be one.
    bool isConstant(const RelaxExpression& expression) const;
    /// Whether it is a parameter of a function, or what a cast binds.
    bool isVariable(const RelaxExpression& expression) const;
    std::string_view variableName(const RelaxExpression& variable) const;
    /// The tuple of a node with several results; else what its only result is.
    RelaxExpression ofNode(NodeId node) const;
    /// Of a call of an operator; the name counts where the graph is none of Relax.
    std::vector<RelaxExpression> arguments(NodeId node, std::string_view relaxName) const;
    /// Of a tuple that is written in place.
    std::vector<RelaxExpression> fields(const RelaxExpression& tuple) const;
    /// Of an item: what it is taken from, and which it is.
    RelaxExpression tupleOf(const RelaxExpression& item) const;
    std::optional<std::int64_t> indexOf(const RelaxExpression& item) const;
    /// Of a literal; null where the graph does not have it.
    const AttributeValue* literal(const RelaxExpression& expression) const;
    std::string_view argumentName(const RelaxExpression& literal) const;
    /// What a kernel is called where it is made.
    std::string functionName(NodeId kernel) const;
    /// Whether it is what a call of a kernel has first: which function it is.
    bool isFunction(const RelaxExpression& expression) const
    {
        return expression.kind == RelaxExpression::Kind::Literal
            && (expression.place == 0 || expression.place == untold) && isKernel(expression.node);
    }

    /// One line for people: `R.concat((x, y))`.
    std::string text(const RelaxExpression& expression) const;

    /// Whether the node calls a kernel or a function of another library.
    bool isKernel(NodeId node) const;
    /// What calls a function of Relax, which no operator does.
    static constexpr std::string_view functionCaller = "relax.function";
    /// `relax.call_tir`; empty where the graph does not say what calls the kernel.
    std::string kernelCaller(NodeId node) const;

private:
    bool isTaken(NodeId node) const;
    bool hasPlaces() const;
    std::string shortText(const RelaxExpression& expression) const;
    std::vector<RelaxExpression> toldArguments(NodeId node) const;
    std::vector<RelaxExpression> listedArguments(NodeId node, std::string_view name) const;
    RelaxExpression told(NodeId node, std::uint32_t at) const;
    RelaxExpression toldTuple(NodeId node, std::uint32_t at) const;
    const BoundName* nameOfTuple(NodeId node, std::uint32_t at) const;

    const Graph& m_graph;
    const NodeSet* m_taken;
    mutable std::optional<bool> m_isOfRelax; ///< Once it was asked for, as the next.
    mutable std::optional<bool> m_hasPlaces;
    mutable std::optional<BoundNames> m_names;
};

/// The attribute of a call of a kernel that says what calls it: `call_tir`.
inline constexpr std::string_view kernelCallAttribute = "call";

} // namespace fusewright
