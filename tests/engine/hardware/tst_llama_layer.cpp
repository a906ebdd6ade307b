// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "engine/hardware/hardware_cost.h"
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
    void agreesWithTheTable();
};

void LlamaLayerTest::agreesWithTheTable()
{
    const std::string examples = FUSEWRIGHT_SOURCE_DIR "/resources/examples";
    const OpenedModel opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    const Graph& graph = *opened.model->graph;
    MadePartition made{.partition = partitionO0(graph)};
    made.costs = costsOf(graph, made.partition);
    made.folding = foldSections(graph, made.partition);
    HardwareProfile machine{.name = "table"};
    machine.peaks = {{DataType::BF16, {.value = 100e12, .source = "table"}}};
    machine.facts[0] = {.value = 1e12, .source = "table"};
    QFile table(FUSEWRIGHT_SOURCE_DIR "/tests/engine/hardware/llama2_layer.csv");
    QVERIFY(table.open(QIODevice::ReadOnly));

    const HardwareCosts costs = hardwareCosts(machine, graph, {}, {}, made);

    int rows = 0;
    while (!table.atEnd()) {
        const QByteArray line = table.readLine().trimmed();
        if (line.startsWith('#') || line.isEmpty())
            continue;
        const QList<QByteArray> cells = line.split(',');
        const auto node = graph.findNode("layers.7." + cells[0].toStdString());
        QVERIFY2(node, cells[0].constData());
        const std::uint32_t at = made.partition.sectionOf[node->index];
        const HardwareCost& cost = costs.sections[at];
        QCOMPARE(*cost.operations, cells[1].toDouble());
        QCOMPARE(*cost.bytesMoved, cells[2].toDouble() + cells[3].toDouble());
        QCOMPARE(*cost.seconds, cells[4].toDouble());
        ++rows;
    }
    QCOMPARE(rows, 51);
}

FUSEWRIGHT_TEST(LlamaLayerTest)
#include "tst_llama_layer.moc"
