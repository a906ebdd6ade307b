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
    void findsWhereItComesFrom_data();
    void findsWhereItComesFrom();
    void findsWhatWasRefused();
};

namespace {

/// A chain of four operators, and four rules for them in four passes; the last one is false.
struct ChainCase {
    Reading model = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "f32", "shape": [1, 2, 4, 8]}],
        "nodes": [{"id": "conv", "op": "Conv", "inputs": ["x"]},
                  {"id": "relu", "op": "Relu", "inputs": ["conv"]},
                  {"id": "alone", "op": "Tanh", "inputs": ["relu"]},
                  {"id": "stays", "op": "Exp", "inputs": ["alone"]}],
        "outputs": ["stays"]})");
    RuleSet set =
        checkRulesText("rules.cpp",
                       "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Relu\", Op(\"Conv\", \"I\")), OK, "
                       "Op(\"Fused\", \"I\"))\n"
                       "DEF_PACKAGE_OPTIMIZATION(EARLY + 1, Op(\"Fused\", \"I\"), OK, "
                       "Op(\"Last\", Op(\"First\", \"I\")))\n"
                       "DEF_PACKAGE_OPTIMIZATION(EARLY + 2, Op(\"Last\", \"I\"), OK, \"I\")\n"
                       "DEF_PACKAGE_OPTIMIZATION(LATE, Op(\"Tanh\", \"I\"), OK, \"I\")\n"
                       "DEF_PACKAGE_OPTIMIZATION(LATE + 1, Op(\"Exp\", \"I\"), "
                       "GT(INPUTS_OF(\"*\"), 8), Op(\"Never\", \"I\"))\n",
                       {})
            .rules;
    RewriteRun run = rewrite(model.model->graph, set);
};

} // namespace

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
    const ChainCase some;

    std::string told;
    for (const ChainLink& link : chainOf(some.run, name))
        told += some.set.rules[some.run.stages[link.stage].steps[link.step].rule].name + ' ';

    QCOMPARE(told, rules);
}

void OperatorChainTest::findsWhereItComesFrom_data()
{
    QTest::addColumn<std::string>("kind");
    QTest::addColumn<std::string>("rules");
    const auto row = [](const char* kind, const char* rules) {
        QTest::newRow(kind) << std::string(kind) << std::string(rules);
    };
    row("Fused", "Relu:1 ");
    row("First", "Relu:1 Fused:2 ");
    row("Exp", "");
}

void OperatorChainTest::findsWhereItComesFrom()
{
    QFETCH(std::string, kind);
    QFETCH(std::string, rules);
    const ChainCase some;
    std::string name;
    for (const StageResult& stage : some.run.stages) {
        for (const NodeId node : stage.after->nodes()) {
            if (stage.after->nativeName(node) == kind)
                name = stage.after->nodeName(node);
        }
    }

    std::string told;
    for (const ChainLink& link : originOf(some.run, name))
        told += some.set.rules[some.run.stages[link.stage].steps[link.step].rule].name + ' ';

    QVERIFY(!name.empty());
    QCOMPARE(told, rules);
}

void OperatorChainTest::findsWhatWasRefused()
{
    const ChainCase some;

    const auto refusals = refusalsAt(some.run, "stays");

    QCOMPARE(refusals.size(), std::size_t(1));
    const StageResult& stage = some.run.stages[refusals[0].stage];
    QCOMPARE(stage.refused[refusals[0].refused].reason, RefusedRewrite::Reason::ConditionFalse);
    QCOMPARE(refusals[0].stage, some.run.stages.size() - 1);
    QVERIFY(refusalsAt(some.run, "alone").empty());
}

FUSEWRIGHT_TEST(OperatorChainTest)
#include "tst_operator_chain.moc"
