// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_builder.h"
#include "engine/graph/graph_editor.h"
#include "engine/support/cancel_token.h"
#include "engine/support/file_bytes.h"
#include "tests/engine/infer/infer_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace fusewright;
using namespace fusewright::test;

class InferenceTest : public QObject {
    Q_OBJECT

private slots:
    void keepsWhatTheFileSays();
    void fillsExtentsThatTheFileLeavesOpen();
    void whatFollowsIsMoreThanANameThatOnlyAResultHas();
    void warnsWhereTheFileAndItsOperatorsDoNotAgree();
    void findsTheContradictionOfARealFile();
    void isLeftOutWhenAsked();
    void countsOnlyWhatIsNew();
    void doesNotTrustTheOrderOfADrawing();
    void takesWhatIsTidiedAwayIntoAccount();
    void stopsWhenCancelled();
    void knowsWhatTheFileSaysAndWhatFollows();
    void remembersWhatTheFileSaidOfAShape();
    void originsSurviveTidyingAndEditing();
    void aReplacementSaysWhatItKnows();
};

namespace {

const QString chain = R"({"id": "a", "op": "Relu", "inputs": ["x"]},
                         {"id": "b", "op": "Add", "inputs": ["a", "a"]})";

ValueId valueNamed(const Graph& graph, std::string_view name)
{
    for (const ValueId value : graph.values()) {
        if (graph.valueName(value) == name)
            return value;
    }
    return {};
}

/// `type shape`: a letter each for unknown, written, replaced and inferred.
std::string originsOf(const Graph& graph, std::string_view name)
{
    constexpr std::string_view letters = "-wri";
    const ValueId value = valueNamed(graph, name);
    return {letters[static_cast<std::size_t>(graph.typeOrigin(value))], ' ',
            letters[static_cast<std::size_t>(graph.shapeOrigin(value))]};
}

QString values(const char* members)
{
    return QStringLiteral(R"(, "values": {%1})").arg(QString::fromUtf8(members));
}

} // namespace

void InferenceTest::keepsWhatTheFileSays()
{
    const Reading reading =
        inferredFrom(graphText(input("x", "[2, 3]") + ", " + input("y", "[\"rows\", 3]"), chain,
                               values(R"("a": {"dtype": "f16", "shape": ["rows", 3]})"))
                         .toStdString());

    QVERIFY(reading.findings.isEmpty());
    QCOMPARE(factsOf(reading.graph(), "a"), QStringLiteral("f16[rows,3]"));
    QCOMPARE(factsOf(reading.graph(), "b"), QStringLiteral("f16[rows,3]"));
}

void InferenceTest::fillsExtentsThatTheFileLeavesOpen()
{
    const Reading reading = inferredFrom(
        graphText(input("x", "[\"N\", 3]"), chain, values(R"("a": {"shape": [null, 3]})"))
            .toStdString());

    QCOMPARE(factsOf(reading.graph(), "a"), QStringLiteral("f32[N,3]"));
}

void InferenceTest::whatFollowsIsMoreThanANameThatOnlyAResultHas()
{
    const auto factsOfA = [](const QString& shape) {
        const Reading reading = inferredFrom(
            graphText(input("x", "[\"N\", 3]"), chain,
                      values(("\"a\": {\"shape\": " + shape + '}').toUtf8().constData()))
                .toStdString());
        return factsOf(reading.graph(), "a");
    };

    QCOMPARE(factsOfA(R"(["Relua_dim_0", 3])"), QStringLiteral("f32[N,3]"));
    QCOMPARE(factsOfA(R"(["rows", 3])"), QStringLiteral("f32[N,3]"));
    QCOMPARE(factsOfA(R"(["rows", "columns"])"), QStringLiteral("f32[N,3]"));
    QCOMPARE(factsOfA(R"(["2*rows", 3])"), QStringLiteral("f32[N,3]"));
    // What is made of the inputs' names leaves nothing to be asked for.
    QCOMPARE(factsOfA(R"(["2*N", 3])"), QStringLiteral("f32[2*N,3]"));
    // Where nothing follows, the name stays.
    const Reading open = inferredFrom(
        graphText(input("x", "[\"N\", 3]"), R"({"id": "a", "op": "Mystery", "inputs": ["x"]})",
                  values(R"("a": {"dtype": "f32", "shape": ["Mysterya_dim_0"]})"))
            .toStdString());
    QCOMPARE(factsOf(open.graph(), "a"), QStringLiteral("f32[Mysterya_dim_0]"));
}

