// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_engine.h"
#include "engine/layout/hanging_rows.h"

#include "tests/engine/layout/card_blocks.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <map>

using namespace fusewright;
using test::CardBlock;
using test::rowsFromAbove;

namespace {

constexpr std::uint32_t stem = 6;  ///< Cards under each other, then three beside each other.
constexpr std::uint32_t steps = 4; ///< Of what is looked up and added to the second of the three.

/// A stem, three cards that it leads to, and a bias that is added where two of them met.
BlockSketch biasedAttention()
{
    CardBlock sketch;
    const std::uint32_t above = sketch.addChain(sketch.add({}), stem);
    const std::uint32_t query = sketch.add({above});
    const std::uint32_t key = sketch.add({above});
    const std::uint32_t value = sketch.add({above});
    const std::uint32_t scores = sketch.add({query, key});
    const std::uint32_t bias = sketch.addChain(sketch.add({}), steps - 1);
    const std::uint32_t biased = sketch.add({scores, bias});
    sketch.add({biased, value});
    return sketch.sketch();
}

/// Where the bias is looked up.
constexpr std::uint32_t lookup = 1 + stem + 4;

} // namespace

/// What hangs on nothing.
class HangingRowsTest : public QObject {
    Q_OBJECT

private slots:
    void areFound();
    void areHigherWhereTheWidestRowBecomesNarrower();
    void stayWhereNothingBecomesNarrower();
    void makeADrawingNarrower();
    void belongToTheBranchThatUsesThem();
    void piecesThatHoldOntoNothingStandUnderEachOther();
};

void HangingRowsTest::areFound()
{
    const std::vector<bool> isHanging = findHanging(biasedAttention());

    for (std::uint32_t vertex = 0; vertex < isHanging.size(); ++vertex)
        QCOMPARE(bool(isHanging[vertex]), vertex >= lookup && vertex < lookup + steps);
}

void HangingRowsTest::areHigherWhereTheWidestRowBecomesNarrower()
{
    const BlockSketch sketch = biasedAttention();
    std::vector<std::uint32_t> rows = rowsFromAbove(sketch);
    for (std::uint32_t step = 0; step < steps; ++step)
        rows[lookup + step] = rows[lookup + steps] - (steps - step); // Just above the sum.

    const std::vector<std::uint32_t> lifted = rowsForHanging(sketch, rows);

    QCOMPARE(lifted.size(), rows.size());
    const std::uint32_t widest = rows[1 + stem];
    for (std::uint32_t vertex = 0; vertex < rows.size(); ++vertex) {
        const bool isBias = vertex >= lookup && vertex < lookup + steps;
        QVERIFY(isBias ? lifted[vertex] < widest && lifted[vertex] > 0
                       : lifted[vertex] == rows[vertex]);
    }
}

void HangingRowsTest::stayWhereNothingBecomesNarrower()
{
    CardBlock chains;
    const std::uint32_t first = chains.addChain(chains.add({}), stem);
    const std::uint32_t side = chains.add({});
    chains.add({chains.add({first, side})});
    const BlockSketch sketch = chains.sketch();
    std::vector<std::uint32_t> rows = rowsFromAbove(sketch);
    rows[side] = rows[first];

    QVERIFY(rowsForHanging(sketch, rows).empty());
}

void HangingRowsTest::makeADrawingNarrower()
{
    const BlockSketch sketch = biasedAttention();

    const BlockDrawing drawing = drawBlock(sketch, Effort::Thorough, {});

    const float width = sketch.vertices[0].left + sketch.vertices[0].right;
    QVERIFY(drawing.right - drawing.left < 4 * width); // Four cards were beside each other.
    QVERIFY(drawing.places[lookup].y < drawing.places[1 + stem].y);
    const auto isBelowAnother = [&](std::uint32_t vertex) {
        return drawing.places[vertex].y > drawing.places[lookup + steps - 1].y;
    };
    QVERIFY(isBelowAnother(1 + stem) && isBelowAnother(2 + stem) && isBelowAnother(3 + stem));
}

/// Queries and keys are three cards wide each, and each begins with a weight that is turned first:
/// still one is below the other.
void HangingRowsTest::belongToTheBranchThatUsesThem()
{
    CardBlock attention;
    const std::uint32_t above = attention.addChain(attention.add({}), 2);
    std::vector<std::uint32_t> wide;
    std::vector<std::uint32_t> ends;
    for (int branch = 0; branch < 2; ++branch) {
        const std::uint32_t weight = attention.add({});
        const std::uint32_t projected = attention.addChain(attention.add({above, weight}), 3);
        const std::uint32_t left = attention.add({projected});
        const std::uint32_t middle = attention.add({projected});
        const std::uint32_t right = attention.add({projected});
        wide.push_back(left);
        ends.push_back(attention.addChain(attention.add({left, middle, right}), 3));
    }
    attention.add({ends[0], ends[1]});
    const BlockSketch sketch = attention.sketch();

    const BlockDrawing drawing = drawBlock(sketch, Effort::Thorough, {});

    QVERIFY(drawing.places[wide[0]].y != drawing.places[wide[1]].y);
    QVERIFY(drawing.right - drawing.left
            < 6 * (sketch.vertices[0].left + sketch.vertices[0].right));
}

/// Chains of two whose lines are written as names, beside a chain from neck to neck.
void HangingRowsTest::piecesThatHoldOntoNothingStandUnderEachOther()
{
    constexpr std::uint32_t pieces = 20;
    CardBlock block;
    const std::uint32_t above = block.addChain(block.add({}), 1);
    for (std::uint32_t piece = 0; piece < pieces; ++piece)
        block.addChain(block.add({}), 1);
    block.add({above});
    const BlockSketch sketch = block.sketch();
    const std::vector<std::uint32_t> before = rowsFromAbove(sketch);

    const std::vector<std::uint32_t> rows = rowsForLoose(sketch, before);

    QCOMPARE(rows.size(), before.size());
    std::map<std::uint32_t, std::uint32_t> inRow;
    for (std::uint32_t vertex = 2; vertex + 1 < rows.size(); ++vertex) {
        ++inRow[rows[vertex]];
        QVERIFY(rows[vertex] < rows.back());
    }
    for (const BlockSketch::Edge& edge : sketch.edges)
        QVERIFY(rows[edge.from] < rows[edge.to]);
    for (const auto& [row, count] : inRow)
        QVERIFY(count <= pieces / 2);
    QVERIFY(rowsForLoose(biasedAttention(), rowsFromAbove(biasedAttention())).empty());
}

FUSEWRIGHT_TEST(HangingRowsTest)
#include "tst_hanging_rows.moc"
