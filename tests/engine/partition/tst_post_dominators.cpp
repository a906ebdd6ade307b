// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/post_dominators.h"

#include "tests/engine/partition/fusion_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::FusionText;

class PostDominatorsTest : public QObject {
    Q_OBJECT

private slots:
    void aChainGoesFromUserToUser();
    void aDiamondMeetsAtItsEnd();
    void nestedDiamondsMeetInside();
    void whatIsVisibleOutsideHasNone();
    void anArmThatIsVisibleOutsideLeavesNone();
    void anArmThatNobodyUsesLeavesNone();
    void anyNumberOfWaysThatNeverMeetLeavesNone();
    void theMostComplexUseOnAnyWayCounts();
    void anOpaqueArmMakesTheWayOpaque();
    void usesBehindTheMeetingDoNotCount();
    void farWaysMeetWhereTheyShould();
};

namespace {

struct Tree {
    explicit Tree(std::string_view told) : text(told), graph(text.graph, EdgeKinds::Consumer) { }

    /// The name of the post-dominator, or nothing.
    std::string of(std::string_view name) const
    {
        const NodeId node = tree.of(text[name]);
        return node.isValid() ? std::string(text.graph.nodeName(node)) : std::string();
    }
    FusionKind pathKind(std::string_view name) const { return tree.pathKind(text[name]); }

    FusionText text;
    FusionGraph graph;
    PostDominators tree{graph};
};

} // namespace

void PostDominatorsTest::aChainGoesFromUserToUser()
{
    const Tree t("a:E > b:E > c:E");

    QCOMPARE(t.of("a"), std::string("b"));
    QCOMPARE(t.of("b"), std::string("c"));
    QCOMPARE(t.of("c"), std::string());
}

void PostDominatorsTest::aDiamondMeetsAtItsEnd()
{
    const Tree t("a:E > b:E > d:E > e:E\n"
                 "a > c:E > d");

    QCOMPARE(t.of("a"), std::string("d"));
    QCOMPARE(t.of("b"), std::string("d"));
}

void PostDominatorsTest::nestedDiamondsMeetInside()
{
    const Tree t("a:E > b:E > c:E > e:E > g:E\n"
                 "b > d:E > e\n"
                 "a > f:E > g");

    QCOMPARE(t.of("b"), std::string("e"));
    QCOMPARE(t.of("a"), std::string("g"));
}

void PostDominatorsTest::whatIsVisibleOutsideHasNone()
{
    const Tree t("a:E! > b:E");

    QCOMPARE(t.of("a"), std::string());
}

void PostDominatorsTest::anArmThatIsVisibleOutsideLeavesNone()
{
    const Tree t("a:E > b:E! > d:E\n"
                 "a > c:E > d");

    QCOMPARE(t.of("a"), std::string());
    QCOMPARE(t.of("c"), std::string("d"));
}

void PostDominatorsTest::anArmThatNobodyUsesLeavesNone()
{
    const Tree t("a:E > b:E > c:E\n"
                 "a > dead:E~");

    QCOMPARE(t.of("a"), std::string());
    QCOMPARE(t.of("dead"), std::string());
}

/// TVM once took "no parent" for a place where two ways meet, so that even numbers differed from
/// odd ones.
void PostDominatorsTest::anyNumberOfWaysThatNeverMeetLeavesNone()
{
    std::string text = "a:E > end0:E";
    for (int ways = 2; ways < 8; ++ways) {
        text += "\na > end" + std::to_string(ways) + ":E";

        QCOMPARE(Tree(text).of("a"), std::string());
    }
}

void PostDominatorsTest::theMostComplexUseOnAnyWayCounts()
{
    const Tree t("a:E > b:I > d:B\n"
                 "a > c:E > d");

    QCOMPARE(t.pathKind("a"), FusionKind::Injective);
    QCOMPARE(t.pathKind("c"), FusionKind::Broadcast);
}

void PostDominatorsTest::anOpaqueArmMakesTheWayOpaque()
{
    const Tree t("a:E > b:E > x:X > d:E\n"
                 "a > d");

    QCOMPARE(t.of("a"), std::string("d"));
    QCOMPARE(t.pathKind("a"), FusionKind::Opaque);
}

void PostDominatorsTest::usesBehindTheMeetingDoNotCount()
{
    const Tree t("a:E > b:E > d:E > r:R\n"
                 "a > c:E > d");

    QCOMPARE(t.pathKind("a"), FusionKind::Elemwise);
    QCOMPARE(t.pathKind("d"), FusionKind::Reduce);
}

void PostDominatorsTest::farWaysMeetWhereTheyShould()
{
    std::string text = "a:E > n0:E";
    for (int at = 1; at < 100; ++at)
        text += " > n" + std::to_string(at) + (at == 60 ? ":R" : ":E");
    text += "\na > n77\nn5 > n41\nn41 > n43";
    const Tree t(text);

    QCOMPARE(t.of("a"), std::string("n77"));
    QCOMPARE(t.pathKind("a"), FusionKind::Reduce);
    QCOMPARE(t.of("n5"), std::string("n41"));
    QCOMPARE(t.pathKind("n5"), FusionKind::Elemwise);
    QCOMPARE(t.of("n41"), std::string("n43"));
}

FUSEWRIGHT_TEST(PostDominatorsTest)
#include "tst_post_dominators.moc"
