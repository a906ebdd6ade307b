// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/native/native_writer.h"
#include "tests/engine/infer/infer_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// What is known in the bodies of If, Loop and Scan, and what comes out of them.
class BodiesTest : public QObject {
    Q_OBJECT

private slots:
    void whatABranchCapturesIsKnownInIt();
    void whatBothBranchesSayComesOut_data();
    void whatBothBranchesSayComesOut();
    void onlyTheBranchThatIsTakenCounts();
    void aLoopKeepsWhatItHandsOnUnchanged();
    void aLoopForgetsTheExtentThatItChanges();
    void aLoopForgetsWhatChangesBecauseAnotherDoes();
    void aLoopForgetsTheRankThatItChanges();
    void turnsOfALoopAreCounted_data();
    void turnsOfALoopAreCounted();
    void numbersThatALoopCountsAreNotKnown();
    void aScanTakesAnAxisOffAndPutsOneOn();
    void whatTheFileSaysInABodyStays();
    void contradictionsInABodyAreTold();
    void shapesAreComputedInBodiesThatAreTidied();
    void shapesOfABodyOfARealFileAreFoundAgain_data();
    void shapesOfABodyOfARealFileAreFoundAgain();
    void manyLoopsInEachOtherComeToAnEnd();
};

namespace {

/// `{"nodes": [NODES], "inputs": [INPUTS], "outputs": [OUTPUTS]}`
QString body(const QString& inputs, const QString& nodes, const QString& outputs,
             const QString& more = {})
{
    return QStringLiteral(R"({"inputs": [%1], "nodes": [%2], "outputs": [%3] %4})")
        .arg(inputs, nodes, outputs, more);
}

QString ifNode(const QString& yes, const QString& no)
{
    return QStringLiteral(R"({"id": "if", "op": "If", "inputs": ["c"], "outputs": ["y"],
        "graphs": {"then_branch": %1, "else_branch": %2}})")
        .arg(yes, no);
}

QString loopNode(const QString& operands, const QString& outputs, const QString& inside)
{
    return QStringLiteral(R"({"id": "loop", "op": "Loop", "inputs": [%1], "outputs": [%2],
        "graphs": {"body": %3}})")
        .arg(operands, outputs, inside);
}

QString number(const QString& name, int value, const QString& type = "i64")
{
    return QStringLiteral(R"({"name": "%1", "dtype": "%2", "shape": [],
        "value": {"tensor": {"dtype": "%2", "shape": [], "integers": [%3]}}})")
        .arg(name, type)
        .arg(value);
}

QString constants(const QStringList& all)
{
    return QStringLiteral(R"(, "constants": [%1])").arg(all.join(QLatin1Char(',')));
}

QString single(const char* op, const char* inputs, const char* result, const char* attributes = "")
{
    return QStringLiteral(R"({"id": "%3", "op": "%1", "inputs": [%2], "attrs": {%4}})")
        .arg(QString::fromUtf8(op), QString::fromUtf8(inputs), QString::fromUtf8(result),
             QString::fromUtf8(attributes));
}

Reading inferred(const QString& inputs, const QString& nodes, const QString& more = {})
{
    return inferredFrom(graphText(inputs, nodes, more).toStdString());
}

const Graph& bodyOf(const Graph& graph, std::size_t at = 0)
{
    return *graph.nested()[at].graph;
}

const QString condition = R"({"name": "c", "dtype": "bool", "shape": []})";

} // namespace

void BodiesTest::whatABranchCapturesIsKnownInIt()
{
    const Reading reading = inferred(condition + ',' + input("x", "[\"N\", 4]"),
                                     ifNode(body("", single("Relu", "\"x\"", "a"), "\"a\""),
                                            body("", single("Transpose", "\"x\"", "b"), "\"b\"")));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(factsOf(bodyOf(reading.graph(), 0), "x"), QStringLiteral("f32[N,4]"));
    QCOMPARE(factsOf(bodyOf(reading.graph(), 0), "a"), QStringLiteral("f32[N,4]"));
    QCOMPARE(factsOf(bodyOf(reading.graph(), 1), "b"), QStringLiteral("f32[4,N]"));
}

