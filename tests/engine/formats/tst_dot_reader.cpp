// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include "engine/formats/model_formats.h"
#include "engine/support/file_bytes.h"

#include <QFile>
#include <QTest>

#include <map>
#include <thread>

using namespace fusewright;
using namespace fusewright::test;

namespace {

ReadOptions optionsFor(Keep keep)
{
    ReadOptions options;
    options.catalogue = OperatorCatalogue::builtIn();
    options.tidy = keep == Keep::Tidy;
    return options;
}

Reading readDot(std::string_view text, const ReadOptions& options)
{
    Reading reading;
    const FileBytes bytes = FileBytes::copyOf(text);
    const std::string path = "test.dot";
    reading.model = dotFormat().read({bytes, path}, options, reading.findings);
    return reading;
}

Reading readDot(std::string_view text, Keep keep = Keep::Raw)
{
    return readDot(text, optionsFor(keep));
}

/// `name = operator(operands) @module`, a line for each node.
std::string outlineOf(const Graph& graph)
{
    std::string text;
    for (const NodeId node : graph.nodes()) {
        text += std::string(graph.nodeName(node)) + " = " + std::string(graph.nativeName(node));
        std::string operands;
        for (const ValueId input : graph.inputs(node))
            operands += (operands.empty() ? "" : " ") + std::string(graph.valueName(input));
        text += '(' + operands + ')';
        const std::string_view module = graph.text(graph.moduleOf(node).path);
        text += (module.empty() ? "" : " @" + std::string(module)) + '\n';
    }
    return text;
}

QString outlineOf(const Reading& reading)
{
    return reading.model ? QString::fromStdString(outlineOf(reading.graph()))
                         : QString::fromStdString(reading.firstMessage());
}

std::map<std::string, int> countsOf(const Graph& graph)
{
    std::map<std::string, int> counts;
    for (const NodeId node : graph.nodes())
        ++counts[std::string(graph.nativeName(node))];
    return counts;
}

} // namespace

class DotReaderTest : public QObject {
    Q_OBJECT

private slots:
    void makesAnOperatorOfEachNodeAndAnOperandOfEachEdge();
    void keepsTheEdgesOfANodeInTheOrderOfTheFile();
    void keepsSeveralEdgesBetweenTwoNodes();
    void keepsOneEdgeBetweenTwoNodesOfAStrictGraph();
    void joinsEachNodeOfAGroupWithEachOfAnother();
    void ignoresPorts();
    void appliesDefaultsWhereTheyHold();
    void keepsNamesThatGraphvizWouldForget();
    void joinsTextsWithPlus();
    void tellsHtmlFromTheSameTextInQuotationMarks();
    void givesOutWhatNobodyUses();
    void doesNotGiveOutInputsThatNobodyUses();
    void takesTheTypesOfValuesFromTheLabelsOfEdges();
    void keepsAttributesThatDoNotOnlyDraw();
    void takesNestedClustersForModules();
    void doesNotLabelAClusterWithTheLabelAroundIt();
    void putsANodeIntoTheInnermostOfItsClusters();
    void readsTheGraphThatIsAskedFor();
    void listsTheGraphsWhenThereIsNoneOfThatName();
    void foldsTensorsBetweenOperatorsAway();
    void keepsEveryNodeOfTheFileWhenRaw();
    void takesAnEllipseAmongBoxesForATensor();
    void takesAnEllipseForAnOperatorWhenItsLabelNamesOne();
    void takesAnEllipseBetweenOperatorsForOneWhereDataFlowsPastIt();
    void namesTheResultsThatNetDrawerLists();
    void readsWhatTheFxDrawerSaysOfATensor();
    void countsTheNetDrawerFixture();
    void countsTheFxFixture();
    void isTheSameFromSeveralThreadsAtOnce();
    void recognisesGraphs_data();
    void recognisesGraphs();
};

void DotReaderTest::makesAnOperatorOfEachNodeAndAnOperandOfEachEdge()
{
    const Reading reading = readDot("digraph g {\n"
                                    "  c [label=conv];\n"
                                    "  r [label=\"relu\"];\n"
                                    "  c -> r -> out;\n"
                                    "}\n");

    QCOMPARE(outlineOf(reading), "c = conv()\nr = relu(c)\nout = out(r)\n");
    QCOMPARE(reading.graph().name(), "g");
    QCOMPARE(reading.model->format, "dot");
    QVERIFY(reading.findings.isEmpty());
}

