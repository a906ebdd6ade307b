// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/partitions.h"
#include "engine/partition/rule_matches.h"
#include "engine/session/rules_session.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::Dice;
using test::TypedGraph;

namespace {

Partition o1(const Graph& graph, const std::string& rules)
{
    const CheckedRules checked = checkRulesText("rules.yaml", rules, {});
    return partitionO1(graph, matchRules(graph, checked.rules));
}

} // namespace

class PartitionsTest : public QObject {
    Q_OBJECT

private slots:
    void everyOperatorIsASectionInO0();
    void withoutRulesO1CutsAsO0();
    void aMatchIsOneSectionAndTheRestIsAlone();
    void ofWhatCanRunTheSmallestFirstOperatorRuns();
    void randomSectionsStandInALegalOrder();
};

void PartitionsTest::everyOperatorIsASectionInO0()
{
    const TypedGraph g("a = relu x\n"
                       "b = add a a\n");

    const Partition partition = partitionO0(g.graph);

    QCOMPARE(partition.sections.size(), std::size_t(2));
    QCOMPARE(partition.sections[1].nodes, g.nodes("b"));
    QCOMPARE(QString::fromStdString(test::whyNotLegal(g.graph, partition)), QString());
}

void PartitionsTest::withoutRulesO1CutsAsO0()
{
    const TypedGraph g("a = relu x\n"
                       "b = add a a\n"
                       "c = relu b\n");

    const Partition partition = partitionO1(g.graph, {});

    QCOMPARE(partition.mode, FusionMode::O1);
    QCOMPARE(partition.sections, partitionO0(g.graph).sections);
}

void PartitionsTest::aMatchIsOneSectionAndTheRestIsAlone()
{
    const TypedGraph g("l = linear x w\n"
                       "r = relu l\n"
                       "s = softmax r\n");

    const Partition partition = o1(g.graph,
                                   "rule:\n"
                                   "  priority: 1\n"
                                   "  pattern:\n"
                                   "    a: {op_type: linear, child: b}\n"
                                   "    b: {op_type: relu}\n");

    QCOMPARE(partition.sections.size(), std::size_t(2));
    QCOMPARE(partition.sections[0].nodes, g.nodes("l r"));
    QCOMPARE(partition.sections[0].rule, std::optional<std::uint32_t>(0));
    QCOMPARE(partition.sections[0].match, std::optional<std::uint32_t>(0));
    QVERIFY(!partition.sections[1].rule);
}

void PartitionsTest::ofWhatCanRunTheSmallestFirstOperatorRuns()
{
    const TypedGraph g("a = relu x\n"
                       "b = tanh x\n"
                       "c = add a b\n"
                       "d = relu x\n");

    const Partition partition = test::partitionOf(g, {"a c"});

    QCOMPARE(partition.sections[0].nodes, g.nodes("b"));
    QCOMPARE(partition.sections[1].nodes, g.nodes("a c"));
    QCOMPARE(partition.sections[2].nodes, g.nodes("d"));
}

void PartitionsTest::randomSectionsStandInALegalOrder()
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Dice dice(seed);
        const Graph graph = test::randomGraph(dice, 60);

        const Partition partition = test::randomPartition(dice, graph);

        QCOMPARE(QString::fromStdString(test::whyNotLegal(graph, partition)), QString());
        QVERIFY(partition.sections.size() < graph.nodeCount());
    }
}

FUSEWRIGHT_TEST(PartitionsTest)
#include "tst_partitions.moc"
