// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/torch_pair_verdict.h"

#include "engine/graph/literal_values.h"
#include "engine/rewrite/all_at_once.h"
#include "engine/rules/tenstorrent/pair_maker.h"
#include "tests/engine/rewrite/plain_pair_matcher.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace fusewright::test {

namespace {

using BoundKind = PlainBinding::Kind;

bool isInPieces(const PlainFxGraph& pattern)
{
    std::vector<std::size_t> piece(pattern.nodes.size());
    for (std::size_t at = 0; at < piece.size(); ++at)
        piece[at] = at;
    const auto users = pattern.users();
    for (std::size_t at = 0; at < piece.size(); ++at) {
        for (const std::uint32_t user : users[at]) {
            if (user != pattern.outputIndex())
                std::ranges::replace(piece, std::size_t(piece[user]), std::size_t(piece[at]));
        }
    }
    piece.pop_back();
    return std::ranges::any_of(piece, [&](std::size_t each) { return each != piece.front(); });
}

std::string countsText(const std::array<std::size_t, 4>& counts)
{
    std::string text;
    for (const std::size_t count : counts)
        text += (text.empty() ? "" : ", ") + std::to_string(count);
    return text;
}

void countPair(const PlainPairResult& expected, const TorchRule& rule, TorchPairCounts& counts)
{
    ++counts.pairs;
    counts.raises += expected.raises ? 1 : 0;
    if (expected.found.empty())
        return;
    ++counts.matching;
    counts.matches += expected.found.size();
    counts.twoPieces += rule.isInPieces ? 1 : 0;
    bool hasLiteral = false;
    bool hasList = false;
    for (const PlainPairMatch& match : expected.found) {
        counts.escapes += match.fate == PlainFate::Escapes ? 1 : 0;
        counts.cycles += match.fate == PlainFate::Cycle ? 1 : 0;
        counts.overlaps += match.fate == PlainFate::Overlaps ? 1 : 0;
        for (const PlainBinding& each : match.bound) {
            const bool isValue = each.kind == BoundKind::Value;
            hasList = hasList || (isValue && each.value->isList());
            hasLiteral = hasLiteral || (isValue && !each.value->isList());
        }
    }
    counts.literals += hasLiteral ? 1 : 0;
    counts.lists += hasList ? 1 : 0;
}

/// The steps of the rewriter against the matches that stay, one for one.
std::string stepDifference(const TorchModel& model, const TorchRule& rule, const StageResult& stage,
                           const std::vector<const PlainPairMatch*>& survivors)
{
    const auto firstNode = model.made->inputCount() + model.made->parameterCount();
    for (std::size_t at = 0; at < stage.steps.size(); ++at) {
        std::size_t operators = 0;
        for (const PlainFxNode& node : rule.plain.nodes)
            operators += node.op == PlainFxNode::Op::Call ? 1 : 0;
        for (const auto& [entry, node] : stage.steps[at].bound) {
            const std::uint32_t wanted = rule.nodeOf[entry.index];
            if (rule.plain.nodes[wanted].op != PlainFxNode::Op::Call)
                continue;
            --operators;
            if (node.index + firstNode != survivors[at]->bound[wanted].node)
                return "step " + std::to_string(at) + " has " + std::string(stage.nameOf(node))
                    + " for " + rule.plain.nodes[wanted].name + ", torch "
                    + model.plain.nodes[survivors[at]->bound[wanted].node].name;
        }
        if (operators != 0)
            return "step " + std::to_string(at) + " binds too few operators";
    }
    return {};
}

// NOLINTNEXTLINE(misc-no-recursion): lists of a test are not deep.
std::string fxMeaning(const PlainFxArgument& argument, const std::vector<std::string>& meanings)
{
    std::string text = argument.keyword.empty() ? std::string() : argument.keyword + '=';
    if (argument.isNode())
        return text + meanings[argument.node];
    if (!argument.isList())
        return text + pythonText(argument.literal);
    text += '[';
    for (const PlainFxArgument& item : argument.items)
        text += fxMeaning(item, meanings) + ',';
    return text + ']';
}

/// What each operator is, whatever its name, sorted; then what the output is.
std::vector<std::string> fxMeanings(const PlainFxGraph& graph)
{
    std::vector<std::string> meanings;
    std::vector<std::string> calls;
    for (const PlainFxNode& node : graph.nodes) {
        std::string text = node.op == PlainFxNode::Op::Call ? node.target : node.name;
        text += node.kind == CallKind::Method ? ".(" : "(";
        if (node.op == PlainFxNode::Op::Output) {
            for (const std::uint32_t result : graph.returned())
                text += fxMeaning(PlainFxArgument::ofNode(result), meanings) + ',';
            std::ranges::sort(calls);
            calls.push_back(std::move(text));
            return calls;
        }
        for (const PlainFxArgument& argument : node.arguments)
            text += fxMeaning(argument, meanings) + ',';
        // A number where the text would grow.
        meanings.push_back('%' + std::to_string(std::hash<std::string>()(text)));
        if (node.op == PlainFxNode::Op::Call)
            calls.push_back(std::move(text));
    }
    return calls;
}

std::string afterDifference(const PlainFxGraph& after, const Graph& made)
{
    const PlainFxGraph ours = PlainFxGraph::of(made);
    if (fxMeanings(after) == fxMeanings(ours))
        return {};
    return "another graph comes out\n--- torch\n" + after.text() + "--- ours\n" + ours.text();
}

std::string replacedDifference(const TorchModel& model, const TorchRule& rule,
                               const StageResult& stage, const PlainPairResult& expected,
                               TorchPairCounts& counts)
{
    const PlainReplaced replaced = replacePlainly(rule.plain, model.plain, expected);
    const std::string& stops = stage.funnels.front().stops;
    counts.broken += replaced.isBroken ? 1 : 0;
    if (replaced.isBroken)
        return {};
    counts.stops += replaced.stops ? 1 : 0;
    if (replaced.stops != !stops.empty())
        return replaced.stops ? "torch stops" : "torch does not stop: " + stops;
    if (replaced.steps != stage.steps.size())
        return "torch replaces " + std::to_string(replaced.steps) + " matches, not "
            + std::to_string(stage.steps.size());
    std::string difference = stepDifference(model, rule, stage, expected.survivors());
    if (!difference.empty() || !replaced.after || replaced.steps == 0)
        return difference;
    ++counts.rewritten;
    return afterDifference(*replaced.after, *stage.after);
}

} // namespace

