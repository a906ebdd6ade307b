// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"
#include "tests/engine/kit/wire_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

Wire constant(const std::string& result, std::uint64_t value, std::string_view name = {})
{
    Wire node = onnxNode("Constant", {}, {result}, name);
    node.message(5, Wire().text(1, "value_int").number(3, value).number(20, 2));
    return node;
}

} // namespace

class OnnxReaderTest : public QObject {
    Q_OBJECT

private slots:
    void readsNodesInTopologicalOrderWhateverTheFilesOrder();
    void takesInitializersListedAsInputsForParameters();
    void keepsTheElementsOfSmallInitializers();
    void writesOtherDomainsBeforeTheOperator();
    void takesModulesFromNamesWithSlashes();
    void keepsOmittedOptionalOperands();
    void replacesACallByTheBodyOfItsFunction();
    void replacesNestedCalls();
    void givesABodyTheAttributesOfItsCall();
    void connectsAFunctionsInputThatIsAlsoItsOutput();
    void refusesAFunctionThatContainsItself();
    void refusesATowerOfFunctionsBeforeItFillsTheMemory();
    void opensTheBodiesOfIf();
    void makesCapturedValuesOperandsOfTheirOwner();
    void ordersAnOwnerAfterWhatItsBodyCaptures();
    void refusesBodiesNestedTooDeep();
    void takesUndeclaredNamesAsInputsWithOneWarning();
    void namesTheNodesOnACycle();
    void namesTheNodeThatUsesItsOwnResult();
    void takesTheFirstOfTwoMakersOfOneValue();
    void takesWhatIsGivenBeforeAMakerOfTheSameName();
    void takesAConstantThatIsWrittenTwiceOnce();
    void takesTheLastOfTwoConstantsThatDiffer();
    void countsConstantsThatAreWrittenTwiceInOneFinding();
    void takesAConstantOfABodyThatIsWrittenTwiceOnce();
    void takesAConstantOfAFunctionThatIsWrittenTwiceOnce();
    void saysWhereACutFileIsDamaged();
    void saysWhenALengthIsImpossible();
    void refusesAFileWithoutAGraph();
    void survivesEveryPrefixOfAFile();
};

void OnnxReaderTest::readsNodesInTopologicalOrderWhateverTheFilesOrder()
{
    const Reading reading = readBytes(onnxModel(
        onnxGraph({onnxNode("Relu", {"b"}, {"c"}), onnxNode("Conv", {"a"}, {"b"})}, {"a"}, {"c"})));

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().nativeName(NodeId(0u)), "Conv");
    QCOMPARE(reading.graph().canonicalName(NodeId(1u)), "relu");
    QCOMPARE(reading.graph().edgeCount(), 1u);
}

void OnnxReaderTest::takesInitializersListedAsInputsForParameters()
{
    Wire graph = onnxGraph({onnxNode("MatMul", {"x", "w"}, {"y"})}, {"x", "w"}, {"y"});
    graph.message(5, onnxTensor("w", {4, 4}));

    const Reading reading = readBytes(onnxModel(graph));

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().inputCount(), 1u);
    QCOMPARE(reading.graph().parameterCount(), 1u);
    QVERIFY(describe(reading.graph()).find("w:f32[4 4 ]") != std::string::npos);
}

void OnnxReaderTest::keepsTheElementsOfSmallInitializers()
{
    Wire graph = onnxGraph({onnxNode("Add", {"x", "eps"}, {"y"})}, {"x"}, {"y"});
    graph.message(5, onnxTensor("eps", {}).fixed32(4, 0x3F000000));

    const Reading reading = readBytes(onnxModel(graph));

    QVERIFY(reading.model);
    const AttributeValue* const literal = reading.graph().literal(ValueId(1u));
    QVERIFY(literal);
    QCOMPARE(std::get<TensorLiteral>(*literal).numbers, std::vector{0.5});
}

void OnnxReaderTest::writesOtherDomainsBeforeTheOperator()
{
    const Reading reading = readBytes(
        onnxModel(onnxGraph({onnxNode("Gelu", {"x"}, {"y"}, "g", "com.microsoft")}, {"x"}, {"y"})));

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().nativeName(NodeId(0u)), "com.microsoft::Gelu");
    QCOMPARE(reading.graph().canonicalName(NodeId(0u)), "gelu");
}

