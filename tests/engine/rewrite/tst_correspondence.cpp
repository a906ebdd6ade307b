// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/correspondence.h"

#include "tests/engine/match/random_source.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;

class CorrespondenceTest : public QObject {
    Q_OBJECT

private slots:
    void nothingChangesInAGraphWithItself();
    void changesAreJoinedWhereTheyMeet();
    void whatIsMadeAndTakenAwayLeavesNothing();
    void joiningIsAssociative();
};

namespace {

std::vector<NodeId> nodesOf(std::initializer_list<std::uint32_t> numbers)
{
    std::vector<NodeId> nodes;
    for (const std::uint32_t number : numbers)
        nodes.emplace_back(number);
    return nodes;
}

constexpr std::uint32_t noNode = NodeId::nothing;

/// Some nodes stay in their order, others become groups of new ones.
Correspondence randomStep(RandomSource& random, std::size_t before)
{
    std::vector<NodeId> after(before);
    std::vector<ChangedNodes> changes;
    std::uint32_t next = 0;
    for (std::size_t at = 0; at < before; ++at) {
        if (random.below(3) != 0) {
            after[at] = NodeId(next++);
            continue;
        }
        if (changes.empty() || random.below(2) == 0)
            changes.emplace_back();
        changes.back().before.emplace_back(at);
        for (std::size_t made = random.below(3); made > 0; --made)
            changes.back().after.emplace_back(next++);
    }
    return {std::move(after), next, std::move(changes)};
}

} // namespace

void CorrespondenceTest::nothingChangesInAGraphWithItself()
{
    const Correspondence same = Correspondence::identity(3);

    QCOMPARE(same.after(NodeId(2u)), NodeId(2u));
    QVERIFY(same.changes().empty() && !same.changeOf(NodeId(1u)));
    QCOMPARE(same.then(same), same);
}

void CorrespondenceTest::changesAreJoinedWhereTheyMeet()
{
    // 0 becomes 0 and 1; then 1 and what was 1 become one.
    const Correspondence first(nodesOf({noNode, 2}), 3, {{nodesOf({0}), nodesOf({0, 1})}});
    const Correspondence next(nodesOf({0, noNode, noNode}), 2, {{nodesOf({1, 2}), nodesOf({1})}});

    const Correspondence both = first.then(next);

    QCOMPARE(both.changes().size(), std::size_t(1));
    const ChangedNodes all{nodesOf({0, 1}), nodesOf({0, 1})};
    QCOMPARE(both.changes()[0], all);
    QCOMPARE(both.changeTo(NodeId(1u)), &both.changes()[0]);
}

void CorrespondenceTest::whatIsMadeAndTakenAwayLeavesNothing()
{
    const Correspondence first(nodesOf({0}), 2, {{{}, nodesOf({1})}});
    const Correspondence next(nodesOf({0, noNode}), 1, {{nodesOf({1}), {}}});

    const Correspondence both = first.then(next);

    QVERIFY(both.changes().empty());
    QCOMPARE(both.after(NodeId(0u)), NodeId(0u));
}

void CorrespondenceTest::joiningIsAssociative()
{
    for (std::uint64_t seed = 1; seed <= 2'000; ++seed) {
        RandomSource random(seed);
        const Correspondence first = randomStep(random, 6);
        const Correspondence second = randomStep(random, first.afterCount());
        const Correspondence third = randomStep(random, second.afterCount());
        const auto sorted = [](const Correspondence& map) {
            std::vector<ChangedNodes> all(map.changes().begin(), map.changes().end());
            std::ranges::sort(all, {}, [](const ChangedNodes& change) {
                return std::pair(change.before, change.after);
            });
            return all;
        };

        const Correspondence left = first.then(second).then(third);
        const Correspondence right = first.then(second.then(third));

        QCOMPARE(sorted(left), sorted(right));
        for (std::size_t at = 0; at < first.beforeCount(); ++at)
            QCOMPARE(left.after(NodeId(at)), right.after(NodeId(at)));
        for (std::size_t at = 0; at < left.afterCount(); ++at)
            QVERIFY(left.before(NodeId(at)).isValid() != (left.changeTo(NodeId(at)) != nullptr));
    }
}

FUSEWRIGHT_TEST(CorrespondenceTest)
#include "tst_correspondence.moc"
