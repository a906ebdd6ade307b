// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What the plain rewriter says in cases that one can work out on paper.

#include "tests/engine/rewrite/reference_rewriter.h"
#include "tests/engine/rewrite/rewrite_kit.h"
#include "tests/engine/rewrite/stage_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

const std::string usedInside = "in x\nn0: a(x) -> n0\nn1: b(n0) -> n1\nout n0, n1";
const std::string lowAndHigh = "low : a -> high\nhigh@ : b";
const std::string take = "x = take low.input(0u)\ny = c(x)\nhigh = y";

/// What the plain rewriter comes to. The real one must come to the same.
QString plainly(std::string_view told, const RuleSet& rules, const RewriteChoices& choices = {})
{
    const auto graph = modelOf(told);
    const std::string plain = textOf(rewrittenPlainly(*graph, rules, choices));
    const std::string real = textOf(rewrite(graph, rules, choices).stages.front());
    return QString::fromStdString(plain == real ? plain : plain + "--- but\n" + real);
}

QString plainly(std::string_view told, const std::vector<RewritingText>& rules,
                const StagePlan& plan = {}, const RewriteChoices& choices = {})
{
    return plainly(told, rulesOf(rules, plan), choices);
}

} // namespace

class ReferenceRewriterTest : public QObject {
    Q_OBJECT

private slots:
    void replacesOneOperator();
    void removesWhatFedIt();
    void keepsAnInnerOperatorThatIsUsed();
    void saysThatAnInnerResultEscapes();
    void leavesWhatWasNotMatched();
    void closesNoCycle();
    void goesOnInTheNextSweep();
    void neverLooksAtWhatItMade();
    void looksAtOnceAtWhatItMade();
    void stopsWhatDoesNotSettle();
    void refusesWhatIsFalse();
    void asksWhatIsUnknown();
    void restsOnAnAnswerForTheRule();
    void prefersFalseToUnknown();
    void triesOneMatchAfterAnother();
    void forgetsARefusalThatIsNoMoreAMatch();
    void refusesToUseWhatItReplaces();
    void repeatsTheTurnsOfALoop();
    void choosesAndWraps();
    void replacesWhatAChoiceCameTo();
    void findsAPlaceThatIsAChoiceAgain();
    void restsOnNothingThatDecidesNothing();
    void fillsAConstantByItsType();
    void looksAtWhatItMadeInTheNextSweepOnly();
};

void ReferenceRewriterTest::replacesOneOperator()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0",
                     {{"r", "one : a", "x = take one.input(0u)\ny = b(x)\none = y"}}),
             "n1 = b(x) : ?\n"
             "-> n1\n"
             "r0@n0 e0=n0 - n0 + n1\n"
             "became: n0 -> n1\n");
}

void ReferenceRewriterTest::removesWhatFedIt()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0\nn1: a(n0) -> n1\nn2: b(n1) -> n2",
                     {{"r", "one : b", "x = take one.input(0u).input(0u).input(0u)\none = x"}}),
             "-> x\n"
             "r0@n2 e0=n2 - n0 n1 n2 +\n"
             "became: n0 n1 n2 ->\n");
}

void ReferenceRewriterTest::keepsAnInnerOperatorThatIsUsed()
{
    QCOMPARE(plainly(usedInside, {{"r", lowAndHigh, take}}),
             "n0 = a(x) : ?\n"
             "n2 = c(x) : ?\n"
             "-> n0 n2\n"
             "r0@n1 e0=n0 e1=n1 - n1 + n2\n"
             "became: n1 -> n2\n");
}

void ReferenceRewriterTest::saysThatAnInnerResultEscapes()
{
    QCOMPARE(plainly(usedInside, {{"r", lowAndHigh, take}},
                     {.innerUse = StagePlan::InnerUse::Forbidden}),
             "n0 = a(x) : ?\n"
             "n1 = b(n0) : ?\n"
             "-> n0 n1\n"
             "escapes r0@n1\n");
}

