// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/advise/rule_advice.h"

#include "engine/match/tried_rule.h"
#include "engine/session/match_session.h"
#include "engine/support/text_edits.h"
#include "tests/engine/kit/graph_text.h"
#include "tests/engine/kit/told_fixes.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::GraphText;

class FixesTest : public QObject {
    Q_OBJECT

private slots:
    void proposeWhatMendsAFailure_data();
    void proposeWhatMendsAFailure();
    void countOnTheWholeModel();
    void offerTheStricterFormWhereItDoesAsMuch();
    void mendSeveralThingsAtOnce();
    void leaveTheLargerPartOfAPatternAsItIs();
    void raiseThePriorityOverTheRuleThatTakes();
    void takeWhatIsOnAPathThatLeavesTheMatch_data();
    void takeWhatIsOnAPathThatLeavesTheMatch();
    void sayWhatTheOtherRulesLose();
    void proposeWhatTheModelHasWhereARuleBegins_data();
    void proposeWhatTheModelHasWhereARuleBegins();
    void proposeWhatStaysNearestFirst();
    void proposeNothingForATextThatSaysSomethingElse();
    void countWithTheRulesOfOtherTexts();
    void keepCommentsAndLayout();
    void stopWhenCancelled();
};

namespace {

const std::string chain = "r:\n"
                          "  priority: 1\n"
                          "  pattern:\n"
                          "    norm: {op_type: layer_norm, child: lin}\n"
                          "    lin: {op_type: linear, child: act}\n"
                          "    act: {op_type: relu}\n";

RuleAdvice adviceFor(const Graph& graph, const std::string& text, std::size_t which = 0,
                     const CancelToken& cancel = {})
{
    const CheckedRules checked = checkRulesText("rules.yaml", text, {});
    const Rule& rule = checked.rules.rules[which];
    TriedRule tried = tryRules(graph, checked.rules)[which];
    addCensus(graph, rule, tried);
    FixAdvisor advisor(graph, {.all = checked.texts});
    return adviseRule(advisor, rule, tried.census, cancel);
}

QString firstTold(const RuleAdvice& advice)
{
    return advice.groups.empty() ? QString()
                                 : QString::fromStdString(test::told(advice.groups.front().fixes));
}

QString after(const std::string& text, const FixProposal& fix)
{
    return QString::fromStdString(edited(SourceText("rules.yaml", text), fix.edits));
}

} // namespace

void FixesTest::proposeWhatMendsAFailure_data()
{
    QTest::addColumn<QString>("graph");
    QTest::addColumn<QString>("entries");
    QTest::addColumn<QString>("expected");

    const QString pattern = "    norm: {op_type: layer_norm, child: lin}\n"
                            "    lin: {op_type: linear, child: act}\n"
                            "    act: {op_type: relu}\n";
    const QString join = "    x: {op_type: mul, children: [l, r]}\n"
                         "    l: {op_type: linear, child: join}\n"
                         "    r: {op_type: linear, child: join}\n"
                         "    join: {op_type: add}\n";
    const auto row = [](const char* name, const char* graph, const QString& entries,
                        const char* expected) {
        QTest::newRow(name) << QString(graph) << entries << QString(expected);
    };
    row("another operator", "p:layer_norm > l:linear > t:gelu", pattern,
        "Let `act` be `gelu` too: 1/1\nMake `act` optional: 1/1");
    row("a name that nobody knows", "p:layer_norm > l:linear > t:relu",
        QString(pattern).replace("relu", "rellu"),
        "Let `act` be `relu` instead: 1/1\nMake `act` optional: 1/1");
    row("an extra operator", "p:layer_norm > l:linear > c:to > r:relu", pattern,
        "Allow `to` between `lin` and `act`: 1/1\nRequire `to` between `lin` and `act`: 1/1\n"
        "Make `act` optional: 1/1");
    row("two of them", "p:layer_norm > l:linear > c:to > v:view > r:relu", pattern,
        "Allow `to` then `view` between `lin` and `act`: 1/1\n"
        "Require `to` then `view` between `lin` and `act`: 1/1\nLet `act` be `to` too: 1/1\n"
        "Make `act` optional: 1/1");
    row("the graph ends", "p:layer_norm > l:linear", pattern, "Make `act` optional: 1/1");
    row("an entry that is not there", "p:layer_norm > r:relu", pattern, "Make `lin` optional: 1/1");
    row("an extra operator on one of two ways", "m:mul > a:linear > s:add\nm > b:linear > c:to > s",
        join,
        "Allow `to` between `r` and `join`: 1/1\nRequire `to` between `r` and `join`: 1/1\n"
        "Make `join` optional: 1/1");
    row("one that all below share", "m:mul > c:to > a:linear > s:add\nc > b:linear > s", join,
        "Allow `to` after `x`: 1/1\nRequire `to` after `x`: 1/1");
    row("the other branch of a value", // The sum is used by the division and by the last product.
        "m:matmul > b:add > d:div > e:erf > o:add > p:mul\nb > p",
        "    m: {op_type: matmul, child: b}\n    b: {op_type: add, child: s}\n"
        "    s: {op_type: mul, child: e}\n    e: {op_type: erf, child: o}\n"
        "    o: {op_type: add, child: p}\n    p: {op_type: mul}\n",
        "Let `s` be `div` too: 1/1");
    row("an edge that is not there", "m:mul > a:linear > s:add\nm > b:linear > t:sub\nq:tanh > s",
        join, "Remove the edge from `r` to `join`: 1/1\nMake `join` optional: 1/1");
}

