// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/tenstorrent_operators.h"
#include "tests/engine/kit/broken_graph.h"
#include "tests/engine/kit/call_text.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QDir>
#include <QTest>

#include <map>

using namespace fusewright;
using namespace fusewright::test;

/// Graphs of torch.compile as TT-XLA gets them.
class TenstorrentOperatorsTest : public QObject {
    Q_OBJECT

private slots:
    void areThoseThatTorchRecords_data();
    void areThoseThatTorchRecords();
    void leaveWhatIsNoTensor_data();
    void leaveWhatIsNoTensor();
    void takeTheTensorOnTheRight_data();
    void takeTheTensorOnTheRight();
    void stayWhereNobodyToldTheCall();
    void numberReciprocals();
    void changeInBodiesToo();
};

namespace {

/// Every operator with its call, attributes and shape, a line each; names of values as their place.
std::string recorded(const Graph& graph)
{
    std::map<std::string, std::string, std::less<>> places;
    std::string text;
    const auto plain = [&](ValueId value) {
        const auto place = places.find(graph.valueName(value));
        return place == places.end() ? std::string(graph.valueName(value)) : place->second;
    };
    for (const NodeId node : graph.nodes()) {
        std::string line = std::string(graph.nativeName(node)) + '(';
        line += callKindName(graph.call(node) ? graph.call(node)->kind : CallKind::Unknown);
        for (const CallArgument& argument : graph.arguments(node)) {
            line += ' ' + std::to_string(argument.depth) + ' ';
            if (argument.keyword.isValid())
                line += std::string(graph.text(argument.keyword)) + '=';
            if (argument.isOperand())
                line += plain(graph.inputs(node)[argument.operand]);
            else if (!argument.isList())
                line += toText(graph.attributeValue(argument.literal));
        }
        line += ") of";
        for (const ValueId input : graph.inputs(node))
            line += ' ' + plain(input);
        for (const Attribute& attribute : graph.attributes(node))
            line += ' ' + std::string(graph.text(attribute.name)) + ':'
                + toText(graph.attributeValue(attribute.value));
        for (const ValueId result : graph.outputs(node)) {
            places[std::string(graph.valueName(result))] = '%' + std::to_string(node.index);
            line += ' ' + std::string(dataTypeName(graph.valueType(result)));
            for (const Dim dim : graph.shapes().dims(graph.shapeId(result)))
                line += ' ' + std::to_string(dim.size());
        }
        text += line + '\n';
    }
    return text;
}

/// The operators and calls of code, in the form of TT-XLA.
std::string converted(const std::string& lines)
{
    const Reading reading = readBytes("def forward(self, x, w, s0):\n" + lines, "test.py");
    if (!reading.model)
        return reading.firstMessage();
    const Graph graph = inTenstorrentForm(reading.graph());
    std::string text;
    for (const NodeId node : graph.nodes())
        text += std::string(graph.nodeName(node)) + '=' + std::string(graph.nativeName(node)) + ' '
            + callText(graph, node) + "; ";
    return text + brokenGraph(graph);
}

} // namespace

void TenstorrentOperatorsTest::areThoseThatTorchRecords_data()
{
    QTest::addColumn<QString>("name");
    const QDir folder(QStringLiteral(FUSEWRIGHT_TEST_DATA "/tenstorrent/graphs"));
    for (const QString& file : folder.entryList({"*.dynamo.json"}, QDir::Files)) {
        const QString name = file.section('.', 0, 0);
        if (folder.exists(name + ".tt.json"))
            QTest::newRow(qPrintable(name)) << name;
    }
}

void TenstorrentOperatorsTest::areThoseThatTorchRecords()
{
    QFETCH(QString, name);
    const std::string path = "tenstorrent/graphs/" + name.toStdString();

    const Reading before = readCorpus(path + ".dynamo.json");
    const Reading after = readCorpus(path + ".tt.json");
    const Graph made = inTenstorrentForm(before.graph());

    QCOMPARE(brokenGraph(made), std::string());
    const auto lines = QString::fromStdString(recorded(made)).split('\n');
    const auto wanted = QString::fromStdString(recorded(after.graph())).split('\n');
    QCOMPARE(lines.size(), wanted.size());
    for (qsizetype at = 0; at < wanted.size(); ++at)
        QCOMPARE(lines[at], wanted[at]);
    for (const NodeId node : before.graph().nodes())
        QVERIFY(made.findNode(before.graph().nodeName(node)));
}