void OnnxReaderTest::takesModulesFromNamesWithSlashes()
{
    const std::vector<std::pair<const char*, const char*>> expected{
        {"/model/layers.0/mlp/Relu", "model.layers.0.mlp"},
        {"/layer1/layer1.0/conv1/Relu", "layer1.0.conv1"}, // An entry of a list.
        {"/f/f.0/f.0.1/Relu", "f.0.1"},
        {"/layer1/layer10//layer1/Relu", "layer1.layer10.layer1"},
        {"Relu_7", ""}};
    for (const auto& [name, module] : expected) {
        const Reading reading =
            readBytes(onnxModel(onnxGraph({onnxNode("Relu", {"x"}, {"y"}, name)}, {"x"}, {"y"})));
        const Graph& graph = reading.graph();
        QCOMPARE(graph.text(graph.moduleOf(NodeId(0u)).path), module);
    }
}

void OnnxReaderTest::keepsOmittedOptionalOperands()
{
    const Reading reading = readBytes(
        onnxModel(onnxGraph({onnxNode("Clip", {"x", "", "m"}, {"y"})}, {"x", "m"}, {"y"})));

    QVERIFY(reading.model);
    const auto inputs = reading.graph().inputs(NodeId(0u));
    QCOMPARE(inputs.size(), 3u);
    QVERIFY(!inputs[1].isValid());
}

void OnnxReaderTest::replacesACallByTheBodyOfItsFunction()
{
    const Wire body = onnxFunction("mine", "Block", {"a"}, {"b"},
                                   {onnxNode("Relu", {"a"}, {"t"}), onnxNode("Neg", {"t"}, {"b"})});

    const Reading reading =
        readBytes(onnxModel(onnxGraph({onnxNode("Block", {"x"}, {"y"}, "block_0", "mine"),
                                       onnxNode("Block", {"y"}, {"z"}, "block_1", "mine")},
                                      {"x"}, {"z"}),
                            {body}));

    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    QCOMPARE(graph.nodeCount(), 4u);
    QCOMPARE(graph.edgeCount(), 3u);
    QCOMPARE(graph.text(graph.moduleOf(NodeId(2u)).path), "block_1");
    QCOMPARE(graph.text(graph.moduleOf(NodeId(2u)).type), "Block");
}

void OnnxReaderTest::replacesNestedCalls()
{
    const Wire inner =
        onnxFunction("mine", "Inner", {"a"}, {"b"}, {onnxNode("Relu", {"a"}, {"b"})});
    const Wire outer = onnxFunction("mine", "Outer", {"a"}, {"b"},
                                    {onnxNode("Inner", {"a"}, {"t"}, "first", "mine"),
                                     onnxNode("Inner", {"t"}, {"b"}, "second", "mine")});

    const Reading reading = readBytes(
        onnxModel(onnxGraph({onnxNode("Outer", {"x"}, {"y"}, "call", "mine")}, {"x"}, {"y"}),
                  {inner, outer}));

    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    QCOMPARE(graph.nodeCount(), 2u);
    QCOMPARE(graph.edgeCount(), 1u);
    QCOMPARE(graph.text(graph.moduleOf(NodeId(1u)).path), "call.second");
}

void OnnxReaderTest::givesABodyTheAttributesOfItsCall()
{
    Wire flatten = onnxNode("Flatten", {"a"}, {"b"});
    flatten.message(5, Wire().text(1, "axis").text(21, "where"));
    const Wire body = onnxFunction("mine", "F", {"a"}, {"b"}, {flatten});
    Wire call = onnxNode("F", {"x"}, {"y"}, "f", "mine");
    call.message(5, Wire().text(1, "where").number(3, 2).number(20, 2));

    const Reading reading = readBytes(onnxModel(onnxGraph({call}, {"x"}, {"y"}), {body}));

    QVERIFY(reading.model);
    const AttributeValue* const axis = reading.graph().attribute(NodeId(0u), "axis");
    QVERIFY(axis);
    QCOMPARE(std::get<std::int64_t>(*axis), 2);
}

void OnnxReaderTest::connectsAFunctionsInputThatIsAlsoItsOutput()
{
    const Wire body = onnxFunction("mine", "Same", {"a"}, {"a"}, {});

    const Reading reading =
        readBytes(onnxModel(onnxGraph({onnxNode("Same", {"x"}, {"y"}, "s", "mine"),
                                       onnxNode("Relu", {"y"}, {"z"}, "r")},
                                      {"x"}, {"z"}),
                            {body}),
                  "test.onnx", Keep::Tidy);

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().nodeCount(), 1u);
    QCOMPARE(reading.graph().valueName(reading.graph().inputs(NodeId(0u))[0]), "x");
}

