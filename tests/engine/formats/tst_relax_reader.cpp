// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/bound_names.h"
#include "engine/graph/dataflow_blocks.h"
#include "tests/engine/kit/call_text.h"

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include "engine/support/file_bytes.h"

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
    void namesTheVariableThatNothingDefines_data();
    void namesTheVariableThatNothingDefines();
    void knowsTheNamesOfTheFileAndOfExtents();
    void readsBranchesAsGraphsInTheGraph();
    void readsFunctionsWithinFunctions();
    void leavesComposedFunctionsClosed();
    void leavesACallOfItselfAnOperator();
    void namesArgumentsThatArePositional();
    void readsScalarsWithoutTheirTypes();
    void keepsCallsAsTheyAreWritten();
    void tellsDataflowBlocksApart();
    void keepsNamesThatMakeNothing_data();
    void keepsNamesThatMakeNothing();
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
    add("loop", module("        while x:\n            y = x\n        return y\n"), "not-straight");
    add("branch without other",
        module("        if x:\n            y = R.sin(x)\n        return y\n"), "not-straight");
    add("no return", module("        lv = R.sin(x)\n"), "no-return");
    add("open bracket", module("        lv = R.sin(x\n        return lv\n"), "python-syntax");
    add("no function", "class A:\n    '''\n@R.function\n'''\n", "no-graph");
    std::string tuples = "        t0 = (x, x)\n";
    for (int at = 1; at < 40; ++at) {
        const std::string last = 't' + std::to_string(at - 1);
        tuples += "        t" + std::to_string(at) + " = (" + last + ", " + last + ")\n";
    }
    add("tuples of tuples", module(tuples + "        return t39\n"), "too-large");
    std::string deep = "        t0 = (x,)\n";
    for (int at = 1; at < 20'000; ++at)
        deep += "        t" + std::to_string(at) + " = (t" + std::to_string(at - 1) + ",)\n";
    add("tuples in tuples", module(deep + "        return x\n"), "too-deep");
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

void RelaxReaderTest::namesTheVariableThatNothingDefines_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    const auto add = [](const char* name, const char* line, int column, const char* message) {
        QTest::newRow(name) << QStringLiteral("        hidden = R.sin(x)\n        %1\n").arg(line)
                            << column << QString::fromUtf8(message);
    };
    const char* const meant = "\"hiden\" is not defined here. Did you mean \"hidden\"?";
    add("operand", "return R.add(hiden, w)", 22, meant);
    add("named operand", "return R.add(x, x2=hiden)", 28, meant);
    add("among several", "return R.concat((x, hiden), axis=0)", 29, meant);
    add("of an external kernel", "return R.call_tir(cls.matmul1, (hiden,))", 41, meant);
    add("of a function", "return cls.fused(x, hiden)", 29, meant);
    add("of a symbol", "return hiden + x", 16, meant);
    add("part of a tuple", "return hiden[0]", 16, meant);
    add("given back", "return hiden", 16, meant);
    add("condition",
        "if hiden:\n            y = R.sin(x)\n        else:\n            y = R.cos(x)\n"
        "        return y",
        12, meant);
    add("in a branch",
        "if x:\n            y = R.sin(x)\n        else:\n            y = R.cos(x)\n"
        "        return R.add(y, hiden)",
        25, meant);
    add("with nothing near", "return R.sin(completely_other)", 22,
        "\"completely_other\" is not defined here.");
}

void RelaxReaderTest::namesTheVariableThatNothingDefines()
{
    QFETCH(QString, body);
    QFETCH(int, column);
    QFETCH(QString, message);

    const Reading reading = readBytes(module(body.toStdString()), "a.py");

    QVERIFY(!reading.model);
    QCOMPARE(reading.findings.all().size(), std::size_t(1));
    const Diagnostic& finding = reading.findings.all().front();
    QCOMPARE(QString::fromStdString(finding.code), QStringLiteral("undefined-name"));
    QCOMPARE(QString::fromStdString(finding.message), message);
    QVERIFY(finding.range && finding.range->begin.line >= 17);
    QCOMPARE(finding.range->begin.column, std::size_t(column));
}

void RelaxReaderTest::knowsTheNamesOfTheFileAndOfExtents()
{
    const Reading reading =
        readBytes("from acme import kernel, size as width\nhidden = 4\n"
                      + module("        m = T.int64()\n"
                               "        a = R.reshape(x, (n, m, width, hidden))\n"
                               "        b = R.call_tir(other_kernel, (a,))\n"
                               "        return R.call_tir(cls.matmul1, (b, kernel))\n"),
                  "a.py");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QVERIFY(reading.findings.isEmpty());
}