void TenstorrentOperatorsTest::leaveWhatIsNoTensor_data()
{
    QTest::addColumn<std::string>("lines");
    QTest::addColumn<std::string>("text");
    QTest::newRow("a size") << std::string("    n = x.size(0)\n    y = n + 1\n    return y\n")
                            << std::string("n=size method x 0; y=operator.add function n 1; ");
    QTest::newRow("of a shape")
        << std::string("    n = x.shape\n    m = n[0]\n    y = m // 2\n    return y\n")
        << std::string("n=builtins.getattr function x \"shape\"; m=operator.getitem function n "
                       "0; y=operator.floordiv function m 2; ");
    QTest::newRow("symbols") << std::string("    y = s0 * 2\n    return y\n")
                             << std::string("y=operator.mul function s0 2; ");
    QTest::newRow("lists") << std::string("    y = x + [1, 2]\n    return y\n")
                           << std::string("y=operator.add function x [1, 2]; ");
    QTest::newRow("items") << std::string("    y = x[0]\n    x[0] = y\n    return y\n")
                           << std::string("y=operator.getitem function x 0; "
                                          "setitem=operator.setitem function x 0 y; ");
}

void TenstorrentOperatorsTest::leaveWhatIsNoTensor()
{
    QFETCH(std::string, lines);
    QFETCH(std::string, text);

    QCOMPARE(converted(lines), text);
}

void TenstorrentOperatorsTest::takeTheTensorOnTheRight_data()
{
    QTest::addColumn<std::string>("expression");
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* expression, const char* text) {
        QTest::newRow(expression) << std::string(expression) << std::string(text);
    };
    row("s0 * x", "y=mul method x s0; ");
    row("s0 - x", "y=torch.rsub function x s0; ");
    row("s0 / x", "reciprocal=reciprocal method x; y=operator.mul function reciprocal s0; ");
    row("x / s0", "y=div method x s0; ");
    row("1 < x", "y=gt method x 1; ");
    row("2 >= x", "y=le method x 2; ");
    row("2 % x", "y=torch.remainder function 2 x; ");
    row("True & x", "y=operator.and_ function true x; ");
}

void TenstorrentOperatorsTest::takeTheTensorOnTheRight()
{
    QFETCH(std::string, expression);
    QFETCH(std::string, text);

    QCOMPARE(converted("    y = " + expression + "\n    return y\n"), text);
}

void TenstorrentOperatorsTest::stayWhereNobodyToldTheCall()
{
    const Reading reading = readBytes(R"({"format": "fusewright-graph", "version": 1, "nodes": [
        {"id": "y", "op": "operator.add", "inputs": ["x", "w"]}]})");

    const Graph graph = inTenstorrentForm(reading.graph());

    QCOMPARE(graph.nativeName(NodeId(0u)), std::string_view("operator.add"));
}

void TenstorrentOperatorsTest::numberReciprocals()
{
    QCOMPARE(converted("    reciprocal = 1 / x\n    y = 2 / reciprocal\n    return y\n"),
             std::string("reciprocal_1=reciprocal method x; reciprocal=operator.mul function "
                         "reciprocal_1 1; reciprocal_2=reciprocal method reciprocal; "
                         "y=operator.mul function reciprocal_2 2; "));
}

void TenstorrentOperatorsTest::changeInBodiesToo()
{
    const Reading reading = readBytes(R"({"format": "fusewright-graph", "version": 1, "nodes": [
        {"id": "y", "op": "wrap", "inputs": ["x"], "graphs": {"body": {"inputs": [{"name": "a"}],
         "nodes": [{"id": "b", "op": "operator.add", "inputs": ["a"], "attrs": {"other": 1},
                    "call": {"kind": "function", "args": [{"value": "a"}, 1]}}],
         "outputs": ["b"]}}}]})");

    const Graph graph = inTenstorrentForm(reading.graph());

    QCOMPARE(graph.nested().size(), 1u);
    const Graph& body = *graph.nested().front().graph;
    QCOMPARE(body.nativeName(NodeId(0u)), std::string_view("add"));
    QCOMPARE(callText(body, NodeId(0u)), std::string("method a 1"));
}

FUSEWRIGHT_TEST(TenstorrentOperatorsTest)
#include "tst_tenstorrent_operators.moc"