void DotReaderTest::keepsTheEdgesOfANodeInTheOrderOfTheFile()
{
    const Reading reading = readDot("digraph { a; b; c; d; c -> d; a -> d; b -> d }");

    QCOMPARE(outlineOf(reading), "a = a()\nb = b()\nc = c()\nd = d(c a b)\n");
}

void DotReaderTest::keepsSeveralEdgesBetweenTwoNodes()
{
    const Reading reading = readDot("digraph { a -> b; a -> b; a -> b }");

    QCOMPARE(outlineOf(reading), "a = a()\nb = b(a a a)\n");
}

void DotReaderTest::keepsOneEdgeBetweenTwoNodesOfAStrictGraph()
{
    const Reading reading = readDot("strict digraph { a -> b; a -> b }");

    QCOMPARE(outlineOf(reading), "a = a()\nb = b(a)\n");
}

void DotReaderTest::joinsEachNodeOfAGroupWithEachOfAnother()
{
    const Reading reading = readDot("digraph { {a b} -> subgraph s {c; d} ; x, y -> a }");

    QCOMPARE(outlineOf(reading), "b = b()\nx = x()\ny = y()\na = a(x y)\nc = c(a b)\nd = d(a b)\n");
}

void DotReaderTest::ignoresPorts()
{
    const Reading reading = readDot("digraph { a:out:s -> b:in:n [headport=w] }");

    QCOMPARE(outlineOf(reading), "a = a()\nb = b(a)\n");
}

void DotReaderTest::appliesDefaultsWhereTheyHold()
{
    const Reading reading = readDot("digraph {\n"
                                    "  a;\n"
                                    "  subgraph s { node [label=relu]; b; }\n"
                                    "  c [label=\"\\N\"];\n"
                                    "  node [label=\"\\G\"]; d;\n"
                                    "}");

    QCOMPARE(outlineOf(reading), "a = a()\nb = relu()\nc = c()\nd = d()\n");
}

void DotReaderTest::keepsNamesThatGraphvizWouldForget()
{
    const Reading reading = readDot("digraph { \"%0\" -> \"%1\" [key=\"%k\"]; "
                                    "\"%1\" [label=\"%op\"] }");

    QCOMPARE(outlineOf(reading), "%0 = %0()\n%1 = %op(%0)\n");
}

void DotReaderTest::joinsTextsWithPlus()
{
    const Reading reading = readDot("digraph { a [label=\"con\" + \"v2\" + \"d\"] }");

    QCOMPARE(outlineOf(reading), "a = conv2d()\n");
}

void DotReaderTest::tellsHtmlFromTheSameTextInQuotationMarks()
{
    const Reading reading = readDot("digraph { a [label=<<b>x</b>>]; b [label=\"<b>x</b>\"] }");

    QCOMPARE(outlineOf(reading), "a = x()\nb = <b>x</b>()\n");
}

void DotReaderTest::givesOutWhatNobodyUses()
{
    const Reading reading = readDot("digraph { a -> b; a -> c; d }");

    QVERIFY(reading.model);
    QVERIFY(describe(reading.graph()).ends_with("out b c d\n"));
}

void DotReaderTest::doesNotGiveOutInputsThatNobodyUses()
{
    const Reading reading =
        readDot("digraph { x [label=placeholder]; y [label=placeholder]; x -> relu }");

    QVERIFY(reading.model);
    QVERIFY(describe(reading.graph()).ends_with("out relu\n"));
}

void DotReaderTest::takesTheTypesOfValuesFromTheLabelsOfEdges()
{
    const Reading reading = readDot("digraph { a -> b [label=\"bf16[1,s0,?]\"]; "
                                    "b -> c [label=\"control\"] }");

    QVERIFY(reading.model);
    QVERIFY(describe(reading.graph()).find("b = b(a:bf16[1 s0 ? ], )") != std::string::npos);
    QVERIFY(describe(reading.graph()).find("c = c(b:?, )") != std::string::npos);
}