void InferenceTest::warnsWhereTheFileAndItsOperatorsDoNotAgree()
{
    const Reading reading = inferredFrom(
        graphText(input("x", "[2, 3]"), chain, values(R"("a": {"shape": [2, 4]})")).toStdString());

    QVERIFY(reading.model);
    QCOMPARE(reading.findings.all().size(), 1u);
    QCOMPARE(reading.firstCode(), "shape-mismatch");
    QCOMPARE(reading.firstMessage(),
             "The file gives \"a\" (Relu) the shape [2, 4], but the shape inferred from its "
             "operands is [2, 3]. The file's shape is kept.");
    QCOMPARE(factsOf(reading.graph(), "b"), QStringLiteral("f32[2,4]"));
}

void InferenceTest::findsTheContradictionOfARealFile()
{
    const Reading reading =
        readCorpus("models/onnx/residual_block_conv_bn_sum.onnx", Keep::Inferred);

    QCOMPARE(reading.model->mismatches.size(), 1u);
    QCOMPARE(reading.model->mismatches.front().operatorName, "Sum");
    QCOMPARE(reading.model->mismatches.front().written, "[]");
}

void InferenceTest::isLeftOutWhenAsked()
{
    const std::string text = graphText(input("x", "[2, 3]"), chain).toStdString();
    const FileBytes bytes = FileBytes::copyOf(text);
    const std::string path = "x.json";
    Diagnostics findings;

    const auto model =
        readModel(ModelSource{.bytes = bytes, .path = path},
                  {.catalogue = OperatorCatalogue::builtIn(), .infer = false}, findings);

    QCOMPARE(model->inferredShapes, 0u);
    QCOMPARE(factsOf(*model->graph, "a"), QStringLiteral("?"));
}

void InferenceTest::countsOnlyWhatIsNew()
{
    const Reading some = inferredFrom(
        graphText(input("x", "[2, 3]"), chain, values(R"("a": {"shape": [2, 3]})")).toStdString());
    const Reading all =
        inferredFrom(graphText(input("x", "[2, 3]"), chain, values(R"("a": {"shape": [2, 3]},
                                                      "b": {"shape": [2, 3]})"))
                         .toStdString());

    QCOMPARE(some.model->inferredShapes, 1u);
    QCOMPARE(all.model->inferredShapes, 0u);
}

void InferenceTest::doesNotTrustTheOrderOfADrawing()
{
    const Reading reading = readCorpus("models/dot/resnet_6b.fx.dot", Keep::Inferred);

    QCOMPARE(reading.model->inferredShapes, 0u);
    QVERIFY(reading.model->mismatches.empty());
}

void InferenceTest::takesWhatIsTidiedAwayIntoAccount()
{
    const Reading reading = readBytes(graphText(input("x", "[\"N\", 4, 1]"),
                                                R"({"id": "s", "op": "Shape", "inputs": ["x"]},
                     {"id": "c", "op": "Constant", "inputs": [], "attrs": {"value":
                        {"tensor": {"dtype": "i64", "shape": [2], "integers": [0, -1]}}}},
                     {"id": "g", "op": "Slice", "inputs": ["s"],
                      "attrs": {"starts": [0], "ends": [2]}},
                     {"id": "y", "op": "Reshape", "inputs": ["x", "g"]},
                     {"id": "z", "op": "Reshape", "inputs": ["x", "c"]})",
                                                R"(, "outputs": ["z", "y"])")
                                          .toStdString(),
                                      "test.json", Keep::TidyInferred);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().nodeCount(), 2u);
    QCOMPARE(factsOf(reading.graph(), "z"), QStringLiteral("f32[N,4]"));
    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("f32[N,4]"));
}

