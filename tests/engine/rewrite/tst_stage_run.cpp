// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/rewrite_run.h"

#include "tests/engine/kit/read_text.h"
#include "tests/engine/rewrite/rewrite_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class StageRunTest : public QObject {
    Q_OBJECT

private slots:
    void aGraphWithoutAMatchIsTheSameGraph();
    void anOperatorBecomesAnother();
    void whatWasMadeIsMatchedAgain();
    void whatWasMadeIsLeftAloneWhereNothingIsLookedAtAgain();
    void aTreeBecomesOneOperator();
    void anInnerOperatorStaysWhereItIsUsedOutside();
    void anInnerOperatorThatEscapesRefusesTheMatch();
    void aRefusedMatchSaysWhatWasSeen();
    void anEarlierRewriteMakesALaterMatch();
    void aValueTakesThePlaceOfAnOperator();
    void aReplacementThatNeedsItsUsersIsRefused();
    void anInnerResultThatIsReplacedAndNeededIsRefused();
    void whatTheReplacementNeedsStays();
    void whatNobodyUsesIsNotReplacedAgain();
    void whatGoesRoundIsStoppedAndNamed();
    void aLimitOfStepsIsKept();
    void whatLeavesNothingIsNotCutShort();
    void stagesFollowEachOther();
    void newOperatorsAreCalledAfterTheFirst();
};

namespace {

const RewritingText reluToGelu{"r", "root : relu {1}\nx : value -> root[0]",
                               "a = take x\nb = gelu(a)\nroot = b"};

} // namespace

void StageRunTest::aGraphWithoutAMatchIsTheSameGraph()
{
    const auto model = modelOf("in x\na: exp(x) -> a");

    const RewriteRun run = rewrite(model, rulesOf({reluToGelu}));

    QCOMPARE(run.graph().get(), model.get());
    QVERIFY(run.stages[0].map.isIdentity());
    QVERIFY(run.stages[0].isSettled);
}

void StageRunTest::anOperatorBecomesAnother()
{
    const auto model = modelOf("in x\na: relu(x) -> a\nb: exp(a) -> b\nc: relu(b) -> c");

    const RewriteRun run = rewrite(model, rulesOf({reluToGelu}));

    QCOMPARE(rewritten(run), std::string("a.r=gelu(x); b=exp(a.r); c.r=gelu(b); → c"));
    QCOMPARE(run.stages[0].steps.size(), std::size_t(2));
    QCOMPARE(run.stages[0].map.after(NodeId(1u)), NodeId(1u));
    QVERIFY(!run.stages[0].map.after(NodeId(0u)).isValid());
    const ChangedNodes first{.before = {NodeId(0u)}, .after = {NodeId(0u)}};
    QCOMPARE(*run.stages[0].map.changeOf(NodeId(0u)), first);
    QCOMPARE(outline(*model), std::string("a=relu(x); b=exp(a); c=relu(b); → c"));
}

void StageRunTest::whatWasMadeIsMatchedAgain()
{
    const RewritingText geluToTanh{"s", "root : gelu\nx : value -> root[0]",
                                   "a = take x\nb = tanh(a)\nroot = b"};
    const auto model = modelOf("in x\na: relu(x) -> a");

    const RewriteRun run = rewrite(model, rulesOf({reluToGelu, geluToTanh}));

    QCOMPARE(rewritten(run), std::string("a.s=tanh(x); → a"));
    QCOMPARE(run.stages[0].steps.size(), std::size_t(2));
    const ChangedNodes both{.before = {NodeId(0u)}, .after = {NodeId(0u)}};
    QCOMPARE(run.stages[0].map.changes()[0], both);
}