void FixesTest::proposeWhatMendsAFailure()
{
    QFETCH(QString, graph);
    QFETCH(QString, entries);
    QFETCH(QString, expected);
    const GraphText g(graph.toStdString());

    const RuleAdvice advice =
        adviceFor(g.graph, "r:\n  priority: 1\n  pattern:\n" + entries.toStdString());

    QCOMPARE(firstTold(advice), expected);
}

void FixesTest::countOnTheWholeModel()
{
    const GraphText g("p0:layer_norm > l0:linear > r0:relu\n"
                      "p1:layer_norm > l1:linear > c1:to > r1:relu\n"
                      "p2:layer_norm > l2:linear > c2:to > r2:relu\n"
                      "p3:layer_norm > l3:linear > t3:tanh");

    const RuleAdvice advice = adviceFor(g.graph, chain);

    QCOMPARE(advice.groups.size(), std::size_t(2));
    const FixProposal& fix = advice.groups[1].fixes[0];
    QCOMPARE(fix.title, std::string("Allow `to` between `lin` and `act`"));
    QCOMPARE(fix.before, (RuleOutcome{1, 1, 0}));
    QCOMPARE(fix.after, (RuleOutcome{3, 3, 0}));
}

void FixesTest::offerTheStricterFormWhereItDoesAsMuch()
{
    const GraphText everywhere("p:layer_norm > l:linear > c:to > r:relu");
    const GraphText here("p:layer_norm > l:linear > c:to > r:relu\n"
                         "p1:layer_norm > l1:linear > r1:relu");

    QVERIFY(firstTold(adviceFor(everywhere.graph, chain)).contains("Require `to`"));
    QVERIFY(!firstTold(adviceFor(here.graph, chain)).contains("Require `to`"));
}

void FixesTest::mendSeveralThingsAtOnce()
{
    const GraphText g("p:layer_norm > c:to > l:linear > d:view > r:relu");

    const RuleAdvice advice = adviceFor(g.graph, chain);

    QCOMPARE(firstTold(advice),
             QString("Allow `to` between `norm` and `lin`; allow `view` between `lin` and `act`: "
                     "1/1"));
    QCOMPARE(advice.groups[0].fixes[0].edits.size(), std::size_t(1));
}

void FixesTest::leaveTheLargerPartOfAPatternAsItIs()
{
    const GraphText g("p:layer_norm");

    QVERIFY(adviceFor(g.graph, chain).isEmpty());
}

