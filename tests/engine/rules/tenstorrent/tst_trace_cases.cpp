// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_evaluator.h"
#include "engine/python/eval/python_program.h"
#include "engine/rules/tenstorrent/trace/pattern_trace.h"
#include "engine/rules/tenstorrent/trace/torch_host.h"
#include "engine/support/diagnostic.h"
#include "tests/engine/rules/tenstorrent/trace_text.h"
#include "tests/kit/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

/// The names that `make_traces.py` gives its cases.
constexpr auto prelude = R"(
import math
import operator
import torch
import torch.nn.functional as F
from torch import Tensor
aten = torch.ops.aten
EPS = 1e-6
SHAPE = (2, -1)
OPTIONS = {"dim": -1, "keepdim": True}


class Spellings:
    half = 0.5

    @staticmethod
    def twice(x):
        return x.add(x)


def helper(x, scale=2):
    return torch.mul(x, scale)


)";

/// Cases that are not traced as torch does it, and why.
const QMap<QString, QString> leftOut = {
    {"expression 125", "complex numbers are not modelled"},
    {"expression 126", "integers have 64 bits"},
    {"expression 136", "bytes are not modelled"},
};

struct Traced {
    TraceResult result;
    QStringList anchors;
};

Traced traceText(const std::string& text)
{
    TorchHost host;
    PythonEvaluator evaluator(host);
    Diagnostics findings;
    const PythonModule* const module = evaluator.runModule("pattern.py", text, findings);
    Traced traced;
    traced.result =
        tracePattern(evaluator, module->scope->names.find("pattern"), module->program->source);
    if (traced.result.graph) {
        for (const std::uint32_t anchor : traceAnchors(*traced.result.graph)) {
            const TracedNode& node = traced.result.graph->nodes[anchor];
            traced.anchors += QString::fromStdString(node.name);
        }
    }
    return traced;
}

QString refusalOf(const TraceResult& result)
{
    if (!result.refusal)
        return {};
    static const QStringList by = {"pattern", "matcher", "replacement"};
    return by.value(static_cast<int>(result.refusal->by)) + ": "
        + QString::fromStdString(result.refusal->error);
}

} // namespace

/// Patterns are traced as torch 2.6 traces them.
class TraceCasesTest : public QObject {
    Q_OBJECT

private slots:
    void areTracedAsTorchDoes_data();
    void areTracedAsTorchDoes();
    void areRefusedWhereTorchIsNotFollowed();
};

void TraceCasesTest::areTracedAsTorchDoes_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QStringList>("anchors");
    QTest::addColumn<QString>("refused");
    QFile file(FUSEWRIGHT_TEST_DATA "/tenstorrent/trace_cases.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray cases =
        QJsonDocument::fromJson(file.readAll()).object().value("cases").toArray();
    QVERIFY(cases.size() > 700);
    for (const QJsonValue& each : cases) {
        const QString name = each["name"].toString();
        QStringList lines;
        QStringList anchors;
        for (const QJsonValue& line : each["nodes"].toArray())
            lines += withoutReturnedKeys(line.toString());
        for (const QJsonValue& anchor : each["anchors"].toArray())
            anchors += anchor.toString();
        const QJsonObject refused = each["refused"].toObject();
        const QString refusal = refused.isEmpty()
            ? QString()
            : refused["by"].toString() + ": " + refused["error"].toString();
        if (!leftOut.contains(name))
            QTest::newRow(qPrintable(name))
                << each["source"].toString() << lines << anchors << refusal;
    }
}

void TraceCasesTest::areTracedAsTorchDoes()
{
    QFETCH(const QString, source);
    QFETCH(const QStringList, lines);
    QFETCH(const QStringList, anchors);
    QFETCH(const QString, refused);

    const Traced traced = traceText(prelude + source.toStdString());

    if (traced.result.refusal)
        QVERIFY(!traced.result.refusal->sentence.empty());
    QCOMPARE(refusalOf(traced.result), refused);
    if (!lines.isEmpty())
        QCOMPARE(linesOf(*traced.result.graph).join('\n'), lines.join('\n'));
    if (refused.isEmpty())
        QCOMPARE(traced.anchors, anchors);
}

void TraceCasesTest::areRefusedWhereTorchIsNotFollowed()
{
    for (const std::string text : {"1j", "10 ** 20", "b'a'"}) {
        const Traced traced = traceText("def pattern(x):\n    return x.mul(" + text + ")\n");

        QVERIFY(!traced.result.graph);
        QVERIFY(traced.result.refusal->error.empty());
        QVERIFY(!traced.result.refusal->sentence.empty());
        QCOMPARE(traced.result.refusal->place.begin.line, 2u);
    }
}

FUSEWRIGHT_TEST(TraceCasesTest)
#include "tst_trace_cases.moc"
