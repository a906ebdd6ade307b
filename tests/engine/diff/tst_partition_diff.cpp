// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/diff/partition_diff.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

using namespace fusewright;
using test::Dice;
using test::partitionOf;
using test::TypedGraph;

namespace {

TypedGraph chain()
{
    return TypedGraph("in x f32 4 4\n"
                      "a = relu x : f32 4 4\n"
                      "b = relu a : f32 4 4\n"
                      "c = relu b : f32 4 4\n"
                      "d = relu c : f32 4 4\n"
                      "e = relu d : f32 4 4\n");
}

/// Each operator in one of a few sections, whether or not they could run.
Partition scattered(Dice& dice, const Graph& graph, std::size_t sections)
{
    Partition partition{.mode = FusionMode::O1};
    std::map<std::size_t, std::uint32_t> numbers;
    for (const NodeId node : graph.nodes()) {
        const auto [number, isNew] = numbers.try_emplace(
            dice.below(sections), static_cast<std::uint32_t>(partition.sections.size()));
        if (isNew)
            partition.sections.emplace_back();
        partition.sections[number->second].nodes.push_back(node);
        partition.sectionOf.push_back(number->second);
    }
    return partition;
}

/// By operator, the first operator that sections lead to, from one partition and the other in turn.
std::vector<std::uint32_t> firstReached(const Partition& from, const Partition& to)
{
    const std::size_t count = from.sectionOf.size();
    std::vector<std::uint32_t> first(count);
    for (std::uint32_t node = 0; node < count; ++node)
        first[node] = node;
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (std::size_t a = 0; a < count; ++a) {
            for (std::size_t b = 0; b < count; ++b) {
                const bool areTogether =
                    from.sectionOf[a] == from.sectionOf[b] || to.sectionOf[a] == to.sectionOf[b];
                if (areTogether && first[b] < first[a]) {
                    first[a] = first[b];
                    isChanged = true;
                }
            }
        }
    }
    return first;
}

std::vector<std::uint32_t> sectionsOf(const Partition& partition, const std::vector<NodeId>& nodes)
{
    std::vector<std::uint32_t> sections;
    for (const NodeId node : nodes)
        sections.push_back(partition.sectionOf[node.index]);
    std::ranges::sort(sections);
    const auto repeated = std::ranges::unique(sections);
    sections.erase(repeated.begin(), repeated.end());
    return sections;
}

std::size_t largestPart(const Partition& from, const Partition& to,
                        const std::vector<NodeId>& nodes)
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> parts;
    std::size_t largest = 0;
    for (const NodeId node : nodes)
        largest =
            std::max(largest, ++parts[{from.sectionOf[node.index], to.sectionOf[node.index]}]);
    return largest;
}

ChangeKind kindOf(std::size_t from, std::size_t to)
{
    if (from == 1 && to == 1)
        return ChangeKind::Same;
    if (from > 1 && to > 1)
        return ChangeKind::Regrouped;
    return from > to ? ChangeKind::Merged : ChangeKind::Split;
}

/// The same in cubic time, from the definition.
PartitionDiff plainDiff(const Graph& graph, const Partition& from, const Partition& to)
{
    const std::vector<std::uint32_t> first = firstReached(from, to);
    std::map<std::uint32_t, SectionChange> changes;
    for (const NodeId node : graph.nodes())
        changes[first[node.index]].nodes.push_back(node);
    PartitionDiff diff;
    for (auto& [node, change] : changes) {
        change.from = sectionsOf(from, change.nodes);
        change.to = sectionsOf(to, change.nodes);
        change.kind = kindOf(change.from.size(), change.to.size());
        change.movedOperators = change.nodes.size() - largestPart(from, to, change.nodes);
        diff.changes.push_back(change);
    }
    return diff;
}

} // namespace

class PartitionDiffTest : public QObject {
    Q_OBJECT

private slots:
    void severalThatBecomeOneAreMerged();
    void oneThatBecomesSeveralIsSplit();
    void severalCutAcrossAreRegrouped();
    void theSameOperatorsAreTheSameWhoeverFusedThem();
    void changesWithoutACommonOperatorStayApart();
    void anEmptyGraphHasNoChanges();
    void kindsHaveNames();
    void saysWhatTheDefinitionSays();
    void saysItOfRunnablePartitionsToo();
    void backwardsMergingIsSplitting();
};

void PartitionDiffTest::severalThatBecomeOneAreMerged()
{
    const TypedGraph g = chain();

    const PartitionDiff diff =
        diffPartitions(g.graph, partitionOf(g, {"b c"}), partitionOf(g, {"b c d"}));

    QCOMPARE(diff.changes.size(), std::size_t(3));
    const SectionChange& merged = diff.changes[1];
    QCOMPARE(merged.kind, ChangeKind::Merged);
    QCOMPARE(merged.from, (std::vector<std::uint32_t>{1, 2}));
    QCOMPARE(merged.to, std::vector<std::uint32_t>{1});
    QCOMPARE(merged.nodes, g.nodes("b c d"));
    QCOMPARE(merged.movedOperators, std::size_t(1));
}

