// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/automatic_fusion.h"

#include "tests/engine/partition/fusion_text.h"

#include <QTest>

using namespace fusewright;
using test::FusionText;

/// How large sections become, where the graph ends, what is switched off, and known examples.
class FusionLimitsTest : public QObject {
    Q_OBJECT

private slots:
    void asManyAsTheLimitAreFused();
    void oneMoreIsRefused();
    void parallelWaysCountTogether();
    void whatIsInTheSectionAlreadyCountsTwice();
    void everyPhaseAsksForTheLimit();
    void whatIsLeftOverStaysSingle();

    void levelZeroFusesNothing();
    void levelOneFusesAll();
    void outputsEndTheirSection();
    void whatTheFileCallsExternalEndsItsSection();
    void deadOperatorsAreSections();
    void opaqueOperatorsAreBarriers();
    void anOperandUsedTwiceIsOneUse();
    void aCancelledRunIsStillAPartition();
    void anEmptyGraphHasNoSections();
    void sectionsStandInAnOrderToRun();

    void addExpSqueeze();
    void convolutionBiasAndActivation();
    void aReshapeBehindPoolingStays();
};

namespace {

std::string chain(int length)
{
    std::string text = "n0:E";
    for (int at = 1; at < length; ++at)
        text += " > n" + std::to_string(at) + ":E";
    return text;
}

std::vector<std::size_t> sizes(const FusionText& g, const FusionOptions& options = {})
{
    std::vector<std::size_t> sizes;
    for (const Section& section : fuseAutomatically(g.graph, options).sections)
        sizes.push_back(section.nodes.size());
    return sizes;
}

} // namespace

void FusionLimitsTest::asManyAsTheLimitAreFused()
{
    QCOMPARE(sizes(FusionText(chain(256))), std::vector<std::size_t>{256});
    QCOMPARE(sizes(FusionText(chain(5)), {.mostFusedOps = 5}), std::vector<std::size_t>{5});
}

void FusionLimitsTest::oneMoreIsRefused()
{
    const FusionText g(chain(600));

    QCOMPARE(sizes(g), (std::vector<std::size_t>{256, 256, 88}));
    QCOMPARE(g.reasons("n255"), std::string("limit limit other-phase"));
    QCOMPARE(g.reasons("n256"), std::string("fused already-fused already-fused"));
}

void FusionLimitsTest::parallelWaysCountTogether()
{
    const FusionText g("a:E > b:E > e:E\n"
                       "a > c:E > e\n"
                       "a > d:E > e");

    QCOMPARE(g.fused({.mostFusedOps = 5}), std::string("a b c d e"));
    QCOMPARE(g.fused({.mostFusedOps = 4}), std::string("a | b c d e"));
}

/// The way from `a` counts b although it is in the section of c already.
void FusionLimitsTest::whatIsInTheSectionAlreadyCountsTwice()
{
    const FusionText g("a:I > b:E > c:E");

    QCOMPARE(g.fused({.mostFusedOps = 3}), std::string("a b c"));

    const FusionText diamond("a:I > b:E > c:E\n"
                             "a > c");

    QCOMPARE(diamond.fused({.mostFusedOps = 4}), std::string("a b c"));
    QCOMPARE(diamond.fused({.mostFusedOps = 3}), std::string("a | b c"));
}

void FusionLimitsTest::everyPhaseAsksForTheLimit()
{
    const FusionText g("a:E > b:E > c:R");

    QCOMPARE(g.reasons("b", {.mostFusedOps = 2}), std::string("limit limit other-phase"));
    QCOMPARE(g.fused({.mostFusedOps = 2}), std::string("a b | c"));
}

/// Five products added up. TVM's own account of it has constants that count as operators.
void FusionLimitsTest::whatIsLeftOverStaysSingle()
{
    const FusionText withConstants("c0:E > m0:E > a1:E > a2:E > a3:E > a4:E\n"
                                   "c1:E > m1:E > a1\n"
                                   "c2:E > m2:E > a2\n"
                                   "c3:E > m3:E > a3\n"
                                   "c4:E > m4:E > a4");
    const FusionText without("m0:E > a1:E > a2:E > a3:E > a4:E\n"
                             "m1:E > a1\n"
                             "m2:E > a2\n"
                             "m3:E > a3\n"
                             "m4:E > a4");

    QCOMPARE(withConstants.fused({.mostFusedOps = 4}),
             std::string("c1 m1 | c2 m2 | c0 m0 a1 a2 | c4 m4 | c3 m3 a3 a4"));
    QCOMPARE(without.fused({.mostFusedOps = 4}), std::string("m2 | m0 m1 a1 a2 | m3 a3 m4 a4"));
}

