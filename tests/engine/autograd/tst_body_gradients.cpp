// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/backward_wish.h"
#include "engine/autograd/body_gradients.h"
#include "engine/autograd/derivative_table.h"
#include "engine/autograd/known_joint.h"
#include "engine/autograd/recomputation.h"
#include "engine/support/diagnostic.h"
#include "tests/engine/autograd/graph_interpreter.h"
#include "tests/engine/kit/broken_graph.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QStringList>
#include <QTest>

#include <cmath>

using namespace fusewright;
using namespace fusewright::test;

/// Gradients through the bodies of calls and branches, and of the parameters in them.
class BodyGradientsTest : public QObject {
    Q_OBJECT

private slots:
    void gradientsAgreeWithDifferences_data();
    void gradientsAgreeWithDifferences();
    void aSharedBodyHasOneGradientForAllCalls();
    void parametersInBodiesAreLeftAloneWhereInputsAreWanted();
    void valuesInBodiesAreSaved();
    void anOperandThatOnlyTheForwardPartReadsIsNotSaved();
    void whatWasSavedIsFoundInTheFinishedGraph();
    void ofBranchesOnlyTheLargestIsSaved_data();
    void ofBranchesOnlyTheLargestIsSaved();
    void branchesHaveABackwardBodyEach();
    void branchesThatReadTooMuchAreOneOperator_data();
    void branchesThatReadTooMuchAreOneOperator();
    void aLoopIsOneOperatorWithAWarning();
};

namespace {

std::string modelText(const char* members)
{
    return std::string(R"({"format": "fusewright-graph", "version": 1, )") + members + "}";
}

/// A body with a parameter and a value in between, called twice, one behind the other.
const char* const twoCalls = R"(
    "inputs": [{"name": "x", "dtype": "f32", "shape": [3]}],
    "nodes": [
        {"id": "a", "op": "call", "inputs": ["x"], "graphs": {"body": {
            "inputs": [{"name": "p", "dtype": "f32", "shape": [3]}],
            "constants": [{"name": "w", "dtype": "f32", "shape": [3]}],
            "nodes": [{"id": "e", "op": "exp", "inputs": ["p"]},
                      {"id": "m", "op": "mul", "inputs": ["e", "w"]},
                      {"id": "s", "op": "sin", "inputs": ["m"]}], "outputs": ["s"]}}},
        {"id": "b", "op": "call", "inputs": ["a"], "graphs": {"body": {
            "inputs": [{"name": "p", "dtype": "f32", "shape": [3]}],
            "constants": [{"name": "v", "dtype": "f32", "shape": [3]}],
            "nodes": [{"id": "m", "op": "mul", "inputs": ["p", "v"]}], "outputs": ["m"]}}}],
    "values": {"a": {"dtype": "f32", "shape": [3]}, "b": {"dtype": "f32", "shape": [3]}})";

const char* const branches = R"(
    "inputs": [{"name": "c", "dtype": "bool", "shape": []},
               {"name": "x", "dtype": "f32", "shape": [3]},
               {"name": "y", "dtype": "f32", "shape": [3]}],
    "nodes": [{"id": "z", "op": "If", "inputs": ["c"], "graphs": {
        "then_branch": {"constants": [{"name": "w", "dtype": "f32", "shape": [3]}],
                        "nodes": [{"id": "p", "op": "Exp", "inputs": ["x"]},
                                  {"id": "r", "op": "Mul", "inputs": ["p", "w"]}],
                        "outputs": ["r"]},
        "else_branch": {"nodes": [{"id": "q", "op": "Mul", "inputs": ["y", "y"]},
                                  {"id": "s", "op": "Mul", "inputs": ["q", "x"]}],
                        "outputs": ["s"]}}}])";