void OnnxReaderTest::refusesAFunctionThatContainsItself()
{
    const Wire a =
        onnxFunction("mine", "A", {"a"}, {"b"}, {onnxNode("B", {"a"}, {"b"}, "", "mine")});
    const Wire b =
        onnxFunction("mine", "B", {"a"}, {"b"}, {onnxNode("A", {"a"}, {"b"}, "", "mine")});

    const Reading reading = readBytes(
        onnxModel(onnxGraph({onnxNode("A", {"x"}, {"y"}, "", "mine")}, {"x"}, {"y"}), {a, b}));

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "recursive-function");
    QVERIFY(reading.firstMessage().find("mine::A → mine::B → mine::A") != std::string::npos);
}

void OnnxReaderTest::refusesATowerOfFunctionsBeforeItFillsTheMemory()
{
    std::vector<Wire> tower{
        onnxFunction("t", "F0", {"a"}, {"b"}, {onnxNode("Relu", {"a"}, {"b"})})};
    for (int level = 1; level <= 40; ++level) {
        const std::string below = "F" + std::to_string(level - 1);
        tower.push_back(onnxFunction(
            "t", "F" + std::to_string(level), {"a"}, {"b"},
            {onnxNode(below, {"a"}, {"m"}, "", "t"), onnxNode(below, {"m"}, {"b"}, "", "t")}));
    }

    const Reading reading = readBytes(
        onnxModel(onnxGraph({onnxNode("F40", {"x"}, {"y"}, "", "t")}, {"x"}, {"y"}), tower));

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "function-blow-up");
}

void OnnxReaderTest::opensTheBodiesOfIf()
{
    Wire choice = onnxNode("If", {"c"}, {"y"}, "choice");
    choice.message(5,
                   onnxBody("then_branch", onnxGraph({onnxNode("Relu", {"x"}, {"t"})}, {}, {"t"})));
    choice.message(5,
                   onnxBody("else_branch", onnxGraph({onnxNode("Neg", {"x"}, {"e"})}, {}, {"e"})));

    const Reading reading = readBytes(onnxModel(onnxGraph({choice}, {"c", "x"}, {"y"})));

    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    QCOMPARE(graph.nested().size(), 2u);
    QCOMPARE(graph.text(graph.nested()[1].attribute), "else_branch");
    QCOMPARE(graph.nested()[1].graph->nativeName(NodeId(0u)), "Neg");
}

void OnnxReaderTest::makesCapturedValuesOperandsOfTheirOwner()
{
    Wire choice = onnxNode("If", {"c"}, {"y"}, "choice");
    choice.message(5,
                   onnxBody("then_branch", onnxGraph({onnxNode("Relu", {"x"}, {"t"})}, {}, {"t"})));
    choice.message(5,
                   onnxBody("else_branch", onnxGraph({onnxNode("Neg", {"x"}, {"e"})}, {}, {"e"})));

    const Reading reading = readBytes(onnxModel(onnxGraph({choice}, {"c", "x"}, {"y"})));

    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    QCOMPARE(graph.inputs(NodeId(0u)).size(), 2u);
    QCOMPARE(graph.writtenInputCount(NodeId(0u)), 1u);
    QCOMPARE(graph.nested()[0].captured, std::vector{ValueId(1u)});
    QCOMPARE(graph.nested()[0].graph->capturedCount(), 1u);
}

void OnnxReaderTest::ordersAnOwnerAfterWhatItsBodyCaptures()
{
    Wire choice = onnxNode("If", {"c"}, {"y"}, "choice");
    choice.message(5,
                   onnxBody("then_branch", onnxGraph({onnxNode("Neg", {"h"}, {"t"})}, {}, {"t"})));

    const Reading reading = readBytes(
        onnxModel(onnxGraph({choice, onnxNode("Relu", {"x"}, {"h"}, "relu")}, {"c", "x"}, {"y"})));

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().nodeName(NodeId(0u)), "relu");
}

void OnnxReaderTest::refusesBodiesNestedTooDeep()
{
    Wire graph = onnxGraph({onnxNode("Relu", {"x"}, {"y"})}, {}, {"y"});
    for (int level = 0; level < 200; ++level) {
        Wire choice = onnxNode("If", {"c"}, {"y"});
        choice.message(5, onnxBody("then_branch", graph));
        graph = onnxGraph({choice}, {}, {"y"});
    }

    const Reading reading = readBytes(onnxModel(graph));

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "too-deep");
}