void BodiesTest::whatBothBranchesSayComesOut_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("facts");

    QTest::newRow("the same") << single("Neg", "\"x\"", "b") << "f32[N,4]";
    QTest::newRow("another extent")
        << single("Concat", "\"x\", \"x\"", "b", "\"axis\": 0") << "f32[?,4]";
    QTest::newRow("another rank") << single("Unsqueeze", "\"x\"", "b", "\"axes\": [0]") << "f32";
    QTest::newRow("another type") << single("Cast", "\"x\"", "b", "\"to\": 10") << "?[N,4]";
    QTest::newRow("nothing") << single("Mine", "\"x\"", "b") << "?";
}

void BodiesTest::whatBothBranchesSayComesOut()
{
    QFETCH(QString, other);
    QFETCH(QString, facts);

    const Reading reading =
        inferred(condition + ',' + input("x", "[\"N\", 4]"),
                 ifNode(body("", single("Relu", "\"x\"", "a"), "\"a\""), body("", other, "\"b\"")));

    QCOMPARE(factsOf(reading.graph(), "y"), facts);
}

void BodiesTest::onlyTheBranchThatIsTakenCounts()
{
    const QString node = ifNode(body("", single("Relu", "\"x\"", "a"), "\"a\""),
                                body("", single("Transpose", "\"x\"", "b"), "\"b\""));
    const Reading yes = inferred(input("x", "[2, 4]"), node, constants({number("c", 1, "bool")}));
    const Reading no = inferred(input("x", "[2, 4]"), node, constants({number("c", 0, "bool")}));

    QCOMPARE(factsOf(yes.graph(), "y"), QStringLiteral("f32[2,4]"));
    QCOMPARE(factsOf(no.graph(), "y"), QStringLiteral("f32[4,2]"));
}

namespace {

const QString turn = R"({"name": "i"}, {"name": "on"}, {"name": "s"})";
const QString loopInputs =
    R"({"name": "m", "dtype": "i64", "shape": []}, {"name": "c", "dtype": "bool", "shape": []})";

} // namespace

void BodiesTest::aLoopKeepsWhatItHandsOnUnchanged()
{
    const Reading reading =
        inferred(loopInputs + ',' + input("x", "[\"N\", 4]"),
                 loopNode(R"("m", "c", "x")", R"("y")",
                          body(turn, single("Relu", "\"s\"", "r"), R"("on", "r")")));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("f32[N,4]"));
    QCOMPARE(factsOf(bodyOf(reading.graph()), "s"), QStringLiteral("f32[N,4]"));
    QCOMPARE(factsOf(bodyOf(reading.graph()), "on"), QStringLiteral("bool[]"));
    QCOMPARE(factsOf(bodyOf(reading.graph()), "i"), QStringLiteral("i64"));
}

void BodiesTest::aLoopForgetsTheExtentThatItChanges()
{
    const Reading reading = inferred(
        loopInputs + ',' + input("x", "[1, 4]"),
        loopNode(R"("m", "c", "x")", R"("y")",
                 body(turn, single("Concat", "\"s\", \"x\"", "r", "\"axis\": 0"), R"("on", "r")")));

    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("f32[?,4]"));
    QCOMPARE(factsOf(bodyOf(reading.graph()), "s"), QStringLiteral("f32[?,4]"));
    QCOMPARE(factsOf(bodyOf(reading.graph()), "r"), QStringLiteral("f32[?,4]"));
}

void BodiesTest::aLoopForgetsWhatChangesBecauseAnotherDoes()
{
    const Reading reading =
        inferred(loopInputs + ',' + input("x", "[1, 4]") + ',' + input("z", "[1, 4]"),
                 loopNode(R"("m", "c", "x", "z")", R"("y", "w")",
                          body(turn + R"(, {"name": "t"})",
                               single("Concat", "\"s\", \"x\"", "r", "\"axis\": 0") + ','
                                   + single("Neg", "\"s\"", "u"),
                               R"("on", "r", "u")")));

    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("f32[?,4]"));
    QCOMPARE(factsOf(reading.graph(), "w"), QStringLiteral("f32[?,4]"));
}