const char* const operandBranches = R"(
    "inputs": [{"name": "c", "dtype": "bool", "shape": []},
               {"name": "x", "dtype": "f32", "shape": [3]}],
    "nodes": [{"id": "z", "op": "cond", "inputs": ["c", "x", "x"], "graphs": {
        "true_graph": {"inputs": [{"name": "a", "dtype": "f32", "shape": [3]},
                                  {"name": "b", "dtype": "f32", "shape": [3]}],
                       "nodes": [{"id": "p", "op": "mul", "inputs": ["a", "b"]}],
                       "outputs": ["p"]},
        "false_graph": {"inputs": [{"name": "a", "dtype": "f32", "shape": [3]},
                                   {"name": "b", "dtype": "f32", "shape": [3]}],
                        "nodes": [], "outputs": ["b"]}}}])";

const char* const branchesInBranches = R"(
    "inputs": [{"name": "c", "dtype": "bool", "shape": []},
               {"name": "x", "dtype": "f32", "shape": [3]}],
    "nodes": [{"id": "z", "op": "If", "inputs": ["c"], "graphs": {
        "then_branch": {
            "constants": [{"name": "w", "dtype": "f32", "shape": [3]}],
            "nodes": [{"id": "e", "op": "Exp", "inputs": ["x"]},
                      {"id": "i", "op": "If", "inputs": ["c"], "graphs": {
                          "then_branch": {"constants": [{"name": "v", "dtype": "f32",
                                                         "shape": [3]}],
                                          "nodes": [{"id": "t", "op": "Mul", "inputs": ["e", "v"]}],
                                          "outputs": ["t"]},
                          "else_branch": {"nodes": [{"id": "u", "op": "Sin", "inputs": ["e"]}],
                                          "outputs": ["u"]}}},
                      {"id": "k", "op": "Mul", "inputs": ["i", "w"]}],
            "outputs": ["k"]},
        "else_branch": {"nodes": [{"id": "n", "op": "Neg", "inputs": ["x"]}],
                        "outputs": ["n"]}}}])";

BackwardGraph backwardIn(const Graph& graph, const char* wanted)
{
    Diagnostics findings;
    return makeBackward(graph, *DerivativeTable::builtIn(),
                        wishOf(graph, {.losses = {}, .wanted = {wanted}}, findings));
}

double sumOf(const GraphRunResult& run)
{
    double sum = 0;
    for (const double each : run.outputs.front().data)
        sum += each;
    return sum;
}

/// What is wrong with the gradients of the first output, whose own gradient is ones.
QString wrongBodyGradient(const Graph& graph, TestValues values)
{
    const BackwardGraph backward = backwardIn(graph, "all");
    if (!backward.warnings.empty())
        return QString::fromStdString(backward.warnings[0].code + ' ' + backward.warnings[0].op);
    TestValues all = values;
    const std::string loss(graph.valueName(graph.outputs().front()));
    all["grad_" + loss] = TestTensor::filled({3}, 1);
    const GraphRunResult run = runGraph(backward.graph, all);
    if (!run.unknown.empty())
        return "the interpreter does not know " + QString::fromStdString(run.unknown);
    const auto outputs = backward.graph.outputs();
    if (outputs.size() != graph.outputs().size() + values.size() - values.count("c"))
        return QStringLiteral("%1 outputs").arg(outputs.size());
    for (std::size_t at = graph.outputs().size(); at < outputs.size(); ++at) {
        const std::string name(backward.graph.valueName(outputs[at]).substr(5));
        for (std::size_t each = 0; each < 3; ++each) {
            constexpr double step = 1e-6;
            double& element = values.at(name).data[each];
            element += step;
            const double above = sumOf(runGraph(graph, values));
            element -= 2 * step;
            const double slope = (above - sumOf(runGraph(graph, values))) / (2 * step);
            element += step;
            if (!(std::abs(slope - run.outputs[at].data[each]) < 1e-4))
                return QStringLiteral("%1: %2, but by differences %3")
                    .arg(QString::fromStdString(name))
                    .arg(run.outputs[at].data[each])
                    .arg(slope);
        }
    }
    return {};
}