void OnnxReaderTest::takesUndeclaredNamesAsInputsWithOneWarning()
{
    const Reading reading = readBytes(onnxModel(
        onnxGraph({onnxNode("Add", {"p", "q"}, {"y"}, "sum"), onnxNode("Add", {"y", "r"}, {"z"})},
                  {}, {"z"})));

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().inputCount(), 3u);
    QCOMPARE(reading.findings.all().size(), 1u);
    QCOMPARE(reading.firstCode(), "missing-input");
    QVERIFY(reading.firstMessage().find("Add \"sum\" uses \"p\"") != std::string::npos);
    QVERIFY(reading.firstMessage().find("2 more") != std::string::npos);
}

void OnnxReaderTest::namesTheNodesOnACycle()
{
    const Reading reading = readBytes(onnxModel(
        onnxGraph({onnxNode("Relu", {"x"}, {"a"}, "before"),
                   onnxNode("Add", {"a", "d"}, {"b"}, "one"), onnxNode("Neg", {"b"}, {"d"}, "two")},
                  {"x"}, {"d"})));

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "cycle");
    QVERIFY(reading.firstMessage().find("Add \"one\" → Neg \"two\" → Add \"one\"")
            != std::string::npos);
}

void OnnxReaderTest::namesTheNodeThatUsesItsOwnResult()
{
    const Reading reading =
        readBytes(onnxModel(onnxGraph({onnxNode("Relu", {"y"}, {"y"}, "self")}, {}, {"y"})));

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstMessage(), "Relu \"self\" uses its own result.");
}

void OnnxReaderTest::takesTheFirstOfTwoMakersOfOneValue()
{
    const Reading reading = readBytes(onnxModel(
        onnxGraph({onnxNode("Relu", {"x"}, {"y"}, "one"), onnxNode("Neg", {"y"}, {"y"}, "two"),
                   onnxNode("Exp", {"y"}, {"z"}, "three")},
                  {"x"}, {"z"})));

    QVERIFY(reading.model);
    QCOMPARE(outline(reading.graph()), std::string("one=Relu(x); two=Neg(y); three=Exp(y); → z"));
    QVERIFY(!reading.findings.hasErrors());
    QCOMPARE(reading.firstCode(), "two-producers");
    QCOMPARE(reading.firstMessage(),
             "Neg \"two\" produces \"y\", but Relu \"one\" produces it too. The first one counts.");
}

void OnnxReaderTest::takesWhatIsGivenBeforeAMakerOfTheSameName()
{
    const Reading reading = readBytes(onnxModel(
        onnxGraph({onnxNode("Relu", {"x"}, {"x"}, "one"), onnxNode("Neg", {"x"}, {"y"}, "two")},
                  {"x"}, {"y"})));

    QVERIFY(reading.model);
    QCOMPARE(outline(reading.graph()), std::string("one=Relu(x); two=Neg(x); → y"));
    QCOMPARE(reading.firstMessage(),
             "Relu \"one\" produces \"x\", but it is an input or a parameter of the graph. The "
             "input or parameter is used.");
}

void OnnxReaderTest::takesAConstantThatIsWrittenTwiceOnce()
{
    const Wire graph = onnxGraph({constant("c", 3, "one"), onnxNode("Add", {"x", "c"}, {"y"}, "a"),
                                  constant("c", 3, "two"), onnxNode("Mul", {"y", "c"}, {"z"}, "b")},
                                 {"x"}, {"z"});

    const Reading raw = readBytes(onnxModel(graph));
    const Reading tidied = readBytes(onnxModel(graph), "a.onnx", Keep::Tidy);

    QVERIFY(raw.model && tidied.model);
    QCOMPARE(outline(raw.graph()),
             std::string("one=Constant() value_int:3; a=Add(x,c); two=Constant() value_int:3; "
                         "b=Mul(y,c); → z"));
    QCOMPARE(outline(tidied.graph()), std::string("a=Add(x,c); b=Mul(y,c); → z"));
    QCOMPARE(raw.firstCode(), "two-producers");
    QCOMPARE(raw.firstMessage(),
             "Constant \"two\" makes \"c\" with the same value as Constant "
             "\"one\". The first one is used.");
    QVERIFY(!raw.findings.hasErrors());
}

void OnnxReaderTest::takesTheLastOfTwoConstantsThatDiffer()
{
    const Reading reading =
        readBytes(onnxModel(onnxGraph({constant("c", 3), onnxNode("Add", {"x", "c"}, {"y"}, "a"),
                                       constant("c", 4), constant("c", 3, "last")},
                                      {"x"}, {"y"})));

    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    QCOMPARE(outline(graph),
             std::string("Constant_0=Constant() value_int:3; Constant_2=Constant() "
                         "value_int:4; last=Constant() value_int:3; a=Add(x,c); "
                         "→ y"));
    QCOMPARE(graph.producer(graph.inputs(NodeId(3u))[1]), NodeId(2u));
    QCOMPARE(reading.findings.all().size(), 2u);
    QCOMPARE(reading.findings.all().back().message,
             "Constant \"last\" produces \"c\", but Constant node number 2 produces it too. Their "
             "values may differ; the last one counts.");
    QVERIFY(!reading.findings.hasErrors());
}