void BodiesTest::aLoopForgetsTheRankThatItChanges()
{
    const Reading reading = inferred(
        loopInputs + ',' + input("x", "[1, 4]"),
        loopNode(R"("m", "c", "x")", R"("y")",
                 body(turn, single("Unsqueeze", "\"s\"", "r", "\"axes\": [0]"), R"("on", "r")")));

    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("f32"));
    QCOMPARE(factsOf(bodyOf(reading.graph()), "r"), QStringLiteral("f32"));
}

void BodiesTest::turnsOfALoopAreCounted_data()
{
    QTest::addColumn<QString>("operands");
    QTest::addColumn<QString>("on");
    QTest::addColumn<QString>("facts");

    QTest::newRow("no condition") << R"("five", "", "x")"
                                  << "stop"
                                  << "f32[5,2,4]";
    QTest::newRow("a condition that stays") << R"("five", "yes", "x")"
                                            << "on"
                                            << "f32[5,2,4]";
    QTest::newRow("a condition that may change") << R"("five", "yes", "x")"
                                                 << "stop"
                                                 << "f32[?,2,4]";
    QTest::newRow("a condition that is open") << R"("five", "c", "x")"
                                              << "on"
                                              << "f32[?,2,4]";
    QTest::newRow("turns that are open") << R"("m", "yes", "x")"
                                         << "on"
                                         << "f32[?,2,4]";
    QTest::newRow("no end") << R"("", "yes", "x")"
                            << "on"
                            << "f32[?,2,4]";
}

void BodiesTest::turnsOfALoopAreCounted()
{
    QFETCH(QString, operands);
    QFETCH(QString, on);
    QFETCH(QString, facts);

    const Reading reading = inferred(
        loopInputs + ',' + input("x", "[2, 4]"),
        loopNode(operands, R"("y", "z")",
                 body(turn, single("Relu", "\"s\"", "r") + ',' + single("Mine", "\"on\"", "stop"),
                      QStringLiteral(R"("%1", "s", "r")").arg(on))),
        constants({number("five", 5), number("yes", 1, "bool")}));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(factsOf(reading.graph(), "z"), facts);
}

/// A number that grows with each turn must not be taken for the one that it begins with.
void BodiesTest::numbersThatALoopCountsAreNotKnown()
{
    const QString list = R"({"name": "one", "dtype": "i64", "shape": [1],
        "value": {"tensor": {"dtype": "i64", "shape": [1], "integers": [1]}}})";
    const Reading reading = inferred(loopInputs,
                                     loopNode(R"("m", "c", "one")", R"("y", "z")",
                                              body(turn,
                                                   single("Add", "\"s\", \"one\"", "r") + ','
                                                       + single("ConstantOfShape", "\"s\"", "f"),
                                                   R"("on", "r", "f")")),
                                     constants({list}));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(factsOf(bodyOf(reading.graph()), "f"), QStringLiteral("f32[?]"));
    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("i64[1]"));
    QCOMPARE(factsOf(reading.graph(), "z"), QStringLiteral("f32[?,?]"));
}

void BodiesTest::aScanTakesAnAxisOffAndPutsOneOn()
{
    const QString inside = body(R"({"name": "h"}, {"name": "e"})",
                                single("Add", "\"h\", \"e\"", "n") + ','
                                    + single("Unsqueeze", "\"n\"", "o", "\"axes\": [0]"),
                                R"("n", "o")");
    const Reading reading =
        inferred(input("h0", "[\"N\", 8]") + ',' + input("x", "[\"N\", \"T\", 8]"),
                 QStringLiteral(R"({"id": "scan", "op": "Scan", "inputs": ["h0", "x"],
                     "outputs": ["y", "z"], "graphs": {"body": %1}, "attrs": {"num_scan_inputs": 1,
                     "scan_input_axes": [1], "scan_output_axes": [-1]}})")
                     .arg(inside));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(factsOf(bodyOf(reading.graph()), "e"), QStringLiteral("f32[N,8]"));
    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("f32[N,8]"));
    QCOMPARE(factsOf(reading.graph(), "z"), QStringLiteral("f32[1,N,8,T]"));
}

void BodiesTest::whatTheFileSaysInABodyStays()
{
    const Reading reading = inferred(
        loopInputs + ',' + input("x", "[1, 4]"),
        loopNode(R"("m", "c", "x")", R"("y")",
                 body(R"({"name": "i"}, {"name": "on"}, {"name": "s", "shape": ["rows", 4]})",
                      single("Relu", "\"s\"", "r"), R"("on", "r")")));

    QCOMPARE(factsOf(bodyOf(reading.graph()), "r"), QStringLiteral("f32[rows,4]"));
    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("f32[?,4]"));
}