void StageRunTest::whatWasMadeIsLeftAloneWhereNothingIsLookedAtAgain()
{
    const RewritingText doubled{"r", "root : relu\nx : value -> root[0]",
                                "a = take x\nb = relu(a)\nroot = b"};
    const auto model = modelOf("in x\na: relu(x) -> a\nb: relu(a) -> b");

    const RewriteRun run = rewrite(model, rulesOf({doubled}, {.again = StagePlan::Again::Never}));

    QCOMPARE(rewritten(run), std::string("a.r=relu(x); b.r=relu(a.r); → b"));
    QVERIFY(run.stages[0].isSettled);
}

const RewritingText fused{"fuse",
                          "root@ : add\nprod : mul -> root[0]\nx : value -> prod[0]\n"
                          "y : value -> prod[1]\nz : value -> root[1]",
                          "a = take x\nb = take y\nc = take z\nd = fma(a, b, c)\nroot = d"};

void StageRunTest::aTreeBecomesOneOperator()
{
    const auto model = modelOf("in x, y, z\nm: mul(x, y) -> m\na: add(m, z) -> a\nb: exp(a) -> b");

    const RewriteRun run = rewrite(model, rulesOf({fused}));

    QCOMPARE(rewritten(run), std::string("a.fuse=fma(x,y,z); b=exp(a.fuse); → b"));
    const ChangedNodes change{.before = {NodeId(0u), NodeId(1u)}, .after = {NodeId(0u)}};
    QCOMPARE(run.stages[0].map.changes()[0], change);
}

void StageRunTest::anInnerOperatorStaysWhereItIsUsedOutside()
{
    const auto model = modelOf("in x, y, z\nm: mul(x, y) -> m\na: add(m, z) -> a\nb: exp(m) -> b");

    const RewriteRun run = rewrite(model, rulesOf({fused}));

    QCOMPARE(rewritten(run), std::string("m=mul(x,y); a.fuse=fma(x,y,z); b=exp(m); → a b"));
    QCOMPARE(run.stages[0].map.after(NodeId(0u)), NodeId(0u));
}

void StageRunTest::anInnerOperatorThatEscapesRefusesTheMatch()
{
    const auto model = modelOf("in x, y, z\nm: mul(x, y) -> m\na: add(m, z) -> a\nb: exp(m) -> b");
    const RuleSet rules = rulesOf(
        {fused},
        {.innerUse = StagePlan::InnerUse::Forbidden, .removes = StagePlan::Removes::Matched});

    const RewriteRun run = rewrite(model, rules);

    QCOMPARE(run.graph().get(), model.get());
    QCOMPARE(refusals(run.stages[0], rules), std::string("escapes fuse@a m: It is used by b\n"));
}

void StageRunTest::aRefusedMatchSaysWhatWasSeen()
{
    RewritingText alone = reluToGelu;
    alone.check = "root.users <= 1u";
    const auto model = modelOf("in x\na: relu(x) -> a\nb: exp(a) -> b\nc: tanh(a) -> c");
    const RuleSet rules = rulesOf({alone});

    const RewriteRun run = rewrite(model, rules);

    QCOMPARE(run.graph().get(), model.get());
    QCOMPARE(refusals(run.stages[0], rules),
             std::string("condition-false r@a root.users <= 1u: 2 <= 1\n"));
}

/// A check becomes true when another operator goes, which is no part of the match.
void StageRunTest::anEarlierRewriteMakesALaterMatch()
{
    RewritingText alone = reluToGelu;
    alone.check = "root.users <= 1u";
    RewritingText sigmoid{"away", "root : tanh {2}\nx : value -> root[0]\ny : value -> root[1]",
                          "a = take y\nb = exp(a)\nroot = b"};
    const auto model = modelOf("in x, y\na: relu(x) -> a\nb: exp(a) -> b\nc: tanh(a, y) -> c");

    const RewriteRun run = rewrite(model, rulesOf({alone, sigmoid}));

    QCOMPARE(rewritten(run), std::string("a.r=gelu(x); b=exp(a.r); c.away=exp(y); → b c"));
}

