// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/backward_wish.h"
#include "engine/support/diagnostic.h"
#include "tests/engine/autograd/gradient_check.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// The rules by which backward graphs are made, one after the other.
class BackwardGraphTest : public QObject {
    Q_OBJECT

private slots:
    void forwardOperatorsStayAsTheyAre();
    void gradientsOfSeveralUsersAreAddedAsTheyComeAbout();
    void broadcastOperandsAreSummedBack();
    void onlyWhatLeadsToAWantedGradientIsMade();
    void onlyNamedLossesCount();
    void integersHaveNoGradient();
    void anUnknownOperatorBecomesOneOperatorWithAWarning();
    void operatorsWithoutADerivativeStopTheGradient();
    void aPieceThatIsNotKnownLeavesNothingBehind();
    void viewsGoBackThroughViews();
    void cutPiecesGoBackToTheirPlaces();
    void tuplesArePutTogetherAgain();
    void inPlaceOperatorsAreAsThePlainOnes();
    void detachedValuesHaveNoGradient();
    void callsGoThroughTheirBodies();
    void branchesBecomeOneOperator();
    void aKnownExponentIsANumber();
    void aSharedGradientIsCalledAfterTheFirst();
    void symbolicExtentsStay();
    void savedValuesHaveTheirBytesAndReaders();
    void wrongNamesAreRefusedWithTheNearest();
    void numbersAreNotTrained();
};

namespace {

/// The backward operators in their order: `neg of exp`.
QStringList backwardLines(const BackwardGraph& backward)
{
    QStringList lines;
    const auto text = [](std::string_view view) {
        return QString::fromUtf8(view.data(), qsizetype(view.size()));
    };
    for (std::size_t at = backward.forwardCount; at < backward.graph.nodeCount(); ++at)
        lines << text(backward.graph.nativeName(NodeId(at))) + " of "
                + text(backward.graph.nodeName(backward.forwardOf[at]));
    return lines;
}

QStringList backwardLines(const DifferentiatedGraph& small)
{
    return backwardLines(backwardOf(graphOf(small)));
}

Reading readJson(const char* members)
{
    return readBytes(std::string(R"({"format": "fusewright-graph", "version": 1, )") + members
                         + "}",
                     "test.json", Keep::Inferred);
}

BackwardGraph backwardOf(const Graph& graph, const BackwardChoice& choice)
{
    Diagnostics findings;
    const BackwardWish wish = wishOf(graph, choice, findings);
    return makeBackward(graph, *DerivativeTable::builtIn(), wish);
}

QString shapeText(const Graph& graph, ValueId value)
{
    QStringList extents;
    for (const Dim dim : graph.shapes().dims(graph.shapeId(value)))
        extents << (dim.isKnown() ? QString::number(dim.size())
                        : dim.isNamed()
                        ? QString::fromStdString(std::string(graph.text(dim.name())))
                        : QStringLiteral("?"));
    return extents.join(',');
}

} // namespace

void BackwardGraphTest::forwardOperatorsStayAsTheyAre()
{
    const Graph graph =
        graphOf({.inputs = "x:2,3 w:4,3 b:4", .nodes = "y = linear(x, w, b)\nz = relu(y)"});

    const BackwardGraph backward = backwardOf(graph);

    for (const NodeId node : graph.nodes()) {
        QCOMPARE(backward.graph.nodeName(node), graph.nodeName(node));
        QCOMPARE(backward.graph.canonicalName(node), graph.canonicalName(node));
        QCOMPARE(backward.graph.inputs(node).size(), graph.inputs(node).size());
        for (std::size_t at = 0; at < graph.inputs(node).size(); ++at)
            QCOMPARE(backward.graph.valueName(backward.graph.inputs(node)[at]),
                     graph.valueName(graph.inputs(node)[at]));
    }
    QCOMPARE(backward.graph.valueName(backward.graph.outputs()[0]), std::string_view("z"));
    QCOMPARE(backward.graph.inputCount(), graph.inputCount() + 1);
    QCOMPARE(backward.graph.valueName(ValueId(3u)), std::string_view("grad_z"));
}

