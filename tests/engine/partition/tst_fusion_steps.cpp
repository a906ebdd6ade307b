// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/partition/fusion_text.h"
#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <set>

using namespace fusewright;
using test::FusionText;

/// What people are told when they ask why.
class FusionStepsTest : public QObject {
    Q_OBJECT

private slots:
    void everyReasonHasACodeOfItsOwn();
    void tellsThePostDominatorAndTheSection();
    void namesTheUseThatIsTooComplex();
    void namesTheOperatorOnTheWay();
    void namesTheGroupAtTheEnd();
    void namesTheAnchorThatWasFirst();
    void countsAsTheAnchorThatItTookIn();
    void namesTheEndsThatNeverMeet();
    void namesTheLimit();
    void saysWhoTakesNoPart();
    void saysWhoTakesNoPartForWantOfNumbers();
    void saysWhatFusedIt();
};

namespace {

std::string said(const FusionText& g, std::string_view name, std::size_t phase,
                 const FusionOptions& options = {})
{
    return toText(g.graph, g.step(name, phase, options));
}

} // namespace

void FusionStepsTest::everyReasonHasACodeOfItsOwn()
{
    std::set<std::string_view> codes;
    for (auto reason = 0; reason <= static_cast<int>(FusionReason::Limit); ++reason)
        codes.insert(fusionReasonCode(static_cast<FusionReason>(reason)));

    QCOMPARE(codes.size(), std::size_t(FusionReason::Limit) + 1);
    QVERIFY(!codes.contains(""));
    QCOMPARE(fusionReasonCode(FusionReason::Fused), "fused");
    QCOMPARE(fusionReasonCode(FusionReason::TupleSink), "tuple-sink");
    QCOMPARE(fusionReasonCode(FusionReason::PathKind), "path-kind");
    QCOMPARE(fusionReasonCode(FusionReason::Limit), "limit");
}

void FusionStepsTest::tellsThePostDominatorAndTheSection()
{
    const FusionText g("conv:O > a:E > add:E > relu:E\n"
                       "conv > b:E > add");

    const FusionStep step = g.step("conv", 0);

    QCOMPARE(step.phase, 0);
    QCOMPARE(step.kind, FusionKind::OutElemwiseFusable);
    QCOMPARE(step.postDominator, g["add"]);
    QCOMPARE(step.pathKind, FusionKind::Elemwise);
    QCOMPARE(step.group, g["relu"]);
}

void FusionStepsTest::namesTheUseThatIsTooComplex()
{
    const FusionText g("conv:O > a:E > b:I > add:E\n"
                       "conv > add");

    QCOMPARE(said(g, "conv", 0),
             std::string("\"conv\" is not fused into \"add\": the use of \"a\" by \"b\" is "
                         "injective."));
    QCOMPARE(g.step("conv", 0).decision.at, g["b"]);
    QCOMPARE(said(FusionText("a:E > conv:O"), "a", 0),
             std::string("\"a\" is not fused into \"conv\": the use of \"a\" by \"conv\" is that "
                         "of an anchor."));
}

void FusionStepsTest::namesTheOperatorOnTheWay()
{
    const FusionText itself("a:E > sum:R > b:B\n"
                            "a > b");
    const FusionText group("mm:O > a:E > add:E\n"
                           "conv:O > a\n"
                           "conv > b:E > add");

    QCOMPARE(said(itself, "a", 0),
             std::string("\"a\" is not fused into \"b\": \"sum\" is a reduction."));
    QCOMPARE(said(group, "conv", 0),
             std::string("\"conv\" is not fused into \"add\": \"a\" is in the group of \"mm\", "
                         "which is an anchor."));
}

void FusionStepsTest::namesTheAnchorThatWasFirst()
{
    const FusionText g("one:O > add:E\n"
                       "two:O > add");

    QCOMPARE(said(g, "two", 0),
             std::string("\"two\" is not fused into \"add\": \"add\" is in the group of the "
                         "anchor \"one\" already."));
}

/// What the operator is in the group of is told, not what it is.
void FusionStepsTest::namesTheGroupAtTheEnd()
{
    const FusionText g("turn:I > exp:E > sum:R");

    QCOMPARE(g.step("turn", 1).decision.at, g["exp"]);
    QCOMPARE(g.step("turn", 1).decision.cause, g["sum"]);
    QCOMPARE(said(g, "turn", 1),
             std::string("\"turn\" is not fused into \"exp\": \"exp\" is in the group of \"sum\", "
                         "which is a reduction."));
}

void FusionStepsTest::countsAsTheAnchorThatItTookIn()
{
    const FusionText g("conv:O > relu:E > clip:E");

    QCOMPARE(g.step("relu", 0).kind, FusionKind::OutElemwiseFusable);
    QCOMPARE(g.step("clip", 0).kind, FusionKind::OutElemwiseFusable);
}

void FusionStepsTest::namesTheEndsThatNeverMeet()
{
    const FusionText g("a:E > b:E > c:E\n"
                       "a > d:E > e:E");

    QCOMPARE(said(g, "a", 0),
             std::string("The result of \"a\" ends up in \"c\" and in \"e\", and no operator "
                         "joins the two."));
}

void FusionStepsTest::namesTheLimit()
{
    const FusionText g("a:E > b:E > c:E");

    QCOMPARE(said(g, "b", 1, {.mostFusedOps = 2}),
             std::string("Fusing \"b\" into \"c\" would put more than 2 operators in one group."));
}

void FusionStepsTest::saysWhoTakesNoPart()
{
    const FusionText g("a:E > x:X > r:R > t:T\n"
                       "dead:E~");

    QCOMPARE(said(g, "a", 0), std::string("All of \"a\" flows into \"x\", which is opaque."));
    QCOMPARE(said(g, "x", 0), std::string("\"x\" is opaque, so it is never fused."));
    QCOMPARE(said(g, "r", 0), std::string("All of \"r\" flows into \"t\", which is a tuple."));
    QCOMPARE(said(g, "t", 0),
             std::string("The result of \"t\" is visible outside the graph, so it ends its "
                         "group."));
    QCOMPARE(said(g, "dead", 0), std::string("Nothing uses the result of \"dead\"."));
    QCOMPARE(said(FusionText("r:R > a:E"), "r", 0),
             std::string("\"r\" is a reduction, so it is not fused into any consumer."));
    QCOMPARE(said(g, "a", 0, {.optLevel = 0}),
             std::string("Nothing is fused at optimization level 0."));
}

void FusionStepsTest::saysWhoTakesNoPartForWantOfNumbers()
{
    const test::TypedGraph g("in x f32 n 8\na = relu x : f32 n 8\n"
                             "b = reshape a : f32 n 2 4\nc = tanh b : f32 n 2 4\n");

    const std::vector<FusionStep> steps = explainFusion(g.graph, {}, g["b"]);

    QVERIFY(!steps.empty());
    QCOMPARE(toText(g.graph, steps.front()),
             std::string("\"b\" is opaque as long as its extents have no number, so it is not "
                         "fused."));
}

void FusionStepsTest::saysWhatFusedIt()
{
    const FusionText g("view:I > add:E");

    QCOMPARE(said(g, "view", 0),
             std::string("Phase 0 has no rule that fuses \"view\", which is injective."));
    QCOMPARE(said(g, "view", 1),
             std::string("\"view\" is fused into \"add\", with everything between them."));
    QCOMPARE(said(g, "view", 2), std::string("\"view\" and \"add\" are in one group already."));
}

FUSEWRIGHT_TEST(FusionStepsTest)
#include "tst_fusion_steps.moc"