void StageRunTest::aValueTakesThePlaceOfAnOperator()
{
    const RewritingText gone{"drop", "root : identity\nx : value -> root[0]",
                             "a = take x\nroot = a"};
    const auto model = modelOf("in x\na: identity(x) -> a\nb: exp(a) -> b\nc: identity(b) -> c");

    const RewriteRun run = rewrite(model, rulesOf({gone}));

    QCOMPARE(rewritten(run), std::string("b=exp(x); → b"));
    const ChangedNodes removed{.before = {NodeId(0u)}, .after = {}};
    QCOMPARE(run.stages[0].map.changes()[0], removed);
}

void StageRunTest::aReplacementThatNeedsItsUsersIsRefused()
{
    const RewritingText crossed{"cross",
                                "root@ : add\nleft : relu -> root[0]\nright : exp -> root[1]\n"
                                "x : value -> left[0]",
                                "a = take root\nb = gelu(a)\nleft = b"};
    const auto model = modelOf("in x, y\na: relu(x) -> a\nb: exp(y) -> b\nc: add(a, b) -> c");
    const RuleSet rules = rulesOf({crossed});

    const RewriteRun run = rewrite(model, rules);

    QCOMPARE(run.graph().get(), model.get());
    QCOMPARE(refusals(run.stages[0], rules),
             std::string("cycle cross@c c: The replacement would need what uses it\n"));
}

const StagePlan together{.innerUse = StagePlan::InnerUse::Forbidden,
                         .removes = StagePlan::Removes::Matched};

void StageRunTest::anInnerResultThatIsReplacedAndNeededIsRefused()
{
    // What takes the place of the first is made of the second, which is made of the first.
    const RewritingText turned{"turn", "last@ : exp\nfirst : relu -> last[0]",
                               "a = take last\nb = gelu(a)\nfirst = b"};
    const auto model = modelOf("in x\na: relu(x) -> a\nb: exp(a) -> b\nc: tanh(b) -> c");
    const RuleSet rules = rulesOf(
        {turned}, {.innerUse = StagePlan::InnerUse::Keeps, .removes = StagePlan::Removes::Matched});

    const RewriteRun run = rewrite(model, rules);

    QCOMPARE(run.graph().get(), model.get());
    QCOMPARE(refusals(run.stages[0], rules),
             std::string("cycle turn@b b: The replacement would need what uses it\n"));
}

void StageRunTest::whatTheReplacementNeedsStays()
{
    const RewritingText behind{"behind", "last@ : exp\nfirst : relu -> last[0]",
                               "a = take first\nb = gelu(a)\nlast = b"};
    const auto model = modelOf("in x\na: relu(x) -> a\nb: exp(a) -> b\nc: tanh(b) -> c");

    const RewriteRun run = rewrite(model, rulesOf({behind}, together));

    QCOMPARE(rewritten(run), std::string("a=relu(x); b.behind=gelu(a); c=tanh(b.behind); → c"));
    QCOMPARE(run.stages[0].steps[0].removed, std::vector<NodeId>{NodeId(1u)});
}

/// An operator that stays for its other result would be a match for ever.
void StageRunTest::whatNobodyUsesIsNotReplacedAgain()
{
    const RewritingText half{"half", "root : split\nx : value -> root[0]",
                             "a = take x\nb = relu(a)\nroot:0 = b"};
    const auto model = modelOf("in x\ns: split(x) -> p, q\na: exp(p) -> a\nb: tanh(q) -> b");

    const RewriteRun run = rewrite(model, rulesOf({half}));

    QCOMPARE(rewritten(run),
             std::string("s.half=relu(x); s=split(x); a=exp(s.half); b=tanh(q); → a b"));
    QCOMPARE(run.stages[0].steps.size(), std::size_t(1));
    QCOMPARE(refusals(run.stages[0], rulesOf({half})), std::string());
}