/// A choice between bodies of which each multiplies 16 values of its own: inputs of the model, or
/// its parameters, with one input.
std::string modelOfBranches(std::size_t count, bool areParameters)
{
    std::string inputs = R"({"name": "c", "dtype": "i32", "shape": []})";
    std::string bodies;
    for (std::size_t body = 0; body < count; ++body) {
        std::string own;
        std::string nodes;
        for (std::size_t at = 0; at < 16; ++at) {
            const std::string number = std::to_string(body) + '_' + std::to_string(at);
            own += R"(, {"name": "x)" + number + R"(", "dtype": "f32", "shape": [1]})";
            nodes += at == 0 ? "" : ", ";
            nodes += R"({"id": "m)" + number + R"(", "op": "Exp", "inputs": ["x)" + number + "\"]}";
        }
        std::string sum;
        for (std::size_t at = 0; at < 16; ++at)
            sum += std::string(at == 0 ? "" : ", ") + "\"m" + std::to_string(body) + '_'
                + std::to_string(at) + '"';
        inputs += areParameters ? "" : own;
        bodies += body == 0 ? "" : ", ";
        bodies += "\"b" + std::to_string(body) + "\": {"
            + (areParameters ? "\"constants\": [" + own.substr(2) + "], " : "") + "\"nodes\": ["
            + nodes + R"(, {"id": "s)" + std::to_string(body) + R"(", "op": "Sum", "inputs": [)"
            + sum + "]}], \"outputs\": [\"s" + std::to_string(body) + "\"]}";
    }
    return modelText(("\"inputs\": [" + inputs
                      + R"(], "nodes": [{"id": "z", "op": "case", "inputs": ["c"], "graphs": {)"
                      + bodies + R"(}}], "values": {"z": {"dtype": "f32", "shape": [1]}})")
                         .c_str());
}

QStringList savedNames(const BackwardGraph& backward)
{
    QStringList names;
    for (const SavedValue& saved : backward.saved)
        names << QString::fromStdString(std::string(backward.graph.valueName(saved.value)));
    for (const SavedInside& saved : backward.savedInside)
        names << QString::fromStdString(saved.name);
    return names;
}

} // namespace

void BodyGradientsTest::gradientsAgreeWithDifferences_data()
{
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<bool>("choice");
    QTest::newRow("calls") << QByteArray(twoCalls) << true;
    for (const bool choice : {true, false}) {
        const QByteArray word = choice ? "then " : "else ";
        QTest::newRow(word + "captured") << QByteArray(branches) << choice;
        QTest::newRow(word + "operands") << QByteArray(operandBranches) << choice;
        QTest::newRow(word + "nested") << QByteArray(branchesInBranches) << choice;
    }
}

void BodyGradientsTest::gradientsAgreeWithDifferences()
{
    QFETCH(QByteArray, model);
    QFETCH(bool, choice);
    const Reading reading = readBytes(modelText(model.constData()), "test.json", Keep::Inferred);
    QVERIFY2(reading.model, reading.firstMessage().c_str());
    TestValues values;
    double next = 0.2;
    for (const char* const name : {"x", "y", "w", "v"}) {
        if (!model.contains(QByteArray("\"name\": \"") + name + '"'))
            continue;
        values[name] = TestTensor::filled({3}, 0);
        for (double& each : values[name].data)
            each = next += 0.13;
    }
    if (model.contains("\"bool\""))
        values["c"] = TestTensor::filled({}, choice ? 1 : 0);

    const QString wrong = wrongBodyGradient(reading.graph(), values);

    QCOMPARE(wrong, QString());
}

void BodyGradientsTest::aSharedBodyHasOneGradientForAllCalls()
{
    Reading reading = readBytes(modelText(twoCalls), "test.json", Keep::Inferred);
    GraphArrays arrays = Graph::dismantle(Graph::copyOf(reading.graph()));
    arrays.nested[1].graph = arrays.nested[0].graph;
    const Graph graph(std::move(arrays));

    const BackwardGraph backward = backwardIn(graph, "parameters");

    QCOMPARE(brokenGraph(backward.graph), std::string());
    QCOMPARE(backward.bodyGradients.size(), 1u);
    const ValueId gradient = backward.bodyGradients.front().gradient;
    QCOMPARE(backward.graph.valueName(gradient), std::string_view("grad_w"));
    QCOMPARE(backward.graph.canonicalName(backward.graph.producer(gradient)),
             std::string_view("add"));
    QCOMPARE(backward.graph.outputs().back(), gradient);
}