void BackwardGraphTest::gradientsOfSeveralUsersAreAddedAsTheyComeAbout()
{
    QCOMPARE(backwardLines({.inputs = "x:2",
                            .nodes = "a = exp(x)\nb = sin(x)\nc = tanh(x)\n"
                                     "d = mul(a, b)\ne = mul(d, c)"}),
             (QStringList{"mul of e", "mul of e", "mul of d", "mul of d", "tanh_backward of c",
                          "cos of b", "mul of b", "add of b", "mul of a", "add of a"}));
}

void BackwardGraphTest::broadcastOperandsAreSummedBack()
{
    const Graph graph = graphOf({.inputs = "x:2,3,4 b:3,1", .nodes = "y = add(x, b)"});

    const BackwardGraph backward = backwardOf(graph);

    QCOMPARE(backwardLines(backward), (QStringList{"sum of y", "view of y"}));
    const NodeId sum(backward.forwardCount);
    QCOMPARE(toText(*backward.graph.attribute(sum, "dim")), std::string("[0, 2]"));
    QCOMPARE(shapeText(backward.graph, backward.gradients[1].gradient), QString("3,1"));
}

void BackwardGraphTest::onlyWhatLeadsToAWantedGradientIsMade()
{
    const Graph graph =
        graphOf({.inputs = "x:2 y:2", .nodes = "a = exp(x)\nb = sin(y)\nc = mul(a, b)"});

    QCOMPARE(backwardLines(backwardOf(graph, {.losses = {}, .wanted = {"x"}})),
             (QStringList{"mul of c", "mul of a"}));
    QCOMPARE(backwardOf(graph, {.losses = {}, .wanted = {"parameters"}}).backwardCount(), 0u);
}

void BackwardGraphTest::onlyNamedLossesCount()
{
    const Graph graph = graphOf({.inputs = "x:2", .nodes = "a = exp(x)\nb = sin(x)"});

    QCOMPARE(backwardLines(backwardOf(graph, {.losses = {"b"}, .wanted = {"all"}})),
             (QStringList{"cos of b", "mul of b"}));
}

void BackwardGraphTest::integersHaveNoGradient()
{
    const BackwardGraph backward = backwardOf(graphOf(
        {.inputs = "i:2%3 w:3,2", .nodes = "y = embedding(i, w)\nm = argmax(y)\nz = neg(y)"}));

    QCOMPARE(backwardLines(backward), (QStringList{"neg of z", "embedding_dense_backward of y"}));
    QCOMPARE(backward.gradients.size(), 1u);
}

void BackwardGraphTest::anUnknownOperatorBecomesOneOperatorWithAWarning()
{
    const Graph graph =
        graphOf({.inputs = "x:2 y:2 i:2%2", .nodes = "a = acme.Router(x, y, i; k=2)\nb = exp(a)"});

    const BackwardGraph backward = backwardOf(graph);

    QCOMPARE(backwardLines(backward), (QStringList{"mul of b", "acme.Router_backward of a"}));
    const NodeId router(backward.graph.nodeCount() - 1);
    QCOMPARE(backward.graph.inputs(router).size(), 5u); // A gradient, three operands, a result.
    QCOMPARE(backward.graph.outputCount(router), 2u);
    QVERIFY(backward.graph.attribute(router, "k"));
    QCOMPARE(backward.warnings.size(), 1u);
    QCOMPARE(backward.warnings[0],
             (BackwardWarning{.op = "acme.Router", .code = "no-derivative", .count = 1}));
}

void BackwardGraphTest::operatorsWithoutADerivativeStopTheGradient()
{
    QCOMPARE(backwardLines({.inputs = "x:2", .nodes = "a = floor(x)\nb = exp(a)"}), QStringList());
    QCOMPARE(backwardLines({.inputs = "x:2", .nodes = "a = gt(x; other=1)\nb = mul(a, x)"}),
             QStringList{"mul of b"});
}

