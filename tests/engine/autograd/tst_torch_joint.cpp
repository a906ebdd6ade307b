// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/backward_wish.h"
#include "engine/autograd/derivative_table.h"
#include "engine/support/diagnostic.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// What PyTorch's autograd makes of small modules, kept in tests/corpus/training; made by
/// `make_joint_graphs.py` there.
class TorchJointTest : public QObject {
    Q_OBJECT

private slots:
    void everyOperatorHasTheBackwardOperatorsOfPyTorch_data();
    void everyOperatorHasTheBackwardOperatorsOfPyTorch();
};

namespace {

using OperatorCounts = QMap<QString, int>;

/// Versions of torch; where they differ, ours is as the newer one.
const QStringList versions{"1.13", "2.6"};

QString trainingFile(const QString& version, const QString& name)
{
    return QStringLiteral(FUSEWRIGHT_TEST_DATA "/training/%1/%2.json").arg(version, name);
}

QJsonObject torchModules(const QString& version)
{
    QFile file(trainingFile(version, "joint"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object()["modules"].toObject();
}

/// By canonical names. A copy, and whether a view is called reshape, is about memory only; a number
/// that is made a tensor is an argument.
void countOperator(OperatorCounts& counts, std::string_view native, int times)
{
    static const auto catalogue = OperatorCatalogue::builtIn();
    const OperatorSpec* const spec = catalogue->find(native);
    QString name = QString::fromUtf8(native.data(), qsizetype(native.size()));
    if (spec)
        name = QString::fromStdString(spec->name);
    if (name == "identity" || name == "clone" || name == "getitem" || name == "scalar_tensor")
        return;
    counts[name == "reshape" ? QStringLiteral("view") : name] += times;
}

QString countsText(const OperatorCounts& counts)
{
    QStringList words;
    for (auto each = counts.begin(); each != counts.end(); ++each)
        words << QStringLiteral("%1 %2").arg(each.value()).arg(each.key());
    return words.join(", ");
}

} // namespace

void TorchJointTest::everyOperatorHasTheBackwardOperatorsOfPyTorch_data()
{
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("module");
    for (const QString& version : versions) {
        const QStringList modules = torchModules(version).keys();
        for (const QString& module : modules)
            QTest::newRow(qPrintable(version + ' ' + module)) << version << module;
        QVERIFY(modules.size() >= 20);
    }
}

void TorchJointTest::everyOperatorHasTheBackwardOperatorsOfPyTorch()
{
    QFETCH(QString, version);
    QFETCH(QString, module);
    QFile file(trainingFile(version, module));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Reading reading = readBytes(file.readAll().toStdString());
    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    Diagnostics findings;
    const BackwardWish wish = wishOf(graph, {.losses = {}, .wanted = {"all"}}, findings);

    const BackwardGraph backward = makeBackward(graph, *DerivativeTable::builtIn(), wish);

    QVERIFY(backward.backwardCount() > 0);
    const QJsonObject torch = torchModules(version)[module].toObject();
    QStringList different;
    for (const NodeId node : graph.nodes()) {
        OperatorCounts ours;
        for (std::size_t at = backward.forwardCount; at < backward.graph.nodeCount(); ++at) {
            if (backward.forwardOf[at] == node)
                countOperator(ours, backward.graph.nativeName(NodeId(at)), 1);
        }
        const QString name = QString::fromStdString(std::string(graph.nodeName(node)));
        OperatorCounts theirs;
        const QJsonObject expected = torch[name].toObject();
        for (auto each = expected.begin(); each != expected.end(); ++each)
            countOperator(theirs, each.key().toStdString(), each.value().toInt());
        if (ours != theirs)
            different << QStringLiteral("%1: %2, but PyTorch %3")
                             .arg(name, countsText(ours), countsText(theirs));
    }
    for (const QString& each : different)
        qWarning("%s", qPrintable(each));
    QVERIFY(different.isEmpty());
}

FUSEWRIGHT_TEST(TorchJointTest)
#include "tst_torch_joint.moc"