void BodyGradientsTest::parametersInBodiesAreLeftAloneWhereInputsAreWanted()
{
    const Reading reading = readBytes(modelText(twoCalls), "test.json", Keep::Inferred);

    const BackwardGraph backward = backwardIn(reading.graph(), "inputs");

    QVERIFY(backward.bodyGradients.empty());
    QCOMPARE(backward.gradients.size(), 1u);
}

void BodyGradientsTest::valuesInBodiesAreSaved()
{
    const Reading reading = readBytes(modelText(twoCalls), "test.json", Keep::Inferred);

    const BackwardGraph backward = backwardIn(reading.graph(), "all");

    QCOMPARE(savedNames(backward), (QStringList{"a", "a/e", "a/m"}));
    QCOMPARE(backward.savedInside.front().bytes, std::optional(12.0));
    QCOMPARE(backward.graph.nodeName(backward.savedInside.front().reader),
             std::string_view("a_backward"));
    QCOMPARE(savedBytes(backward).total(), std::optional(36.0));
}

/// The exponent keeps its result, not `x`.
void BodyGradientsTest::anOperandThatOnlyTheForwardPartReadsIsNotSaved()
{
    const Reading reading = readBytes(modelText(twoCalls), "test.json", Keep::Inferred);

    const BackwardGraph backward = backwardIn(reading.graph(), "all");

    QVERIFY(!savedNames(backward).contains("x"));
}

void BodyGradientsTest::whatWasSavedIsFoundInTheFinishedGraph()
{
    const Reading reading = readBytes(modelText(branchesInBranches), "test.json", Keep::Inferred);
    const BackwardGraph made = backwardIn(reading.graph(), "all");

    const auto found = knownJoint(made.graph, made.forwardOf);

    QVERIFY(found);
    QCOMPARE(savedNames(*found), savedNames(made));
    QVERIFY(savedNames(made).contains("z/e"));
    QCOMPARE(savedBytes(*found).total(), savedBytes(made).total());
}

void BodyGradientsTest::ofBranchesOnlyTheLargestIsSaved_data()
{
    QTest::addColumn<QByteArray>("type"); // Of what the other branch reads.
    QTest::addColumn<QStringList>("saved");
    QTest::addColumn<double>("bytes"); // Less than 0: unknown.
    QTest::newRow("equal") << QByteArray(R"("f32", "shape": [1000])") << QStringList{"z/p"} << 4e3;
    QTest::newRow("larger") << QByteArray(R"("f64", "shape": [1000])") << QStringList{"z/q"} << 8e3;
    QTest::newRow("unknown") << QByteArray(R"("f32", "shape": ["n"])")
                             << QStringList{"z/p", "z/..."} << -1.0;
}

void BodyGradientsTest::ofBranchesOnlyTheLargestIsSaved()
{
    QFETCH(QByteArray, type);
    QFETCH(QStringList, saved);
    QFETCH(double, bytes);
    const std::string members = R"(
        "inputs": [{"name": "c", "dtype": "bool", "shape": []},
                   {"name": "x", "dtype": "f32", "shape": [1000]},
                   {"name": "y", "dtype": )"
        + type.toStdString() + R"(}],
        "nodes": [{"id": "z", "op": "If", "inputs": ["c"], "graphs": {
            "then_branch": {"nodes": [{"id": "p", "op": "Exp", "inputs": ["x"]}],
                            "outputs": ["p"]},
            "else_branch": {"nodes": [{"id": "q", "op": "Exp", "inputs": ["y"]}],
                            "outputs": ["q"]}}}])";
    const Reading reading = readBytes(modelText(members.c_str()), "test.json", Keep::Inferred);
    QVERIFY2(reading.model, reading.firstMessage().c_str());

    const BackwardGraph backward = backwardIn(reading.graph(), "inputs");

    QStringList inside;
    for (const SavedInside& each : backward.savedInside)
        inside << QString::fromStdString(each.name);
    QCOMPARE(inside, saved);
    Tally whole;
    for (const SavedInside& each : backward.savedInside)
        whole.add(each.bytes);
    QCOMPARE(whole.total().value_or(-1), bytes);
}

