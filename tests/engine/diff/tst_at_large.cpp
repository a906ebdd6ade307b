// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/diff/folded_changes.h"
#include "engine/partition/folding.h"
#include "engine/partition/partitions.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <optional>

using namespace fusewright;
using test::Dice;

namespace {

constexpr std::size_t operators = 100'000;

/// Sections of so many operators in a row, the first of them shorter by `shift`.
Partition rows(const Graph& graph, std::size_t length, std::size_t shift)
{
    Partition partition{.mode = FusionMode::O1};
    for (const NodeId node : graph.nodes()) {
        if (node.index == 0 || (node.index + shift) % length == 0)
            partition.sections.emplace_back();
        partition.sections.back().nodes.push_back(node);
        partition.sectionOf.push_back(static_cast<std::uint32_t>(partition.sections.size() - 1));
    }
    return partition;
}

/// Every section a fold of its own.
Folding noFolding(const Partition& partition)
{
    Folding folding;
    for (std::uint32_t at = 0; at < partition.sections.size(); ++at) {
        folding.folds.push_back({.first = at, .count = 1});
        folding.foldOf.push_back(at);
    }
    return folding;
}

/// Folded and not, every change is counted once.
std::optional<std::size_t> changeCount(const Graph& graph, const Partition& from,
                                       const Partition& to)
{
    const PartitionDiff diff = diffPartitions(graph, from, to);
    std::size_t folded = 0;
    for (const FoldedChange& change : foldChanges(diff, noFolding(from), noFolding(to)))
        folded += change.changes.size();
    return folded == diff.changes.size() ? std::optional(folded) : std::nullopt;
}

} // namespace

class DiffAtLargeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyOperatorAloneInBoth();
    void everyOperatorBecomesOne();
    void oneChainOfOverlaps();
    void manyRegrouped();

private:
    std::optional<Graph> m_graph;
};

void DiffAtLargeTest::initTestCase()
{
    Dice dice(3);
    m_graph.emplace(test::randomGraph(dice, operators));
}

void DiffAtLargeTest::everyOperatorAloneInBoth()
{
    const Partition alone = partitionO0(*m_graph);

    QCOMPARE(changeCount(*m_graph, alone, alone), std::optional(operators));
}

void DiffAtLargeTest::everyOperatorBecomesOne()
{
    const Partition whole = rows(*m_graph, 2 * operators, 1);

    QCOMPARE(changeCount(*m_graph, partitionO0(*m_graph), whole), std::optional(std::size_t(1)));
}

void DiffAtLargeTest::oneChainOfOverlaps()
{
    const std::optional<std::size_t> changes =
        changeCount(*m_graph, rows(*m_graph, 2, 0), rows(*m_graph, 2, 1));

    QCOMPARE(changes, std::optional(std::size_t(1)));
}

void DiffAtLargeTest::manyRegrouped()
{
    const std::optional<std::size_t> changes =
        changeCount(*m_graph, rows(*m_graph, 4, 0), rows(*m_graph, 10, 0));

    QCOMPARE(changes, std::optional(operators / 20));
}

FUSEWRIGHT_TEST(DiffAtLargeTest)
#include "tst_at_large.moc"