void PartitionDiffTest::oneThatBecomesSeveralIsSplit()
{
    const TypedGraph g = chain();

    const PartitionDiff diff =
        diffPartitions(g.graph, partitionOf(g, {"a b c d e"}), partitionOf(g, {"a b", "c d"}));

    QCOMPARE(diff.changes.size(), std::size_t(1));
    QCOMPARE(diff.changes[0].kind, ChangeKind::Split);
    QCOMPARE(diff.changes[0].to, (std::vector<std::uint32_t>{0, 1, 2}));
    QCOMPARE(diff.changes[0].movedOperators, std::size_t(3));
}

void PartitionDiffTest::severalCutAcrossAreRegrouped()
{
    const TypedGraph g = chain();

    const PartitionDiff diff =
        diffPartitions(g.graph, partitionOf(g, {"a b", "c d e"}), partitionOf(g, {"a b c", "d e"}));

    QCOMPARE(diff.changes.size(), std::size_t(1));
    QCOMPARE(diff.changes[0].kind, ChangeKind::Regrouped);
    QCOMPARE(diff.changes[0].nodes, g.nodes("a b c d e"));
    QCOMPARE(diff.changes[0].movedOperators, std::size_t(3));
}

void PartitionDiffTest::theSameOperatorsAreTheSameWhoeverFusedThem()
{
    const TypedGraph g = chain();
    const Partition from = partitionOf(g, {"a b c d e"});
    Partition to = from;
    to.sections[0].rule = 7;

    const PartitionDiff diff = diffPartitions(g.graph, from, to);

    QCOMPARE(diff.changes.size(), std::size_t(1));
    QCOMPARE(diff.changes[0].kind, ChangeKind::Same);
    QCOMPARE(diff.changes[0].movedOperators, std::size_t(0));
}

void PartitionDiffTest::changesWithoutACommonOperatorStayApart()
{
    const TypedGraph g = chain();

    const PartitionDiff diff =
        diffPartitions(g.graph, partitionOf(g, {"a b", "c", "d e"}), partitionOf(g, {"b c"}));

    QCOMPARE(diff.changes.size(), std::size_t(2));
    QCOMPARE(diff.changes[0].kind, ChangeKind::Regrouped);
    QCOMPARE(diff.changes[0].nodes, g.nodes("a b c"));
    QCOMPARE(diff.changes[1].kind, ChangeKind::Split);
    QCOMPARE(diff.changes[1].nodes, g.nodes("d e"));
}

void PartitionDiffTest::anEmptyGraphHasNoChanges()
{
    const TypedGraph g("");

    const PartitionDiff diff = diffPartitions(g.graph, {}, {});

    QVERIFY(diff.changes.empty());
}

void PartitionDiffTest::kindsHaveNames()
{
    QCOMPARE(changeKindName(ChangeKind::Merged), std::string_view("merged"));
    QCOMPARE(changeKindName(ChangeKind::Split), std::string_view("split"));
    QCOMPARE(changeKindName(ChangeKind::Regrouped), std::string_view("regrouped"));
    QCOMPARE(changeKindName(ChangeKind::Same), std::string_view("same"));
}

void PartitionDiffTest::saysWhatTheDefinitionSays()
{
    std::array<std::size_t, 4> kinds{};
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Dice dice(seed);
        const Graph graph = test::randomGraph(dice, 1 + dice.below(24));
        const Partition from = scattered(dice, graph, 1 + dice.below(30));
        const Partition to = scattered(dice, graph, 1 + dice.below(30));

        const PartitionDiff diff = diffPartitions(graph, from, to);

        QVERIFY2(diff == plainDiff(graph, from, to), qPrintable(QString::number(seed)));
        for (const SectionChange& change : diff.changes)
            ++kinds[static_cast<std::size_t>(change.kind)];
    }
    for (const std::size_t count : kinds)
        QVERIFY(count > 50);
}

void PartitionDiffTest::saysItOfRunnablePartitionsToo()
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Dice dice(seed);
        const Graph graph = test::randomGraph(dice, 60);
        const Partition from = test::randomPartition(dice, graph);
        const Partition to = test::randomPartition(dice, graph);

        QVERIFY(diffPartitions(graph, from, to) == plainDiff(graph, from, to));
    }
}

void PartitionDiffTest::backwardsMergingIsSplitting()
{
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Dice dice(seed);
        const Graph graph = test::randomGraph(dice, 40);
        const Partition from = scattered(dice, graph, 20);
        const Partition to = scattered(dice, graph, 30);

        PartitionDiff backwards = diffPartitions(graph, to, from);

        for (SectionChange& change : backwards.changes) {
            std::swap(change.from, change.to);
            change.kind = kindOf(change.from.size(), change.to.size());
        }
        QVERIFY(backwards == diffPartitions(graph, from, to));
    }
}

FUSEWRIGHT_TEST(PartitionDiffTest)
#include "tst_partition_diff.moc"