/// The shape of what is reduced is needed to go back.
void BackwardGraphTest::aPieceThatIsNotKnownLeavesNothingBehind()
{
    const Reading reading = readJson(R"("inputs": [{"name": "x", "dtype": "f32"}],
        "nodes": [{"id": "y", "op": "amax", "inputs": ["x"], "attrs": {"dim": [0, -1]}}])");

    const BackwardGraph backward =
        backwardOf(reading.graph(), {.losses = {}, .wanted = {"inputs"}});

    QCOMPARE(backwardLines(backward), QStringList{"amax_backward of y"});
    QCOMPARE(backward.warnings.at(0).code, std::string("unknown-arguments"));
}

void BackwardGraphTest::viewsGoBackThroughViews()
{
    QCOMPARE(backwardLines({.inputs = "x:2,1,3",
                            .nodes = "a = permute(x; dims=[2, 0, 1])\nb = view(a; size=[3, 2])\n"
                                     "c = transpose(b; dim0=0, dim1=1)\nd = t(c)\n"
                                     "e = unsqueeze(d; dim=1)\nf = expand(e; size=[3, 4, 2])"}),
             (QStringList{"sum of f", "squeeze of e", "t of d", "transpose of c", "view of b",
                          "permute of a"}));
}

void BackwardGraphTest::cutPiecesGoBackToTheirPlaces()
{
    const BackwardGraph backward =
        backwardOf(graphOf({.inputs = "x:2,1 y:2,3",
                            .nodes = "a = cat(x, y; dim=1)\n"
                                     "b = slice(a; dim=1, start=2, end=4)"}));

    QCOMPARE(backwardLines(backward),
             (QStringList{"slice_backward of b", "slice of a", "slice of a"}));
    const NodeId last(backward.graph.nodeCount() - 1);
    QCOMPARE(toText(*backward.graph.attribute(last, "start")), std::string("1"));
    QCOMPARE(toText(*backward.graph.attribute(last, "end")), std::string("4"));
}

/// An item that nobody uses counts with zeros; one that is taken out twice is added up.
void BackwardGraphTest::tuplesArePutTogetherAgain()
{
    const Reading reading = readJson(R"(
        "inputs": [{"name": "x", "dtype": "f32", "shape": [2, 6]}],
        "nodes": [
          {"id": "parts", "op": "torch.chunk", "inputs": ["x"], "attrs": {"chunks": 2, "dim": 1}},
          {"id": "a", "op": "operator.getitem", "inputs": ["parts"], "attrs": {"index": 0}},
          {"id": "b", "op": "operator.getitem", "inputs": ["parts"], "attrs": {"index": 1}},
          {"id": "c", "op": "operator.getitem", "inputs": ["parts"], "attrs": {"index": 0}},
          {"id": "d", "op": "operator.mul", "inputs": ["a", "b"]},
          {"id": "e", "op": "operator.mul", "inputs": ["c", "d"]}])");

    const BackwardGraph backward =
        backwardOf(reading.graph(), {.losses = {}, .wanted = {"inputs"}});

    QCOMPARE(
        backwardLines(backward),
        (QStringList{"mul of e", "mul of e", "mul of d", "mul of d", "add of a", "cat of parts"}));
    QCOMPARE(shapeText(backward.graph, backward.gradients.at(0).gradient), QString("2,6"));
}

void BackwardGraphTest::inPlaceOperatorsAreAsThePlainOnes()
{
    QCOMPARE(
        backwardLines({.inputs = "x:2", .nodes = "a = aten::relu_(x)\nb = aten::mul_(a; other=2)"}),
        (QStringList{"mul of b", "threshold_backward of a"}));
}

void BackwardGraphTest::detachedValuesHaveNoGradient()
{
    QCOMPARE(backwardLines({.inputs = "x:2", .nodes = "a = aten::detach(x)\nb = mul(a, x)"}),
             QStringList{"mul of b"});
}

