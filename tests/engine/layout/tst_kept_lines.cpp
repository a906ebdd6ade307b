// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/kept_lines.h"

#include "engine/graph/graph.h"
#include "tests/engine/match/random_graphs.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;

namespace {

constexpr std::size_t residualCount = 6;
constexpr std::size_t stepCount = 10;

/// Layers of a norm and steps, around which a residual goes to a sum.
Graph residualLayers()
{
    test::SmallGraph graph;
    std::size_t last = graph.add("sum", {});
    for (std::size_t layer = 0; layer < residualCount; ++layer) {
        const std::size_t above = last;
        for (std::size_t step = 0; step < stepCount; ++step)
            last = graph.add(step == 0 ? "norm" : "step", {last});
        last = graph.add("sum", {last, above});
    }
    return graph.build();
}

} // namespace

class KeptLinesTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsCutInOneLayerOnlyIsKept();
    void whatIsCutInManyLayersStaysCut();

private:
    /// How many residuals are cut behind it, of those that were cut before.
    static std::size_t cutAfter(std::size_t before);
};

std::size_t KeptLinesTest::cutAfter(std::size_t before)
{
    const Graph graph = residualLayers();
    const CellTree tree = plantCells(graph, {}, {}, {});
    std::vector<Wire> wires = findWires(graph, tree);
    std::size_t cut = 0;
    for (Wire& wire : wires) {
        const bool isResidual = wire.from != noCell && wire.to != noCell
            && !tree.membersOf(wire.from).empty() && !tree.membersOf(wire.to).empty()
            && graph.canonicalName(tree.membersOf(wire.from).front()) == "sum"
            && graph.canonicalName(tree.membersOf(wire.to).front()) == "sum";
        if (isResidual && cut < before) {
            wire.isCut = true;
            ++cut;
        }
    }
    if (cut != before)
        return SIZE_MAX;
    const bool isAny = keepLikeMost(graph, tree, findRoutes(tree, wires), wires);
    const auto left = static_cast<std::size_t>(std::ranges::count_if(wires, &Wire::isCut));
    return isAny == (left < before) ? left : SIZE_MAX;
}

void KeptLinesTest::whatIsCutInOneLayerOnlyIsKept()
{
    QCOMPARE(cutAfter(1), std::size_t(0));
}

void KeptLinesTest::whatIsCutInManyLayersStaysCut()
{
    QCOMPARE(cutAfter(3), std::size_t(3));
}

FUSEWRIGHT_TEST(KeptLinesTest)
#include "tst_kept_lines.moc"
