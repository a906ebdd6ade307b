// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"

#include <QFile>
#include <QTest>

#include <map>

using namespace fusewright;
using namespace fusewright::test;

namespace {

std::string module(const std::string& body)
{
    return "@I.ir_module\nclass Module:\n"
           "    @T.prim_func\n    def matmul1(A: T.Buffer((1,), \"int32\")):\n"
           "        for i in T.grid(1):\n            $ broken\n"
           "    @R.function(private=True)\n    def fused(a, b):\n        with R.dataflow():\n"
           "            lv = R.add(a, b)\n            gv = R.nn.relu(lv)\n"
           "            R.output(gv)\n        return gv\n"
           "    @R.function\n"
           "    def main(x: R.Tensor((1, \"n\"), dtype=\"float32\"), "
           "w: R.Tensor((\"n\", 8), \"float16\")):\n        cls = Module\n"
        + body;
}

/// `name=op(operands)` for every node, then the outputs.
std::string shown(const std::string& text)
{
    const Reading reading = readBytes(text, "a.py");
    if (!reading.model)
        return toText(reading.findings.all().front());
    const Graph& graph = reading.graph();
    std::string result;
    for (const NodeId node : graph.nodes()) {
        result +=
            std::string(graph.nodeName(node)) + '=' + std::string(graph.nativeName(node)) + '(';
        for (const ValueId input : graph.inputs(node))
            result += (result.back() == '(' ? "" : ",") + std::string(graph.valueName(input));
        result += "); ";
    }
    result += "→";
    for (const ValueId output : graph.outputs())
        result += ' ' + std::string(graph.valueName(output));
    return result;
}

} // namespace

class RelaxReaderTest : public QObject {
    Q_OBJECT

private slots:
    void readsStatements_data();
    void readsStatements();
    void namesWhatCannotBeRead_data();
    void namesWhatCannotBeRead();
    void countsTheInputs();
    void readsTypes();
    void offersTheFunctions();
    void hasTheOperatorsOfTheResidualNetwork();
    void survivesEveryCut();
};

void RelaxReaderTest::readsStatements_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("graph");
    const auto add = [](const char* body, const char* graph) {
        QTest::newRow(body) << QString::fromUtf8(body) << QString::fromUtf8(graph);
    };
    add("        lv = R.matmul(x, w)\n        return lv\n", "lv=R.matmul(x,w); → lv");
    add("        with R.dataflow():\n            lv = R.matmul(x, w, out_dtype=\"void\")\n"
        "            gv = lv\n            R.output(gv)\n        return gv\n",
        "lv=R.matmul(x,w); → lv");
    add("        lv = R.call_tir(cls.matmul1, (x, w), out_sinfo=R.Tensor((1, 8), \"float32\"))\n"
        "        return lv\n",
        "lv=matmul(x,w); → lv");
    add("        lv = R.call_dps_packed(\"my.kernel\", (x,), out_sinfo=R.Tensor((1,)))\n"
        "        return lv\n",
        "lv=my.kernel(x); → lv");
    add("        lv = cls.fused(x, w)\n        lv1 = cls.fused(lv, w)\n        return lv1\n",
        "fused/lv=R.add(x,w); fused/gv=R.nn.relu(fused/lv); fused_1/lv=R.add(fused/gv,w); "
        "fused_1/gv=R.nn.relu(fused_1/lv); → fused_1/gv");
    add("        lv = R.split(x, 2)\n        lv1 = lv[0]\n        return (lv1, lv[1])\n",
        "lv=R.split(x); lv1=R.TupleGetItem(lv); TupleGetItem=R.TupleGetItem(lv); "
        "→ lv1 TupleGetItem");
    add("        lv = (x, w)\n        lv1 = lv[1]\n        lv2 = R.sin(lv1)\n        return lv2\n",
        "lv2=R.sin(w); → lv2");
    add("        lv = R.matmul(x, R.permute_dims(w)) + R.const(1.0, \"float32\")\n"
        "        return lv\n",
        "permute_dims=R.permute_dims(w); matmul=R.matmul(x,permute_dims); lv=R.add(matmul,const); "
        "→ lv");
    add("        lv = relax.op.nn.relu(x)\n        return lv\n", "lv=R.nn.relu(x); → lv");
    add("        lv = R.add(x, metadata[\"relax.expr.Constant\"][3])\n        return lv\n",
        "lv=R.add(x,metadata_3); → lv");
}