void BackwardGraphTest::callsGoThroughTheirBodies()
{
    const Reading reading = readJson(R"(
        "inputs": [{"name": "x", "dtype": "f32", "shape": [2]},
                   {"name": "s", "dtype": "f32", "shape": [2]}],
        "nodes": [{"id": "y", "op": "call", "inputs": ["x"], "graphs": {"body": {
            "inputs": [{"name": "p", "dtype": "f32", "shape": [2]}],
            "nodes": [{"id": "q", "op": "exp", "inputs": ["p"]},
                      {"id": "r", "op": "mul", "inputs": ["q", "s"]}], "outputs": ["r"]}}}])");
    QVERIFY2(reading.model, reading.firstMessage().c_str());

    const BackwardGraph backward =
        backwardOf(reading.graph(), {.losses = {}, .wanted = {"inputs"}});

    QCOMPARE(backwardLines(backward), QStringList{"call_backward of y"});
    QVERIFY(backward.warnings.empty());
    const NodeId node(backward.forwardCount);
    QCOMPARE(backward.graph.inputs(node).size(), 3u); // x, the gradient and what is captured.
    QCOMPARE(backward.graph.outputCount(node), 2u);
    const Graph& body = *backward.graph.nested(node)[0].graph;
    QCOMPARE(body.nodeCount(), 5u);
    QCOMPARE(body.outputs().size(), 2u);
    QCOMPARE(body.inputCount(), 3u);
    QCOMPARE(body.valueName(ValueId(1u)), std::string_view("grad_r"));
}

void BackwardGraphTest::branchesBecomeOneOperator()
{
    const Reading reading = readJson(R"(
        "inputs": [{"name": "c", "dtype": "bool", "shape": []},
                   {"name": "x", "dtype": "f32", "shape": [2]}],
        "nodes": [{"id": "y", "op": "If", "inputs": ["c"], "graphs": {
            "then_branch": {"nodes": [{"id": "p", "op": "Exp", "inputs": ["x"]}], "outputs": ["p"]},
            "else_branch": {"nodes": [{"id": "q", "op": "Sin", "inputs": ["x"]}],
                            "outputs": ["q"]}}}])");
    QVERIFY2(reading.model, reading.firstMessage().c_str());

    const BackwardGraph backward =
        backwardOf(reading.graph(), {.losses = {}, .wanted = {"inputs"}});

    QCOMPARE(backwardLines(backward), QStringList{"cond_backward of y"});
    QVERIFY(backward.warnings.empty());
    QCOMPARE(backward.gradients.size(), 1u);
}

void BackwardGraphTest::aKnownExponentIsANumber()
{
    const Reading reading = readJson(R"(
        "inputs": [{"name": "x", "dtype": "f32", "shape": [2]}],
        "constants": [{"name": "two", "dtype": "f32", "shape": [],
                       "value": {"tensor": {"dtype": "f32", "shape": [], "numbers": [2.0]}}}],
        "nodes": [{"id": "y", "op": "Pow", "inputs": ["x", "two"]}])");
    QVERIFY2(reading.model, reading.firstMessage().c_str());

    const BackwardGraph backward =
        backwardOf(reading.graph(), {.losses = {}, .wanted = {"inputs"}});

    QCOMPARE(backwardLines(backward), (QStringList{"pow of y", "mul of y", "mul of y"}));
    const NodeId power(backward.forwardCount);
    QCOMPARE(toText(*backward.graph.attribute(power, "exponent")), std::string("1"));
}

void BackwardGraphTest::aSharedGradientIsCalledAfterTheFirst()
{
    const BackwardGraph backward =
        backwardOf(graphOf({.inputs = "x:2 y:2", .nodes = "z = add(x, y)\nu = exp(z)"}));

    QCOMPARE(backward.gradients[0].gradient, backward.gradients[1].gradient);
    QCOMPARE(backward.graph.valueName(backward.gradients[0].gradient), std::string_view("grad_x"));
}

