// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/partition/partition.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright::test {

/// A graph with types and shapes written as text, a line each:
///
///     in x bf16 1 8 16                        a graph input: element type, extents
///     par w bf16 16 16                        a parameter
///     opset 20                                as an ONNX file says it
///     q = linear x w axis=1 @a.b:Type : bf16 1 8 16
///     a,b = split q : bf16 4 | bf16 8         two results; without the bar both are alike
///     out q                                   given out; without such lines, what is unused
///
/// An operand `-` is left out, an extent that is no number is symbolic, and `?` is unknown.
/// A node is named as its first result.
class TypedGraph {
public:
    explicit TypedGraph(std::string_view text);

    NodeId operator[](std::string_view name) const;
    ValueId value(std::string_view name) const;
    std::vector<NodeId> nodes(std::string_view names) const;

    Graph graph;
};

/// A partition of which these are the sections, by names: `{"q k v", "add"}`; the rest is alone.
Partition partitionOf(const TypedGraph& graph, std::initializer_list<std::string_view> sections);

/// Nothing wrong: every operator is in exactly one section, nodes are in the graph's order, and no
/// section uses what a later one makes. Else says what is.
std::string whyNotLegal(const Graph& graph, const Partition& partition);

/// Numbers that only look random, the same on every machine.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_state(seed * 2654435769U + 1) { }
    std::size_t below(std::size_t limit);

private:
    std::uint64_t m_state;
};

/// A graph of so many operators of up to six kinds with operands from a little before.
Graph randomGraph(Dice& dice, std::size_t nodes, std::size_t kindCount = 6);
/// Sections of neighbours, as they can run.
Partition randomPartition(Dice& dice, const Graph& graph);

} // namespace fusewright::test
