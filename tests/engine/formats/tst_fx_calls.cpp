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
    void areAlikeInAllForms_data();
    void areAlikeInAllForms();
    void areReadFromCode_data();
    void areReadFromCode();
    void areNotToldWhereArgumentsAreNot();
    void areReadFromTables();
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

/// Every operator with its call, a line each.
std::string callsOf(const Graph& graph)
{
    std::string text;
    for (const NodeId node : graph.nodes())
        text += std::string(graph.nodeName(node)) + ": " + callText(graph, node) + '\n';
    return text;
}

Reading readCode(const std::string& expression)
{
    return readBytes("def forward(self, x, n):\n    y = " + expression + "\n    return y\n",
                     "test.py");
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

void FxCallsTest::areAlikeInAllForms_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("form");
    const QDir folder(QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/fx/torch2"));
    for (const QString& file : folder.entryList({"*.fx.txt"}, QDir::Files))
        QTest::newRow(qPrintable(file)) << file.section('.', 0, 0) << file.section('.', 1);
}

void FxCallsTest::areAlikeInAllForms()
{
    QFETCH(QString, model);
    QFETCH(QString, form);
    const std::string folder = "models/fx/torch2/" + model.toStdString();

    const Reading printed = readCorpus(folder + '.' + form.toStdString());
    const Reading written = readCorpus(folder + ".json");

    QVERIFY2(printed.model, printed.firstMessage().c_str());
    const auto lines = QString::fromStdString(callsOf(printed.graph())).split('\n');
    const auto wanted = QString::fromStdString(callsOf(written.graph())).split('\n');
    QCOMPARE(lines.size(), wanted.size());
    for (qsizetype at = 0; at < wanted.size(); ++at)
        QCOMPARE(lines[at], wanted[at]);
}

void FxCallsTest::areReadFromCode_data()
{
    QTest::addColumn<std::string>("expression");
    QTest::addColumn<std::string>("call");
    const auto row = [](const char* expression, const char* call) {
        QTest::newRow(expression) << std::string(expression) << std::string(call);
    };
    row("x + n", "function x n");
    row("2 - x", "function 2 x");
    row("-x", "function x");
    row("x.add(n, alpha=2)", "method x n alpha=2");
    row("torch.add(x, n)", "function x n");
    row("x.shape", R"(function x "shape")");
    row("x[0]", "function x 0");
    row("x[None]", "function x null");
    row("x[...]", R"(function x {"python": "Ellipsis"})");
    row("x[:2]", R"(function x {"slice": [null, 2, null]})");
    row("x[1:, ::2]", R"(function x [{"slice": [1, null, null]}, {"slice": [null, null, 2]}])");
    row("x[:n]", R"(function x {"slice": [null, {"value": "n"}, null]})");
    row("x[:n, 0]", R"(function x [{"slice": [null, {"value": "n"}, null]}, 0])");
    row("x[slice(None, 2, None)]", R"(function x {"slice": [null, 2, null]})");
    row("x[(slice(None, n, None), n)]",
        R"(function x [ {"slice": [null, {"value": "n"}, null]} n ])");
    row("x.to(torch.float16)", R"(method x {"python": "torch.float16"})");
    row("x.to(device(type='cuda', index=0))", R"_(method x {"python": "torch.device('cuda:0')"})_");
    row("x.to(device='cpu')", R"(method x device="cpu")");
    row("x.to([torch.device('cpu'), device(type='cuda', index=1)])",
        R"_(method x [{"python": "torch.device('cpu')"}, {"python": "torch.device('cuda:1')"}])_");
    row("x.mul(True)", "method x true");
    row("x.mul(1.0)", "method x 1.0");
    row("x.mul(-inf)", "method x -inf");
    row("x.mul(float('nan'))", "method x nan");
    row("x.mul(9223372036854775808)", R"(method x {"python": "9223372036854775808"})");
    row("x.mul(1j)", R"(method x {"python": "1j"})");
    row("x.view(torch.Size([2, 3]))", "method x [2, 3]");
    row("x.view((1,))", "method x [1]");
    row("x.view(())", "method x []");
    row("x.f([1, 2.5], (True, None), ['a'])", R"(method x [1.0, 2.5] [true, null] ["a"])");
    row("x.f([[1], [x, (n, 2)]])", "method x [ [1] [ x [ n 2 ] ] ]");
    row("x.f({'a': 1, 'b': n})", R"(method x {"dict": {"a": 1, "b": {"value": "n"}}})");
    row("x.f({'a': [1, 'b:c']}, {})", R"(method x {"dict": {"a": [1, "b:c"]}} {"dict": {}})");
    row("self.fc(x, n)", "module x n");
    row("f(x, key=self.weight)", "function x key=weight");
}

void FxCallsTest::areReadFromCode()
{
    QFETCH(std::string, expression);
    QFETCH(std::string, call);

    const Reading reading = readCode(expression);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().nodeCount(), 1u);
    QCOMPARE(callText(reading.graph(), NodeId(0u)), call);
}

void FxCallsTest::areNotToldWhereArgumentsAreNot()
{
    for (const char* const expression : {"f(x, *n)", "f(x, **n)", "f(*[x, n])", "f(x, *[1, 2])"}) {
        const Reading reading = readCode(expression);

        QVERIFY2(reading.model, expression);
        QVERIFY2(!reading.graph().call(NodeId(0u)), expression);
    }
}

void FxCallsTest::areReadFromTables()
{
    const Reading reading = readBytes(
        "opcode       name  target  args                               kwargs\n"
        "-----------  ----  ------  ---------------------------------  ------------------\n"
        "placeholder  x     x       ()                                 {}\n"
        "call_method  to    to      (x, device(type='cuda', index=1))  {'copy': True}\n"
        "call_method  f     f       (to, ([x, 2], 'a'), None)          {'key': {'b': x}}\n"
        "output       out   output  (f,)                               {}\n",
        "table.fx.txt");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(callText(reading.graph(), NodeId(0u)),
             std::string(R"_(method x {"python": "torch.device('cuda:1')"} copy=true)_"));
    QCOMPARE(callText(reading.graph(), NodeId(1u)),
             std::string(R"(method to [ [ x 2 ] "a" ] null key={"dict": {"b": {"value": "x"}}})"));
}

FUSEWRIGHT_TEST(FxCallsTest)
#include "tst_fx_calls.moc"