void OnnxReaderTest::countsConstantsThatAreWrittenTwiceInOneFinding()
{
    const Reading reading = readBytes(onnxModel(onnxGraph(
        {constant("c", 3), constant("c", 3), constant("c", 3), constant("d", 4), constant("d", 4)},
        {}, {"c", "d"})));

    QVERIFY(reading.model);
    QCOMPARE(reading.findings.all().size(), 1u);
    QVERIFY(reading.firstMessage().ends_with("More constants like this: 2."));
}

void OnnxReaderTest::takesAConstantOfABodyThatIsWrittenTwiceOnce()
{
    Wire choice = onnxNode("If", {"b"}, {"y"}, "choice");
    choice.message(5,
                   onnxBody("then_branch",
                            onnxGraph({constant("c", 3, "one"), constant("c", 3, "two"),
                                       onnxNode("Add", {"x", "c"}, {"t"}, "add")},
                                      {}, {"t"})));

    const Reading reading = readBytes(onnxModel(onnxGraph({choice}, {"b", "x"}, {"y"})));

    QVERIFY(reading.model);
    QCOMPARE(
        outline(*reading.graph().nested(NodeId(0u)).front().graph),
        std::string("one=Constant() value_int:3; two=Constant() value_int:3; add=Add(x,c); → t"));
    QCOMPARE(reading.findings.all().size(), 1u);
    QCOMPARE(reading.firstCode(), "two-producers");
}

void OnnxReaderTest::takesAConstantOfAFunctionThatIsWrittenTwiceOnce()
{
    const Wire function = onnxFunction("me", "F", {"a"}, {"r"},
                                       {constant("c", 3, "one"), constant("c", 3, "two"),
                                        onnxNode("Add", {"a", "c"}, {"r"}, "add")});

    const Reading reading = readBytes(onnxModel(
        onnxGraph({onnxNode("F", {"x"}, {"y"}, "f", "me"), onnxNode("F", {"y"}, {"z"}, "g", "me")},
                  {"x"}, {"z"}),
        {function}));

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().nodeCount(), 6u);
    QCOMPARE(reading.findings.all().size(), 1u);
    QVERIFY(reading.firstMessage().ends_with("More constants like this: 1."));
}

void OnnxReaderTest::saysWhereACutFileIsDamaged()
{
    std::string bytes = onnxModel(onnxGraph({onnxNode("Relu", {"x"}, {"y"})}, {"x"}, {"y"}));
    bytes.resize(bytes.size() - 8);

    const Reading reading = readBytes(bytes, "cut.onnx");

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "damaged-file");
    QVERIFY(reading.firstMessage().find("damaged at byte") != std::string::npos);
    QCOMPARE(reading.findings.all().front().file, "cut.onnx");
}

void OnnxReaderTest::saysWhenALengthIsImpossible()
{
    const std::string bytes = Wire().number(1, 8).bytes() + "\x3a\x80\x80\x80\x80\x04";

    const Reading reading = readBytes(bytes, "long.onnx");

    QVERIFY(!reading.model);
    QVERIFY(reading.firstMessage().find("claims to be 1073741824 bytes long") != std::string::npos);
}

void OnnxReaderTest::refusesAFileWithoutAGraph()
{
    const Reading reading = readBytes(Wire().number(1, 8).text(2, "somebody").bytes(), "x.onnx");

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "no-graph");
}

void OnnxReaderTest::survivesEveryPrefixOfAFile()
{
    Wire choice = onnxNode("If", {"c"}, {"y"}, "choice");
    choice.message(5,
                   onnxBody("then_branch", onnxGraph({onnxNode("Neg", {"x"}, {"t"})}, {}, {"t"})));
    const std::string whole = onnxModel(onnxGraph({choice}, {"c", "x"}, {"y"}));

    for (std::size_t size = 0; size < whole.size(); ++size) {
        const Reading reading = readBytes(whole.substr(0, size), "prefix.onnx");

        QVERIFY2(reading.model || reading.findings.hasErrors(), std::to_string(size).c_str());
    }
}

FUSEWRIGHT_TEST(OnnxReaderTest)
#include "tst_onnx_reader.moc"
