// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/partition/plain_fusion.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <set>

using namespace fusewright;
using test::FusionText;

/// What is true of the sections of any graph.
class FusionPromisesTest : public QObject {
    Q_OBJECT

private slots:
    void everyDiamondIsFusedAsWrittenDown();
    void randomGraphsAreFusedAsWrittenDown_data();
    void randomGraphsAreFusedAsWrittenDown();
    void everyOperatorIsInOneSection();
    void sectionsAreConvexAndCanRunInOrder();
    void noSectionHasTwoAnchors();
    void whatLeavesASectionLeavesItAtItsEnd();
    void anotherOrderOfTheFileGivesTheSameSections();
    void everyExplanationEndsWhereTheSectionDoes();
};

namespace {

struct Told {
    std::vector<std::string> kinds;
    std::vector<std::vector<std::size_t>> inputs;
    std::vector<std::string> edges; ///< The first operand's, by node; empty for "not said".
};

struct Mix {
    const char* kinds;
    std::size_t reach; ///< How far back operands are.
};

Told randomGraph(std::mt19937& random, std::size_t size, Mix mix)
{
    const std::string_view kinds = mix.kinds;
    Told told;
    for (std::size_t node = 0; node < size; ++node) {
        std::string kind(1, kinds[random() % kinds.size()]);
        if (random() % 24 == 0)
            kind += '!';
        told.kinds.push_back(kind);
        std::vector<std::size_t>& inputs = told.inputs.emplace_back();
        const std::size_t count = node == 0 ? 0 : std::min<std::size_t>(random() % 8, 3);
        for (std::size_t input = 0; input < count; ++input)
            inputs.push_back(node - 1 - random() % std::min(node, mix.reach));
        told.edges.push_back(random() % 6 == 0 ? std::string(1, kinds[random() % kinds.size()])
                                               : std::string());
    }
    return told;
}

/// The graph with its nodes in another order.
std::string written(const Told& told, const std::vector<std::size_t>& order)
{
    std::string text;
    for (const std::size_t node : order)
        text += 'n' + std::to_string(node) + ':' + told.kinds[node] + '\n';
    for (const std::size_t node : order) {
        const std::string name = 'n' + std::to_string(node);
        for (std::size_t at = 0; at < told.inputs[node].size(); ++at) {
            text += 'n' + std::to_string(told.inputs[node][at]) + " >"
                + (at == 0 ? told.edges[node] : "") + ' ' + name + '\n';
        }
    }
    return text;
}

std::vector<std::size_t> givenOrder(const Told& told)
{
    std::vector<std::size_t> order(told.kinds.size());
    std::iota(order.begin(), order.end(), 0);
    return order;
}

std::vector<std::uint32_t> fused(const Graph& graph, const FusionOptions& options)
{
    const Partition partition = fuseAutomatically(graph, options);
    std::vector<std::uint32_t> last;
    for (const NodeId node : graph.nodes())
        last.push_back(partition.sections[partition.sectionOf[node.index]].nodes.back().index);
    return last;
}

constexpr Mix everything{"EEEBBIIROTX", 6};
constexpr Mix chains{"EEEEBIO", 2};
constexpr Mix farUses{"EEEBIRO", 40};
constexpr Mix tuples{"EIITTB", 3};

const auto mixes = {everything, chains, farUses, tuples};

/// Calls with many graphs and the sections of each.
template <class Check>
void forRandomGraphs(Check check)
{
    std::mt19937 random(7);
    for (const Mix& mix : mixes) {
        for (int graph = 0; graph < 150; ++graph) {
            const Told told = randomGraph(random, 1 + random() % 48, mix);
            const FusionText g(written(told, givenOrder(told)));
            const FusionOptions options{.mostFusedOps = graph % 3 == 0 ? 5u : 256u};
            check(g.graph, fuseAutomatically(g.graph, options));
            if (QTest::currentTestFailed())
                return;
        }
    }
}

std::set<std::set<std::string>> memberSets(const Graph& graph)
{
    std::set<std::set<std::string>> sets;
    for (const Section& section : fuseAutomatically(graph, {}).sections) {
        std::set<std::string> members;
        for (const NodeId node : section.nodes)
            members.emplace(graph.nodeName(node));
        sets.insert(members);
    }
    return sets;
}

} // namespace

void FusionPromisesTest::everyDiamondIsFusedAsWrittenDown()
{
    const std::string kinds = "EBIROTX";
    for (std::size_t at = 0; at < kinds.size() * kinds.size() * kinds.size() * kinds.size(); ++at) {
        std::string text = "a:# > b:# > d:#\na > c:# > d > e:E";
        for (std::size_t rest = at, slot = 0; slot < 4; ++slot, rest /= kinds.size())
            text[text.find('#')] = kinds[rest % kinds.size()];
        const FusionText g(text);

        if (fused(g.graph, {}) != test::fusePlainly(g.graph, {}))
            QFAIL(text.c_str());
    }
}