void DotReaderTest::keepsAttributesThatDoNotOnlyDraw()
{
    const Reading reading =
        readDot("digraph { a [color=red, tooltip=\"x\\ny\", dim=2, label=\"relu\\na\\n"
                "layer 3\", style=filled] }");

    QVERIFY(reading.model);
    QVERIFY(describe(reading.graph()).find("{label=\"layer 3\"} {dim=\"2\"} {tooltip=\"x y\"} @")
            != std::string::npos);
}

void DotReaderTest::takesNestedClustersForModules()
{
    const Reading reading = readDot("digraph {\n"
                                    "  subgraph cluster_a {\n"
                                    "    label = \"layers\";\n"
                                    "    subgraph \"cluster0\" { x; }\n"
                                    "    subgraph cluster_1 { label=\"1\"; {rank=same; y;} }\n"
                                    "    z;\n"
                                    "  }\n"
                                    "  subgraph other { label=no; w; }\n"
                                    "}");

    QCOMPARE(outlineOf(reading),
             "x = x() @layers.0\ny = y() @layers.1\nz = z() @layers\nw = w()\n");
}

void DotReaderTest::doesNotLabelAClusterWithTheLabelAroundIt()
{
    const Reading reading =
        readDot("digraph { label=\"My model\"; subgraph cluster_block { a; } }");

    QCOMPARE(outlineOf(reading), "a = a() @block\n");
}

void DotReaderTest::putsANodeIntoTheInnermostOfItsClusters()
{
    const Reading reading = readDot("digraph { subgraph cluster_a { a; subgraph cluster_b { a; } } "
                                    "subgraph cluster_a { c; } }");

    QCOMPARE(outlineOf(reading), "a = a() @a.b\nc = c() @a\n");
}

void DotReaderTest::readsTheGraphThatIsAskedFor()
{
    constexpr std::string_view text = "digraph main { a }\ngraph { b -- c }\ndigraph { d }\n"
                                      "digraph main { e }";
    ReadOptions options = optionsFor(Keep::Raw);
    const Reading first = readDot(text, options);
    options.function = "#3";
    const Reading third = readDot(text, options);
    options.function = "#4";
    const Reading fourth = readDot(text, options);

    QCOMPARE(outlineOf(first), "a = a()\n");
    QCOMPARE(outlineOf(third), "d = d()\n");
    QCOMPARE(outlineOf(fourth), "e = e()\n");
    QCOMPARE(first.model->functions, (std::vector<std::string>{"main", "#2", "#3", "#4"}));
}

void DotReaderTest::listsTheGraphsWhenThereIsNoneOfThatName()
{
    ReadOptions options = optionsFor(Keep::Raw);
    options.function = "decode";

    const Reading reading = readDot("digraph prefill { a } digraph step { b }", options);

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "unknown-function");
    QCOMPARE(reading.firstMessage(),
             "There is no graph \"decode\" in this file, only \"prefill\", \"step\".");
}

namespace {

constexpr std::string_view netDrawing =
    "digraph g {\n"
    "\"Split (op#0)\\n input0 x\\n output0 a\\n output1 b\" [style=filled];\n"
    "\"x0\" [label=\"x\", shape=octagon];\n"
    "\"x0\" -> \"Split (op#0)\\n input0 x\\n output0 a\\n output1 b\";\n"
    "\"Split (op#0)\\n input0 x\\n output0 a\\n output1 b\" -> \"a0\";\n"
    "\"a0\" [label=\"a\", shape=octagon];\n"
    "\"Split (op#0)\\n input0 x\\n output0 a\\n output1 b\" -> \"b0\";\n"
    "\"b0\" [label=\"b\", shape=octagon];\n"
    "\"Sub (op#1)\\n input0 b\\n input1 a\\n output0 a0\" [style=filled];\n"
    "\"b0\" -> \"Sub (op#1)\\n input0 b\\n input1 a\\n output0 a0\";\n"
    "\"a0\" -> \"Sub (op#1)\\n input0 b\\n input1 a\\n output0 a0\";\n"
    "}\n";

} // namespace

void DotReaderTest::foldsTensorsBetweenOperatorsAway()
{
    const Reading reading = readDot(netDrawing, Keep::Tidy);

    QCOMPARE(outlineOf(reading), "a = Split(x)\na0 = Sub(b a)\n");
    QCOMPARE(reading.model->folded.size(), 2u);
}