void FixesTest::raiseThePriorityOverTheRuleThatTakes()
{
    const GraphText g("p:layer_norm > l:linear > r:relu");
    const std::string text = chain + "s:\n  priority: 4\n  pattern:\n    x: {op_type: linear}\n";

    const RuleAdvice advice = adviceFor(g.graph, text);

    QCOMPARE(test::told(advice.taken), std::string("Raise the priority to 5, above `s`: 1/1"));
    QVERIFY(after(text, advice.taken[0]).startsWith("r:\n  priority: 5\n"));
}

void FixesTest::takeWhatIsOnAPathThatLeavesTheMatch_data()
{
    QTest::addColumn<QString>("graph");
    QTest::addColumn<QString>("entries");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("changed");

    QTest::newRow("beside other entries") << "e:exp > m:mul > d:div\ne > s:add > d"
                                          << "    e: {op_type: exp, child: m}\n"
                                             "    m: {op_type: mul, child: d}\n"
                                             "    d: {op_type: div}\n"
                                          << "Take `add` on the path from `e` to `d` too: 1/1"
                                          << "    e: {op_type: exp, children: [m, add]}\n"
                                             "    add: {op_type: add, child: d}\n"
                                             "    m: {op_type: mul, child: d}\n"
                                             "    d: {op_type: div}\n";
    QTest::newRow("beside an edge")
        << "a:linear > b:tanh > c:relu > d:add\na > d"
        << "    first: {op_type: linear, child: tanh}\n"
           "    tanh: {op_type: add}\n"
        << "Take `tanh`, `relu` on the path from `first` to `tanh` too: 1/1"
        << "    first: {op_type: linear, children: [tanh_2, tanh]}\n"
           "    tanh_2: {op_type: tanh, child: relu}\n"
           "    relu: {op_type: relu, child: tanh}\n"
           "    tanh: {op_type: add}\n";
}

void FixesTest::takeWhatIsOnAPathThatLeavesTheMatch()
{
    QFETCH(QString, graph);
    QFETCH(QString, entries);
    QFETCH(QString, expected);
    QFETCH(QString, changed);
    const GraphText g(graph.toStdString());
    const std::string head = "r:\n  priority: 1\n  pattern:\n";

    const RuleAdvice advice = adviceFor(g.graph, head + entries.toStdString());

    QCOMPARE(QString::fromStdString(test::told(advice.refused)), expected);
    QCOMPARE(after(head + entries.toStdString(), advice.refused.front()),
             QString::fromStdString(head) + changed);
}

void FixesTest::sayWhatTheOtherRulesLose()
{
    const GraphText g("p:layer_norm > l:linear > t:tanh");
    const std::string text = chain + "s:\n  priority: 0\n  pattern:\n    x: {op_type: linear}\n";

    const RuleAdvice advice = adviceFor(g.graph, text);

    QCOMPARE(advice.groups[0].fixes[0].before, (RuleOutcome{0, 0, 1}));
    QCOMPARE(advice.groups[0].fixes[0].after, (RuleOutcome{1, 1, 0}));
}

/// Such a rule is tried nowhere, so nothing almost holds.
void FixesTest::proposeWhatTheModelHasWhereARuleBegins_data()
{
    QTest::addColumn<QString>("graph");
    QTest::addColumn<QString>("entries");
    QTest::addColumn<QString>("expected");

    const QString pair = "    lin: {op_type: linear, child: act}\n    act: {op_type: relu}\n";
    const QString model = "p:add > m:matmul > r:relu\nq:add > s:relu\nu:add > t:relu\np > n:matmul";
    QTest::newRow("what stands there and is alike")
        << model << pair << "Let `lin` be `matmul` too: 1/1\nLet `lin` be `add` too: 2/2";
    QTest::newRow("alone, only what is alike") << model << "    lin: {op_type: linear}\n"
                                               << "Let `lin` be `matmul` too: 2/2";
    QTest::newRow("nothing is alike") << "p:add > r:relu"
                                      << "    lin: {op_type: linear}\n"
                                      << "";
    QTest::newRow("what comes next is missing too") << "p:add > m:matmul" << pair << "";
}

