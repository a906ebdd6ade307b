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

#include <algorithm>
#include <array>

using namespace fusewright;

/// Whole models beside what a script beside them multiplies out by hand, and beside what torch's
/// FlopCounterMode says of them.
class KnownFlopsTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheCountByHand_data();
    void agreesWithTheCountByHand();
    void agreesWithTorch_data();
    void agreesWithTorch();
    void torchCountedEveryModelThatWasCountedByHand();
};

namespace {

const std::string root = FUSEWRIGHT_SOURCE_DIR "/";

/// The rows of a table in `tests/corpus/flops`, without the line that says what they are.
QList<QList<QByteArray>> knownCounts(const char* name)
{
    QFile table(QString::fromStdString(root + "tests/corpus/flops/" + name));
    if (!table.open(QIODevice::ReadOnly))
        qFatal("cannot read a table of the corpus");
    QList<QList<QByteArray>> rows;
    while (!table.atEnd()) {
        const QByteArray line = table.readLine().trimmed();
        if (!line.startsWith('#'))
            rows.append(line.split(','));
    }
    return rows;
}

/// What products of matrices, convolutions and attention do in a model; `extent` is `name=4`.
double productsOf(const char* file, const QString& extent)
{
    const OpenedModel opened = openModel(root + file, {}, nullptr);
    std::vector<ExtentValue> extents;
    if (const QStringList parts = extent.split('='); parts.size() == 2)
        extents.push_back({parts[0].toStdString(), parts[1].toLongLong()});
    Diagnostics findings;
    const auto graph = withExtents(opened.model->graph, extents, findings);
    if (!findings.isEmpty())
        return -1;
    double counted = 0;
    for (const NodeId node : graph->nodes()) {
        constexpr std::array<std::string_view, 4> counts{"gemm", "conv", "attention", "recurrent"};
        const OperatorSpec* const spec = graph->operatorOf(node).spec;
        if (spec && std::ranges::find(counts, spec->category) != counts.end())
            counted += flopsOf(*graph, node).value_or(-1e30);
    }
    return counted;
}

} // namespace

void KnownFlopsTest::agreesWithTheCountByHand_data()
{
    QTest::addColumn<QString>("extent");
    QTest::addColumn<double>("flops");

    for (const QList<QByteArray>& cells : knownCounts("flops_by_hand.csv"))
        QTest::newRow(cells[0].constData()) << QString::fromUtf8(cells[1]) << cells[2].toDouble();
}

void KnownFlopsTest::agreesWithTheCountByHand()
{
    QFETCH(QString, extent);
    QFETCH(double, flops);

    QCOMPARE(productsOf(QTest::currentDataTag(), extent), flops);
}

void KnownFlopsTest::agreesWithTorch_data()
{
    QTest::addColumn<QString>("extent");
    QTest::addColumn<double>("flops");

    for (const QList<QByteArray>& cells : knownCounts("flops_by_torch.csv")) {
        QCOMPARE(cells.size(), 5);
        // Where torch counts in another way, the table says how much that is, and why.
        QCOMPARE(cells[3] == "0", cells[4].isEmpty());
        QTest::newRow(cells[0].constData())
            << QString::fromUtf8(cells[1]) << cells[2].toDouble() + cells[3].toDouble();
    }
}

void KnownFlopsTest::agreesWithTorch()
{
    QFETCH(QString, extent);
    QFETCH(double, flops);

    QCOMPARE(productsOf(QTest::currentDataTag(), extent), flops);
}

void KnownFlopsTest::torchCountedEveryModelThatWasCountedByHand()
{
    QList<QList<QByteArray>> counted;
    for (const QList<QByteArray>& cells : knownCounts("flops_by_torch.csv"))
        counted.append(cells.first(3));

    for (const QList<QByteArray>& cells : knownCounts("flops_by_hand.csv"))
        QVERIFY2(counted.contains(cells), cells[0].constData());
    QVERIFY(counted.size() >= 20);
}

FUSEWRIGHT_TEST(KnownFlopsTest)
#include "tst_known_flops.moc"