void ReferenceRewriterTest::leavesWhatWasNotMatched()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0\nn1: b(n0) -> n1\nout n1",
                     {{"r", "one : b", "x = take one.input(0u).input(0u)\none = x"}},
                     {.removes = StagePlan::Removes::Matched}),
             "n0 = a(x) : ?\n"
             "-> x\n"
             "r0@n1 e0=n1 - n1 +\n"
             "became: n1 ->\n");
}

void ReferenceRewriterTest::closesNoCycle()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0\nn1: b(n0) -> n1",
                     {{"r", "low@ : a -> high\nhigh : b", "x = take high\ny = c(x)\nlow = y"}}),
             "n0 = a(x) : ?\n"
             "n1 = b(n0) : ?\n"
             "-> n1\n"
             "cycle r0@n0\n");
}

void ReferenceRewriterTest::goesOnInTheNextSweep()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0",
                     {{"r", "one : a", "x = take one.input(0u)\ny = b(x)\none = y"},
                      {"s", "one : b", "x = take one.input(0u)\ny = c(x)\none = y"}}),
             "n2 = c(x) : ?\n"
             "-> n2\n"
             "r0@n0 e0=n0 - n0 + n1\n"
             "r1@n1 e0=n1 - n1 + n2\n"
             "became: n0 -> n2\n");
}

void ReferenceRewriterTest::neverLooksAtWhatItMade()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0",
                     {{"r", "one : a", "x = take one.input(0u)\ny = a(x)\none = y"}},
                     {.again = StagePlan::Again::Never}),
             "n1 = a(x) : ?\n"
             "-> n1\n"
             "r0@n0 e0=n0 - n0 + n1\n"
             "became: n0 -> n1\n");
}

void ReferenceRewriterTest::looksAtOnceAtWhatItMade()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0\nn1: a(n0) -> n1",
                     {{"r", "one : a", "x = take one.input(0u)\ny = b(x)\none = y"},
                      {"s", "one : b", "x = take one.input(0u)\ny = c(x)\none = y"}},
                     {.again = StagePlan::Again::AtOnce}),
             "n3 = c(x) : ?\n"
             "n5 = c(n3) : ?\n"
             "-> n5\n"
             "r0@n0 e0=n0 - n0 + n2\n"
             "r1@n2 e0=n2 - n2 + n3\n"
             "r0@n1 e0=n1 - n1 + n4\n"
             "r1@n4 e0=n4 - n4 + n5\n"
             "became: n0 -> n3\n"
             "became: n1 -> n5\n");
}

void ReferenceRewriterTest::stopsWhatDoesNotSettle()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0",
                     {{"r", "one : a", "x = take one.input(0u)\ny = a(x)\none = y"}},
                     {.mostDescendants = 2}),
             "n2 = a(x) : ?\n"
             "-> n2\n"
             "r0@n0 e0=n0 - n0 + n1\n"
             "r0@n1 e0=n1 - n1 + n2\n"
             "not-settled r0@n2\n"
             "became: n0 -> n2\n"
             "not settled\n");
}

void ReferenceRewriterTest::refusesWhatIsFalse()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0",
                     {{"r", "one : a", "x = take one.input(0u)\none = x", "one.inputs == 2u"}}),
             "n0 = a(x) : ?\n"
             "-> n0\n"
             "condition-false r0@n0\n");
}

void ReferenceRewriterTest::asksWhatIsUnknown()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0",
                     {{"r", "one : a", "x = take one.input(0u)\none = x", "one.rank == 2u"}}),
             "n0 = a(x) : ?\n"
             "-> n0\n"
             "condition-unknown r0@n0\n");
}

void ReferenceRewriterTest::restsOnAnAnswerForTheRule()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0",
                     {{"r", "one : a", "x = take one.input(0u)\none = x", "one.rank == 2u"}}, {},
                     {.rules = {.assumed = {{"r", true}}, .options = {}}}),
             "-> x\n"
             "r0@n0 e0=n0 - n0 + rests on r\n"
             "became: n0 ->\n");
}

void ReferenceRewriterTest::prefersFalseToUnknown()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0",
                     {{"r", "one : a if (one.rank == 2u)", "x = take one.input(0u)\none = x",
                       "one.inputs == 2u"}}),
             "n0 = a(x) : ?\n"
             "-> n0\n"
             "condition-false r0@n0\n");
}