void BodyGradientsTest::branchesThatReadTooMuchAreOneOperator_data()
{
    QTest::addColumn<bool>("areParameters");
    QTest::newRow("operands") << false;
    QTest::newRow("parameters") << true;
}

void BodyGradientsTest::branchesThatReadTooMuchAreOneOperator()
{
    QFETCH(bool, areParameters);
    for (const std::size_t count : {std::size_t(8), BodyGradients::mostBranches}) {
        const Reading reading =
            readBytes(modelOfBranches(count, areParameters), "test.json", Keep::Inferred);
        QVERIFY2(reading.model, reading.firstMessage().c_str());

        const BackwardGraph backward = backwardIn(reading.graph(), "all");

        std::vector<BackwardWarning> expected;
        if (count > 8)
            expected.push_back({"case", "no-derivative", 1});
        QCOMPARE(backward.warnings, expected);
        QCOMPARE(backward.backwardCount(), 1u);
        QCOMPARE(backward.bodyGradients.size(), areParameters && count == 8 ? 8u * 16u : 0u);
    }
}

void BodyGradientsTest::branchesHaveABackwardBodyEach()
{
    const Reading reading = readBytes(modelText(branches), "test.json", Keep::Inferred);

    const BackwardGraph backward = backwardIn(reading.graph(), "all");

    QVERIFY(backward.warnings.empty());
    QCOMPARE(brokenGraph(backward.graph), std::string());
    QCOMPARE(backward.backwardCount(), 1u);
    const NodeId node(backward.forwardCount);
    QCOMPARE(backward.graph.nativeName(node), std::string_view("cond_backward"));
    QCOMPARE(backward.graph.inputs(node).size(), 4u); // c, x, y and the gradient.
    const auto bodies = backward.graph.nested(node);
    QCOMPARE(bodies.size(), 2u);
    for (const NestedGraph& each : bodies) {
        QCOMPARE(brokenGraph(*each.graph), std::string());
        QCOMPARE(each.graph->inputCount(), 3u);
        QCOMPARE(each.graph->outputs().size(), 3u); // Of x, y and w.
    }
    QCOMPARE(backward.graph.text(bodies[1].attribute), std::string_view("else_branch"));
}

void BodyGradientsTest::aLoopIsOneOperatorWithAWarning()
{
    const Reading reading = readBytes(modelText(R"(
        "inputs": [{"name": "n", "dtype": "i64", "shape": []},
                   {"name": "x", "dtype": "f32", "shape": [3]}],
        "nodes": [{"id": "y", "op": "while_loop", "inputs": ["x"], "graphs": {"body": {
            "inputs": [{"name": "p", "dtype": "f32", "shape": [3]}],
            "nodes": [{"id": "q", "op": "sin", "inputs": ["p"]}], "outputs": ["q"]}}}])"),
                                      "test.json", Keep::Inferred);
    QVERIFY2(reading.model, reading.firstMessage().c_str());

    const BackwardGraph backward = backwardIn(reading.graph(), "inputs");

    QCOMPARE(backward.backwardCount(), 1u);
    QCOMPARE(backward.warnings.size(), 1u);
    QCOMPARE(backward.warnings[0], (BackwardWarning{"while_loop", "no-derivative", 1}));
}

FUSEWRIGHT_TEST(BodyGradientsTest)
#include "tst_body_gradients.moc"
