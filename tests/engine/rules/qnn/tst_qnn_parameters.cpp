// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/native/native_writer.h"
#include "engine/graph/graph.h"
#include "engine/rewrite/rewrite_run.h"
#include "tests/engine/kit/read_text.h"
#include "tests/engine/rules/qnn/qnn_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;
using namespace fusewright::test;

/// Parameters of operators, which patterns have as operands behind the inputs.
class QnnParametersTest : public QObject {
    Q_OBJECT

private slots:
    void areOperandsWherePatternsHaveThem_data();
    void areOperandsWherePatternsHaveThem();
    void changeNothingElse();
    void areWrittenAsAttributes();
    void goOverToReplacements();
};

namespace {

constexpr const char* softmaxModel = R"({"format": "fusewright-graph", "version": 1,
    "inputs": [{"name": "x", "dtype": "f32", "shape": [1, 2, 4, 8]}],
    "nodes": [{"id": "r", "op": "Relu", "inputs": ["x"]},
              {"id": "s", "op": "Softmax", "inputs": ["r"], "attrs": {"dim": 3, "beta": 0.5}}],
    "outputs": ["s"]})";

RewriteRun parametersRewritten(const std::string& rules)
{
    return rewrite(readBytes(softmaxModel).model->graph, qnnRules(rules).rules);
}

/// The operands of an operator, and what the constants among them hold.
std::string spelledOperands(const Graph& graph, std::string_view name)
{
    std::string text;
    for (const ValueId value : graph.inputs(*graph.findNode(name))) {
        text += std::string(graph.valueName(value));
        const AttributeValue* const content = graph.literal(value);
        if (content && std::holds_alternative<std::int64_t>(*content))
            text += '=' + std::to_string(std::get<std::int64_t>(*content));
        text += ' ';
    }
    return text + std::to_string(graph.spelledCount(*graph.findNode(name)));
}

const std::string softmaxRule = qnnRule("Op(\"Softmax\", \"In\", \"Beta\", \"Axis\")",
                                        "EQ(CONSTVAL_INT(\"Axis\", 0), 7)", "\"In\"");

} // namespace

void QnnParametersTest::areOperandsWherePatternsHaveThem_data()
{
    QTest::addColumn<std::string>("rules");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& rules, const char* expected) {
        QTest::newRow(name) << rules << std::string(expected);
    };
    const std::string inputs = qnnRule("Op(\"Softmax\", \"In\")", "false", "\"In\"");
    row("all of them", softmaxRule, "r s.beta s.axis=3 2");
    row("a pattern with inputs alone", inputs, "r 0");
    row("patterns of both kinds", softmaxRule + inputs, "r 0");
    row("too many", qnnRule("Op(\"Softmax\", \"In\", \"B\", \"A\", \"C\")", "OK", "\"In\""), "r 0");
    row("an order of the file's own",
        "DEF_PACKAGE_PARAM_ORDER(\"Softmax\", \"axis\", true, nullptr, \"mine\", false, nullptr)\n"
            + inputs,
        "r s.axis=3 s.mine 2");
    row("another operator", qnnRule("Op(\"Relu\", \"In\")", "false", "\"In\""), "r 0");
}

void QnnParametersTest::areOperandsWherePatternsHaveThem()
{
    QFETCH(std::string, rules);
    QFETCH(std::string, expected);

    const RewriteRun run = parametersRewritten(rules);

    QCOMPARE(spelledOperands(*run.graph(), "s"), expected);
}

void QnnParametersTest::changeNothingElse()
{
    const RewriteRun run = parametersRewritten(softmaxRule);

    QCOMPARE(run.stages.size(), std::size_t(4));
    const StageResult& spelled = run.stages[2];
    QVERIFY(spelled.steps.empty() && spelled.cameToItsEnd());
    QVERIFY(spelled.map.isIdentity());
    QCOMPARE(spelled.after->nodeCount(), spelled.before->nodeCount());
    QCOMPARE(run.stages.back().refused.size(), std::size_t(1));
    QCOMPARE(run.stages.back().refused.front().saw, std::string("3 == 7"));
    // Another stage finds them spelled out.
    const RewriteRun again = rewrite(run.graph(), qnnRules(softmaxRule).rules);
    QCOMPARE(again.graph(), run.graph());
}

void QnnParametersTest::areWrittenAsAttributes()
{
    const auto before = readBytes(softmaxModel).model->graph;

    QCOMPARE(writeNative(*parametersRewritten(softmaxRule).graph()), writeNative(*before));
}

void QnnParametersTest::goOverToReplacements()
{
    const RewriteRun run =
        parametersRewritten(qnnRule("Op(\"Relu\", \"In\")", "OK", "Op(\"Relu.fast\", \"In\")")
                            + qnnRule("Op(\"Softmax\", \"In\", \"Beta\", \"Axis\")",
                                      "EQ(CONSTVAL_FLOAT(\"Beta\", 0), 0.5f)",
                                      "Op(\"Softmax.fast\", \"In\", \"Axis\")"));

    // What changes before it leaves its shape as it is.
    const Graph& after = *run.graph();
    QCOMPARE(outline(after),
             std::string("r.Relu:1=Relu.fast(x); s.Softmax:2=Softmax.fast(r.Relu:1,s.axis); → s"));
    const ValueId axis = after.inputs(*after.findNode("s.Softmax:2"))[1];
    QVERIFY(!after.isSpelled(axis));
    QVERIFY(after.literal(axis));
    // What nobody needs any more is gone.
    QCOMPARE(after.parameterCount(), std::size_t(1));
}

FUSEWRIGHT_TEST(QnnParametersTest)
#include "tst_qnn_parameters.moc"