void ReferenceRewriterTest::triesOneMatchAfterAnother()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0\nn1: b(n0) -> n1\nn2: b(n0, x) -> n2",
                     {{"r", "low@ : a -> high\nhigh : .",
                       "x = take low.input(0u)\ny = c(x)\nlow = y", "high.inputs == 2u"}}),
             "n3 = c(x) : ?\n"
             "n1 = b(n3) : ?\n"
             "n2 = b(n3, x) : ?\n"
             "-> n1 n2\n"
             "r0@n0 e0=n0 e1=n2 - n0 + n3\n"
             "became: n0 -> n3\n");
}

void ReferenceRewriterTest::forgetsARefusalThatIsNoMoreAMatch()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0\nn1: a(n0) -> n1\nn2: b(n1) -> n2\nout n2",
                     {{"s", "one : a -> two\ntwo : b", "x = take one.input(0u)\none = x",
                       "one.inputs == 2u"},
                      {"r", "one : b", "x = take one.input(0u)\ny = c(x)\none = y"}}),
             "n0 = a(x) : ?\n"
             "n1 = a(n0) : ?\n"
             "n3 = c(n1) : ?\n"
             "-> n3\n"
             "r1@n2 e0=n2 - n2 + n3\n"
             "became: n2 -> n3\n");
}

void ReferenceRewriterTest::refusesToUseWhatItReplaces()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0", {{"r", "one : a", "x = take one\ny = b(x)\none = y"}}),
             "n0 = a(x) : ?\n"
             "-> n0\n"
             "invalid r0@n0\n");
}

void ReferenceRewriterTest::repeatsTheTurnsOfALoop()
{
    ReplacementDraft draft("one : a");
    const LoopId loop =
        draft.loop({.tag = "I", .from = draft.e("0u"), .to = draft.e("5u"), .step = draft.e("2u")});
    const PartId x = draft.take("one.input(0u)");
    const PartId piece = draft.part(
        {.loop = loop,
         .op = "b",
         .operands = {{.part = x}},
         .attributes = {{"at", {draft.e("loop_start(I)")}}, {"size", {draft.e("loop_size(I)")}}}});
    const PartId all = draft.part(
        {.kind = ReplacementPart::Kind::Repeat, .operands = {{.part = piece}}, .repeated = loop});
    draft.result("one", 0, draft.part({.op = "c", .operands = {{.part = all, .isSpread = true}}}));

    QCOMPARE(plainly("in x\nn0: a(x) -> n0", rulesOf({ruleOf("r", draft, {})}, {})),
             "n1 = b(x) at=0 size=2 : ?\n"
             "n2 = b(x) at=2 size=2 : ?\n"
             "n3 = b(x) at=4 size=1 : ?\n"
             "n4 = c(n1, n2, n3) : ?\n"
             "-> n4\n"
             "r0@n0 e0=n0 - n0 + n1 n2 n3 n4\n"
             "became: n0 -> n1 n2 n3 n4\n");
}

void ReferenceRewriterTest::choosesAndWraps()
{
    ReplacementDraft draft("one : a");
    const PartId x = draft.take("one.input(0u)");
    const PartId once =
        draft.part({.kind = ReplacementPart::Kind::Wrap, .op = "b", .operands = {{.part = x}}});
    const PartId twice =
        draft.part({.kind = ReplacementPart::Kind::Wrap, .op = "b", .operands = {{.part = once}}});
    const PartId other = draft.part({.op = "c", .operands = {{.part = x}}});
    draft.result("one", 0,
                 draft.part({.kind = ReplacementPart::Kind::Choice,
                             .operands = {{.part = twice}, {.part = other}},
                             .condition = draft.e("one.inputs == 1u")}));

    QCOMPARE(
        plainly("in x\nn0: a(x) -> n0\nn1: a(x, n0) -> n1", rulesOf({ruleOf("r", draft, {})}, {})),
        "n3 = c(x) : ?\n"
        "-> n3\n"
        "r0@n0 e0=n0 - n0 + n2\n"
        "r0@n1 e0=n1 - n1 n2 + n3\n"
        "became: n0 n1 -> n3\n");
}

