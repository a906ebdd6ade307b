// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/leaf_module.h"
#include "engine/graph/graph.h"
#include "tests/engine/kit/call_text.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QFile>
#include <QTest>

#include <string>

using namespace fusewright;
using namespace fusewright::test;

/// What modules of torch.nn have of their own, which the text of a graph tells by how they are
/// printed.
class LeafModulesTest : public QObject {
    Q_OBJECT

private slots:
    void haveTheWeightsThatTorchSays_data();
    void haveTheWeightsThatTorchSays();
    void haveTheirSettings();
    void whatTheTextDoesNotTellIsUnknown();
    void badArgumentsGiveNoExtents_data();
    void badArgumentsGiveNoExtents();
    void areOperandsOfTheirCalls();
    void aCallHasTheWeightsOfAllModulesInIt();
    void manyCallsOfALargeModuleStaySmall();
    void whatAnOldFileLeavesOutIsUnknown();
    void modulesWithoutAPathShareNoWeights();
    void aFileThatTellsThemIsAsItIs();
};

namespace {

/// `weight,24,8 bias,24`, with `?` for what is not known.
std::string told(const LeafModule& leaf)
{
    std::string text;
    for (const LeafWeight& weight : leaf.weights) {
        text += (text.empty() ? "" : " ") + weight.name;
        if (!weight.shape)
            text += ",*";
        else
            for (const auto& extent : *weight.shape)
                text += ',' + (extent ? std::to_string(*extent) : std::string("?"));
    }
    return text;
}

std::string told(std::string_view type, std::string_view arguments)
{
    return told(leafModule(type, arguments));
}

/// The operands of an operator: `x conv.weight[64,3,7,7] conv.bias*`.
std::string operandsOf(const Reading& reading, std::string_view name)
{
    if (!reading.model)
        return toText(reading.findings.all().front());
    const Graph& graph = reading.graph();
    const auto node = graph.findNode(name);
    if (!node)
        return "no such operator";
    std::string text;
    for (const ValueId value : graph.inputs(*node)) {
        text += (text.empty() ? "" : " ") + std::string(graph.valueName(value));
        if (graph.valueKind(value) != ValueKind::Parameter)
            continue;
        const ShapeId shape = graph.shapeId(value);
        if (!graph.shapes().isRanked(shape)) {
            text += '*';
            continue;
        }
        std::string extents;
        for (const Dim dim : graph.shapes().dims(shape))
            extents += (extents.empty() ? "" : ",")
                + (dim.isKnown() ? std::to_string(dim.size()) : std::string("?"));
        text += '[' + extents + ']';
    }
    return text;
}

Reading readPrinted(const std::string& tree, const std::string& body)
{
    return readBytes("Net(\n" + tree + ")\n\ndef forward(self, x):\n" + body, "net.txt");
}

Reading readLinear(const std::string& constants, const std::string& nodes)
{
    return readBytes(R"({"format": "fusewright-graph", "version": 1, "inputs": [{"name": "x"}],
        "constants": [)"
                     + constants + R"(], "nodes": [)" + nodes + "]}");
}

/// `Linear` as the exporter wrote it before it wrote weights, with these inputs.
std::string linear(const std::string& inputs, const std::string& call)
{
    return R"({"id": "y", "op": "Linear", "inputs": [)" + inputs
        + R"(], "module": "fc", "module_type": "Linear")" + call + "}";
}

const std::string moduleCall = R"(, "call": {"kind": "module", "args": [{"value": "x"}]})";

} // namespace

