// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include "engine/support/file_bytes.h"

#include <QFile>
#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

std::string outlineOf(const std::string& text)
{
    const Reading reading = readBytes(text, "a.txt");
    return reading.model ? outline(reading.graph()) : toText(reading.findings.all().front());
}

/// The body of a function with the inputs x and y.
std::string code(const std::string& body)
{
    std::string text = "def forward(self, x, y):\n";
    for (std::size_t at = 0; at < body.size();) {
        const std::size_t end = std::min(body.find('\n', at), body.size());
        text += "    " + body.substr(at, end - at) + '\n';
        at = end + 1;
    }
    return text;
}

} // namespace

class FxReaderTest : public QObject {
    Q_OBJECT

private slots:
    void readsStatements_data();
    void readsStatements();
    void namesWhatCannotBeRead_data();
    void namesWhatCannotBeRead();
    void readsGraphLines_data();
    void readsGraphLines();
    void readsTypes();
    void takesWeightsFromTheSignature();
    void namesModulesByDynamosWeights();
    void readsLogs();
    void readsTheFunctionThatIsAskedFor();
    void readsCalledClassesInPlace();
    void readsClassesThatAreHandedOverAsNestedGraphs();
    void readsTypesOfModulesFromWhatIsPrintedAbove();
    void givesTheSameGraphInEveryForm_data();
    void givesTheSameGraphInEveryForm();
    void readsTheExportedGraphAsThePrintedOne();
    void survivesEveryCut_data();
    void survivesEveryCut();
    void refusesTowersOfModules();
};

void FxReaderTest::readsStatements_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("graph");
    const auto add = [](const char* body, const char* graph) {
        QTest::newRow(body) << QString::fromUtf8(body) << QString::fromUtf8(graph);
    };
    add("a = torch.relu(x);  x = None\nreturn (a,)", "a=torch.relu(x); → a");
    add("a = x + y\nreturn a", "a=operator.add(x,y); → a");
    add("a = 2 * x\nb = -a\nc = ~b\nreturn c",
        "a=operator.mul(x) self:2; b=operator.neg(a); c=operator.invert(b); → c");
    add("a = x > inf\nreturn a", "a=operator.gt(x) other:inf; → a");
    add("a = x.view(-1, 8)\nreturn a", "a=view(x) size:[-1, 8]; → a");
    add("a = x.permute((0, 2, 1))\nreturn a", "a=permute(x) dims:[0, 2, 1]; → a");
    add("a = x.to(torch.float16)\nreturn a", "a=to(x) dtype:torch.float16; → a");
    add("a = x.to(device = device(type='cuda', index=1))\nreturn a", "a=to(x) device:cuda:1; → a");
    add("a = torch.cat([x, y], dim = 1)\nreturn a", "a=torch.cat(x,y) dim:1; → a");
    add("a = x.shape\nb = a[0]\nc = y.reshape(b, 4)\nreturn c",
        "a=builtins.getattr(x) name:shape; b=operator.getitem(a) index:0; "
        "c=reshape(y,b) shape:[b, 4]; → c");
    add("a = x[(slice(None, 2, None), None)]\nreturn a",
        "a=operator.getitem(x) index:(slice(None, 2, None), None); → a");
    add("a = x[:, 1:]\nreturn a", "a=operator.getitem(x) index::, 1:; → a");
    add("a = x * self.scale\nreturn a", "a=operator.mul(x,scale); → a");
    add("w = self.a.w\na = x * w\nb = a * w\nreturn b",
        "a=operator.mul(x,a.w); b=operator.mul(a,a.w); → b");
    add("a = getattr(self.layers, \"0\").fc(x)\nreturn a", "a=fc(x); → a");
    add("a = self.act.relu_1(x)\nreturn a", "a=relu(x); → a");
    add("a, b = torch.max(x, 1)\nc = a + b\nreturn c",
        "a=torch.max(x) dim:1; c=operator.add(a,b); → c");
    add("a = torch.max(x, 1)\nb, c = a\nreturn (b, c)",
        "a=torch.max(x) dim:1; b=operator.getitem(a) index:0; c=operator.getitem(a) index:1; "
        "→ b c");
    add("a = x\na = a + y\na = a + y\nreturn a",
        "a=operator.add(x,y); a_1=operator.add(a,y); → a_1");
    add("x += y;  iadd = x\nreturn iadd", "iadd=operator.iadd(x,y); → iadd");
    add("x += y\nreturn x", "iadd=operator.iadd(x,y); → iadd");
    add("x[0] = y\nreturn x", "setitem=operator.setitem(x,y) index:0; → x");
    add("return torch.relu(x + y).sum()",
        "add=operator.add(x,y); relu=torch.relu(add); sum=sum(relu); → sum");
    add("return {'a': x, 'b': [y, None]}", "→ x y");
    add("a = f(x, foo)\nreturn a", "a=f(x,foo); → a");
    add("with torch.no_grad():\n    a = x.sin()\nreturn a", "a=sin(x); → a");
    add("'''Doc.'''\npass\nimport torch\nreturn x", "→ x");
    add("a = x.clamp(min = 0.5, max = None)\nreturn a", "a=clamp(x) min:0.5; → a");
    add("z, w, = fx_pytree.tree_flatten_spec(([x, y], {}), self._in_spec)\na = z + w\n"
        "return pytree.tree_unflatten([a, None], self._out_spec)",
        "a=operator.add(z,w); → a");
    add("a = torch.ops.aten.linear.default(x, y, None)\nreturn a",
        "a=torch.ops.aten.linear.default(x,y); → a");
}

