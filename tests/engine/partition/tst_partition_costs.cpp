// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/operator_cost.h"
#include "engine/partition/partition_costs.h"
#include "engine/partition/partitions.h"
#include "engine/session/model_session.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <set>

using namespace fusewright;
using test::Dice;
using test::TypedGraph;

using Count = std::optional<double>;

namespace {

/// x and y are read; a stays inside; b and c leave.
constexpr const char* branching = "in x f32 2 8\n"
                                  "par w f32 8 8\n"
                                  "a = linear x w : f32 2 8\n"
                                  "b = relu a : f32 2 8\n"
                                  "c = add a x : f32 2 8\n"
                                  "d = add b c : f32 2 8\n"
                                  "out d c\n";

struct Traffic {
    double read = 0;
    double written = 0;
    double kept = 0;
};

/// By the definition, with sets.
Traffic trafficOf(const Graph& graph, const Partition& partition, std::uint32_t section)
{
    std::set<ValueId> read, written, kept;
    for (const ValueId value : graph.values()) {
        const NodeId producer = graph.producer(value);
        const bool isOwn = producer.isValid() && partition.sectionOf[producer.index] == section;
        const bool isOutput = std::ranges::find(graph.outputs(), value) != graph.outputs().end();
        if (isOwn && isOutput)
            written.insert(value);
        for (const Use& use : graph.uses(value)) {
            const bool isUsedHere = partition.sectionOf[use.node.index] == section;
            if (isUsedHere && !isOwn)
                read.insert(value);
            if (isOwn && !isUsedHere)
                written.insert(value);
            if (isOwn && isUsedHere)
                kept.insert(value);
        }
    }
    Traffic traffic;
    for (const ValueId value : read)
        traffic.read += *bytesOf(graph, value);
    for (const ValueId value : written)
        traffic.written += *bytesOf(graph, value);
    for (const ValueId value : kept)
        traffic.kept += written.contains(value) ? 0 : *bytesOf(graph, value);
    return traffic;
}

} // namespace

class PartitionCostsTest : public QObject {
    Q_OBJECT

private slots:
    void countsWhatCrossesTheBoundaryOnce();
    void countsWhatStaysInside();
    void sumsUpTheSections();
    void coversFusedOperatorsOnly();
    void saysHowManyValuesAreUnknown();
    void agreesWithTheDefinitionOnRandomGraphs();
    void llamaIsMultipliedOutByHand();
    void leavesNoOperatorOut();
};

void PartitionCostsTest::countsWhatCrossesTheBoundaryOnce()
{
    const TypedGraph g(branching);

    const PartitionCosts costs = costsOf(g.graph, test::partitionOf(g, {"a b c"}));
    const SectionCosts& section = costs.sections.front();

    QCOMPARE(section.operators, std::size_t(3));
    QCOMPARE(section.gemms, std::size_t(1));
    QCOMPARE(section.bytesRead.total(), Count(64 + 256));  // x, once; w.
    QCOMPARE(section.bytesWritten.total(), Count(2 * 64)); // b and c.
    QCOMPARE(section.flops.total(), Count(2 * 2 * 8 * 8 + 16 + 16));
    QCOMPARE(section.intensity(), Count(288.0 / 448.0));
}

void PartitionCostsTest::countsWhatStaysInside()
{
    const TypedGraph g(branching);

    const PartitionCosts costs = costsOf(g.graph, test::partitionOf(g, {"a b c d"}));

    QCOMPARE(costs.whole.bytesKept.total(), Count(2 * 64)); // a and b; c is given out.
    QCOMPARE(costs.whole.bytesWritten.total(), Count(2 * 64));
}

void PartitionCostsTest::sumsUpTheSections()
{
    const TypedGraph g(branching);

    const PartitionCosts costs = costsOf(g.graph, test::partitionOf(g, {"a b c"}));

    QCOMPARE(costs.sections.size(), std::size_t(2));
    QCOMPARE(costs.whole.operators, std::size_t(4));
    QCOMPARE(costs.whole.boundaryBytes().total(), Count(448 + 3 * 64));
    QCOMPARE(costs.largestSection, std::size_t(3));
}

