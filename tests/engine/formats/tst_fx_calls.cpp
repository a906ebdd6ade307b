// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/broken_graph.h"
#include "tests/engine/kit/call_text.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QDir>
#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// How operators are called, as the texts of torch.fx tell it.
class FxCallsTest : public QObject {
    Q_OBJECT

private slots:
    void areThoseOfTheGraph_data();
    void areThoseOfTheGraph();
};

namespace {

QDir corpus(const QString& folder)
{
    return QDir(QStringLiteral(FUSEWRIGHT_TEST_DATA "/tenstorrent/") + folder);
}

/// Code has the name of an argument, and FX makes the node's of it: `layer_norm` of `LayerNorm`.
QString withNamesOfNodes(const std::string& call)
{
    return QString::fromStdString(call)
        .replace(QStringLiteral("L_self_"), QStringLiteral("l_self_"))
        .replace(QStringLiteral("LayerNorm"), QStringLiteral("layer_norm"));
}

} // namespace

void FxCallsTest::areThoseOfTheGraph_data()
{
    QTest::addColumn<QString>("text");
    for (const QString& name : corpus("texts").entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << name;
}

void FxCallsTest::areThoseOfTheGraph()
{
    QFETCH(QString, text);
    const QString name = text.section('.', 0, 1);

    const Reading printed = readCorpus(("tenstorrent/texts/" + text).toStdString());
    const Reading written = readCorpus(("tenstorrent/graphs/" + name + ".json").toStdString());

    QVERIFY2(printed.model, printed.firstMessage().c_str());
    QCOMPARE(brokenGraph(printed.graph()), std::string());
    QCOMPARE(printed.graph().nodeCount(), written.graph().nodeCount());
    for (const NodeId node : written.graph().nodes()) {
        const std::string_view id = written.graph().nodeName(node);
        const auto same = printed.graph().findNode(id);
        QVERIFY2(same, std::string(id).c_str());
        const std::string called = callText(printed.graph(), *same);
        QCOMPARE(withNamesOfNodes(called), withNamesOfNodes(callText(written.graph(), node)));
    }
}

FUSEWRIGHT_TEST(FxCallsTest)
#include "tst_fx_calls.moc"
