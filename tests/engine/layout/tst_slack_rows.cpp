// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_engine.h"
#include "engine/layout/slack_rows.h"

#include "tests/engine/layout/card_blocks.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::CardBlock;
using test::rowsFromAbove;

namespace {

constexpr std::uint32_t chainBelow = 6; ///< Cards under each other, below four beside each other.

/// Four cards beside each other; three meet and lead down a chain, the fourth is used at its end.
struct Attention {
    CardBlock cards;
    std::uint32_t value = 0; ///< The fourth one, and one below it.
    std::uint32_t cache = 0; ///< Leads nowhere.
    std::uint32_t bias = 0;  ///< Leads to the value only.

    Attention()
    {
        const std::uint32_t above = cards.add({cards.add({})});
        const std::uint32_t query = cards.add({above});
        const std::uint32_t key = cards.add({above});
        const std::uint32_t gate = cards.add({above});
        bias = cards.add({});
        value = cards.add({above, above, bias, bias}); // A value may be used twice.
        const std::uint32_t last = cards.add({value});
        cache = cards.add({value});
        const std::uint32_t scores = cards.addChain(cards.add({query, key, gate}), chainBelow);
        cards.add({scores, last});
    }
};

std::vector<std::uint32_t> lengthsOf(const BlockSketch& sketch)
{
    return std::vector<std::uint32_t>(sketch.edges.size(), 1);
}

/// As a block's rows are: what hangs on nothing is just above its user.
std::vector<std::uint32_t> rowsOf(const Attention& attention, const BlockSketch& sketch)
{
    std::vector<std::uint32_t> rows = rowsFromAbove(sketch);
    rows[attention.bias] = 1;
    return rows;
}

} // namespace

/// Branches that are shorter than their way.
class SlackRowsTest : public QObject {
    Q_OBJECT

private slots:
    void areWhereTheBlockIsNarrow();
    void stayWhereAnEdgeHoldsThem();
    void stayWhereNothingBecomesNarrower();
    void makeADrawingNarrower();
};

void SlackRowsTest::areWhereTheBlockIsNarrow()
{
    const Attention attention;
    const BlockSketch sketch = attention.cards.sketch();
    const std::vector<std::uint32_t> rows = rowsOf(attention, sketch);

    const std::vector<std::uint32_t> moved = rowsForSlack(sketch, rows, lengthsOf(sketch));

    QCOMPARE(moved.size(), rows.size());
    const std::uint32_t by = moved[attention.value] - rows[attention.value];
    QVERIFY(moved[attention.value] > rows[attention.value] && by < chainBelow);
    for (const BlockSketch::Edge& edge : sketch.edges)
        QVERIFY(moved[edge.to] > moved[edge.from]);
    // With what hangs at it.
    for (std::uint32_t vertex = 0; vertex < rows.size(); ++vertex) {
        const bool isMoved = vertex >= attention.bias && vertex <= attention.cache;
        QCOMPARE(moved[vertex], rows[vertex] + (isMoved ? by : 0));
    }
}

void SlackRowsTest::stayWhereAnEdgeHoldsThem()
{
    const Attention attention;
    const BlockSketch sketch = attention.cards.sketch();
    std::vector<std::uint32_t> lengths = lengthsOf(sketch);
    for (std::size_t at = 0; at < lengths.size(); ++at) {
        if (sketch.edges[at].to == attention.value)
            lengths[at] = 2;
    }

    QVERIFY(rowsForSlack(sketch, rowsOf(attention, sketch), lengths).empty());
}

void SlackRowsTest::stayWhereNothingBecomesNarrower()
{
    // A skip beside a chain: it is as wide in every row.
    CardBlock cards;
    const std::uint32_t above = cards.add({});
    const std::uint32_t side = cards.add({above});
    const std::uint32_t chain = cards.addChain(above, chainBelow);
    cards.add({chain, side});
    const BlockSketch sketch = cards.sketch();

    QVERIFY(rowsForSlack(sketch, rowsFromAbove(sketch), lengthsOf(sketch)).empty());
}

void SlackRowsTest::makeADrawingNarrower()
{
    const Attention attention;
    const BlockSketch sketch = attention.cards.sketch();

    // With less effort rows are not tried.
    const BlockDrawing usual = drawBlock(sketch, Effort::Full, {});
    const BlockDrawing drawing = drawBlock(sketch, Effort::Thorough, {});

    const auto widthOf = [](const BlockDrawing& block) { return block.right - block.left; };
    QVERIFY2(widthOf(drawing) < widthOf(usual) - Spacing::between,
             qPrintable(QString::number(widthOf(drawing)) + " " + QString::number(widthOf(usual))));
}

FUSEWRIGHT_TEST(SlackRowsTest)
#include "tst_slack_rows.moc"
