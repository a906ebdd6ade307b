// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/topology.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

using namespace fusewright;

class TopologyTest : public QObject {
    Q_OBJECT

private slots:
    void anOrderThatIsOneIsLeftAsItIs();
    void nothingToOrderIsInOrder();
    void putsANodeBehindWhatItNeeds();
    void findsTheSmallestOfAllOrders();
    void takesTheSmallestReadyNodeEachTime();
    void aCircleIsRealAndBeginsWithItsSmallestNode();
    void namesNoNodeThatOnlyLeadsToTheCircle();
    void aNodeThatNeedsItselfIsACircle();
    void ordersALongChain();
    void ordersALongChainToldBackwards();
    void findsALongCircle();
};

namespace {

using Order = std::vector<std::uint32_t>;

/// For each node in turn, the nodes that it needs.
class Needs {
public:
    explicit Needs(const std::vector<Order>& needs)
    {
        for (const Order& needed : needs) {
            m_on.insert(m_on.end(), needed.begin(), needed.end());
            m_begin.push_back(static_cast<std::uint32_t>(m_on.size()));
        }
    }

    operator Dependencies() const { return {m_begin, m_on}; }

private:
    Order m_begin{0};
    Order m_on;
};

/// The order that is meant, written out where it is the given one.
Order orderOf(const std::vector<Order>& needs)
{
    TopologicalOrder result = topologicalOrder(Needs(needs));
    if (result.isIdentity) {
        result.order.resize(needs.size());
        std::iota(result.order.begin(), result.order.end(), 0);
    }
    return result.order;
}

bool isOrderOf(const Order& order, const std::vector<Order>& needs)
{
    std::vector<bool> done(needs.size(), false);
    for (const std::uint32_t node : order) {
        if (!std::ranges::all_of(needs[node], [&](std::uint32_t needed) { return done[needed]; }))
            return false;
        done[node] = true;
    }
    return order.size() == needs.size();
}

/// The first of all permutations, which come in lexicographic order, that is one.
Order smallestPermutation(const std::vector<Order>& needs)
{
    Order order(needs.size());
    std::iota(order.begin(), order.end(), 0);
    while (!isOrderOf(order, needs)) {
        if (!std::ranges::next_permutation(order).found)
            return {};
    }
    return order;
}

/// Of the nodes whose needs are met the smallest, again and again.
Order smallestStepByStep(const std::vector<Order>& needs)
{
    Order order;
    std::vector<bool> done(needs.size(), false);
    while (order.size() < needs.size()) {
        std::uint32_t next = 0;
        while (done[next]
               || !std::ranges::all_of(needs[next], [&](auto needed) { return done[needed]; }))
            ++next;
        done[next] = true;
        order.push_back(next);
    }
    return order;
}

/// A random graph without circles, numbered at random.
std::vector<Order> randomNeeds(std::size_t size, std::mt19937& random)
{
    Order label(size);
    std::iota(label.begin(), label.end(), 0);
    std::ranges::shuffle(label, random);
    std::vector<Order> needs(size);
    for (std::size_t node = 1; node < size; ++node) {
        for (std::size_t count = random() % 3; count > 0; --count)
            needs[label[node]].push_back(label[random() % node]);
    }
    return needs;
}

constexpr std::uint32_t many = 1'000'000;

} // namespace

void TopologyTest::anOrderThatIsOneIsLeftAsItIs()
{
    const TopologicalOrder result = topologicalOrder(Needs({{}, {0}, {0, 1, 1}, {}}));

    QVERIFY(result.isIdentity);
    QVERIFY(result.order.empty());
    QVERIFY(result.circle.empty());
}

void TopologyTest::nothingToOrderIsInOrder()
{
    QVERIFY(topologicalOrder(Needs({})).isIdentity);
}

void TopologyTest::putsANodeBehindWhatItNeeds()
{
    QCOMPARE(orderOf({{3}, {}, {0}, {1, 1}}), (Order{1, 3, 0, 2}));
}

void TopologyTest::findsTheSmallestOfAllOrders()
{
    std::mt19937 random(1);

    for (int round = 0; round < 2000; ++round) {
        const std::vector<Order> needs = randomNeeds(1 + random() % 7, random);
        QCOMPARE(orderOf(needs), smallestPermutation(needs));
    }
}

void TopologyTest::takesTheSmallestReadyNodeEachTime()
{
    std::mt19937 random(1);

    for (int round = 0; round < 200; ++round) {
        const std::vector<Order> needs = randomNeeds(80, random);
        QCOMPARE(orderOf(needs), smallestStepByStep(needs));
    }
}

void TopologyTest::aCircleIsRealAndBeginsWithItsSmallestNode()
{
    std::mt19937 random(1);

    for (int round = 0; round < 2000; ++round) {
        std::vector<Order> needs = randomNeeds(2 + random() % 20, random);
        const Order order = orderOf(needs);
        needs[order.front()].push_back(order.back());
        needs[order.back()].push_back(order.front());
        const Order circle = topologicalOrder(Needs(needs)).circle;

        QVERIFY(!circle.empty());
        QCOMPARE(circle.front(), std::ranges::min(circle));
        QCOMPARE(std::set(circle.begin(), circle.end()).size(), circle.size());
        for (std::size_t at = 0; at < circle.size(); ++at) {
            const std::uint32_t before = circle[(at + circle.size() - 1) % circle.size()];
            QVERIFY(std::ranges::find(needs[circle[at]], before) != needs[circle[at]].end());
        }
    }
}

void TopologyTest::namesNoNodeThatOnlyLeadsToTheCircle()
{
    const TopologicalOrder result = topologicalOrder(Needs({{1}, {4}, {1}, {}, {2, 3}, {4}}));

    QCOMPARE(result.circle, (Order{1, 2, 4}));
    QVERIFY(result.order.empty());
}

void TopologyTest::aNodeThatNeedsItselfIsACircle()
{
    QCOMPARE(topologicalOrder(Needs({{}, {0, 1}})).circle, Order{1});
}

void TopologyTest::ordersALongChain()
{
    std::vector<Order> needs(many);
    for (std::uint32_t node = 1; node < many; ++node)
        needs[node] = {node - 1};

    QVERIFY(topologicalOrder(Needs(needs)).isIdentity);
}

void TopologyTest::ordersALongChainToldBackwards()
{
    std::vector<Order> needs(many);
    for (std::uint32_t node = 0; node + 1 < many; ++node)
        needs[node] = {node + 1};

    const Order order = orderOf(needs);

    QCOMPARE(order.size(), std::size_t(many));
    QVERIFY(std::ranges::is_sorted(order, std::ranges::greater()));
}

void TopologyTest::findsALongCircle()
{
    std::vector<Order> needs(many);
    for (std::uint32_t node = 0; node < many; ++node)
        needs[node] = {(node + 1) % many};

    QCOMPARE(topologicalOrder(Needs(needs)).circle.size(), std::size_t(many));
}

FUSEWRIGHT_TEST(TopologyTest)
#include "tst_topology.moc"
