// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "engine/infer/with_extents.h"
#include "engine/partition/operator_cost.h"
#include "engine/session/model_session.h"
#include "engine/support/diagnostic.h"
#include "tests/kit/test_program.h"

#include <QFile>
#include <QTest>

using namespace fusewright;

/// Whole models beside what a script beside them multiplies out by hand.
class KnownFlopsTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheTable_data();
    void agreesWithTheTable();
};

namespace {

const std::string root = FUSEWRIGHT_SOURCE_DIR "/";

} // namespace

void KnownFlopsTest::agreesWithTheTable_data()
{
    QTest::addColumn<QString>("extent");
    QTest::addColumn<double>("flops");

    QFile table(FUSEWRIGHT_SOURCE_DIR "/tests/corpus/models/flops_by_hand.csv");
    QVERIFY(table.open(QIODevice::ReadOnly));
    while (!table.atEnd()) {
        const QByteArray line = table.readLine().trimmed();
        if (line.startsWith('#'))
            continue;
        const QList<QByteArray> cells = line.split(',');
        QTest::newRow(cells[0].constData()) << QString::fromUtf8(cells[1]) << cells[2].toDouble();
    }
}

void KnownFlopsTest::agreesWithTheTable()
{
    QFETCH(QString, extent);
    QFETCH(double, flops);
    const OpenedModel opened = openModel(root + QTest::currentDataTag(), {}, nullptr);
    std::vector<ExtentValue> extents;
    if (const QStringList parts = extent.split('='); parts.size() == 2)
        extents.push_back({parts[0].toStdString(), parts[1].toLongLong()});
    Diagnostics findings;
    const auto graph = withExtents(opened.model->graph, extents, findings);
    QVERIFY(findings.isEmpty());

    double counted = 0;
    for (const NodeId node : graph->nodes()) {
        const OperatorSpec* const spec = graph->operatorOf(node).spec;
        if (spec && (spec->category == "gemm" || spec->category == "conv"))
            counted += flopsOf(*graph, node).value();
    }

    QCOMPARE(counted, flops);
}

FUSEWRIGHT_TEST(KnownFlopsTest)
#include "tst_known_flops.moc"
