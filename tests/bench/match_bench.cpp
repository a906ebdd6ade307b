// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/llama_graph.h"
#include "tests/bench/match_cases.h"
#include "tests/bench/timing.h"

#include "engine/graph/graph.h"
#include "engine/match/attempts.h"
#include "engine/match/matcher.h"
#include "engine/match/search_trace.h"
#include "engine/pattern/pattern_builder.h"
#include "engine/session/match_session.h"
#include "engine/session/model_session.h"

#include <array>
#include <cstdio>

namespace fusewright::bench {

namespace {

Pattern makePattern(const PlainPattern& plain)
{
    PatternBuilder builder;
    for (std::size_t at = 0; at < plain.operators.size(); ++at) {
        Entry entry;
        entry.name = "e" + std::to_string(at);
        entry.operators.names = {plain.operators[at]};
        builder.addEntry(std::move(entry));
    }
    for (const auto& [from, to] : plain.edges)
        builder.addEdge(EntryId(static_cast<std::size_t>(from)),
                        EntryId(static_cast<std::size_t>(to)));
    return *builder.build();
}

/// Every place's first match, from a pattern that is not compiled yet.
std::size_t matchAll(const Graph& graph, const Pattern& pattern)
{
    Matcher matcher(graph, pattern);
    std::size_t count = 0;
    for (const NodeId place : matcher.candidates())
        count += matcher.first(place) ? 1 : 0;
    return count;
}

/// Keeps where each place's furthest try ended, as explanations are made of it.
class FurthestTries : public SearchTrace {
public:
    void began(NodeId place) override { m_tries.push_back({place, EntryId(), 0}); }
    void bound(EntryId entry, const Match&) override
    {
        m_reached[entry.index % m_reached.size()] += 1;
    }
    void stuck(EntryId entry, const Match&, std::size_t boundCount) override
    {
        Try& last = m_tries.back();
        if (!last.entry.isValid() || boundCount > last.boundCount)
            last = {last.place, entry, boundCount};
    }
    void found(const Match&) override { ++m_found; }

    std::size_t found() const { return m_found; }

private:
    struct Try {
        NodeId place;
        EntryId entry;
        std::size_t boundCount;
    };

    std::vector<Try> m_tries;
    std::array<std::size_t, 64> m_reached{};
    std::size_t m_found = 0;
};

/// The same search, listened to.
std::size_t matchTold(const Graph& graph, const Pattern& pattern)
{
    Matcher matcher(graph, pattern);
    FurthestTries tries;
    matcher.setTrace(&tries);
    for (const NodeId place : matcher.candidates())
        matcher.first(place);
    return tries.found();
}

void printPeer(const char* name, double peer, double ours, std::size_t count, std::size_t expected)
{
    std::printf("    %-22s %10.3f ms  %8.1fx%s\n", name, peer, peer / ours,
                count == expected ? "" : ("  ! " + std::to_string(count) + " matches").c_str());
}

void benchPattern(const Graph& graph, const PlainGraph& plain, const PlainPattern& which)
{
    const Pattern pattern = makePattern(which);
    std::size_t expected = 0;
    std::size_t count = 0;
    const double limit = timeOf([&] { return backtrack(plain, which); }, expected);
    const double ours = timeOf([&] { return matchAll(graph, pattern); }, count);
    const double told = timeOf([&] { return matchTold(graph, pattern); }, count);
    const double everywhere =
        timeOf([&] { return PatternTrial(graph, pattern).everywhere().matchCount; }, count);
    std::printf("  %-22s %7zu matches  %10.3f ms  = %.2f of the limit (%.3f ms)%s; "
                "told %.2f times, at every place %.2f\n",
                which.name.c_str(), count, ours, ours / limit, limit,
                count == expected ? "" : "  ! another count", told / ours, everywhere / ours);
    std::fflush(stdout);
    if (graph.nodeCount() > 10'000)
        return;
    printPeer("Boost VF2", timeOf([&] { return matchWithBoost(plain, which); }, count), ours, count,
              expected);
    if (const auto torch = matchWithTorch(plain, which))
        printPeer("torch.fx", torch->milliseconds, ours, torch->matches, expected);
    else
        std::printf("    torch.fx               not there: install python3-torch\n");
    printPeer("igraph VF2", timeOf([&] { return matchWithIgraph(plain, which); }, count), ours,
              count, expected);
}

/// All rules of the Llama example, from parsed to sections; the file's vocabulary has `getitem`
/// where the generated graph has `slice`, so the example itself is measured, and layers of it
/// repeated.
void benchRules()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    const OpenedModel opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    const CheckedRules checked = checkRules(examples + "/llama2.yaml", {});
    if (!opened.model || !checked.isReadable)
        return;
    const Graph& graph = *opened.model->graph;
    std::size_t sections = 0;
    std::size_t matches = 0;
    const double made =
        timeOf([&] { return matchModel(graph, checked.rules).matches.sectionCount; }, sections);
    const auto tryAll = [&] {
        std::size_t count = 0;
        for (const Rule& rule : checked.rules.rules) {
            for (const RulePattern& pattern : rule.patterns)
                count += PatternTrial(graph, pattern.pattern).everywhere().matchCount;
        }
        return count;
    };
    const double tried = timeOf(tryAll, matches);
    std::printf("\nThe %zu rules of llama2_train.yaml on %zu operators; wanted: at most 1 ms\n"
                "  sections, legal and by priority   %8.3f ms  %zu sections\n"
                "  every place tried and recorded    %8.3f ms  %zu matches\n",
                checked.rules.rules.size(), graph.nodeCount(), made, sections, tried, matches);
}

} // namespace

PlainGraph makePlain(const Graph& graph)
{
    PlainGraph plain;
    for (const Operator& op : graph.operators())
        plain.names.emplace_back(graph.text(op.canonical));
    plain.inBegin = plain.outBegin = {0};
    for (const NodeId node : graph.nodes()) {
        plain.operators.push_back(static_cast<std::uint16_t>(graph.operatorId(node).index));
        for (const NodeId producer : graph.producers(node))
            plain.in.push_back(producer.index);
        for (const NodeId user : graph.users(node))
            plain.out.push_back(user.index);
        plain.inBegin.push_back(static_cast<std::uint32_t>(plain.in.size()));
        plain.outBegin.push_back(static_cast<std::uint32_t>(plain.out.size()));
    }
    return plain;
}

void benchMatch()
{
    benchRules();
    std::printf("\nMatching; wanted: at most 3 times the limit, 50 times faster than VF2\n");
    for (const std::size_t nodes : {1'641UL, 100'000UL, 1'000'000UL}) {
        const Graph graph =
            makeGraph(nodes < 2000 ? LlamaGraph::withLayers(32) : LlamaGraph::withNodes(nodes));
        std::printf(" %zu nodes\n", graph.nodeCount());
        const PlainGraph plain = makePlain(graph);
        for (const PlainPattern& pattern : matchCases())
            benchPattern(graph, plain, pattern);
    }
}

} // namespace fusewright::bench
