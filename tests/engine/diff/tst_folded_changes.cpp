// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/diff/folded_changes.h"
#include "engine/partition/folding.h"
#include "engine/partition/partitions.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace fusewright;
using test::Dice;
using test::partitionOf;
using test::TypedGraph;

namespace {

/// Two layers that are alike, and what is around them.
TypedGraph layers()
{
    return TypedGraph("in x f32 4 4\n"
                      "par w f32 4 4\n"
                      "e = sigmoid x : f32 4 4\n"
                      "l0 = linear e w : f32 4 4\n"
                      "r0 = relu l0 : f32 4 4\n"
                      "l1 = linear r0 w : f32 4 4\n"
                      "r1 = relu l1 : f32 4 4\n"
                      "s = softmax r1 : f32 4 4\n"
                      "t = tanh s : f32 4 4\n"
                      "u = tanh t : f32 4 4\n");
}

struct Folded {
    Folded(const Graph& graph, const Partition& left, const Partition& right)
        : from(foldSections(graph, left)),
          to(foldSections(graph, right)),
          diff(diffPartitions(graph, left, right)),
          changes(foldChanges(diff, from, to))
    {
    }

    Folding from;
    Folding to;
    PartitionDiff diff;
    std::vector<FoldedChange> changes;
};

std::multiset<std::uint32_t> foldsOf(const Folding& folding,
                                     const std::vector<std::uint32_t>& sections)
{
    std::multiset<std::uint32_t> folds;
    for (const std::uint32_t section : sections)
        folds.insert(folding.foldOf[section]);
    return folds;
}

std::multiset<std::uint32_t> foldsOf(const std::vector<FoldShare>& shares)
{
    std::multiset<std::uint32_t> folds;
    for (const FoldShare& share : shares) {
        for (std::uint32_t at = 0; at < share.sections; ++at)
            folds.insert(share.fold);
    }
    return folds;
}

bool lookAlike(const Folded& folded, const SectionChange& left, const SectionChange& right)
{
    return left.kind == right.kind
        && foldsOf(folded.from, left.from) == foldsOf(folded.from, right.from)
        && foldsOf(folded.to, left.to) == foldsOf(folded.to, right.to);
}

} // namespace

class FoldedChangesTest : public QObject {
    Q_OBJECT

private slots:
    void alikeChangesAreCountedOnce();
    void whatMovesMostComesFirst();
    void equallyMovedComeByTheFirstOperator();
    void whatStaysComesLast();
    void otherFoldsAreOtherChanges();
    void operatorsAloneInBothAreSaidToBe();
    void noChangesAreNoFolds();
    void alikeIsOneKindWithTheSameFolds();
};

void FoldedChangesTest::alikeChangesAreCountedOnce()
{
    const TypedGraph g = layers();

    const Folded folded(g.graph, partitionO0(g.graph), partitionOf(g, {"l0 r0", "l1 r1"}));

    const FoldedChange& merged = folded.changes[0];
    QCOMPARE(merged.kind, ChangeKind::Merged);
    QCOMPARE(merged.changes, (std::vector<std::uint32_t>{1, 2}));
    QCOMPARE(merged.from, (std::vector<FoldShare>{{1, 1}, {2, 1}}));
    QCOMPARE(merged.to, (std::vector<FoldShare>{{1, 1}}));
    QCOMPARE(merged.operators, std::size_t(2));
    QCOMPARE(merged.movedOperators, std::size_t(2));
}

void FoldedChangesTest::whatMovesMostComesFirst()
{
    const TypedGraph g = layers();

    const Folded folded(g.graph, partitionO0(g.graph), partitionOf(g, {"l0 r0", "s t u"}));

    QCOMPARE(folded.changes[0].movedOperators, std::size_t(2));
    QCOMPARE(folded.diff.changes[folded.changes[0].changes[0]].nodes, g.nodes("s t u"));
    QCOMPARE(folded.changes[1].movedOperators, std::size_t(1));
}

void FoldedChangesTest::equallyMovedComeByTheFirstOperator()
{
    const TypedGraph g = layers();

    const Folded folded(g.graph, partitionO0(g.graph), partitionOf(g, {"l0 r0", "s t"}));

    QCOMPARE(folded.diff.changes[folded.changes[0].changes[0]].nodes, g.nodes("l0 r0"));
    QCOMPARE(folded.diff.changes[folded.changes[1].changes[0]].nodes, g.nodes("s t"));
}

void FoldedChangesTest::whatStaysComesLast()
{
    const TypedGraph g = layers();

    const Folded folded(g.graph, partitionOf(g, {"l0 r0 l1"}), partitionOf(g, {"l0 r0 l1", "t u"}));

    QCOMPARE(folded.changes.front().kind, ChangeKind::Merged);
    for (std::size_t at = 1; at < folded.changes.size(); ++at)
        QCOMPARE(folded.changes[at].kind, ChangeKind::Same);
}

void FoldedChangesTest::otherFoldsAreOtherChanges()
{
    const TypedGraph g = layers();

    const Folded folded(g.graph, partitionO0(g.graph), partitionOf(g, {"l0 r0", "t u"}));

    QCOMPARE(folded.changes[0].kind, folded.changes[1].kind);
    QCOMPARE(folded.changes[0].changes.size(), std::size_t(1));
    QCOMPARE(folded.changes[1].from, (std::vector<FoldShare>{{4, 2}}));
}

void FoldedChangesTest::operatorsAloneInBothAreSaidToBe()
{
    const TypedGraph g = layers();

    const Folded folded(g.graph, partitionOf(g, {"l0 r0"}), partitionOf(g, {"l0 r0"}));

    QVERIFY(folded.changes[0].isLoneOperator());
    QVERIFY(!folded.changes[1].isLoneOperator());
}

void FoldedChangesTest::noChangesAreNoFolds()
{
    QVERIFY(foldChanges({}, {}, {}).empty());
}

void FoldedChangesTest::alikeIsOneKindWithTheSameFolds()
{
    std::size_t together = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Dice dice(seed);
        const Graph graph = test::randomGraph(dice, 60, 1 + seed % 2);
        const Folded folded(graph, test::randomPartition(dice, graph),
                            test::randomPartition(dice, graph));

        std::vector<std::size_t> groupOf(folded.diff.changes.size(), folded.changes.size());
        for (std::size_t at = 0; at < folded.changes.size(); ++at) {
            const FoldedChange& group = folded.changes[at];
            const SectionChange& first = folded.diff.changes[group.changes[0]];
            QCOMPARE(foldsOf(group.from), foldsOf(folded.from, first.from));
            QCOMPARE(foldsOf(group.to), foldsOf(folded.to, first.to));
            for (const std::uint32_t change : group.changes)
                groupOf[change] = at;
        }
        for (std::size_t a = 0; a < groupOf.size(); ++a) {
            QVERIFY(groupOf[a] < folded.changes.size());
            for (std::size_t b = 0; b < a; ++b) {
                QCOMPARE(lookAlike(folded, folded.diff.changes[a], folded.diff.changes[b]),
                         groupOf[a] == groupOf[b]);
                together += groupOf[a] == groupOf[b];
            }
        }
    }
    QVERIFY(together > 100);
}

FUSEWRIGHT_TEST(FoldedChangesTest)
#include "tst_folded_changes.moc"