void DotReaderTest::keepsEveryNodeOfTheFileWhenRaw()
{
    const Reading reading = readDot(netDrawing);

    QVERIFY(reading.model);
    QCOMPARE(countsOf(reading.graph()),
             (std::map<std::string, int>{{"Split", 1}, {"Sub", 1}, {"tensor", 3}}));
    QCOMPARE(reading.graph().edgeCount(), 5u);
}

void DotReaderTest::takesAnEllipseAmongBoxesForATensor()
{
    const Reading reading =
        readDot("digraph { node [shape=box]; mm [label=matmul]; r [label=relu];\n"
                "  t [shape=ellipse, label=hidden]; x [shape=oval, label=\"f32[2]\"];\n"
                "  x -> mm -> t -> r }",
                Keep::Tidy);

    QCOMPARE(outlineOf(reading), "mm = matmul(x)\nr = relu(mm)\n");
    QCOMPARE(reading.graph().valueType(ValueId(0u)), DataType::F32);
}

void DotReaderTest::takesAnEllipseForAnOperatorWhenItsLabelNamesOne()
{
    const Reading reading =
        readDot("digraph { node [shape=box]; a [label=matmul]; b [label=matmul];\n"
                "  c [shape=ellipse, label=relu]; a -> c -> b }",
                Keep::Tidy);

    QCOMPARE(outlineOf(reading), "a = matmul()\nc = relu(a)\nb = matmul(c)\n");
}

void DotReaderTest::takesAnEllipseBetweenOperatorsForOneWhereDataFlowsPastIt()
{
    const Reading reading = readDot("digraph { node [shape=box]; a [label=matmul]; b [label=add];\n"
                                    "  c [shape=ellipse, label=mystery]; a -> c -> b; a -> b }",
                                    Keep::Tidy);

    QCOMPARE(outlineOf(reading), "a = matmul()\nc = mystery(a)\nb = add(c a)\n");
}

void DotReaderTest::namesTheResultsThatNetDrawerLists()
{
    const Reading reading = readDot(netDrawing, Keep::Tidy);

    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    QCOMPARE(graph.outputCount(NodeId(0u)), 2u);
    QCOMPARE(graph.valueName(graph.outputs(NodeId(0u))[1]), "b");
    QCOMPARE(graph.nodeName(NodeId(0u)), "a");
}

void DotReaderTest::readsWhatTheFxDrawerSaysOfATensor()
{
    const Reading reading = readDot(
        "digraph {\n"
        "x "
        "[label=\"{name=%x|op_code=placeholder\\n|target=x\\n|num_users=1\\n|dtype=torch."
        "bfloat16\\n"
        "|shape=(8, s0)\\n|requires_grad=False\\n|stride=(8, 1)\\n}\", shape=record];\n"
        "add_1 "
        "[label=\"{name=%add_1|op_code=call_function\\n|target=operator.add\\n|args=(\\l1.5,\\n)\\l"
        "|num_users=1\\n}\", shape=record];\n"
        "x -> add_1; }\n");

    QVERIFY(reading.model);
    QCOMPARE(describe(reading.graph()),
             "\n"
             "x = placeholder() -> x:bf16[8 s0 ] @/\n"
             "add_1 = operator.add(x:bf16[8 s0 ], ) -> add_1:? {args=\"(1.5)\"} @/\n"
             "out add_1\n");
    QCOMPARE(reading.model->operatorLabel, OperatorLabel::Target);
}

