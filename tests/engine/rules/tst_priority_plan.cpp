// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/priority_plan.h"

#include "tests/engine/match/random_source.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

using namespace fusewright;
using test::RandomSource;

namespace {

using Priorities = std::vector<std::int64_t>;
using Order = std::vector<std::uint32_t>;

/// The priorities after a plan; empty where there is none.
Priorities planned(Priorities priorities, const Order& wanted, const PriorityWishes& wishes = {})
{
    const auto changes = planPriorities(priorities, wanted, wishes);
    if (!changes)
        return {};
    for (const PriorityChange& change : *changes)
        priorities[change.rule] = change.priority;
    return priorities;
}

/// Whether some rules can keep their priorities: each gets the highest that it may have.
bool canKeep(const Priorities& priorities, const Order& wanted, std::size_t kept)
{
    std::int64_t most = 1'000;
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        if (at > 0 && wanted[at - 1] > wanted[at])
            --most;
        if (((kept >> wanted[at]) & 1U) == 0)
            continue;
        if (priorities[wanted[at]] > most)
            return false;
        most = priorities[wanted[at]];
    }
    return true;
}

/// By trying every set of rules that could keep theirs; nothing where fixed ones are not among any.
std::optional<std::size_t> fewestChanges(const Priorities& priorities, const Order& wanted,
                                         std::size_t fixed)
{
    std::optional<std::size_t> fewest;
    for (std::size_t kept = 0; kept < std::size_t(1) << wanted.size(); ++kept) {
        if ((kept & fixed) != fixed || !canKeep(priorities, wanted, kept))
            continue;
        std::size_t changed = wanted.size();
        for (std::size_t at = 0; at < wanted.size(); ++at)
            changed -= (kept >> at) & 1U;
        fewest = std::min(fewest.value_or(changed), changed);
    }
    return fewest;
}

} // namespace

class PriorityPlanTest : public QObject {
    Q_OBJECT

private slots:
    void changesNothingThatIsInOrder();
    void movesOneRuleByOneChange();
    void goesBelowZeroOnlyWhereItMust();
    void makesRoomWhereThereIsNone();
    void takesATieOnlyWithoutRoom();
    void changesNoFixedRule();
    void saysWhenFixedRulesForbidIt();
    void endsOfNumbersAreNoTrap();
    void makesTheOrderWithTheFewestChanges();
};

void PriorityPlanTest::changesNothingThatIsInOrder()
{
    QCOMPARE(planPriorities(Priorities{5, 9, 5}, Order{1, 0, 2}), std::vector<PriorityChange>());
    QCOMPARE(planPriorities(Priorities(), Order()), std::vector<PriorityChange>());
}

void PriorityPlanTest::movesOneRuleByOneChange()
{
    QCOMPARE(planned({10, 8, 4}, {0, 2, 1}, {{}, 1}), (Priorities{10, 3, 4}));
    QCOMPARE(planned({10, 8, 4}, {0, 2, 1}, {{}, 2}), (Priorities{10, 8, 9}));
    QCOMPARE(planned({10, 8, 4}, {2, 0, 1}), (Priorities{10, 8, 11}));
    QCOMPARE(planned({10, 8, 4}, {1, 2, 0}), (Priorities{3, 8, 4}));
}

void PriorityPlanTest::goesBelowZeroOnlyWhereItMust()
{
    QCOMPARE(planned({0, 5}, {0, 1}), (Priorities{6, 5}));
    QCOMPARE(planned({5, 3, 0}, {1, 2, 0}), (Priorities{-1, 3, 0}));
    QCOMPARE(planned({5, 8, 3, 0}, {1, 2, 3, 0}), (Priorities{-1, 8, 3, 0}));
    QCOMPARE(planned({0, 5, 3}, {2, 0, 1}), (Priorities{0, 0, 3}));
}

void PriorityPlanTest::makesRoomWhereThereIsNone()
{
    // Between 1 and 1 no number is left for a rule that stands in the file behind both.
    const Priorities after = planned({1, 1, 0}, {0, 2, 1});

    QCOMPARE(orderOf(after), (Order{0, 2, 1}));
    QCOMPARE(after, (Priorities{1, -1, 0}));
}

void PriorityPlanTest::takesATieOnlyWithoutRoom()
{
    QCOMPARE(planned({2, 9, 1, 0}, {0, 1, 2, 3}, {{}, 1}), (Priorities{2, 2, 1, 0}));
    QCOMPARE(planned({3, 9, 1, 0}, {0, 1, 2, 3}, {{}, 1}), (Priorities{3, 2, 1, 0}));
}

void PriorityPlanTest::changesNoFixedRule()
{
    QCOMPARE(planned({10, 8, 4}, {0, 2, 1}, {{false, false, true}, {}}), (Priorities{10, 3, 4}));
}

void PriorityPlanTest::saysWhenFixedRulesForbidIt()
{
    QVERIFY(!planPriorities(Priorities{10, 8}, Order{1, 0}, {{true, true}, {}}));
    QVERIFY(planPriorities(Priorities{10, 8}, Order{0, 1}, {{true, true}, {}}));
}

void PriorityPlanTest::endsOfNumbersAreNoTrap()
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();

    const auto plan = planned({most, least, most}, {1, 0, 2});

    QVERIFY(plan.empty() || orderOf(plan) == (Order{1, 0, 2}));
}

void PriorityPlanTest::makesTheOrderWithTheFewestChanges()
{
    RandomSource random(7);
    std::size_t impossible = 0;
    for (int round = 0; round < 4'000; ++round) {
        const std::size_t count = random.between(1, 6);
        Priorities priorities;
        std::vector<bool> isFixed;
        std::size_t fixed = 0;
        for (std::size_t at = 0; at < count; ++at) {
            priorities.push_back(static_cast<std::int64_t>(random.below(5)));
            isFixed.push_back(random.chance(15));
            fixed |= isFixed.back() ? std::size_t(1) << at : 0;
        }
        Order wanted(count);
        std::iota(wanted.begin(), wanted.end(), 0U);
        for (std::size_t at = count; at > 1; --at)
            std::swap(wanted[at - 1], wanted[random.below(at)]);

        const PriorityWishes wishes{isFixed, static_cast<std::uint32_t>(random.below(count))};
        const auto plan = planPriorities(priorities, wanted, wishes);

        const auto fewest = fewestChanges(priorities, wanted, fixed);
        QCOMPARE(plan.has_value(), fewest.has_value());
        impossible += plan ? 0 : 1;
        if (!plan)
            continue;
        QCOMPARE(plan->size(), *fewest);
        QCOMPARE(orderOf(planned(priorities, wanted, wishes)), wanted);
        for (const PriorityChange& change : *plan)
            QVERIFY(!isFixed[change.rule]);
    }
    QVERIFY(impossible > 20);
}

FUSEWRIGHT_TEST(PriorityPlanTest)
#include "tst_priority_plan.moc"
