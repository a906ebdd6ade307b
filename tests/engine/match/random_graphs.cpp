// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/match/random_graphs.h"

#include "tests/engine/match/random_source.h"

#include <algorithm>

namespace fusewright::test {

namespace {

using OperandKind = SmallOperand::Kind;

/// What is the same for all nodes of one graph.
struct Manner {
    std::size_t operators = 2;
    std::size_t reach = 4; ///< How far back operands come from.
    bool hasParameters = false;
    bool hasSeveralResults = false;
    bool hasLeftOut = false;
    bool hasFacts = false;
};

Manner randomManner(RandomSource& random)
{
    Manner manner;
    manner.operators = random.between(2, 4);
    manner.reach = random.between(2, 7);
    manner.hasParameters = random.chance(35);
    manner.hasSeveralResults = random.chance(30);
    manner.hasLeftOut = random.chance(10);
    manner.hasFacts = random.chance(35);
    return manner;
}

std::string randomOperator(const Manner& manner, RandomSource& random)
{
    // `Relu` is an alias of `relu` in the catalogue: rules may use either.
    static const std::vector<std::string> operators{"a", "b", "Relu", "c"};
    return operators[random.below(manner.operators)];
}

SmallOperand randomOperand(const SmallGraph& graph, const Manner& manner, RandomSource& random)
{
    const std::size_t count = graph.nodes.size();
    if (manner.hasLeftOut && random.chance(8))
        return {.kind = OperandKind::LeftOut};
    if (manner.hasParameters && random.chance(25))
        return {.kind = OperandKind::Parameter, .at = random.below(3)};
    if (count == 0 || random.chance(8))
        return {.kind = OperandKind::Input, .at = random.below(2)};
    const std::size_t node = count - 1 - random.below(std::min(count, manner.reach));
    return {OperandKind::Result, node, random.below(graph.nodes[node].results)};
}

std::size_t randomOperandCount(RandomSource& random)
{
    const std::size_t draw = random.below(20);
    return draw < 9 ? 1 : draw < 17 ? 2 : 3;
}

void addFacts(SmallNode& node, RandomSource& random)
{
    if (random.chance(50))
        node.rank = static_cast<int>(random.below(3));
    node.isHalf = random.chance(40);
    if (random.chance(50))
        node.attribute = static_cast<int>(random.below(4));
}

} // namespace

SmallGraph randomGraph(RandomSource& random)
{
    const Manner manner = randomManner(random);
    const std::size_t count = random.between(6, 14);
    SmallGraph graph;
    for (std::size_t at = 0; at < count; ++at) {
        SmallNode node;
        node.op = randomOperator(manner, random);
        const std::size_t operands = randomOperandCount(random);
        for (std::size_t operand = 0; operand < operands; ++operand) {
            const bool isRepeated = operand > 0 && random.chance(8);
            node.operands.push_back(isRepeated ? node.operands.back()
                                               : randomOperand(graph, manner, random));
        }
        if (manner.hasSeveralResults && random.chance(40))
            node.results = random.between(2, 3);
        node.isGivenOut = random.chance(4);
        if (manner.hasFacts)
            addFacts(node, random);
        graph.nodes.push_back(std::move(node));
    }
    return graph;
}

} // namespace fusewright::test
