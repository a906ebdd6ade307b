// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/data_type.h"
#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

class Graph;

} // namespace fusewright

namespace fusewright::test {

/// An expression of a Relax function. Two are identical only where they are one.
struct PlainExpression {
    enum class Sort : std::uint8_t {
        Variable,
        Constant, ///< A tensor.
        Literal,  ///< A shape, a number, a text among the arguments; or nothing at all.
        Operator,
        Call,
        Tuple,
        Item,
        MatchCast,
        Composite, ///< What an earlier pattern took: no pattern knows what it was.
    };

    Sort sort = Sort::Variable;
    std::string text = {};                  ///< The name of a variable, constant or operator.
    std::vector<std::size_t> parts = {};    ///< Of a call: the operator, then the arguments.
    std::optional<std::size_t> value = {};  ///< Of a variable: what it is bound to.
    std::optional<std::int64_t> index = {}; ///< Of an item.
    bool isDataflow = false;                ///< Of a variable: it is not seen outside its block.
    int block = 0; ///< Of a bound variable: its dataflow block; less than 0 outside of one.
    /// Of a tensor; of a variable where it is not looked through.
    DataType type = DataType::Unknown;
    /// The same; less than 0 is an extent without number.
    std::optional<std::vector<std::int64_t>> shape = {};
    /// Of a call; a literal is what its only one says.
    std::vector<std::pair<std::string, AttributeValue>> attributes = {};
    std::optional<NodeId> node = {}; ///< Of a bound variable: the operator of the graph.
};

/// A Relax function as lists, mostly of one dataflow block, in which everything is looked for from
/// the beginning. Calls and items are bound to variables; only tuples are written within calls.
struct PlainModule {
    std::vector<PlainExpression> expressions;
    std::vector<std::size_t> variables; ///< Those that are bound, in the order of the program.
    std::vector<std::size_t> outputs;

    std::size_t add(PlainExpression expression);
    std::size_t operatorNamed(const std::string& name); ///< One for each name.
    std::size_t bind(const std::string& name, std::size_t value);
    void giveOut(std::size_t expression);
    std::optional<std::size_t> find(std::string_view name) const; ///< A variable or a constant.

    /// What a variable is bound to in the end. A variable that a cast binds stays what it is.
    std::size_t lookedThrough(std::size_t expression) const;
    /// Whether a variable is bound to another one, a constant or a tuple, which makes nothing.
    bool isName(std::size_t variable) const;
    /// A variable without names for it: one that is bound to a call, or that nothing binds.
    std::size_t boundThrough(std::size_t variable) const;
    /// The first variable bound to exactly this expression.
    std::optional<std::size_t> variableOf(std::size_t expression) const;
    /// The variables in an expression, inline tuples opened, none looked through.
    std::vector<std::size_t> mentioned(std::size_t expression) const;
    /// The bound variables whose values mention this one, in the order of the program.
    std::vector<std::size_t> users(std::size_t variable) const;
    /// The operators of the graph that variables stand for, in the order of the variables.
    std::vector<NodeId> nodesOf(const std::vector<std::size_t>& of) const;

    /// What `plainModule` reads.
    std::string text() const;
};

/// The function that an engine graph stands for:
///
/// - graph inputs are variables that nothing binds; the graph's parameters are tensor constants;
/// - every node is a call of `relax.` and its native name, without the `R.` or `relax.` that this
///   has already; `R.TupleGetItem` is an item, `R.match_cast` a cast;
/// - arguments are as the node's call tells them: lists are inline tuples, literals count, and
///   literals with a keyword are attributes. Where no call is told, they are the own inputs as
///   they stand, those of `concat` as one inline tuple, and the attributes are the node's;
/// - an operand that is left out is a literal;
/// - a node with several results is a call, and behind it an item for each result that is used,
///   named or given out. Items that are results have no node;
/// - names of the program are variables that are bound to what they name, or to a tuple, as soon
///   as all of it is bound; operands are written by them as the graph says;
/// - what is given out is no dataflow variable. Nested graphs are not looked at.
PlainModule plainModuleOf(const Graph& graph);

/// As what the items of a call become operators of a graph.
enum class PlainItems : std::uint8_t {
    Nodes,   ///< Each is an `R.TupleGetItem`, as the reader of Relax makes it.
    Results, ///< None: the call has several results. For items that are all behind their call.
};

/// The graph that Relax's reader would make of the function: operators `R.…` with their calls,
/// names for variables and tuples as a property. Null where the graph is refused.
std::shared_ptr<const Graph> plainGraph(const PlainModule& module,
                                        PlainItems items = PlainItems::Nodes);

/// Reads the small language of `text()`; nothing where it is wrong:
///
///     x: f32[2,3]
///     w: const f32[3]
///     lv = relax.concat((x, w), axis=1): f32[2,?]
///     lv1 = lv[0]
///     lv2 = (lv1, x)
///     lv3 = match_cast(lv1)
///     return lv3
///
/// `d: dataflow f32` is a dataflow variable that nothing binds.
std::optional<PlainModule> plainModule(std::string_view text);

} // namespace fusewright::test
