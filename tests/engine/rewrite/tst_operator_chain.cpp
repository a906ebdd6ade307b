// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/operator_chain.h"

#include "engine/rewrite/rewrite_run.h"
#include "engine/session/rules_session.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// What became of an operator, rewrite by rewrite.
class OperatorChainTest : public QObject {
    Q_OBJECT

private slots:
    void followsWhatWasMade_data();
    void followsWhatWasMade();
};

void OperatorChainTest::followsWhatWasMade_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("rules");
    const auto row = [](const char* name, const char* rules) {
        QTest::newRow(name) << std::string(name) << std::string(rules);
    };
    row("conv", "Relu:1 Fused:2 Last:3 ");
    row("relu", "Relu:1 Fused:2 Last:3 ");
    row("alone", "Tanh:4 ");
    row("stays", "");
    row("nobody", "");
}

void OperatorChainTest::followsWhatWasMade()
{
    QFETCH(std::string, name);
    QFETCH(std::string, rules);
    const Reading model = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "f32", "shape": [1, 2, 4, 8]}],
        "nodes": [{"id": "conv", "op": "Conv", "inputs": ["x"]},
                  {"id": "relu", "op": "Relu", "inputs": ["conv"]},
                  {"id": "alone", "op": "Tanh", "inputs": ["relu"]},
                  {"id": "stays", "op": "Exp", "inputs": ["alone"]}],
        "outputs": ["stays"]})");
    const RuleSet set =
        checkRulesText("rules.cpp",
                       "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Relu\", Op(\"Conv\", \"I\")), OK, "
                       "Op(\"Fused\", \"I\"))\n"
                       "DEF_PACKAGE_OPTIMIZATION(EARLY + 1, Op(\"Fused\", \"I\"), OK, "
                       "Op(\"Last\", Op(\"First\", \"I\")))\n"
                       "DEF_PACKAGE_OPTIMIZATION(EARLY + 2, Op(\"Last\", \"I\"), OK, \"I\")\n"
                       "DEF_PACKAGE_OPTIMIZATION(LATE, Op(\"Tanh\", \"I\"), OK, \"I\")\n",
                       {})
            .rules;
    const RewriteRun run = rewrite(model.model->graph, set);

    std::string told;
    for (const ChainLink& link : chainOf(run, name))
        told += set.rules[run.stages[link.stage].steps[link.step].rule].name + ' ';

    QCOMPARE(told, rules);
}

FUSEWRIGHT_TEST(OperatorChainTest)
#include "tst_operator_chain.moc"