void PartitionCostsTest::coversFusedOperatorsOnly()
{
    const TypedGraph g(branching);
    Partition partition = test::partitionOf(g, {"a b"});

    const std::size_t byRule = costsOf(g.graph, partition).coveredOperators;
    partition.sections[0].rule.reset();
    const std::size_t byNobody = costsOf(g.graph, partition).coveredOperators;
    partition.mode = FusionMode::O3;
    const std::size_t automatically = costsOf(g.graph, partition).coveredOperators;

    QCOMPARE(byRule, std::size_t(2));
    QCOMPARE(byNobody, std::size_t(0));
    QCOMPARE(automatically, std::size_t(2));
}

void PartitionCostsTest::saysHowManyValuesAreUnknown()
{
    const TypedGraph g("in x f32 n 8\n"
                       "a = relu x : f32 2 8\n"
                       "b = relu x : f32 n 8\n");

    const PartitionCosts costs = costsOf(g.graph, partitionO0(g.graph));

    QCOMPARE(costs.sections[0].bytesRead.total(), Count());
    QCOMPARE(costs.sections[0].bytesWritten.total(), Count(64));
    QCOMPARE(costs.whole.bytesRead.unknown, 2U);
    QCOMPARE(costs.unknownValues, std::size_t(2)); // x, read twice, and b.
    QCOMPARE(costs.whole.flops.unknown, 1U);
    QCOMPARE(costs.whole.intensity(), Count());
}

void PartitionCostsTest::agreesWithTheDefinitionOnRandomGraphs()
{
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Dice dice(seed);
        const Graph graph = test::randomGraph(dice, 40);
        const Partition partition = test::randomPartition(dice, graph);

        const PartitionCosts costs = costsOf(graph, partition);

        for (std::uint32_t at = 0; at < partition.sections.size(); ++at) {
            const Traffic traffic = trafficOf(graph, partition, at);
            QCOMPARE(costs.sections[at].bytesRead.total(), Count(traffic.read));
            QCOMPARE(costs.sections[at].bytesWritten.total(), Count(traffic.written));
            QCOMPARE(costs.sections[at].bytesKept.total(), Count(traffic.kept));
        }
    }
}

void PartitionCostsTest::llamaIsMultipliedOutByHand()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    const OpenedModel opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    const Graph& graph = *opened.model->graph;

    const PartitionCosts costs = costsOf(graph, partitionO0(graph));
    const double projections = 4. * 2 * 2048 * 4096 * 4096 + 3. * 2 * 2048 * 4096 * 11008;
    const double products = 2. * 32 * 2 * 2048 * 2048 * 128;
    const double gemms = 32 * (projections + products) + 2. * 2048 * 4096 * 32000;

    QCOMPARE(costs.whole.gemms, std::size_t(32 * 9 + 1));
    QVERIFY(costs.whole.flops.total());
    QVERIFY(*costs.whole.flops.total() > gemms);
    QVERIFY(*costs.whole.flops.total() < 1.01 * gemms);
    QCOMPARE(costs.unknownValues, std::size_t(0));
}

void PartitionCostsTest::leavesNoOperatorOut()
{
    Dice dice(7);
    const Graph graph = test::randomGraph(dice, 100'000);
    const Partition partition = test::randomPartition(dice, graph);

    const PartitionCosts costs = costsOf(graph, partition);

    std::size_t operators = 0;
    for (const SectionCosts& section : costs.sections)
        operators += section.operators;
    QCOMPARE(operators, std::size_t(100'000));
    QCOMPARE(costs.whole.operators, operators);
}

FUSEWRIGHT_TEST(PartitionCostsTest)
#include "tst_partition_costs.moc"