void FixesTest::proposeWhatTheModelHasWhereARuleBegins()
{
    QFETCH(QString, graph);
    QFETCH(QString, entries);
    QFETCH(QString, expected);
    const GraphText g(graph.toStdString());

    const RuleAdvice advice =
        adviceFor(g.graph, "r:\n  priority: 1\n  pattern:\n" + entries.toStdString());

    QCOMPARE(QString::fromStdString(test::told(advice.absent)), expected);
}

/// In one list, as the command line and the menu at the caret have it.
void FixesTest::proposeWhatStaysNearestFirst()
{
    const GraphText g("p0:layer_norm > l0:linear > t0:transpose\n"
                      "p1:layer_norm > l1:linear > t1:transpose\n"
                      "p2:layer_norm > l2:linear > s2:gelu");

    const RuleAdvice advice = adviceFor(g.graph, chain);
    const std::vector<FixProposal> fixes = allFixes(advice);

    QVERIFY(fixes.size() > 2);
    QCOMPARE(fixes.front().title, std::string("Let `act` be `gelu` too"));
    QVERIFY(std::ranges::is_sorted(fixes, {}, &FixProposal::strangeness));
    QCOMPARE(advice.groups.front().fixes.front().title, fixes.front().title);
}

void FixesTest::proposeNothingForATextThatSaysSomethingElse()
{
    const GraphText g("p:layer_norm > l:linear > t:tanh");
    const CheckedRules checked = checkRulesText("rules.yaml", chain, {});
    TriedRule tried = tryRules(g.graph, checked.rules)[0];
    addCensus(g.graph, checked.rules.rules[0], tried);

    for (const char* text : {"", "r:\n  pattern: {", "r: {pattern: {x: {op_type: linear}}}\n"}) {
        FixAdvisor advisor(g.graph, {.all = checkRulesText("rules.yaml", text, {}).texts});
        QVERIFY(adviseRule(advisor, checked.rules.rules[0], tried.census).isEmpty());
    }
}

void FixesTest::countWithTheRulesOfOtherTexts()
{
    const GraphText g("n0:layer_norm > l0:linear > g0:gelu\nn1:layer_norm > l1:linear > g1:gelu");
    const std::string taker = "taker:\n  priority: 9\n  pattern:\n    n: {op_type: gelu}\n";
    std::vector<CheckedRules> files;
    files.push_back(checkRulesText("taker.yaml", taker, {}));
    files.push_back(checkRulesText("rules.yaml", chain, {}));
    const CheckedRules checked = joined(std::move(files));
    TriedRule tried = tryRules(g.graph, checked.rules)[1];
    addCensus(g.graph, checked.rules.rules[1], tried);
    FixAdvisor advisor(g.graph, {.all = checked.texts, .changed = 1});

    const RuleAdvice advice = adviseRule(advisor, checked.rules.rules[1], tried.census);

    // As `gelu` the entry would match too, but the rule of the other file keeps the operators.
    QCOMPARE(firstTold(advice), QString("Make `act` optional: 2/2"));
}

void FixesTest::keepCommentsAndLayout()
{
    const GraphText g("p:layer_norm > l:linear > c:to > r:relu");
    const std::string text = "# all\n"
                             "r: # r\n"
                             "  priority: 1\n"
                             "  pattern:\n"
                             "    norm:\n"
                             "      op_type: layer_norm\n"
                             "      child: lin\n"
                             "    lin:\n"
                             "      op_type: linear # gemm\n"
                             "      child: act # next\n"
                             "\n"
                             "    # the last one\n"
                             "    act:\n"
                             "      op_type: relu\n";

    const RuleAdvice advice = adviceFor(g.graph, text);

    QCOMPARE(after(text, advice.groups[0].fixes[0]),
             QString::fromStdString(text).replace("child: act # next\n",
                                                  "child: to # next\n"
                                                  "    to:\n"
                                                  "      op_type: to\n"
                                                  "      required: false\n"
                                                  "      child: act\n"));
}

void FixesTest::stopWhenCancelled()
{
    const GraphText g("p:layer_norm > l:linear > t:tanh");
    CancelToken cancel;
    cancel.cancel();

    QVERIFY(adviceFor(g.graph, chain, 0, cancel).isEmpty());
}

FUSEWRIGHT_TEST(FixesTest)
#include "tst_fixes.moc"