void FxReaderTest::readsStatements()
{
    QFETCH(QString, body);
    QFETCH(QString, graph);

    QCOMPARE(QString::fromStdString(outlineOf(code(body.toStdString()))), graph);
}

void FxReaderTest::namesWhatCannotBeRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const auto add = [](const std::string& text, const char* message) {
        QTest::newRow(message) << QString::fromStdString(text) << QString::fromUtf8(message);
    };
    add(code("if x:\n    y = x\nreturn y"), "a.txt:2:5: error: What \"if\" does here");
    add(code("a = 1\nfor i in x:\n    y = x\nreturn y"),
        "a.txt:3:5: error: What \"for\" does here");
    add(code("a = x if y else 2\nreturn a"), "a.txt:2:9: error: What this gives");
    add(code("a = x and y\nreturn a"), "a.txt:2:9: error: What \"and\" gives");
    add(code("a = [i for i in x]\nreturn a"), "a.txt:2:9: error: What this gives is known");
    add(code("a = x('1')(2)\nreturn a"), "a.txt:2:9: error: What is called here");
    add(code("a = torch.relu(x"), "a.txt:2:19: error: This bracket is not closed.");
    add(code("a = torch.relu(x)"), "a.txt:1:1: error: The function returns nothing");
    add(code("a = 'x\nreturn a"), "a.txt:2:9: error: This string is not closed.");
    add(code("a = " + std::string(2500, '(') + "x"), "a.txt:2:2508: error: This bracket is not");
    add(code("self.x = x\nreturn x"), "a.txt:2:5: error: This cannot be assigned to");
    add("class A(torch.nn.Module):\n    x = 1\n", "a.txt:1:1: error: This class has no function");
    add("graph():\n    %a : [num_users=1] = call_function[target=f](args = (%b,), kwargs = {})\n",
        "a.txt:2:5: error: No line above defines %b. [unknown-value]");
    add("graph():\n    %x : [num_users=1] = placeholder[target=x]\n    %a : [num_us\n",
        "a.txt:3:5: error: This line is not a whole node");
    add("opcode  name  target  args  kwargs\n------  ----  ------  ----  ------\nwrong line\n",
        "a.txt:3:1: error: This line does not fit the table's columns");
}

