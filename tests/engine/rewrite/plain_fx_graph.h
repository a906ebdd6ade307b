// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/rules/tenstorrent/trace/traced_graph.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fusewright::test {

/// What stands in a call of torch.fx. Lists are always taken apart, also those of literals.
struct PlainFxArgument {
    enum class Kind : std::uint8_t { Node, Literal, List };

    Kind kind = Kind::Literal;
    std::uint32_t node = 0;
    AttributeValue literal = false; ///< Never a list.
    std::vector<PlainFxArgument> items;
    std::string keyword; ///< Empty for a positional one, and for items.

    static PlainFxArgument ofNode(std::uint32_t node);
    static PlainFxArgument ofLiteral(AttributeValue literal);
    static PlainFxArgument ofList(std::vector<PlainFxArgument> items);
    bool isNode() const { return kind == Kind::Node; }
    bool isList() const { return kind == Kind::List; }
    /// Itself, or an item at any depth.
    bool names(std::uint32_t other) const;
    bool namesAny() const;
    bool operator==(const PlainFxArgument&) const = default;
};

struct PlainFxNode {
    enum class Op : std::uint8_t { Placeholder, Attribute, Call, Output };

    Op op = Op::Placeholder;
    CallKind kind = CallKind::Unknown; ///< Of a call; so is the target.
    std::string target;
    std::string name;
    std::vector<PlainFxArgument> arguments; ///< Positional ones first.

    bool operator==(const PlainFxNode&) const = default;
};

/// A graph as torch.fx has it: all things that make a value, in their order, then one output. It
/// is a model as well as a function that was traced; both are made of it, and read back.
struct PlainFxGraph {
    std::vector<PlainFxNode> nodes;

    static PlainFxGraph of(const Graph& graph);
    static PlainFxGraph of(const TracedGraph& trace);
    /// Placeholders and attributes come first. Null where the graph has a cycle.
    std::shared_ptr<const Graph> build() const;
    TracedGraph trace() const;

    const PlainFxNode& output() const { return nodes.back(); }
    std::uint32_t outputIndex() const { return static_cast<std::uint32_t>(nodes.size() - 1); }
    /// Of each node those that name it, each once.
    std::vector<std::vector<std::uint32_t>> users() const;
    /// What the output names, each once, in its order.
    std::vector<std::uint32_t> returned() const;
    /// A line each, as people read them.
    std::string text() const;

    bool operator==(const PlainFxGraph&) const = default;
};

} // namespace fusewright::test