void BodiesTest::contradictionsInABodyAreTold()
{
    const Reading reading = inferred(condition + ',' + input("x", "[2, 4]"),
                                     ifNode(body("", single("Relu", "\"x\"", "a"), "\"a\"",
                                                 R"(, "values": {"a": {"shape": [4, 2]}})"),
                                            body("", single("Relu", "\"x\"", "b"), "\"b\"")));

    QCOMPARE(reading.model->mismatches.size(), 1u);
    QCOMPARE(reading.firstCode(), "shape-mismatch");
}

void BodiesTest::shapesAreComputedInBodiesThatAreTidied()
{
    const QString inside =
        body("",
             single("Shape", "\"x\"", "l") + ',' + single("Relu", "\"x\"", "r") + ','
                 + single("ConstantOfShape", "\"l\"", "k") + ','
                 + single("Reshape", "\"r\", \"l\"", "q") + ',' + single("Neg", "\"q\"", "a"),
             "\"a\"");
    const Reading reading = readBytes(
        graphText(condition + ',' + input("x", "[\"N\", 4]"), ifNode(inside, inside)).toStdString(),
        "test.json", Keep::TidyInferred);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QVERIFY(!bodyOf(reading.graph()).findNode("l"));
    QCOMPARE(factsOf(bodyOf(reading.graph()), "a"), QStringLiteral("f32[N,4]"));
    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("f32[N,4]"));
}

void BodiesTest::shapesOfABodyOfARealFileAreFoundAgain_data()
{
    QTest::addColumn<QString>("model");
    QTest::newRow("scan") << "models/onnx/scan_rnn_4.onnx";
    QTest::newRow("if in loop") << "models/onnx/if_in_loop.onnx";
    QTest::newRow("if in if in if") << "models/onnx/nested_if_3deep.onnx";
}

/// What the file says of results is taken away and found again.
void BodiesTest::shapesOfABodyOfARealFileAreFoundAgain()
{
    QFETCH(QString, model);
    const Reading told = readCorpus(model.toStdString(), Keep::Inferred);
    QVERIFY2(told.model, told.firstMessage().c_str());
    std::string text = writeNative(told.graph());
    for (std::size_t at = text.find("\"values\""); at != std::string::npos;
         at = text.find("\"values\"", at))
        text.replace(at, 8, "\"hidden\"");

    const Reading found = inferredFrom(text);

    QVERIFY2(found.model, found.firstMessage().c_str());
    std::vector<std::pair<const Graph*, const Graph*>> graphs{{&told.graph(), &found.graph()}};
    std::size_t compared = 0;
    while (!graphs.empty()) {
        const auto [one, other] = graphs.back();
        graphs.pop_back();
        for (const ValueId value : one->values()) {
            ++compared;
            QCOMPARE(factsOf(*other, one->valueName(value)), factsOf(*one, one->valueName(value)));
        }
        for (std::size_t at = 0; at < one->nested().size(); ++at)
            graphs.emplace_back(one->nested()[at].graph.get(), other->nested()[at].graph.get());
    }
    QVERIFY(compared > 10);
}

/// Each forgets what it hands on, so the inner ones are looked at again for each outer one.
void BodiesTest::manyLoopsInEachOtherComeToAnEnd()
{
    QString inside =
        body(turn, single("Concat", "\"s\", \"s\"", "r", "\"axis\": 0"), R"("on", "r")");
    for (int depth = 0; depth < 40; ++depth) {
        inside = body(turn,
                      loopNode(R"("i", "on", "s")", R"("p")", inside) + ','
                          + single("Concat", "\"p\", \"p\"", "r", "\"axis\": 0"),
                      R"("on", "r")");
    }
    const Reading reading = inferred(loopInputs + ',' + input("x", "[1, 4]"),
                                     loopNode(R"("m", "c", "x")", R"("y")", inside));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QVERIFY(factsOf(reading.graph(), "y").startsWith(QStringLiteral("f32")));
}

FUSEWRIGHT_TEST(BodiesTest)
#include "tst_bodies.moc"