void FxReaderTest::namesWhatCannotBeRead()
{
    QFETCH(QString, text);
    QFETCH(QString, message);

    const std::string found = outlineOf(text.toStdString());

    QVERIFY2(QString::fromStdString(found).startsWith(message), found.c_str());
}

void FxReaderTest::readsGraphLines_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("graph");
    const auto add = [](const char* lines, const char* graph) {
        QTest::newRow(graph) << QString::fromUtf8(lines) << QString::fromUtf8(graph);
    };
    add("graph():\n"
        "    %x : [#users=2] = placeholder[target=x](default=None)\n"
        "    %w : [num_users=1] = get_attr[target=a.w]\n"
        "    %m : [num_users=1] = call_function[target=operator.mul](args = (%x, %w), kwargs = "
        "{})\n"
        "    return m\n",
        "m=operator.mul(x,a.w); → m");
    add("#   %a : Tensor \"f32[8, s0][s0, 1]cuda:0\" = PlaceHolder[target=a]\n"
        "#   %c : Tensor \"f32[8]\"[num_users=1] = call_function[target=torch.ops.aten.cat.default]"
        "(args = ([%a, %a], -1), kwargs = {})\n"
        "#   return %c\n",
        "c=torch.ops.aten.cat.default(a,a) dim:-1; → c");
    add("graph():\n"
        "    %x : [num_users=2] = placeholder[target=x]\n"
        "    %n : [num_users=1] = call_method[target=size](args = (%x, 0), kwargs = {})\n"
        "    %g : [num_users=1] = call_function[target=operator.getitem](args = (%x, "
        "slice(None, n, None)), kwargs = {})\n"
        "    %t : [num_users=1] = call_method[target=to](args = (%g,), kwargs = {device: cuda:0, "
        "dtype: torch.int64})\n"
        "    return {'a': t, 'x': x}\n",
        "n=size(x) dim:0; g=operator.getitem(x,n) index:slice(None, n, None); "
        "t=to(g) device:cuda:0 dtype:torch.int64; → t x");
}

void FxReaderTest::readsGraphLines()
{
    QFETCH(QString, lines);
    QFETCH(QString, graph);

    QCOMPARE(QString::fromStdString(outlineOf(lines.toStdString())), graph);
}

void FxReaderTest::readsTypes()
{
    const Reading reading = readBytes(
        "class GraphModule(torch.nn.Module):\n"
        "    def forward(self, x: \"f32[2, s0, (s0//2) + 1][4, 2, 1]cpu\", y: bf16[4, 2*s1]):\n"
        "        add: \"Sym(s0)\" = x + y\n"
        "        mul: \"i64[]\" = add * 2\n"
        "        return (mul,)\n",
        "a.txt");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    const auto extents = [&](std::size_t value) {
        std::string text(dataTypeName(graph.valueType(ValueId(value))));
        for (const Dim dim : graph.shapes().dims(graph.shapeId(ValueId(value))))
            text += '|'
                + (dim.isKnown() ? std::to_string(dim.size())
                                 : std::string(graph.text(dim.name())));
        return text;
    };
    QCOMPARE(extents(0), std::string("f32|2|s0|(s0//2) + 1"));
    QCOMPARE(extents(1), std::string("bf16|4|2*s1"));
    QCOMPARE(extents(2), std::string("i64"));
    QCOMPARE(extents(3), std::string("i64"));
    QVERIFY(graph.shapes().isRanked(graph.shapeId(ValueId(std::size_t(3)))));
}

void FxReaderTest::takesWeightsFromTheSignature()
{
    const Reading reading = readCorpus("models/fx/exported.fx.txt");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().inputCount(), 1u);
    QCOMPARE(reading.graph().parameterCount(), 7u);
    const auto linear = reading.graph().findNode("linear");
    QCOMPARE(reading.graph().text(reading.graph().moduleOf(*linear).path),
             std::string_view("layers.0.up"));
}

void FxReaderTest::namesModulesByDynamosWeights()
{
    const Reading reading = readCorpus("models/fx/dynamo.fx.txt");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const auto linear = reading.graph().findNode("linear");
    QCOMPARE(reading.graph().text(reading.graph().moduleOf(*linear).path),
             std::string_view("layers.0.up"));
}