void FusionLimitsTest::levelZeroFusesNothing()
{
    const FusionText g(chain(3));

    QCOMPARE(g.fused({.optLevel = 0}), std::string("n0 | n1 | n2"));
    QCOMPARE(g.reasons("n0", {.optLevel = 0}), std::string("opt-level"));
}

void FusionLimitsTest::levelOneFusesAll()
{
    QCOMPARE(FusionText(chain(3)).fused({.optLevel = 1}), std::string("n0 n1 n2"));
}

void FusionLimitsTest::outputsEndTheirSection()
{
    const FusionText g("a:E > b:E\n"
                       "a > c:E");

    QCOMPARE(g.fused(), std::string("a | b | c"));
    QCOMPARE(g.step("b", 0).decision.reason, FusionReason::External);
}

void FusionLimitsTest::whatTheFileCallsExternalEndsItsSection()
{
    QCOMPARE(FusionText("a:E > b:E > c:E").fused(), std::string("a b c"));
    QCOMPARE(FusionText("a:E > b:E! > c:E").fused(), std::string("a b | c"));
}

void FusionLimitsTest::deadOperatorsAreSections()
{
    const FusionText g("a:E > b:E\n"
                       "dead:E~");

    QCOMPARE(g.fused(), std::string("a b | dead"));
    QCOMPARE(g.step("dead", 0).decision.reason, FusionReason::Unused);
}

void FusionLimitsTest::opaqueOperatorsAreBarriers()
{
    const FusionText g("a:E > x:X > b:E");

    QCOMPARE(g.fused(), std::string("a | x | b"));
    QCOMPARE(g.reasons("x"), std::string("kind-opaque kind-opaque kind-opaque"));
    QCOMPARE(g.reasons("a"), std::string("opaque-sink opaque-sink opaque-sink"));
}

void FusionLimitsTest::anOperandUsedTwiceIsOneUse()
{
    const FusionText g("a:E > square:E > b:E\n"
                       "a > square");

    QCOMPARE(g.fused({.mostFusedOps = 3}), std::string("a square b"));
}

void FusionLimitsTest::aCancelledRunIsStillAPartition()
{
    const FusionText g(chain(3));
    CancelToken cancel;
    cancel.cancel();

    const Partition partition = fuseAutomatically(g.graph, {}, cancel);

    QCOMPARE(test::sectionsText(g.graph, partition), std::string("n0 | n1 | n2"));
}

void FusionLimitsTest::anEmptyGraphHasNoSections()
{
    const Partition partition = fuseAutomatically(FusionText("").graph, {});

    QVERIFY(partition.sections.empty());
    QCOMPARE(partition.mode, FusionMode::O3);
}

void FusionLimitsTest::sectionsStandInAnOrderToRun()
{
    const FusionText g("a:E > late:E\n"
                       "x:X > y:E > late");

    const Partition partition = fuseAutomatically(g.graph, {});

    QCOMPARE(test::sectionsText(g.graph, partition), std::string("x | a y late"));
    QCOMPARE(partition.sectionOf, (std::vector<std::uint32_t>{1, 0, 1, 1}));
}

void FusionLimitsTest::addExpSqueeze()
{
    QCOMPARE(FusionText("add:E > exp:E > squeeze:I").fused(), std::string("add exp squeeze"));
}

void FusionLimitsTest::convolutionBiasAndActivation()
{
    QCOMPARE(FusionText("conv:O > bias:E > relu:E").fused(), std::string("conv bias relu"));
    QCOMPARE(FusionText("scale:B > conv:O > bias:B > relu:E").fused(),
             std::string("scale | conv | bias relu"));
}

void FusionLimitsTest::aReshapeBehindPoolingStays()
{
    const FusionText g("pool:O > reshape:I");

    QCOMPARE(g.fused(), std::string("pool | reshape"));
    QCOMPARE(g.step("pool", 0).decision.reason, FusionReason::PathKind);
}

QTEST_GUILESS_MAIN(FusionLimitsTest)
#include "tst_fusion_limits.moc"