void ReferenceRewriterTest::replacesWhatAChoiceCameTo()
{
    const std::string replacement = "x = take whole.input(0u)\neither = x";

    QCOMPARE(plainly("in x\nn0: a(x) -> n0\nn1: b(n0) -> n1",
                     {{"r", "either = p / q\np : b\nq : c", replacement}}),
             "n0 = a(x) : ?\n"
             "-> n0\n"
             "r0@n1 e1=n1 - n1 +\n"
             "became: n1 ->\n");
}

void ReferenceRewriterTest::findsAPlaceThatIsAChoiceAgain()
{
    QCOMPARE(plainly("in x\nn0: a(x) -> n0\nn1: b(n0) -> n1",
                     {{"r", "top : a -> place, any\nplace@ = any\nany : .",
                       "x = take whole.input(0u)\nplace = x", "whole.inputs == 2u"},
                      {"s", "one : b", "x = take one.input(0u)\ny = c(x)\none = y"}}),
             "n0 = a(x) : ?\n"
             "n2 = c(n0) : ?\n"
             "-> n2\n"
             "r1@n1 e0=n1 - n1 + n2\n"
             "condition-false r0@n2\n"
             "became: n1 -> n2\n");
}

void ReferenceRewriterTest::restsOnNothingThatDecidesNothing()
{
    const RuleChoices answers{.assumed = {{"f", true}, {"g", true}, {"r", true}}, .options = {}};
    ReplacementDraft draft("one : a");
    const PartId x = draft.take("one.input(0u)");
    draft.part({.kind = ReplacementPart::Kind::Choice,
                .operands = {{.part = x}, {.part = x}},
                .condition = draft.e("external(g, bool)")});
    draft.result("one", 0, x);
    const ExpressionId check = draft.e("(external(f, bool) and one.rank == 2u)");

    QCOMPARE(plainly("in x\nn0: a(x) -> n0", rulesOf({ruleOf("r", draft, check)}, {}),
                     {.rules = answers}),
             "-> x\n"
             "r0@n0 e0=n0 - n0 + rests on r\n"
             "became: n0 ->\n");
}

void ReferenceRewriterTest::fillsAConstantByItsType()
{
    ReplacementDraft draft("one : a");
    MadeFacts facts;
    facts.type.from = MadeFact::From::Given;
    facts.givenType = draft.e("type(f32)");
    draft.result("one", 0,
                 draft.part({.kind = ReplacementPart::Kind::Constant,
                             .facts = facts,
                             .elements = {draft.e("1"), draft.e("2")}}));

    QCOMPARE(plainly("in x\nn0: a(x) -> n0", rulesOf({ruleOf("r", draft, {})}, {})),
             "-> f32[2]{f32[2] [1.0, 2.0]}\n"
             "r0@n0 e0=n0 - n0 +\n"
             "became: n0 ->\n");
}

/// What takes the place of the first stands behind the third, of which it is made.
void ReferenceRewriterTest::looksAtWhatItMadeInTheNextSweepOnly()
{
    const std::string model =
        "in x\nn0: a(x) -> n0\nn1: c(n0) -> n1\nn2: d(x) -> n2\nn3: e(n1, n2) -> n3";

    QCOMPARE(plainly(model,
                     {{"r", "one@ : a -> mid\nmid : c -> end\nother : d -> end\nend : e",
                       "x = take other\ny = b(x)\none = y"},
                      {"s", "one : b", "x = take one.input(0u)\ny = g(x)\none = y"},
                      {"t", "one : e", "x = take one.input(0u)\ny = h(x)\none = y"}}),
             "n2 = d(x) : ?\n"
             "n6 = g(n2) : ?\n"
             "n1 = c(n6) : ?\n"
             "n5 = h(n1) : ?\n"
             "-> n5\n"
             "r0@n0 e0=n0 e1=n1 e2=n2 e3=n3 - n0 + n4\n"
             "r2@n3 e0=n3 - n3 + n5\n"
             "r1@n4 e0=n4 - n4 + n6\n"
             "became: n0 -> n6\n"
             "became: n3 -> n5\n");
}

FUSEWRIGHT_TEST(ReferenceRewriterTest)
#include "tst_reference_rewriter.moc"