void FxReaderTest::readsLogs()
{
    const Reading reading = readCorpus("models/fx/dynamo.fx.txt");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(outline(reading.graph()),
             std::string("linear=torch._C._nn.linear(l_x_,"
                         "l_self_modules_layers_modules_0_modules_up_parameters_weight_); "
                         "silu=torch.nn.functional.silu(linear) inplace:false; "
                         "wrap=torch.ops.higher_order.wrap(silu) func:wrap_body_0; "
                         "getitem=operator.getitem(wrap) index:0; → getitem"));
    QCOMPARE(reading.model->functions,
             (std::vector<std::string>{"__compiled_fn_1", "Forward graph 0"}));
}

void FxReaderTest::readsTheFunctionThatIsAskedFor()
{
    const std::string text = code("return x + y") + code("return x * y");
    const auto bytes = FileBytes::copyOf(text);
    const std::string path = "a.txt";
    Diagnostics findings;

    const auto model =
        readModel({bytes, path},
                  {.catalogue = OperatorCatalogue::builtIn(), .function = "forward#2"}, findings);
    const auto missing = readModel(
        {bytes, path}, {.catalogue = OperatorCatalogue::builtIn(), .function = "other"}, findings);

    QVERIFY(model);
    QCOMPARE(outline(*model->graph), std::string("mul=operator.mul(x,y); → mul"));
    QVERIFY(!missing);
    QCOMPARE(findings.all().back().message,
             std::string("There is no graph \"other\" in this file, only \"forward\", "
                         "\"forward#2\"."));
}

void FxReaderTest::readsCalledClassesInPlace()
{
    const Reading reading = readBytes("class GraphModule(torch.nn.Module):\n"
                                      "    def forward(self, x):\n"
                                      "        one = self.part(x, y = x)\n"
                                      "        two = self.part(one[0], one[1])\n"
                                      "        getitem = two[1]\n"
                                      "        return (getitem,)\n"
                                      "    class part(torch.nn.Module):\n"
                                      "        def forward(self, x, y):\n"
                                      "            add = x + self.w\n"
                                      "            return (add, y)\n",
                                      "a.txt");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(outline(reading.graph()),
             std::string("one/add=operator.add(x,part.w); two/add=operator.add(one/add,part.w); "
                         "→ x"));
    const NodeId first(0u);
    QCOMPARE(reading.graph().text(reading.graph().moduleOf(first).path), std::string_view("part"));
}

void FxReaderTest::readsClassesThatAreHandedOverAsNestedGraphs()
{
    const Reading reading = readBytes(
        "class GraphModule(torch.nn.Module):\n"
        "    def forward(self, p, x):\n"
        "        true_graph_0 = self.true_graph_0\n"
        "        false_graph_0 = self.false_graph_0\n"
        "        cond = torch.ops.higher_order.cond(p, true_graph_0, false_graph_0, [x])\n"
        "        return cond[0]\n"
        "    class <lambda>(torch.nn.Module):\n"
        "        def forward(self, a):\n"
        "            return (a.sin(),)\n"
        "    class <lambda>(torch.nn.Module):\n"
        "        def forward(self, a):\n"
        "            return (a.cos(),)\n",
        "a.txt");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const auto nested = reading.graph().nested();
    QCOMPARE(nested.size(), 2u);
    QCOMPARE(reading.graph().text(nested[0].attribute), std::string_view("true_graph_0"));
    QCOMPARE(outline(*nested[0].graph), std::string("sin=sin(a); → sin"));
    QCOMPARE(outline(*nested[1].graph), std::string("cos=cos(a); → cos"));
}