void RelaxReaderTest::readsBranchesAsGraphsInTheGraph()
{
    const Reading reading = readBytes(
        module("        if x:\n            with R.dataflow():\n                a = R.sin(w)\n"
               "                R.output(a)\n            y: R.Tensor((1, 8), \"float32\") = a\n"
               "        else:\n            b = R.add(w, x)\n            y = R.cos(b)\n"
               "        z = R.exp(y)\n        return z\n"),
        "a.py");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    QCOMPARE(QString::fromStdString(outline(graph)),
             QStringLiteral("y=R.If(x,w,x); z=R.exp(y); → z"));
    const auto bodies = graph.nested(NodeId(std::size_t(0)));
    QCOMPARE(bodies.size(), 2u);
    QCOMPARE(outline(*bodies[0].graph), std::string("a=R.sin(w); → a"));
    QCOMPARE(outline(*bodies[1].graph), std::string("b=R.add(w,x); y=R.cos(b); → y"));
    QCOMPARE(graph.valueType(graph.outputs(NodeId(std::size_t(0))).front()), DataType::F32);
}

void RelaxReaderTest::readsFunctionsWithinFunctions()
{
    const Reading reading =
        readBytes(module("        @R.function(pure=False)\n        def inner(a):\n"
                         "            b = R.add(a, w)\n            return b\n"
                         "        y = inner(x)\n        return y\n"),
                  "a.py");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(outline(reading.graph()), std::string("inner/b=R.add(x,w); → inner/b"));
}

void RelaxReaderTest::leavesComposedFunctionsClosed()
{
    const std::string text = "@I.ir_module\nclass Module:\n    @R.function\n    def f(a, b):\n"
                             "        R.func_attr({\"Composite\": \"acme.add_relu\"})\n"
                             "        c = R.add(a, b)\n        d = R.nn.relu(c)\n"
                             "        return d\n    @R.function\n    def main(x, w):\n"
                             "        cls = Module\n        y = cls.f(x, w)\n        return y\n";
    const auto bytes = FileBytes::copyOf(text);
    const std::string path = "a.py";
    Diagnostics findings;

    const auto closed =
        readModel({bytes, path}, {.catalogue = OperatorCatalogue::builtIn()}, findings);
    const auto opened =
        readModel({bytes, path},
                  {.catalogue = OperatorCatalogue::builtIn(), .calls = Calls::Opened}, findings);

    QVERIFY(closed && opened);
    QVERIFY(closed->hasCalls && opened->hasCalls);
    QCOMPARE(outline(*closed->graph), std::string("y=acme.add_relu(x,w); → y"));
    QCOMPARE(callText(*closed->graph, NodeId(std::size_t(0))), std::string("function \"f\" x w"));
    QCOMPARE(outline(*closed->graph->nested(NodeId(std::size_t(0)))[0].graph),
             std::string("c=R.add(a,b); d=R.nn.relu(c); → d"));
    QCOMPARE(outline(*opened->graph), std::string("f/c=R.add(x,w); f/d=R.nn.relu(f/c); → f/d"));
}

void RelaxReaderTest::leavesACallOfItselfAnOperator()
{
    const Reading reading =
        readBytes("@R.function\ndef f(x):\n    y = f(x)\n    return y\n", "a.py");

    QVERIFY(reading.model);
    QCOMPARE(QString::fromStdString(reading.firstCode()), QStringLiteral("recursive-function"));
    QCOMPARE(outline(reading.graph()), std::string("y=f(x); → y"));
}

void RelaxReaderTest::namesArgumentsThatArePositional()
{
    const Reading reading = readBytes(
        module("        a = R.reshape(x, (2, 3))\n        b = R.sum(a, 1, keepdims=True)\n"
               "        c = R.match_cast(b, R.Tensor((1, \"m\"), \"float16\"))\n"
               "        d = R.call_tir_inplace(cls.matmul1, (c, w), [0], "
               "out_sinfo=R.Tensor((1, 8), \"float32\"))\n        return d\n"),
        "a.py");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(outline(reading.graph()),
             std::string("a=R.reshape(x) shape:[2, 3]; b=R.sum(a) axis:1 keepdims:true; "
                         "c=R.match_cast(b); d=matmul(c,w) inplace_indices:[0] "
                         "call:call_tir_inplace; → d"));
    const ValueId cast = reading.graph().outputs(NodeId(std::size_t(2))).front();
    QCOMPARE(reading.graph().valueType(cast), DataType::F16);
}

void RelaxReaderTest::readsScalarsWithoutTheirTypes()
{
    const Reading reading =
        readBytes(module("        a = R.strided_slice(x, (R.prim_value(2),), (R.prim_value(0),), "
                         "(R.prim_value(T.int64(8)),))\n"
                         "        b = R.clip(a, R.prim_value(T.float32(0.5)), T.float32(6))\n"
                         "        c = R.foo(b, (T.int64(1), [T.bool(True)]), \"T.int64(1)\")\n"
                         "        return c\n"),
                  "a.py");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(outline(reading.graph()),
             std::string("a=R.strided_slice(x) axes:[2] begin:[0] end:[8]; b=R.clip(a) min:0.5 "
                         "max:6; c=R.foo(b) arg1:(1, [True]) arg2:T.int64(1); → c"));
}