void FusionPromisesTest::randomGraphsAreFusedAsWrittenDown_data()
{
    QTest::addColumn<unsigned>("limit");
    QTest::addColumn<bool>("byShape");
    for (const unsigned limit : {1u, 2u, 3u, 4u, 6u, 9u, 256u}) {
        QTest::addRow("by consumer, at most %u", limit) << limit << false;
        QTest::addRow("by shape, at most %u", limit) << limit << true;
    }
}

void FusionPromisesTest::randomGraphsAreFusedAsWrittenDown()
{
    QFETCH(unsigned, limit);
    QFETCH(bool, byShape);
    const FusionOptions options{.mostFusedOps = limit,
                                .edgeKinds = byShape ? EdgeKinds::Shape : EdgeKinds::Consumer};
    std::mt19937 random(limit);
    for (const Mix& mix : mixes) {
        for (int graph = 0; graph < 100; ++graph) {
            Told told = randomGraph(random, 1 + random() % 64, mix);
            // Shapes are not known here, so a broadcast's only operand has to be said.
            for (std::size_t node = 0; byShape && node < told.kinds.size(); ++node) {
                if (told.kinds[node].front() == 'B')
                    told.edges[node] = "B";
            }
            const std::string text = written(told, givenOrder(told));
            const FusionText g(text);

            if (fused(g.graph, options) != test::fusePlainly(g.graph, options))
                QFAIL(text.c_str());
        }
    }
}

void FusionPromisesTest::everyOperatorIsInOneSection()
{
    forRandomGraphs([](const Graph& graph, const Partition& partition) {
        std::vector<int> seen(graph.nodeCount(), 0);
        for (std::uint32_t at = 0; at < partition.sections.size(); ++at) {
            const std::vector<NodeId>& nodes = partition.sections[at].nodes;
            QVERIFY(!nodes.empty() && std::ranges::is_sorted(nodes));
            for (const NodeId node : nodes) {
                ++seen[node.index];
                QCOMPARE(partition.sectionOf[node.index], at);
            }
        }
        QCOMPARE(seen, std::vector<int>(graph.nodeCount(), 1));
    });
}

/// When every section can run before all that use it, none waits for itself.
void FusionPromisesTest::sectionsAreConvexAndCanRunInOrder()
{
    forRandomGraphs([](const Graph& graph, const Partition& partition) {
        for (const NodeId node : graph.nodes()) {
            for (const NodeId user : graph.users(node))
                QVERIFY(partition.sectionOf[node.index] <= partition.sectionOf[user.index]);
        }
    });
}

void FusionPromisesTest::noSectionHasTwoAnchors()
{
    forRandomGraphs([](const Graph& graph, const Partition& partition) {
        for (const Section& section : partition.sections) {
            const auto isAnchor = [&](NodeId node) {
                return graph.hint(node)->kind == FusionKind::OutElemwiseFusable;
            };
            QVERIFY(std::ranges::count_if(section.nodes, isAnchor) <= 1);
        }
    });
}

void FusionPromisesTest::whatLeavesASectionLeavesItAtItsEnd()
{
    forRandomGraphs([](const Graph& graph, const Partition& partition) {
        for (const Section& section : partition.sections) {
            for (const NodeId node : section.nodes) {
                const bool isLast = node == section.nodes.back();
                QVERIFY(isLast || !graph.hint(node)->external);
                for (const NodeId user : graph.users(node))
                    QVERIFY(isLast
                            || partition.sectionOf[user.index] == partition.sectionOf[node.index]);
            }
        }
    });
}

/// Where neither anchors nor reductions nor the limit make a difference between first and second.
void FusionPromisesTest::anotherOrderOfTheFileGivesTheSameSections()
{
    std::mt19937 random(11);
    for (int graph = 0; graph < 200; ++graph) {
        const Told told = randomGraph(random, 1 + random() % 40, {"EEBIX", 5});
        std::vector<std::size_t> order = givenOrder(told);
        std::ranges::shuffle(order, random);

        const std::string text = written(told, order);

        if (memberSets(FusionText(text).graph)
            != memberSets(FusionText(written(told, givenOrder(told))).graph))
            QFAIL(text.c_str());
    }
}

void FusionPromisesTest::everyExplanationEndsWhereTheSectionDoes()
{
    std::mt19937 random(13);
    for (int graph = 0; graph < 30; ++graph) {
        const Told told = randomGraph(random, 24, everything);
        const FusionText g(written(told, givenOrder(told)));
        const std::vector<std::uint32_t> last = fused(g.graph, {});
        for (const NodeId node : g.graph.nodes()) {
            const std::vector<FusionStep> steps = explainFusion(g.graph, {}, node);
            QCOMPARE(steps.size(), std::size_t(3));
            QCOMPARE(steps.back().group.index, last[node.index]);
            for (const FusionStep& step : steps)
                QVERIFY(!toText(g.graph, step).empty());
        }
    }
}

FUSEWRIGHT_TEST(FusionPromisesTest)
#include "tst_fusion_promises.moc"
