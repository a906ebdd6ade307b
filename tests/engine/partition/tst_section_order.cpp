// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "engine/graph/node_set.h"
#include "engine/partition/section_order.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/engine/match/random_graphs.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/match/small_graphs.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace fusewright;
using test::GraphText;

namespace {

/// What runs in one piece with a node: its section, or itself.
std::vector<NodeId> piece(const SectionOrder& order, NodeId node)
{
    const auto section = order.sectionOf(node);
    if (!section)
        return {node};
    return {order.nodes(*section).begin(), order.nodes(*section).end()};
}

bool contains(const std::vector<NodeId>& nodes, NodeId node)
{
    return std::ranges::find(nodes, node) != nodes.end();
}

/// By brute force: whether something outside waits for the set, and the set for it.
bool closesACircle(const Graph& graph, const SectionOrder& order, const std::vector<NodeId>& set)
{
    NodeSet seen(graph.nodeCount());
    std::vector<NodeId> open;
    const auto reach = [&](NodeId node) {
        for (const NodeId each : piece(order, node)) {
            if (!seen.contains(each))
                open.push_back(each);
            seen.insert(each);
        }
    };
    for (const NodeId node : set) {
        for (const NodeId user : graph.users(node)) {
            if (!contains(set, user))
                reach(user);
        }
    }
    while (!open.empty()) {
        const NodeId node = open.back();
        open.pop_back();
        for (const NodeId user : graph.users(node)) {
            if (contains(set, user))
                return true;
            reach(user);
        }
    }
    return false;
}

/// Every step of the way is an edge, or stays in one section.
bool isWay(const Graph& graph, const SectionOrder& order, const std::vector<NodeId>& set,
           const std::vector<NodeId>& path)
{
    if (path.size() < 3 || !contains(set, path.front()) || !contains(set, path.back()))
        return false;
    for (std::size_t at = 0; at + 1 < path.size(); ++at) {
        const auto users = graph.users(path[at]);
        const bool isEdge = std::ranges::find(users, path[at + 1]) != users.end();
        if (!isEdge && !contains(piece(order, path[at]), path[at + 1]))
            return false;
        if (at > 0 && contains(set, path[at]))
            return false;
    }
    return true;
}

} // namespace

class SectionOrderTest : public QObject {
    Q_OBJECT

private slots:
    void acceptsAResidualBlockTakenWhole();
    void showsTheWayAroundAResidualBlock();
    void showsTheSectionOnTheWay();
    void takesThePlaceOfSections();
    void agreesWithBruteForce();
};

void SectionOrderTest::acceptsAResidualBlockTakenWhole()
{
    const GraphText g("conv > relu > add\nconv > add");
    SectionOrder order(g.graph);

    QVERIFY(!order.add(std::vector{g["conv"], g["relu"], g["add"]}));

    QCOMPARE(order.sectionOf(g["relu"]), std::optional(0U));
}

void SectionOrderTest::showsTheWayAroundAResidualBlock()
{
    const GraphText g("conv > relu > add\nconv > add");
    SectionOrder order(g.graph);

    const auto route = order.add(std::vector{g["conv"], g["add"]});

    QVERIFY(route);
    QCOMPARE(route->path, (std::vector{g["conv"], g["relu"], g["add"]}));
    QVERIFY(!route->section);
    QVERIFY(!order.sectionOf(g["conv"]));
}

void SectionOrderTest::showsTheSectionOnTheWay()
{
    const GraphText g("a > b > c\nd > e\na > e\nd > c");
    SectionOrder order(g.graph);
    QVERIFY(!order.add(std::vector{g["a"], g["e"]}));

    const auto route = order.add(std::vector{g["d"], g["c"]});

    QVERIFY(route);
    QCOMPARE(route->path, (std::vector{g["d"], g["e"], g["a"], g["b"], g["c"]}));
    QCOMPARE(route->section, std::optional(0U));
}

void SectionOrderTest::takesThePlaceOfSections()
{
    const GraphText g("a > b > c > d");
    SectionOrder order(g.graph);
    QVERIFY(!order.add(std::vector{g["a"], g["b"]}));

    const auto route = order.add(std::vector{g["a"], g["b"], g["d"]});
    QVERIFY(route);
    QCOMPARE(order.sectionOf(g["a"]), std::optional(0U));
    QVERIFY(!order.add(std::vector{g["a"], g["b"], g["c"]}));

    QCOMPARE(order.sectionOf(g["a"]), std::optional(1U));
    QCOMPARE(order.sectionOf(g["c"]), std::optional(1U));
}

void SectionOrderTest::agreesWithBruteForce()
{
    test::RandomSource random(11);
    std::size_t accepted = 0;
    std::size_t replaced = 0;
    std::size_t refused = 0;
    for (int round = 0; round < 3000; ++round) {
        const Graph graph = test::randomGraph(random).build();
        SectionOrder order(graph);
        for (int tries = 0; tries < 6; ++tries) {
            std::vector<NodeId> set;
            for (const NodeId node : graph.nodes()) {
                const auto section = order.sectionOf(node);
                const bool isReplaced = section && (*section + tries) % 3 == 0;
                if (isReplaced || (!section && random.below(3) == 0))
                    set.push_back(node);
                replaced += isReplaced ? 1 : 0;
            }
            const bool isCircle = closesACircle(graph, order, set);
            const auto route = order.add(set);
            QCOMPARE(route.has_value(), isCircle);
            QVERIFY(!route || isWay(graph, order, set, route->path));
            (route ? refused : accepted) += set.empty() ? 0 : 1;
        }
    }
    QVERIFY(accepted > 1000 && refused > 1000 && replaced > 1000);
}

FUSEWRIGHT_TEST(SectionOrderTest)
#include "tst_section_order.moc"