void FxReaderTest::readsTypesOfModulesFromWhatIsPrintedAbove()
{
    const std::string call = "def forward(self, x):\n    a = self.net.fc(x)\n    return a\n";

    const Reading named =
        readBytes("Model(\n  (net): Sequential(\n    (fc): Linear(in_features=1)\n"
                  "  )\n)\n\n\n\n"
                      + call,
                  "a.txt");
    const Reading bare = readBytes(call, "a.txt");

    QCOMPARE(outline(named.graph()),
             std::string("a=Linear(x,net.fc.weight,net.fc.bias) in_features:1; → a"));
    QVERIFY(named.findings.isEmpty());
    QCOMPARE(outline(bare.graph()), std::string("a=fc(x); → a"));
    QCOMPARE(bare.firstCode(), std::string("unknown-modules"));
}

void FxReaderTest::givesTheSameGraphInEveryForm_data()
{
    QTest::addColumn<QString>("form");
    for (const char* form : {"code", "graph", "table"})
        QTest::newRow(form) << form;
}

void FxReaderTest::givesTheSameGraphInEveryForm()
{
    QFETCH(QString, form);
    const Reading one = readCorpus("models/fx/block." + form.toStdString() + ".fx.txt");
    const Reading other = readCorpus("models/fx/block.code.fx.txt");
    QVERIFY2(one.model, one.firstMessage().c_str());

    std::string text = outline(one.graph());
    // A table has the bare names of functions.
    for (std::string expected = outline(other.graph());
         std::string_view name :
         {"torch.nn.functional.softmax", "torch._C._nn.gelu", "torch.cat"}) {
        const std::string bare(name.substr(name.rfind('.') + 1));
        if (form != "table")
            break;
        for (std::size_t at = text.find('=' + bare + '('); at != text.npos;
             at = text.find('=' + bare + '(', at + 1))
            text.replace(at + 1, bare.size(), name);
    }

    QCOMPARE(QString::fromStdString(text), QString::fromStdString(outline(other.graph())));
}

void FxReaderTest::readsTheExportedGraphAsThePrintedOne()
{
    const Reading printed = readCorpus("models/fx/block.module.fx.txt");
    const Reading exported = readCorpus("models/fx/block.json");
    QVERIFY2(printed.model, printed.firstMessage().c_str());
    QVERIFY2(exported.model, exported.firstMessage().c_str());

    QCOMPARE(QString::fromStdString(outline(exported.graph())),
             QString::fromStdString(outline(printed.graph())));
    // The exporter tells the modules of calls, the reader of what is printed those of functions.
    for (const NodeId node : printed.graph().nodes()) {
        const auto path = exported.graph().text(exported.graph().moduleOf(node).path);
        if (!path.empty())
            QCOMPARE(printed.graph().text(printed.graph().moduleOf(node).path), path);
    }
}

void FxReaderTest::survivesEveryCut_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file :
         {"exported.fx.txt", "dynamo.fx.txt", "block.graph.fx.txt", "block.table.fx.txt"})
        QTest::newRow(file) << file;
}

void FxReaderTest::survivesEveryCut()
{
    QFETCH(QString, file);
    QFile whole(QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/fx/") + file);
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const std::string text = whole.readAll().toStdString();

    for (std::size_t length = 0; length < text.size(); length += 37) {
        const Reading reading = readBytes(text.substr(0, length), "a.fx.txt");

        QVERIFY(reading.model || reading.findings.hasErrors());
    }
}

void FxReaderTest::refusesTowersOfModules()
{
    std::string text;
    for (int level = 0; level < 40; ++level) {
        const std::string indent(static_cast<std::size_t>(level), ' ');
        text += indent + "class m" + std::to_string(level) + "(torch.nn.Module):\n" + indent
            + " def forward(self, x):\n" + indent + "  a = self.m" + std::to_string(level + 1)
            + "(x)\n" + indent + "  b = self.m" + std::to_string(level + 1) + "(a)\n" + indent
            + "  return b\n";
    }

    const Reading reading = readBytes(text, "a.txt");

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), std::string("function-blow-up"));
}

FUSEWRIGHT_TEST(FxReaderTest)
#include "tst_fx_reader.moc"