void BackwardGraphTest::symbolicExtentsStay()
{
    const Reading reading = readJson(R"(
        "inputs": [{"name": "x", "dtype": "f32", "shape": ["N", "S", 8]},
                   {"name": "w", "dtype": "f32", "shape": [4, 8]},
                   {"name": "b", "dtype": "f32", "shape": [4]}],
        "nodes": [{"id": "y", "op": "linear", "inputs": ["x", "w", "b"]},
                  {"id": "z", "op": "mean", "inputs": ["y"], "attrs": {"dim": [1]}}])");

    const BackwardGraph backward =
        backwardOf(reading.graph(), {.losses = {}, .wanted = {"inputs"}});

    for (const ValueGradient& found : backward.gradients)
        QCOMPARE(backward.graph.shapeId(found.gradient), backward.graph.shapeId(found.value));
    for (const NodeId node : backward.graph.nodes()) {
        for (const ValueId result : backward.graph.outputs(node)) {
            QVERIFY(backward.graph.shapes().isRanked(backward.graph.shapeId(result)));
            QCOMPARE(backward.graph.valueType(result), DataType::F32);
        }
    }
    const auto divided = backward.graph.findNode("z_backward.3");
    QVERIFY(divided);
    QCOMPARE(std::get<std::string>(*backward.graph.attribute(*divided, "other")), std::string("S"));
}

/// Parameters are there anyway.
void BackwardGraphTest::savedValuesHaveTheirBytesAndReaders()
{
    const Reading reading = readJson(R"(
        "inputs": [{"name": "x", "dtype": "f32", "shape": [2, 8]}],
        "constants": [{"name": "w", "dtype": "f32", "shape": [4, 8]}],
        "nodes": [{"id": "y", "op": "linear", "inputs": ["x", "w"]},
                  {"id": "z", "op": "relu", "inputs": ["y"]},
                  {"id": "u", "op": "mul", "inputs": ["z", "z"]}])");

    const BackwardGraph backward = backwardOf(reading.graph(), {.losses = {}, .wanted = {"all"}});

    QStringList saved;
    for (const SavedValue& each : backward.saved)
        saved << QStringLiteral("%1 %2 %3")
                     .arg(QString::fromStdString(std::string(backward.graph.valueName(each.value))))
                     .arg(each.bytes.value_or(-1))
                     .arg(each.readers.size());
    QCOMPARE(saved, (QStringList{"x 64 1", "z 32 3"}));
}

void BackwardGraphTest::wrongNamesAreRefusedWithTheNearest()
{
    const Graph graph =
        graphOf({.inputs = "input:2 i:2%3", .nodes = "result = exp(input)\nj = argmax(i)"});
    Diagnostics findings;

    wishOf(graph, {.losses = {"resul", "j"}, .wanted = {"inputt", "input"}}, findings);

    QStringList messages;
    for (const Diagnostic& finding : findings.all())
        messages << QString::fromStdString(finding.message);
    QCOMPARE(messages,
             (QStringList{"\"resul\" is not an output of the model. Did you mean \"result\"?",
                          "\"j\" has no gradient: it is not of real numbers.",
                          "\"inputt\" is not an input or parameter of the model. "
                          "Did you mean \"input\"?"}));
}

void BackwardGraphTest::numbersAreNotTrained()
{
    const Reading reading = readJson(R"(
        "inputs": [{"name": "x", "dtype": "f32", "shape": [2]}],
        "constants": [{"name": "eps", "dtype": "f32", "shape": [], "value": 0.5},
                      {"name": "w", "dtype": "f32", "shape": [2]}],
        "nodes": [{"id": "y", "op": "mul", "inputs": ["x", "w"]},
                  {"id": "z", "op": "add", "inputs": ["y", "eps"]}])");
    QVERIFY2(reading.model, reading.firstMessage().c_str());
    Diagnostics findings;

    QCOMPARE(wishOf(reading.graph(), {}, findings).wanted.size(), 1u);
    QCOMPARE(wishOf(reading.graph(), {.losses = {}, .wanted = {"eps"}}, findings).wanted.size(),
             1u);
    QCOMPARE(wishOf(reading.graph(), {.losses = {}, .wanted = {"all"}}, findings).wanted.size(),
             2u);
    QVERIFY(findings.isEmpty());
}

FUSEWRIGHT_TEST(BackwardGraphTest)
#include "tst_backward_graph.moc"