std::string TorchPairCounts::text() const
{
    const std::array<std::pair<const char*, std::size_t>, 14> all{
        {{"pairs", pairs},
         {"with a match", matching},
         {"matches", matches},
         {"escape", escapes},
         {"close a cycle", cycles},
         {"overlap", overlaps},
         {"pairs with a match in two pieces", twoPieces},
         {"with a literal for a wildcard", literals},
         {"with a list for a wildcard", lists},
         {"raise while matching", raises},
         {"raise while replacing", stops},
         {"broken by torch", broken},
         {"rewritten", rewritten},
         {"differ as is known", known}}};
    std::string text;
    for (const auto& [name, count] : all)
        text += (text.empty() ? "" : ", ") + (std::to_string(count) + ' ') + name;
    return text;
}

TorchModel::TorchModel(const PlainFxGraph& graph)
    : made(graph.build()), plain(PlainFxGraph::of(*made))
{
}

TorchRule::TorchRule(const PlainFxGraph& pattern)
{
    const TracedGraph trace = pattern.trace();
    plain = PlainFxGraph::of(trace);
    isInPieces = test::isInPieces(plain);
    const TracedGraph replacement = freshReplacement(plain).trace();
    MadePair made = makePair({.pattern = trace, .replacement = &replacement, .refusal = {}});
    fault = made.fault;
    nodeOf = std::move(made.nodeOf);
    Rule rule;
    rule.name = "pair";
    rule.patterns.push_back(std::move(made.written));
    rules.files.push_back({.path = "pair.py"});
    rules.rules.push_back(std::move(rule));
    rules.stages.push_back({.rules = {0},
                            .order = StagePlan::Order::AllAtOnce,
                            .innerUse = StagePlan::InnerUse::Forbidden,
                            .removes = StagePlan::Removes::Matched});
}

std::string torchDifference(const TorchModel& model, const TorchRule& rule, TorchPairCounts* counts)
{
    if (!rule.fault.empty())
        return "no pattern: " + rule.fault;
    const PlainPairResult expected = matchPlainly(rule.plain, model.plain);
    TorchPairCounts ignored;
    TorchPairCounts& kept = counts ? *counts : ignored;
    countPair(expected, rule, kept);
    const StageResult stage =
        runAllAtOnce(model.made, rule.rules, 0, {}, {.steps = 1'000'000, .cancel = {}});
    if (stage.funnels.size() != 1)
        return "there is no funnel";
    const MatchFunnel& funnel = stage.funnels.front();
    if (expected.raises)
        return funnel.stops.empty() ? "torch raises while it matches" : "";
    const std::array<std::size_t, 4> ours{funnel.found, funnel.contained, funnel.withoutCycle,
                                          funnel.apart};
    if (expected.counts() != ours)
        return "torch counts " + countsText(expected.counts()) + ", not " + countsText(ours)
            + (funnel.stops.empty() ? std::string() : " (stops: " + funnel.stops + ')');
    return replacedDifference(model, rule, stage, expected, kept);
}

} // namespace fusewright::test
