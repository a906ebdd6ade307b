// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/random_fx_pairs.h"

#include "tests/engine/match/random_source.h"
#include "tests/engine/rewrite/random_fx_graphs.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace fusewright::test {

namespace {

using CutOp = PlainFxNode::Op;

constexpr std::size_t mostResults = 3;

/// Makes a pattern of some operators of a model.
class RandomFxCut {
public:
    RandomFxCut(RandomSource& random, const PlainFxGraph& graph)
        : m_random(random), m_graph(graph), m_users(graph.users())
    {
    }

    /// Nothing where it would have too many results.
    std::optional<PlainFxGraph> make();

private:
    void takePiece(std::size_t count);
    std::vector<std::uint32_t> neighboursOf(const std::set<std::uint32_t>& piece) const;
    std::uint32_t wildcardOf(const PlainFxArgument& taken);
    PlainFxArgument cut(const PlainFxArgument& argument);
    PlainFxArgument cutValue(const PlainFxArgument& argument);
    std::vector<PlainFxNode> cutOperators();

    RandomSource& m_random;
    const PlainFxGraph& m_graph;
    std::vector<std::vector<std::uint32_t>> m_users;
    std::set<std::uint32_t> m_taken;
    std::vector<PlainFxArgument> m_wildcards; ///< What each was made for.
    std::vector<std::uint32_t> m_attributes;  ///< Of the graph.
};

/// While it is cut, wildcards and attributes have numbers behind those of the graph.
constexpr std::uint32_t firstWildcard = 1'000;
constexpr std::uint32_t firstAttribute = 2'000;

std::vector<std::uint32_t> RandomFxCut::neighboursOf(const std::set<std::uint32_t>& piece) const
{
    std::vector<std::uint32_t> all;
    for (std::uint32_t at = 0; at < m_graph.nodes.size(); ++at) {
        if (m_graph.nodes[at].op != CutOp::Call || m_taken.contains(at) || piece.contains(at))
            continue;
        const bool isUsed = std::ranges::any_of(
            m_users[at], [&](std::uint32_t user) { return piece.contains(user); });
        const auto uses = [&](std::uint32_t made) {
            return std::ranges::find(m_users[made], at) != m_users[made].end();
        };
        if (isUsed || std::ranges::any_of(piece, uses))
            all.push_back(at);
        if (isUsed)
            all.insert(all.end(), 2, at);
    }
    return all;
}

void RandomFxCut::takePiece(std::size_t count)
{
    std::vector<std::uint32_t> starts;
    for (std::uint32_t at = 0; at < m_graph.nodes.size(); ++at) {
        if (m_graph.nodes[at].op == CutOp::Call && !m_taken.contains(at))
            starts.push_back(at);
    }
    if (starts.empty())
        return;
    std::set<std::uint32_t> piece{m_random.oneOf(starts)};
    while (piece.size() < count) {
        const std::vector<std::uint32_t> around = neighboursOf(piece);
        if (around.empty())
            break;
        piece.insert(m_random.oneOf(around));
    }
    m_taken.insert(piece.begin(), piece.end());
}

/// Mostly the one that stands for the same thing; now and then one that stands for another.
std::uint32_t RandomFxCut::wildcardOf(const PlainFxArgument& taken)
{
    const auto known = std::ranges::find(m_wildcards, taken);
    const bool isAgain = known != m_wildcards.end() && m_random.chance(taken.isNode() ? 93 : 60);
    std::size_t place = m_wildcards.size();
    if (isAgain)
        place = static_cast<std::size_t>(known - m_wildcards.begin());
    else if (!m_wildcards.empty() && m_random.chance(taken.isNode() ? 6 : 20))
        place = m_random.below(m_wildcards.size());
    else
        m_wildcards.push_back(taken);
    return firstWildcard + static_cast<std::uint32_t>(place);
}

PlainFxArgument RandomFxCut::cutValue(const PlainFxArgument& argument)
{
    const bool isTaken = m_taken.contains(argument.node);
    if (isTaken && m_random.chance(97))
        return argument;
    if (m_graph.nodes[argument.node].op == CutOp::Attribute && m_random.chance(20)) {
        const auto known = std::ranges::find(m_attributes, argument.node);
        const auto place = static_cast<std::uint32_t>(known - m_attributes.begin());
        if (known == m_attributes.end())
            m_attributes.push_back(argument.node);
        return PlainFxArgument::ofNode(firstAttribute + place);
    }
    return PlainFxArgument::ofNode(wildcardOf(argument));
}

// NOLINTNEXTLINE(misc-no-recursion): lists of a test are not deep.
PlainFxArgument RandomFxCut::cut(const PlainFxArgument& argument)
{
    if (argument.isNode())
        return cutValue(argument);
    if (m_random.chance(15))
        return PlainFxArgument::ofNode(wildcardOf(argument));
    PlainFxArgument made = argument;
    for (PlainFxArgument& item : made.items)
        item = cut(item);
    return made;
}

/// Places of operators of the pattern: all that none of them uses, and some others.
std::vector<std::uint32_t> freshResults(RandomSource& random, const PlainFxGraph& pattern,
                                        const std::vector<bool>& isUsedOutside)
{
    const auto users = pattern.users();
    std::vector<std::uint32_t> results;
    for (std::uint32_t at = 0; at < pattern.nodes.size(); ++at) {
        if (pattern.nodes[at].op == CutOp::Placeholder) {
            if (random.chance(1))
                results.push_back(at);
        } else if (users[at].empty()
                   || random.chance(pattern.nodes[at].op == CutOp::Attribute ? 10
                                        : isUsedOutside[at]                  ? 45
                                                                             : 8)) {
            results.push_back(at);
        }
    }
    if (results.size() > 1 && random.chance(40))
        std::swap(results.front(), results.back());
    return results;
}

// NOLINTNEXTLINE(misc-no-recursion): lists of a test are not deep.
void moveFxNodes(PlainFxArgument& argument, const std::vector<std::uint32_t>& operators,
                 std::uint32_t wildcards, std::uint32_t attributes)
{
    if (argument.node >= firstAttribute)
        argument.node = argument.node - firstAttribute + wildcards;
    else if (argument.node >= firstWildcard)
        argument.node -= firstWildcard;
    else if (argument.isNode())
        argument.node = wildcards + attributes
            + static_cast<std::uint32_t>(std::ranges::find(operators, argument.node)
                                         - operators.begin());
    for (PlainFxArgument& item : argument.items)
        moveFxNodes(item, operators, wildcards, attributes);
}

/// The operators that were taken, with what they use; not yet in the numbers of the pattern.
std::vector<PlainFxNode> RandomFxCut::cutOperators()
{
    std::vector<PlainFxNode> made;
    for (const std::uint32_t at : m_taken) {
        PlainFxNode node = m_graph.nodes[at];
        node.name = "m" + std::to_string(made.size());
        for (PlainFxArgument& argument : node.arguments) {
            const std::string keyword = std::exchange(argument.keyword, {});
            argument = cut(argument);
            argument.keyword = keyword;
        }
        made.push_back(std::move(node));
    }
    return made;
}

std::optional<PlainFxGraph> RandomFxCut::make()
{
    static const std::vector<std::size_t> sizes{1, 1, 2, 2, 2, 2, 3, 3, 4, 5};
    takePiece(m_random.oneOf(sizes));
    if (m_random.chance(15))
        takePiece(m_random.between(1, 2));
    const std::vector<std::uint32_t> operators(m_taken.begin(), m_taken.end());
    std::vector<PlainFxNode> made = cutOperators();
    PlainFxGraph pattern;
    for (std::size_t at = 0; at < m_wildcards.size(); ++at)
        pattern.nodes.push_back({.name = "p" + std::to_string(at)});
    for (std::size_t at = 0; at < m_attributes.size(); ++at) {
        const std::string name = "_tensor_constant" + std::to_string(at);
        pattern.nodes.push_back({.op = CutOp::Attribute, .target = name, .name = name});
    }
    std::vector<bool> isUsedOutside(pattern.nodes.size());
    for (std::size_t at = 0; at < made.size(); ++at) {
        for (PlainFxArgument& argument : made[at].arguments)
            moveFxNodes(argument, operators, static_cast<std::uint32_t>(m_wildcards.size()),
                        static_cast<std::uint32_t>(m_attributes.size()));
        isUsedOutside.push_back(std::ranges::any_of(
            m_users[operators[at]], [&](std::uint32_t user) { return !m_taken.contains(user); }));
        pattern.nodes.push_back(std::move(made[at]));
    }
    std::vector<PlainFxArgument> returned;
    for (const std::uint32_t result : freshResults(m_random, pattern, isUsedOutside))
        returned.push_back(PlainFxArgument::ofNode(result));
    if (returned.size() > mostResults)
        return std::nullopt;
    pattern.nodes.push_back({.op = CutOp::Output, .name = "output"});
    if (returned.size() == 1 && m_random.chance(85))
        pattern.nodes.back().arguments = std::move(returned);
    else
        pattern.nodes.back().arguments = {PlainFxArgument::ofList(std::move(returned))};
    return pattern;
}

std::optional<PlainFxGraph> cutOf(RandomSource& random, const PlainFxGraph& graph)
{
    return RandomFxCut(random, graph).make();
}

void changeLiteral(RandomSource& random, PlainFxArgument& argument)
{
    const auto* const integer = std::get_if<std::int64_t>(&argument.literal);
    const auto* const real = std::get_if<double>(&argument.literal);
    if (integer && random.chance(60))
        argument.literal = static_cast<double>(*integer);
    else if (real && random.chance(60))
        argument.literal = *real == 1.0 ? AttributeValue(true) : AttributeValue(-*real);
    else
        argument.literal = randomFxLiteral(random).literal;
}

/// One small thing that makes the pattern another one; what it uses stays used.
void mutate(RandomSource& random, PlainFxGraph& pattern)
{
    std::vector<PlainFxNode*> calls;
    for (PlainFxNode& node : pattern.nodes) {
        if (node.op == CutOp::Call)
            calls.push_back(&node);
    }
    PlainFxNode& node = *random.oneOf(calls);
    auto& arguments = node.arguments;
    const std::size_t at = random.below(arguments.size());
    PlainFxArgument& last = arguments.back();
    switch (random.below(6)) {
    case 0:
        renameFxCall(random, node.kind, node.target);
        break;
    case 1:
        std::swap(arguments[at], arguments.back());
        std::swap(arguments[at].keyword, last.keyword);
        break;
    case 2:
        last.keyword = last.keyword.empty() ? "dim" : "other";
        break;
    case 3:
        if (!last.namesAny() && arguments.size() > 1)
            arguments.pop_back();
        else
            arguments.insert(arguments.begin(), randomFxLiteral(random));
        break;
    case 4:
        for (PlainFxArgument& each : arguments)
            std::ranges::reverse(each.items);
        std::stable_partition(arguments.begin(), arguments.end(),
                              [](const auto& each) { return each.keyword.empty(); });
        break;
    default:
        for (PlainFxArgument& each : arguments) {
            if (each.kind == PlainFxArgument::Kind::Literal)
                changeLiteral(random, each);
        }
    }
    // A keyword is there once.
    for (std::size_t one = 0; one < arguments.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            if (!arguments[one].keyword.empty()
                && arguments[one].keyword == arguments[other].keyword)
                arguments[one].keyword += "_2";
        }
    }
}

} // namespace

RandomFxPair randomFxPair(RandomSource& random)
{
    RandomFxPair made;
    const std::vector<RandomFxForm> forms = randomFxForms(random);
    made.graph = randomFxGraph(random, forms);
    std::optional<PlainFxGraph> pattern;
    while (!pattern) {
        if (random.chance(10))
            pattern = cutOf(random, randomFxGraph(random, forms));
        else
            pattern = cutOf(random, made.graph);
    }
    made.pattern = *std::move(pattern);
    if (random.chance(20))
        mutate(random, made.pattern);
    return made;
}

} // namespace fusewright::test
