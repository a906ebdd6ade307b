// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/hardware/peak_bytes.h"

#include "engine/partition/operator_cost.h"
#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::TypedGraph;

using Count = std::optional<double>;

class PeakBytesTest : public QObject {
    Q_OBJECT

private slots:
    void countsByHand_data();
    void countsByHand();
    void anOrderOfItsOwnMayNeedLess();
    void isUnknownWhereASizeIs();
    void isNeverMoreThanAllThatIsKept();
    void aLongChainNeedsTwoLinks();
};

void PeakBytesTest::countsByHand_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("section");
    QTest::addColumn<double>("bytes");

    QTest::newRow("an operator alone keeps nothing") << "a = relu x : f32 4"
                                                     << "a" << 0.;
    QTest::newRow("what only leaves is streamed")
        << "in x f32 4\na = relu x : f32 4\nb = neg x : f32 4"
        << "a b" << 0.;
    QTest::newRow("a value until its user") << "in x f32 4\na = relu x : f32 4\nb = neg a : f32 4"
                                            << "a b" << 16.;
    QTest::newRow("operand and result at once")
        << "in x f32 4\na = relu x : f32 4\nb = neg a : f32 8\nc = exp b : f32 2"
        << "a b c" << 48.;
    QTest::newRow("twice used, once there")
        << "in x f32 4\na = relu x : f32 4\nb = mul a a : f32 4\nc = add b a : f32 4"
        << "a b c" << 32.;
    QTest::newRow("given out and used inside")
        << "in x f32 4\na = relu x : f32 4\nb = neg a : f32 4\nout a\nout b"
        << "a b" << 16.;
    QTest::newRow("from another section is streamed")
        << "in x f32 4\na = relu x : f32 4\nb = neg a : f32 4\nc = exp b : f32 4"
        << "b c" << 16.;
}

void PeakBytesTest::countsByHand()
{
    QFETCH(QString, text);
    QFETCH(QString, section);
    QFETCH(double, bytes);
    const TypedGraph g(text.toStdString());
    const Partition partition = test::partitionOf(g, {section.toStdString()});
    const std::uint32_t at = partition.sectionOf[g[section.left(1).toStdString()].index];

    QCOMPARE(peakBytesOf(g.graph, partition, at), Count(bytes));
}

/// Two branches, each wide inside and narrow at its end: one after the other needs one wide value.
void PeakBytesTest::anOrderOfItsOwnMayNeedLess()
{
    const TypedGraph g("in x f32 1\n"
                       "a = expand x : f32 100\n"
                       "b = expand x : f32 100\n"
                       "c = sum a : f32 1\n"
                       "d = sum b : f32 1\n"
                       "e = add c d : f32 1\n");
    const Partition partition = test::partitionOf(g, {"a b c d e"});

    QCOMPARE(peakBytesOf(g.graph, partition, 0), Count(400 + 4 + 4));
}

void PeakBytesTest::isUnknownWhereASizeIs()
{
    const TypedGraph g("in x f32 n\na = relu x : f32 n\nb = neg a : f32 n");
    const Partition partition = test::partitionOf(g, {"a b"});

    QCOMPARE(peakBytesOf(g.graph, partition, 0), Count());
}

void PeakBytesTest::isNeverMoreThanAllThatIsKept()
{
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        test::Dice dice(seed);
        const Graph graph = test::randomGraph(dice, 60);
        const Partition partition = test::randomPartition(dice, graph);

        for (std::uint32_t at = 0; at < partition.sections.size(); ++at) {
            double made = 0;
            for (const NodeId node : partition.sections[at].nodes) {
                for (const ValueId result : graph.outputs(node))
                    made += bytesOf(graph, result).value_or(0);
            }
            const Count peak = peakBytesOf(graph, partition, at);
            QVERIFY(peak && *peak >= 0 && *peak <= made);
        }
    }
}

void PeakBytesTest::aLongChainNeedsTwoLinks()
{
    constexpr int links = 5'000;
    std::string text = "in x f32 4\nn0 = relu x : f32 4\n";
    std::string names = "n0";
    for (int at = 1; at < links; ++at) {
        const std::string name = "n" + std::to_string(at);
        text += name + " = relu n" + std::to_string(at - 1) + " : f32 4\n";
        names += ' ' + name;
    }
    const TypedGraph g(text);
    const Partition partition = test::partitionOf(g, {names});

    QCOMPARE(peakBytesOf(g.graph, partition, 0), Count(32));
}

FUSEWRIGHT_TEST(PeakBytesTest)
#include "tst_peak_bytes.moc"
