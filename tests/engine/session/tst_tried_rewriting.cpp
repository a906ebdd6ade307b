// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/tried_rewriting.h"

#include "engine/graph/graph.h"
#include "engine/report/failure_text.h"
#include "engine/session/rules_session.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

const std::string providers = R"(
import torch
from tt_torch.fusion_providers import FusionProvider


class Taken(FusionProvider):
    name = "taken"

    @staticmethod
    def pattern(x, y):
        return torch.relu(x).mul(y)

    @staticmethod
    def replacement(x, y):
        return torch.mul(x, y)


class Missed(FusionProvider):
    name = "missed"

    @staticmethod
    def pattern(x):
        return torch.tanh(x.exp())

    @staticmethod
    def replacement(x):
        return torch.sigmoid(x)


class Absent(FusionProvider):
    name = "absent"

    @staticmethod
    def pattern(x, y):
        return torch.relu(x * y)

    @staticmethod
    def replacement(x, y):
        return torch.sigmoid(x)
)";

Rewriting rewrittenModel()
{
    const Reading reading = readBytes("def forward(self, x, w):\n"
                                      "    a = x.exp()\n"
                                      "    b = torch.relu(a)\n"
                                      "    c = b.mul(w)\n"
                                      "    d = c.sin()\n"
                                      "    e = torch.tanh(d)\n"
                                      "    f = torch.tanh(c)\n"
                                      "    return (e, f)\n",
                                      "model.fx.txt", Keep::Tidy);
    Rewriting made{.rules = checkRulesText("providers.py", providers, {}).rules};
    made.run = rewrite(reading.model->graph, made.rules);
    return made;
}

QString namesIn(const Graph& graph, const std::vector<NodeId>& nodes)
{
    QStringList names;
    for (const NodeId node : nodes)
        names.append(QString::fromStdString(std::string(graph.nodeName(node))));
    return names.join(QLatin1Char(' '));
}

} // namespace

class TriedRewritingTest : public QObject {
    Q_OBJECT

private slots:
    void missesAreOfTheGraphThatTheStageLeft();
    void whatTheModelDoesNotHaveIsTold();
    void aRuleThatMatchesEverywhereMissesNothing();
    void takenOperatorsAreThoseOfTheEntry();
    void aRuleWithoutAStageIsNotTried();
};

void TriedRewritingTest::missesAreOfTheGraphThatTheStageLeft()
{
    const Rewriting made = rewrittenModel();
    const std::vector<RewriteMiss> misses = missesOf(made, 1);

    QCOMPARE(misses.size(), std::size_t(2));
    const Graph& after = *made.run.stages[1].after;
    const Pattern& pattern = made.rules.rules[1].patterns.front().pattern;
    QCOMPARE(misses[0].tried, std::size_t(2));
    QCOMPARE(namesIn(after, misses[0].group.places), QStringLiteral("e"));
    QCOMPARE(
        failureText(pattern, misses[0].group.entry, misses[0].group.reason, misses[0].group.found),
        "expected .exp, found sin");
    // `c` is already what the stage before made.
    QCOMPARE(namesIn(after, misses[1].group.places), QStringLiteral("f"));
    QCOMPARE(misses[1].group.found, "mul");
}

void TriedRewritingTest::whatTheModelDoesNotHaveIsTold()
{
    const std::vector<RewriteMiss> misses = missesOf(rewrittenModel(), 2);
    QCOMPARE(misses.size(), std::size_t(1));
    QVERIFY(misses.front().group.places.empty());
    QVERIFY2(misses.front().absent.starts_with("torch.relu"), misses.front().absent.c_str());
}

void TriedRewritingTest::aRuleThatMatchesEverywhereMissesNothing()
{
    const Rewriting made = rewrittenModel();
    QCOMPARE(made.run.stages[0].steps.size(), std::size_t(1));
    // Its operators are gone because it rewrote them.
    QVERIFY(missesOf(made, 0).empty());
}

void TriedRewritingTest::takenOperatorsAreThoseOfTheEntry()
{
    const Rewriting made = rewrittenModel();
    const Graph& start = *made.run.start;
    const Graph& end = *made.run.graph();
    QCOMPARE(namesIn(start, operatorsTakenBy(made, 0, {}, {}, start)), QStringLiteral("b c"));
    QCOMPARE(namesIn(start, operatorsTakenBy(made, 0, "pattern", "relu", start)),
             QStringLiteral("b"));
    // A wildcard: what makes its value; nothing where that is an input.
    QCOMPARE(namesIn(start, operatorsTakenBy(made, 0, {}, "x", start)), QStringLiteral("a"));
    QVERIFY(operatorsTakenBy(made, 0, {}, "y", start).empty());
    QCOMPARE(namesIn(end, operatorsTakenBy(made, 0, {}, "x", end)), QStringLiteral("a"));
    QVERIFY(operatorsTakenBy(made, 0, {}, {}, end).empty());
    QVERIFY(operatorsTakenBy(made, 0, "other", {}, start).empty());
}

void TriedRewritingTest::aRuleWithoutAStageIsNotTried()
{
    Rewriting made = rewrittenModel();
    QVERIFY(triedRewriting(made, 0));
    made.rules.stages.clear();
    made.run.stages = {};
    QVERIFY(!triedRewriting(made, 0));
    QVERIFY(missesOf(made, 0).empty());
    QVERIFY(operatorsTakenBy(made, 0, {}, {}, *made.run.start).empty());
}

FUSEWRIGHT_TEST(TriedRewritingTest)
#include "tst_tried_rewriting.moc"