void RelaxReaderTest::keepsCallsAsTheyAreWritten()
{
    const Reading reading = readBytes(module("        a = R.reshape(x, R.shape([2, n]))\n"
                                             "        b = R.concat((a, (w), a), axis=1)\n"
                                             "        c = b * R.const(2.0, \"float32\")\n"
                                             "        d = R.split(c, indices_or_sections=2)\n"
                                             "        e = d[0]\n"
                                             "        f = R.call_tir(cls.matmul1, (e, w), "
                                             "out_sinfo=R.Tensor((1,), dtype=\"float32\"))\n"
                                             "        return f\n"),
                                      "a.py");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    QStringList told;
    for (const NodeId node : graph.nodes())
        told += QString::fromStdString(std::string(graph.nodeName(node)) + ": "
                                       + callText(graph, node));
    QCOMPARE(told.join('\n'),
             QString("a: function x \"[2, n]\"\n"
                     "b: function [ a w a ] axis=1\n"
                     "c: function b const\n"
                     "d: function c indices_or_sections=2\n"
                     "e: not told\n"
                     "f: function \"matmul1\" [ e w ]"));
}

void RelaxReaderTest::keepsNamesThatMakeNothing_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("names");
    QTest::newRow("an alias") << "a = R.exp(x); b = a; c = R.sin(b); return c"
                              << "b = a -> c.0";
    QTest::newRow("of an alias") << "a = x; b = a; c = R.add(x, b); return b"
                                 << "a = x; b = a -> c.1, return";
    QTest::newRow("a tuple") << "a = R.exp(x); t = (a, (x, w)); c = R.my.op(w, t); return c"
                             << "t = (a, x, w) -> c.1";
    QTest::newRow("an alias in a tuple that is no name")
        << "a = x; c = R.concat((w, a), axis=0); return c"
        << "a = x -> c.1";
    QTest::newRow("a tuple that is given out") << "t = (x, w); return t"
                                               << "t = (x, w) -> return";
    QTest::newRow("constants and items are none")
        << "k = R.const(1, \"int32\"); s = R.split(x, 2); i = s[0]; return i" << QString();
    QTest::newRow("not into a function") << "a = x; c = cls.fused(a, w); return c"
                                         << "a = x; fused/gv = fused/lv";
}

void RelaxReaderTest::keepsNamesThatMakeNothing()
{
    QFETCH(QString, body);
    QFETCH(QString, names);
    QString lines;
    for (const QString& line : body.split("; "))
        lines += "        " + line + '\n';
    std::string text = module(lines.toStdString());
    text.replace(text.find("gv = R.nn.relu(lv)"), 18, "gv = lv");

    const Reading reading = readBytes(text, "a.py");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QString::fromUtf8(reading.graph().property(BoundNames::property)), names);
}

void RelaxReaderTest::tellsDataflowBlocksApart()
{
    const auto told = [](const std::string& body) {
        const Reading reading = readBytes(module(body), "a.py");
        const Graph& graph = reading.graph();
        std::string text;
        for (const NodeId node : graph.nodes())
            text += std::string(graph.nodeName(node)) + ':'
                + std::string(graph.text(graph.moduleOf(node).path)) + ' ';
        return text + '|' + std::string(graph.property(dataflow::outside));
    };
    const std::string block = "        with R.dataflow():\n";
    const std::string a = "            a = R.exp(x)\n";
    const std::string b = "            b = cls.fused(a, w)\n";

    QCOMPARE(told(block + a + b + "        return b\n"),
             std::string("a: fused/lv:fused fused/gv:fused |"));
    QCOMPARE(told(block + a + block + b + "        return b\n"),
             std::string("a:dataflow fused/lv:dataflow_1.fused fused/gv:dataflow_1.fused |"));
    QCOMPARE(told(block + a + "        c = R.sin(a)\n        d = c\n        return d\n"),
             std::string("a:dataflow c: |main"));
    QCOMPARE(told("        c = R.sin(x)\n        return c\n"), std::string("c: |main"));
    QCOMPARE(told(block + a + "        return R.sin(a)\n"), std::string("a:dataflow sin: |main"));
    QCOMPARE(told(block + a + block + "            c = R.sin(a)\n        return c\n"),
             std::string("a:dataflow c:dataflow_1 |"));
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

FUSEWRIGHT_TEST(RelaxReaderTest)
#include "tst_relax_reader.moc"