void StageRunTest::whatGoesRoundIsStoppedAndNamed()
{
    const RewritingText back{"back", "root : gelu\nx : value -> root[0]",
                             "a = take x\nb = relu(a)\nroot = b"};
    const auto model = modelOf("in x\na: relu(x) -> a\nb: exp(a) -> b\nc: relu(b) -> c");
    const RuleSet rules = rulesOf({reluToGelu, back}, {.mostDescendants = 6});

    const RewriteRun run = rewrite(model, rules);

    QVERIFY(!run.stages[0].isSettled);
    QCOMPARE(run.stages[0].circle, (std::vector<std::uint32_t>{0, 1}));
    QCOMPARE(run.stages[0].steps.size(), std::size_t(12));
    QCOMPARE(rewritten(run),
             std::string("a.back.3=relu(x); b=exp(a.back.3); c.back.3=relu(b); → c"));
}

/// What the first step made waits for the next sweep, and is gone by then.
void StageRunTest::whatLeavesNothingIsNotCutShort()
{
    const RewritingText turn{"turn", "root : gelu\nx : value -> root[0]",
                             "a = take x\nb = exp(a)\nroot = b"};
    const RewritingText drop{"drop", "root : add\nx : value -> root[0]", "a = take x\nroot = a"};
    const RewritingText other{"other", "root : exp\nx : value -> root[0]",
                              "a = take x\nb = relu(a)\nroot = b"};
    const auto model = modelOf("in x\na: gelu(x) -> a\nb: add(x, a) -> b");
    const StagePlan plan{.removes = StagePlan::Removes::Unused};

    const RewriteRun run = rewrite(model, rulesOf({turn, drop, other}, plan), {.mostSteps = 2});

    QCOMPARE(run.stages[0].steps.size(), std::size_t(2));
    QCOMPARE(run.stages[0].after->nodeCount(), std::size_t(0));
    QVERIFY(!run.stages[0].isCutShort);
}

void StageRunTest::aLimitOfStepsIsKept()
{
    const auto model = modelOf("in x\na: relu(x) -> a\nb: relu(a) -> b\nc: relu(b) -> c");

    const RewriteRun run = rewrite(model, rulesOf({reluToGelu}), {.mostSteps = 2});

    QCOMPARE(rewritten(run), std::string("a.r=gelu(x); b.r=gelu(a.r); c=relu(b.r); → c"));
    QVERIFY(run.stages[0].isCutShort);
}

void StageRunTest::stagesFollowEachOther()
{
    const RewritingText geluToTanh{"s", "root : gelu\nx : value -> root[0]",
                                   "a = take x\nb = tanh(a)\nroot = b"};
    const RuleSet rules =
        joined({rulesOf({geluToTanh}), rulesOf({reluToGelu}), rulesOf({geluToTanh})});
    const auto model = modelOf("in x\na: relu(x) -> a\nb: exp(a) -> b");

    const RewriteRun run = rewrite(model, rules);

    QCOMPARE(run.stages.size(), std::size_t(3));
    QCOMPARE(run.stages[0].after.get(), model.get());
    QCOMPARE(rewritten(run), std::string("a.r.s=tanh(x); b=exp(a.r.s); → b"));
    const Correspondence all = run.between(0, 2);
    QCOMPARE(all.after(NodeId(1u)), NodeId(1u));
    QCOMPARE(all.changes().size(), std::size_t(1));
}

void StageRunTest::newOperatorsAreCalledAfterTheFirst()
{
    const RewritingText two{"two", "root : relu\nx : value -> root[0]",
                            "a = take x\nb = neg(a)\nc = max(a, b)\nroot = c"};
    const RewritingText more{"more", "root : neg\nx : value -> root[0]",
                             "a = take x\nb = minus(a)\nroot = b"};
    const auto model = modelOf("in x\na: relu(x) -> a\nb: exp(a) -> b");

    const RewriteRun run = rewrite(model, rulesOf({two, more}));

    QCOMPARE(rewritten(run),
             std::string("a.more=minus(x); a.two.2=max(x,a.more); b=exp(a.two.2); → b"));
}

FUSEWRIGHT_TEST(StageRunTest)
#include "tst_stage_run.moc"
