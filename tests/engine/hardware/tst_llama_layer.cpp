// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "engine/hardware/hardware_catalogue.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/partition/automatic_fusion.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/partitions.h"
#include "engine/session/model_session.h"
#include "tests/kit/test_program.h"

#include <QFile>
#include <QTest>

using namespace fusewright;

/// One layer of Llama-2-7B beside a table that a script beside this test multiplies out by hand.
class LlamaLayerTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void agreesWithTheTableToTheLastDigit_data();
    void agreesWithTheTableToTheLastDigit();
    void fusingTakesLessTimeAndFewerBytes_data();
    void fusingTakesLessTimeAndFewerBytes();

private:
    const Graph& graph() const { return *m_opened.model->graph; }
    HardwareCosts costsOn(const char* machine, MadePartition& made) const;

    OpenedModel m_opened;
};

void LlamaLayerTest::initTestCase()
{
    const std::string examples = FUSEWRIGHT_SOURCE_DIR "/resources/examples";
    m_opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    QVERIFY(m_opened.model);
}

HardwareCosts LlamaLayerTest::costsOn(const char* machine, MadePartition& made) const
{
    made.costs = costsOf(graph(), made.partition);
    made.folding = foldSections(graph(), made.partition);
    return hardwareCosts(*HardwareCatalogue::builtIn()->find(machine), graph(), {}, {}, made);
}

void LlamaLayerTest::agreesWithTheTableToTheLastDigit_data()
{
    QTest::addColumn<int>("column");

    QTest::newRow("SN40L") << 4;
    QTest::newRow("n150") << 5;
    QTest::newRow("A100") << 6;
}

void LlamaLayerTest::agreesWithTheTableToTheLastDigit()
{
    QFETCH(int, column);
    QFile table(FUSEWRIGHT_SOURCE_DIR "/tests/engine/hardware/llama2_layer.csv");
    QVERIFY(table.open(QIODevice::ReadOnly));
    MadePartition made{.partition = partitionO0(graph())};

    const HardwareCosts costs = costsOn(QTest::currentDataTag(), made);

    int rows = 0;
    while (!table.atEnd()) {
        const QByteArray line = table.readLine().trimmed();
        if (line.startsWith('#') || line.isEmpty())
            continue;
        const QList<QByteArray> cells = line.split(',');
        const auto node = graph().findNode("layers.7." + cells[0].toStdString());
        QVERIFY2(node, cells[0].constData());
        const HardwareCost& cost = costs.sections[made.partition.sectionOf[node->index]];
        // Equal, not nearly so.
        QVERIFY2(*cost.operations == cells[1].toDouble(), cells[0].constData());
        QVERIFY2(*cost.bytesMoved == cells[2].toDouble() + cells[3].toDouble(),
                 cells[0].constData());
        QVERIFY2(*cost.seconds == cells[column].toDouble(), cells[0].constData());
        ++rows;
    }
    QCOMPARE(rows, 51);
}

void LlamaLayerTest::fusingTakesLessTimeAndFewerBytes_data()
{
    agreesWithTheTableToTheLastDigit_data();
}

/// Without rules: o3 takes less time than o0 at least, and moves fewer bytes.
void LlamaLayerTest::fusingTakesLessTimeAndFewerBytes()
{
    MadePartition apart{.partition = partitionO0(graph())};
    MadePartition fused{.partition = fuseAutomatically(graph(), {})};

    const HardwareCosts before = costsOn(QTest::currentDataTag(), apart);
    const HardwareCosts after = costsOn(QTest::currentDataTag(), fused);

    QVERIFY(before.seconds.total() && after.seconds.total());
    QVERIFY(*after.seconds.total() < *before.seconds.total());
    QVERIFY(after.bytesMoved.known < before.bytesMoved.known);
}

FUSEWRIGHT_TEST(LlamaLayerTest)
#include "tst_llama_layer.moc"