void RelaxReaderTest::readsStatements()
{
    QFETCH(QString, body);
    QFETCH(QString, graph);

    QCOMPARE(QString::fromStdString(shown(module(body.toStdString()))), graph);
}

void RelaxReaderTest::namesWhatCannotBeRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    const auto add = [](const char* name, const std::string& text, const char* code) {
        QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(code);
    };
    add("branch",
        module("        if x:\n            y = x\n        else:\n            y = w\n"
               "        return y\n"),
        "not-straight");
    add("no return", module("        lv = R.sin(x)\n"), "no-return");
    add("open bracket", module("        lv = R.sin(x\n        return lv\n"), "python-syntax");
    add("no function", "class A:\n    '''\n@R.function\n'''\n", "no-graph");
    add("itself", "@R.function\ndef f(x):\n    y = f(x)\n    return y\n", "recursive-function");
    add("brackets", module("        lv = " + std::string(3000, '[') + '\n'), "python-syntax");
}

void RelaxReaderTest::namesWhatCannotBeRead()
{
    QFETCH(QString, text);
    QFETCH(QString, code);

    const Reading reading = readBytes(text.toStdString(), "a.py");

    QVERIFY(!reading.model);
    QCOMPARE(QString::fromStdString(reading.firstCode()), code);
}

void RelaxReaderTest::countsTheInputs()
{
    const Reading reading = readBytes(
        module("        R.func_attr({\"num_input\": 1})\n        return R.add(x, w)\n"), "a.py");

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().inputCount(), 1u);
    QCOMPARE(reading.graph().parameterCount(), 1u);
}

void RelaxReaderTest::readsTypes()
{
    const Reading reading =
        readBytes(module("        lv: R.Tensor((1, n * 2), dtype=\"bfloat16\") = R.add(x, w)\n"
                         "        return lv\n"),
                  "a.py");

    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    const ValueId result(graph.valueCount() - 1);
    QCOMPARE(graph.valueType(result), DataType::BF16);
    const auto dims = graph.shapes().dims(graph.shapeId(result));
    QCOMPARE(dims.size(), 2u);
    QCOMPARE(dims[0].size(), 1);
    QCOMPARE(graph.text(dims[1].name()), std::string_view("n * 2"));
}

void RelaxReaderTest::offersTheFunctions()
{
    const Reading reading = readBytes(module("        return x\n"), "a.py");

    QVERIFY(reading.model);
    QCOMPARE(reading.model->functions, (std::vector<std::string>{"fused", "main"}));
    QCOMPARE(reading.graph().name(), std::string("main"));
}

void RelaxReaderTest::hasTheOperatorsOfTheResidualNetwork()
{
    const Reading reading = readCorpus("models/relax/resnet_6b.relax.py");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    std::map<std::string_view, int> counts;
    for (const NodeId node : reading.graph().nodes())
        ++counts[reading.graph().canonicalName(node)];
    QCOMPARE(counts["conv2d"], 15);
    QCOMPARE(counts["batch_norm"], 15);
    QCOMPARE(counts["relu"], 13);
    QCOMPARE(counts["getitem"], 15);
}

void RelaxReaderTest::survivesEveryCut()
{
    QFile whole(QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/relax/resnet_6b.relax.py"));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const std::string text = whole.readAll().toStdString();

    for (std::size_t length = 0; length < text.size(); length += 53) {
        const Reading reading = readBytes(text.substr(0, length), "a.relax.py");

        QVERIFY(reading.model || reading.findings.hasErrors());
    }
}

QTEST_GUILESS_MAIN(RelaxReaderTest)
#include "tst_relax_reader.moc"
