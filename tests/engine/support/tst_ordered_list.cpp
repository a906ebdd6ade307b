// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/ordered_list.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace fusewright;

class OrderedListTest : public QObject {
    Q_OBJECT

private slots:
    void beginsInTheOrderOfTheNumbers();
    void anEmptyListGrowsFromBothEnds();
    void movesAnItemToTheBeginning();
    void staysInOrderWhereAllIsAddedAtOnePlace_data();
    void staysInOrderWhereAllIsAddedAtOnePlace();
    void reusesThePlaceOfAnItemAgainAndAgain();
    void isTheOrderThatAPlainListHas();
};

namespace {

std::vector<std::uint32_t> itemsOf(const OrderedList& list)
{
    std::vector<std::uint32_t> items;
    for (std::uint32_t at = list.first(); at != OrderedList::none; at = list.next(at))
        items.push_back(at);
    return items;
}

/// What is wrong with the labels and the way back; empty when nothing is.
std::string brokenOrder(const OrderedList& list)
{
    std::uint32_t before = OrderedList::none;
    for (const std::uint32_t item : itemsOf(list)) {
        if (list.previous(item) != before)
            return "the way back differs at " + std::to_string(item);
        if (before != OrderedList::none && !list.isBefore(before, item))
            return "labels do not ascend at " + std::to_string(item);
        before = item;
    }
    return list.last() == before ? std::string() : std::string("the last item is another");
}

} // namespace

void OrderedListTest::beginsInTheOrderOfTheNumbers()
{
    const OrderedList list(4);

    QCOMPARE(itemsOf(list), (std::vector<std::uint32_t>{0, 1, 2, 3}));
    QCOMPARE(brokenOrder(list), std::string());
    QVERIFY(list.isBefore(0, 3) && !list.isBefore(3, 0) && !list.isBefore(2, 2));
}

void OrderedListTest::anEmptyListGrowsFromBothEnds()
{
    OrderedList list;

    list.insertBefore(OrderedList::none);
    list.insertBefore(OrderedList::none);
    list.insertAfter(OrderedList::none);

    QCOMPARE(itemsOf(list), (std::vector<std::uint32_t>{2, 0, 1}));
    QCOMPARE(brokenOrder(list), std::string());
}

void OrderedListTest::movesAnItemToTheBeginning()
{
    OrderedList list(3);

    list.moveAfter(2, OrderedList::none);
    list.moveAfter(0, 1);

    QCOMPARE(itemsOf(list), (std::vector<std::uint32_t>{2, 1, 0}));
    QCOMPARE(brokenOrder(list), std::string());
}

void OrderedListTest::staysInOrderWhereAllIsAddedAtOnePlace_data()
{
    QTest::addColumn<std::uint32_t>("place");
    QTest::addColumn<bool>("isBefore");
    QTest::newRow("before the first") << 0u << true;
    QTest::newRow("before one in the middle") << 500u << true;
    QTest::newRow("behind one in the middle") << 500u << false;
    QTest::newRow("at the end") << OrderedList::none << true;
    QTest::newRow("at the beginning") << OrderedList::none << false;
}

void OrderedListTest::staysInOrderWhereAllIsAddedAtOnePlace()
{
    QFETCH(std::uint32_t, place);
    QFETCH(bool, isBefore);
    OrderedList list(1000);

    for (int count = 0; count < 300'000; ++count)
        isBefore ? list.insertBefore(place) : list.insertAfter(place);

    QCOMPARE(itemsOf(list).size(), 301'000u);
    QCOMPARE(brokenOrder(list), std::string());
}

void OrderedListTest::reusesThePlaceOfAnItemAgainAndAgain()
{
    OrderedList list(3);
    std::uint32_t place = 1;

    for (int count = 0; count < 100'000; ++count) {
        const std::uint32_t fresh = list.insertBefore(place);
        list.erase(place);
        place = fresh;
    }

    QCOMPARE(itemsOf(list), (std::vector<std::uint32_t>{0, place, 2}));
    QCOMPARE(brokenOrder(list), std::string());
}

void OrderedListTest::isTheOrderThatAPlainListHas()
{
    std::mt19937 random(7);
    OrderedList list(5);
    std::vector<std::uint32_t> plain{0, 1, 2, 3, 4};

    for (int round = 0; round < 20'000; ++round) {
        const auto pick = [&] { return std::ptrdiff_t(random() % plain.size()); };
        const auto at = plain.begin() + pick();
        const std::uint32_t place = *at;
        const std::uint32_t item = plain[std::size_t(pick())];
        const auto kind = random() % 8;
        if (kind < 3) {
            plain.insert(at, list.insertBefore(place));
        } else if (kind < 5) {
            plain.insert(at + 1, list.insertAfter(place));
        } else if (kind < 7 && item != place) {
            list.moveAfter(item, place);
            plain.erase(std::ranges::find(plain, item));
            plain.insert(std::ranges::find(plain, place) + 1, item);
        } else if (plain.size() > 2) {
            list.erase(place);
            plain.erase(at);
        }
    }

    QCOMPARE(itemsOf(list), plain);
    QCOMPARE(brokenOrder(list), std::string());
}

FUSEWRIGHT_TEST(OrderedListTest)
#include "tst_ordered_list.moc"
