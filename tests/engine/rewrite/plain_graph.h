// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright::test {

/// What is said of a value, by a file or by a replacement; what inference finds is no part of it.
struct PlainFacts {
    DataType type = DataType::Unknown;
    std::optional<std::vector<std::int64_t>> shape; ///< Less than 0 is an unknown extent.

    bool operator==(const PlainFacts&) const = default;
};

/// An operator. Its results are called `n<number>`, `n<number>.1` and so on.
struct PlainNode {
    std::uint32_t number = 0; ///< In its stage.
    std::string op;
    std::vector<std::string> operands; ///< Empty for one that is left out.
    std::vector<PlainFacts> results;
    std::vector<std::pair<std::string, AttributeValue>> attributes; ///< By name.

    std::string result(std::size_t at) const;
};

/// A value that no operator makes.
struct PlainInput {
    std::string name;
    PlainFacts facts;
    bool isParameter = false;
    std::optional<AttributeValue> content;
    std::uint32_t olderNodes = 0; ///< Of what a stage makes: how many operators it had till then.
};

/// A value and what takes its place.
struct PlainExchange {
    std::string old;
    std::string fresh;
};

/// A graph as a list, in its order, in which everything is looked for from the beginning.
struct PlainGraph {
    std::vector<PlainInput> inputs;
    std::vector<PlainNode> nodes;
    std::vector<std::string> outputs;

    static PlainGraph of(const Graph& graph);
    /// With what inference finds. The node at a place has this place as its id, and its name.
    Graph build() const;

    std::size_t placeOf(std::uint32_t number) const;   ///< `nodes.size()` where it is not there.
    std::size_t makerOf(std::string_view value) const; ///< The same where nothing makes it.
    bool uses(const PlainNode& node, std::string_view value) const;
    /// By an operator, or as a result of the graph.
    bool isUsed(std::string_view value) const;
    bool hasCycle() const;

    /// Where the place stands, or behind the last maker of its operands.
    void insert(const PlainNode& node, std::uint32_t place);
    /// All at once, but in what was added.
    void exchange(const std::vector<PlainExchange>& exchanges,
                  const std::set<std::uint32_t>& added);
    /// Users that stand before what they use after the exchange move behind it, with what comes of
    /// them, and keep their order.
    void putInOrder(const std::vector<PlainExchange>& exchanges);
};

/// What is known of a value of a graph.
PlainFacts knownFacts(const Graph& graph, ValueId value);
/// A node of the plain graph's `Graph`, and a value, as they are called there.
std::string plainName(const Graph& graph, ValueId value);

/// An operator of some graph, by whatever its values are called.
struct ToldNode {
    std::uint32_t number = 0;
    std::string op;
    std::vector<std::string> operands;
    std::vector<std::pair<std::string, AttributeValue>> attributes;
    std::vector<PlainFacts> results;
};
/// `n4 = relu(n2, x) k=1 : f16[2,2]`. Both rewriters write their graphs with it.
std::string textOf(const ToldNode& node);
/// `f32[2]{1, 2}`: a constant is what it contains.
std::string constantText(const PlainFacts& facts, const std::optional<AttributeValue>& content);

} // namespace fusewright::test