void LeafModulesTest::haveTheWeightsThatTorchSays_data()
{
    QTest::addColumn<QByteArray>("printed");
    QTest::addColumn<QByteArray>("weights");
    QFile file(QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/fx/leaves.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    int row = 0;
    for (const QByteArray& line : file.readAll().trimmed().split('\n')) {
        const qsizetype bar = line.indexOf(" |");
        QVERIFY(bar > 0);
        QTest::addRow("%d %s", ++row, line.left(line.indexOf('(')).constData())
            << line.left(bar) << line.mid(bar + 2).trimmed();
    }
}

void LeafModulesTest::haveTheWeightsThatTorchSays()
{
    QFETCH(QByteArray, printed);
    QFETCH(QByteArray, weights);
    const qsizetype bracket = printed.indexOf('(');
    const std::string type = printed.left(bracket).toStdString();
    const std::string inside = printed.mid(bracket + 1).chopped(1).toStdString();
    QCOMPARE(told(type, inside), weights.toStdString());
}

void LeafModulesTest::haveTheirSettings()
{
    const Reading reading = readPrinted(
        "  (conv): Conv2d(3, 64, kernel_size=(7, 7), stride=(2, 2), padding=same, bias=False)\n"
        "  (flat): Flatten(start_dim=1, end_dim=-1)\n",
        "    conv = self.conv(x)\n    flat = self.flat(conv)\n    return flat\n");
    QVERIFY(reading.model);
    QCOMPARE(outline(reading.graph()),
             std::string("conv=Conv2d(x,conv.weight) in_channels:3 out_channels:64 "
                         "kernel_size:[7, 7] stride:[2, 2] padding:same; "
                         "flat=Flatten(conv) start_dim:1 end_dim:-1; → flat"));
}

void LeafModulesTest::whatTheTextDoesNotTellIsUnknown()
{
    QCOMPARE(told("Conv2d", ""), "weight,*");
    QCOMPARE(told("Linear", ""), "weight,?,?");
    QCOMPARE(told("LayerNorm", "8"), "weight,8 bias,8");
    QCOMPARE(told("LSTM", ""), "weight_ih_l0,*");
    QCOMPARE(told("MultiheadAttention", ""), "in_proj_weight,* in_proj_bias,*");
    QCOMPARE(told("InstanceNorm2d", "7"), "");
    QCOMPARE(told("Rotary", "64, base=10000"), "");
}

void LeafModulesTest::badArgumentsGiveNoExtents_data()
{
    QTest::addColumn<std::string>("type");
    QTest::addColumn<std::string>("arguments");
    QTest::addColumn<std::string>("weights");
    const auto row = [](const char* name, const char* type, const char* arguments,
                        const char* weights) {
        QTest::newRow(name) << std::string(type) << std::string(arguments) << std::string(weights);
    };
    row("no groups", "Conv2d", "4, 8, kernel_size=(1, 1), groups=0", "weight,8,?,1,1 bias,8");
    row("a name for a number", "Linear", "in_features=n, out_features=8", "weight,8,? bias,8");
    row("too large a number", "Linear", "99999999999999999999, 8", "weight,8,? bias,8");
    row("a window of no list", "Conv1d", "4, 8, kernel_size=k", "weight,* bias,8");
    row("a window of a hundred axes", "Conv1d", "4, 8, kernel_size=(1,1,1,1,1,1,1,1,1,1,1,1)",
        "weight,* bias,8");
    row("an open bracket", "Conv1d", "4, 8, kernel_size=(", "weight,* bias,8");
    row("a million layers", "LSTM", "8, 16, num_layers=1000000", "weight_ih_l0,*");
    row("a huge state", "LSTM", "8, 9223372036854775807", "weight_ih_l0,*");
    row("less than no state", "GRU", "8, -1", "weight_ih_l0,*");
}

void LeafModulesTest::badArgumentsGiveNoExtents()
{
    QFETCH(std::string, type);
    QFETCH(std::string, arguments);
    QTEST(told(type, arguments), "weights");
}

void LeafModulesTest::areOperandsOfTheirCalls()
{
    const Reading reading = readPrinted("  (conv): Conv2d(3, 64, kernel_size=(7, 7), bias=False)\n"
                                        "  (bn): BatchNorm2d(64, affine=True)\n"
                                        "  (fc): Linear(in_features=64, out_features=10)\n",
                                        "    conv = self.conv(x)\n    bn = self.bn(conv)\n"
                                        "    fc = self.fc(bn)\n    again = self.fc(fc)\n"
                                        "    return again\n");
    QCOMPARE(operandsOf(reading, "conv"), "x conv.weight[64,3,7,7]");
    QCOMPARE(operandsOf(reading, "bn"),
             "conv bn.weight[64] bn.bias[64] bn.running_mean[64] "
             "bn.running_var[64]");
    QCOMPARE(operandsOf(reading, "fc"), "bn fc.weight[10,64] fc.bias[10]");
    QCOMPARE(operandsOf(reading, "again"), "fc fc.weight[10,64] fc.bias[10]");
    QCOMPARE(callText(reading.graph(), *reading.graph().findNode("fc")), "module bn");
}

void LeafModulesTest::aCallHasTheWeightsOfAllModulesInIt()
{
    const Reading reading =
        readPrinted("  (att): MultiheadAttention(\n"
                    "    (out_proj): NonDynamicallyQuantizableLinear(in_features=8, "
                    "out_features=8, bias=True)\n  )\n"
                    "  (attic): Linear(in_features=8, out_features=2, bias=False)\n",
                    "    att = self.att(x, x, x)\n    return att\n");
    QCOMPARE(operandsOf(reading, "att"),
             "x x x att.in_proj_weight* att.in_proj_bias* "
             "att.out_proj.weight[8,8] att.out_proj.bias[8]");
}

/// Each call of the outermost would have the weights of all.
void LeafModulesTest::manyCallsOfALargeModuleStaySmall()
{
    std::string tree = "  (all): Tree(\n";
    for (int at = 0; at < 10'000; ++at)
        tree += "    (f" + std::to_string(at) + "): Linear(1, 1, bias=False)\n";
    std::string body;
    for (int at = 0; at < 300; ++at)
        body += "    y = self.all(x)\n";

    const Reading reading = readPrinted(tree + "  )\n", body + "    return y\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    std::size_t operands = 0;
    for (const NodeId node : reading.graph().nodes())
        operands += reading.graph().inputs(node).size();
    QVERIFY(operands > 1'000'000);
    QVERIFY(operands < 1'020'000);
}

void LeafModulesTest::whatAnOldFileLeavesOutIsUnknown()
{
    const Reading reading = readLinear("", linear(R"("x")", moduleCall));
    QCOMPARE(operandsOf(reading, "y"), "x fc.weight*");
    QCOMPARE(reading.firstCode(), "missing-weights");
    QCOMPARE(reading.findings.all().size(), 1U);
}

void LeafModulesTest::modulesWithoutAPathShareNoWeights()
{
    const std::string call =
        R"(, "inputs": ["x"], "call": {"kind": "module", "args": [{"value": "x"}]}})";
    const Reading reading = readLinear(
        "", R"({"id": "y", "op": "PReLU")" + call + R"(, {"id": "z", "op": "PReLU")" + call);
    QCOMPARE(operandsOf(reading, "y"), "x y.weight*");
    QCOMPARE(operandsOf(reading, "z"), "x z.weight*");
}

void LeafModulesTest::aFileThatTellsThemIsAsItIs()
{
    const std::string weight = R"({"name": "fc.weight", "shape": [10, 64]})";
    const Reading told = readLinear(weight, linear(R"("x", "fc.weight")", moduleCall));
    QCOMPARE(operandsOf(told, "y"), "x fc.weight[10,64]");
    QVERIFY(told.findings.all().empty());
    const Reading bare = readLinear("", linear(R"("x")", ""));
    QCOMPARE(operandsOf(bare, "y"), "x");
    QVERIFY(bare.findings.all().empty());
}

FUSEWRIGHT_TEST(LeafModulesTest)
#include "tst_leaf_modules.moc"