void DotReaderTest::countsTheNetDrawerFixture()
{
    // Nodes and edges as `gc -n -e` counts them, Graphviz's own program. Operators as
    // `grep -oE '^"[A-Za-z]+ \(op#[0-9]+\)' | sort -u | cut -d' ' -f1 | sort | uniq -c` does.
    const Reading raw = readCorpus("models/dot/bert_12l.netdrawer.dot");
    const Reading tidy = readCorpus("models/dot/bert_12l.netdrawer.dot", Keep::Tidy);

    QVERIFY(raw.model && tidy.model);
    QCOMPARE(raw.graph().nodeCount(), 2629u);
    QCOMPARE(raw.graph().edgeCount(), 2848u);
    std::map<std::string, int> counts = countsOf(raw.graph());
    QCOMPARE(counts.extract("tensor").mapped(), 2629 - 1171);
    QCOMPARE(counts,
             (std::map<std::string, int>{
                 {"Add", 173},       {"Cast", 2},       {"Concat", 49}, {"Constant", 200},
                 {"Div", 49},        {"Erf", 12},       {"Expand", 1},  {"Gather", 101},
                 {"MatMul", 97},     {"Mul", 50},       {"Pow", 25},    {"Range", 1},
                 {"ReduceMean", 50}, {"Reshape", 48},   {"Shape", 98},  {"Softmax", 12},
                 {"Split", 1},       {"Sqrt", 25},      {"Squeeze", 2}, {"Sub", 26},
                 {"Transpose", 48},  {"Unsqueeze", 101}}));
    QCOMPARE(raw.model->operatorLabel, OperatorLabel::FirstLine);
    QVERIFY(!countsOf(tidy.graph()).contains("tensor"));
    QVERIFY(describe(tidy.graph()).ends_with("out start end\n"));
}

void DotReaderTest::countsTheFxFixture()
{
    // Nodes and edges as `gc -n -e` counts them, op codes as `grep -o 'op_code=[a-z_]*'` and
    // targets as `grep call_function | grep -o 'target=[A-Za-z0-9_.]*' | sort | uniq -c`.
    const Reading raw = readCorpus("models/dot/resnet_6b.fx.dot");
    const Reading tidy = readCorpus("models/dot/resnet_6b.fx.dot", Keep::Tidy);

    QVERIFY(raw.model && tidy.model);
    QCOMPARE(raw.graph().nodeCount(), 164u);
    QCOMPARE(raw.graph().edgeCount(), 154u);
    QCOMPARE(countsOf(raw.graph())["placeholder"], 93);
    QCOMPARE(countsOf(tidy.graph()),
             (std::map<std::string, int>{{"_operator.getitem", 16},
                                         {"torch.ops.aten._reshape_alias.default", 1},
                                         {"torch.ops.aten.add.Tensor", 6},
                                         {"torch.ops.aten.addmm.default", 1},
                                         {"torch.ops.aten.convolution.default", 15},
                                         {"torch.ops.aten.max_pool2d_with_indices.default", 1},
                                         {"torch.ops.aten.mean.dim", 1},
                                         {"torch.ops.aten.native_batch_norm.default", 15},
                                         {"torch.ops.aten.relu.default", 13},
                                         {"torch.ops.aten.t.default", 1}}));
    QCOMPARE(tidy.graph().inputCount(), 93u);
    QVERIFY(describe(tidy.graph()).ends_with("out addmm\n"));
}

void DotReaderTest::isTheSameFromSeveralThreadsAtOnce()
{
    std::vector<std::string> texts(4);
    std::vector<std::thread> threads;
    for (std::size_t thread = 0; thread < texts.size(); ++thread) {
        threads.emplace_back([&texts, thread] {
            for (int round = 0; round < 20; ++round) {
                readDot("digraph { a -> }");
                texts[thread] = outlineOf(readCorpus("models/dot/resnet_6b.fx.dot").graph());
            }
        });
    }
    for (std::thread& thread : threads)
        thread.join();

    QVERIFY(!texts[0].empty());
    for (const std::string& text : texts)
        QCOMPARE(text, texts[0]);
}

void DotReaderTest::recognisesGraphs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isGraph");

    const auto add = [](const char* name, const std::string& text, bool isGraph) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << isGraph;
    };
    add("plain", "digraph g {}", true);
    add("without a name", "DiGraph\n{", true);
    add("undirected and strict", "strict graph \"a b\" {", true);
    add("byte-order mark and comments", "\xef\xbb\xbf# x\n// y\n/* z */ digraph {", true);
    add("behind a long comment", "/*" + std::string(20'000, 'x') + "*/ digraph {", false);
    add("with a long name", "digraph \"" + std::string(20'000, 'x') + "\" {", true);
    add("english", "graph theory is fun {", false);
    add("json", "{\"digraph\": {}}", false);
    add("cut short", "digraph", false);
    add("empty", "", false);
}

void DotReaderTest::recognisesGraphs()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isGraph);

    QCOMPARE(dotFormat().recognises(text.toStdString()), isGraph);
}

FUSEWRIGHT_TEST(DotReaderTest)
#include "tst_dot_reader.moc"
