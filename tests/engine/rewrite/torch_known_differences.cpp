// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/torch_known_differences.h"

#include "engine/graph/literal_values.h"
#include "tests/engine/rewrite/plain_pair_matcher.h"

#include <algorithm>
#include <cmath>

namespace fusewright::test {

namespace {

using ListTest = bool (*)(const PlainFxArgument&);

/// Any list at any depth.
// NOLINTNEXTLINE(misc-no-recursion): lists of a test are not deep.
bool hasList(const std::vector<PlainFxArgument>& arguments, ListTest test)
{
    return std::ranges::any_of(arguments, [&](const PlainFxArgument& each) {
        return each.isList() && (test(each) || hasList(each.items, test));
    });
}

bool hasList(const PlainFxGraph& graph, ListTest test)
{
    return std::ranges::any_of(
        graph.nodes, [&](const PlainFxNode& node) { return hasList(node.arguments, test); });
}

/// A list with nodes that has a list of literals: `[[2, 2], x]`. The inner one is not compared as
/// the same in a list of literals, `[[2, 2], None]`.
bool hasLiteralList(const PlainFxArgument& list)
{
    return list.namesAny() && std::ranges::any_of(list.items, [](const PlainFxArgument& item) {
               return item.isList() && !item.namesAny();
           });
}

/// In a list `nan` is itself, and 0.0 is not -0.0 in a list of a list.
bool hasOddNumber(const PlainFxArgument& list)
{
    return std::ranges::any_of(list.items, [](const PlainFxArgument& item) {
        const auto* const real = std::get_if<double>(&item.literal);
        return real && (std::isnan(*real) || *real == 0.0);
    });
}

using TakenValues = std::vector<const PlainFxArgument*>;

/// What a wildcard takes in a call, without nodes.
// NOLINTNEXTLINE(misc-no-recursion): lists of a test are not deep.
void collectTaken(std::uint32_t wildcard, const std::vector<PlainFxArgument>& wanted,
                  const std::vector<PlainFxArgument>& there, TakenValues& taken)
{
    for (std::size_t at = 0; at < std::min(wanted.size(), there.size()); ++at) {
        if (wanted[at].isNode() && wanted[at].node == wildcard && !there[at].isNode())
            taken.push_back(&there[at]);
        collectTaken(wildcard, wanted[at].items, there[at].items, taken);
    }
}

/// A wildcard that stands at two places took two lists, which must be equal: of nodes, or `[2]` and
/// `[2.0]`. Or it took 2 and 2.0, of which torch keeps what it comes to first, operands before what
/// stands behind them.
bool takesTwice(const PlainFxGraph& pattern, const PlainFxGraph& graph, const PlainPairMatch& match)
{
    for (std::uint32_t at = 0; at < match.bound.size(); ++at) {
        TakenValues taken;
        for (std::size_t user = 0; user < match.bound.size(); ++user) {
            if (match.bound[user].isNode())
                collectTaken(at, pattern.nodes[user].arguments,
                             graph.nodes[match.bound[user].node].arguments, taken);
        }
        const auto isOther = [&](const PlainFxArgument* value) {
            return value->isList()
                || pythonText(value->literal) != pythonText(taken.front()->literal);
        };
        if (taken.size() > 1 && std::ranges::any_of(taken, isOther))
            return true;
    }
    return false;
}

/// An operator that the pattern returns is nowhere in the graph. Torch raises when all other
/// anchors are found, wherever among the results it is, and does not look at what only it needs.
bool lacksResult(const PlainFxGraph& graph, const PlainFxGraph& pattern)
{
    return std::ranges::any_of(pattern.returned(), [&](std::uint32_t result) {
        const PlainFxNode& wanted = pattern.nodes[result];
        return wanted.op == PlainFxNode::Op::Call
            && std::ranges::none_of(graph.nodes, [&](const PlainFxNode& node) {
                   return node.kind == wanted.kind && node.target == wanted.target;
               });
    });
}

} // namespace

bool isKnownToDiffer(const TorchModel& model, const TorchRule& rule)
{
    // A tensor made in the pattern takes inputs of the graph too, and other users do not count.
    const auto isAttribute = [](const PlainFxNode& node) {
        return node.op == PlainFxNode::Op::Attribute;
    };
    if (std::ranges::any_of(rule.plain.nodes, isAttribute))
        return true;
    if (hasList(rule.plain, hasLiteralList) || hasList(rule.plain, hasOddNumber))
        return true;
    if (lacksResult(model.plain, rule.plain))
        return true;
    const PlainPairResult expected = matchPlainly(rule.plain, model.plain);
    const auto isTwice = [&](const PlainPairMatch& match) {
        return takesTwice(rule.plain, model.plain, match);
    };
    if (std::ranges::any_of(expected.found, isTwice))
        return true;
    // Torch cannot erase an inner operator that stands in a list which a wildcard took.
    return replacePlainly(rule.plain, model.plain, expected).isListed;
}

} // namespace fusewright::test
