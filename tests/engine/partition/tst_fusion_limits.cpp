// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/automatic_fusion.h"

#include "tests/engine/partition/fusion_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::FusionText;

/// How large sections become when nobody says so, and what there is of no graph or half a run.
class FusionLimitsTest : public QObject {
    Q_OBJECT

private slots:
    void asManyAsTheLimitAreFused();
    void oneMoreIsRefused();

    void aCancelledRunIsStillAPartition();
    void anEmptyGraphHasNoSections();
    void sectionsStandInAnOrderToRun();
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

FUSEWRIGHT_TEST(FusionLimitsTest)
#include "tst_fusion_limits.moc"