void InferenceTest::stopsWhenCancelled()
{
    GraphBuilder builder("g", OperatorCatalogue::builtIn());
    const Symbol x = builder.intern("x");
    const Symbol y = builder.intern("y");
    builder.addInput(x, {.type = DataType::F32, .shape = builder.shapes().intern({})});
    builder.beginNode("Relu", y);
    builder.addOperand(x);
    builder.addResult(y);
    builder.addOutput(y);
    Diagnostics findings;
    auto graph = builder.build(UnmadeNames::BecomeInputs, "g", {}, findings);
    QVERIFY(graph);
    CancelToken cancel;
    cancel.cancel();

    QCOMPARE(inferTypes(*std::move(graph), cancel).shapes, 0u);
}

void InferenceTest::knowsWhatTheFileSaysAndWhatFollows()
{
    const Reading reading = inferredFrom(
        graphText(input("x", "[2, 3]"),
                  chain + QStringLiteral(R"(, {"id": "c", "op": "acme", "inputs": ["b"]})"),
                  values(R"("a": {"dtype": "f16"})"))
            .toStdString());

    QCOMPARE(originsOf(reading.graph(), "x"), std::string("w w"));
    QCOMPARE(originsOf(reading.graph(), "a"), std::string("w i"));
    QCOMPARE(originsOf(reading.graph(), "b"), std::string("i i"));
    QCOMPARE(originsOf(reading.graph(), "c"), std::string("- -"));
}

void InferenceTest::remembersWhatTheFileSaidOfAShape()
{
    const Reading reading = inferredFrom(
        graphText(input("x", "[\"N\", 3]"), chain, values(R"("a": {"shape": [null, 3]})"))
            .toStdString());
    const Graph& graph = reading.graph();

    const GivenShape* const given = graph.givenShape(valueNamed(graph, "a"));

    QCOMPARE(originsOf(graph, "a"), std::string("i i"));
    QVERIFY(given);
    QCOMPARE(given->origin, FactOrigin::Written);
    const auto dims = graph.shapes().dims(given->shape);
    QVERIFY(std::ranges::equal(dims, std::array{Dim(), Dim::known(3)}));
    QVERIFY(!graph.givenShape(valueNamed(graph, "x")));
    QVERIFY(!graph.givenShape(valueNamed(graph, "b")));
}

void InferenceTest::originsSurviveTidyingAndEditing()
{
    const Reading reading =
        readBytes(graphText(input("x", "[\"N\", 3]"),
                            QStringLiteral(R"({"id": "i", "op": "Identity", "inputs": ["x"]},
                                    {"id": "a", "op": "Relu", "inputs": ["i"]},
                                    {"id": "b", "op": "Add", "inputs": ["a", "a"]})"),
                            values(R"("a": {"dtype": "f16", "shape": [null, 3]})"))
                      .toStdString(),
                  "test.json", Keep::TidyInferred);
    GraphEditor editor(reading.graph());

    const GraphEditor::Frozen frozen = std::move(editor).freeze();

    for (const Graph* const graph : {&reading.graph(), &frozen.graph}) {
        QCOMPARE(graph->nodeCount(), 2u);
        QCOMPARE(originsOf(*graph, "a"), std::string("w i"));
        QCOMPARE(originsOf(*graph, "b"), std::string("i i"));
        QVERIFY(graph->givenShape(valueNamed(*graph, "a")));
    }
}

void InferenceTest::aReplacementSaysWhatItKnows()
{
    const Reading reading = inferredFrom(graphText(input("x", "[2, 3]"), chain).toStdString());
    GraphEditor editor(reading.graph());
    const std::vector results{ValueFacts{.type = DataType::F16}};

    editor.add(
        {.op = editor.operatorNamed("acme"), .name = editor.intern("c"), .results = results});
    editor.setFacts(valueNamed(reading.graph(), "a"), {.type = DataType::I8});

    const Graph graph = std::move(editor).freeze().graph;
    QCOMPARE(originsOf(graph, "c"), std::string("r -"));
    QCOMPARE(originsOf(graph, "a"), std::string("r -"));
    QCOMPARE(originsOf(graph, "b"), std::string("i i"));
}

FUSEWRIGHT_TEST(InferenceTest)
#include "tst_inference.moc"
