// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_engine.h"

#include "tests/engine/layout/card_blocks.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <cmath>

using namespace fusewright;
using test::CardBlock;

namespace {

constexpr float stubWidth =
    112; ///< How wide it is beside a card, and how high over it or under it.
constexpr float heightOfStub = 29;

/// One card that leads to several, of which all but the first lead nowhere, and have a stub.
BlockSketch fanOf(std::uint32_t count)
{
    CardBlock cards;
    const std::uint32_t above = cards.add({});
    const std::uint32_t first = cards.add({above});
    for (std::uint32_t leaf = 1; leaf < count; ++leaf)
        cards.add({above});
    cards.add({first});
    BlockSketch sketch = cards.sketch();
    sketch.stacked = sketch.vertices;
    for (std::uint32_t leaf = first + 1; leaf <= count; ++leaf) {
        sketch.vertices[leaf].right += stubWidth;
        sketch.stacked[leaf].height += heightOfStub;
        sketch.stacked[leaf].under = heightOfStub;
    }
    return sketch;
}

} // namespace

/// How a block is drawn.
class BlockEngineTest : public QObject {
    Q_OBJECT

private slots:
    void stubsAreUnderCardsWhereARowIsWide();
    void stubsAreBesideCardsWhereTheBlockIsNoSmallerWithout();
    void cardsOfARowHaveTheirMiddlesOnOneLine();
    void whatLeadsNowhereIsAtTheLeftOfATurnedBlock();
    void aResidualIsAtTheLeftOfATurnedBlock();
    void sistersBelowAWideFrameAreNotWrapped();
};

void BlockEngineTest::stubsAreUnderCardsWhereARowIsWide()
{
    const BlockSketch sketch = fanOf(5);

    const BlockDrawing drawing = drawBlock(sketch, Effort::Thorough, {});

    QCOMPARE(drawing.isStacked.size(), sketch.vertices.size());
    for (std::size_t vertex = 0; vertex < sketch.vertices.size(); ++vertex)
        QCOMPARE(bool(drawing.isStacked[vertex]), vertex > 1 && vertex < 6);
    QVERIFY(drawing.right - drawing.left < 5 * 160 + 4 * stubWidth);
}

void BlockEngineTest::stubsAreBesideCardsWhereTheBlockIsNoSmallerWithout()
{
    // The widest row is below, and has no stub.
    CardBlock cards;
    const std::uint32_t above = cards.add({});
    const std::uint32_t leaf = cards.add({above});
    const std::uint32_t next = cards.add({above});
    for (int wide = 0; wide < 6; ++wide)
        cards.add({cards.add({next})});
    cards.add({next});
    BlockSketch sketch = cards.sketch();
    sketch.stacked = sketch.vertices;
    sketch.vertices[leaf].right += stubWidth;
    sketch.stacked[leaf].height += heightOfStub;
    sketch.stacked[leaf].under = heightOfStub;

    QVERIFY(drawBlock(sketch, Effort::Thorough, {}).isStacked.empty());
}

void BlockEngineTest::cardsOfARowHaveTheirMiddlesOnOneLine()
{
    const BlockSketch sketch = fanOf(5);

    const BlockDrawing drawing = drawBlock(sketch, Effort::Thorough, {});

    // Those with a stub are higher, and begin where the others do.
    QVERIFY(drawing.isStacked[2]);
    QCOMPARE(drawing.places[2].y, drawing.places[1].y);
    QCOMPARE(drawing.places[2].y + sketch.stacked[2].middle(),
             drawing.places[1].y + sketch.vertices[1].middle());

    // What comes from nowhere has its stub over it, and begins higher.
    BlockSketch upper = fanOf(5);
    for (BlockSketch::Vertex& vertex : upper.stacked)
        std::swap(vertex.over, vertex.under);
    const BlockDrawing higher = drawBlock(upper, Effort::Thorough, {});
    QVERIFY(higher.isStacked[2]);
    QCOMPARE(higher.places[2].y + heightOfStub, higher.places[1].y);
}

void BlockEngineTest::whatLeadsNowhereIsAtTheLeftOfATurnedBlock()
{
    const BlockSketch sketch = fanOf(4);
    const BlockDrawing usual = drawBlock(sketch, Effort::Thorough, {});
    const BlockDrawing drawing = drawBlock(turned(sketch), Effort::Thorough, {});

    QVERIFY(usual.right > -usual.left);
    QVERIFY(drawing.right < -drawing.left);
    for (std::size_t leaf = 2; leaf <= 4; ++leaf) {
        QVERIFY(usual.places[leaf].x > usual.places[0].x);
        QVERIFY(drawing.places[leaf].x < drawing.places[0].x);
    }
    // In the order of the file, still.
    QVERIFY(drawing.places[2].x < drawing.places[3].x);
}

void BlockEngineTest::aResidualIsAtTheLeftOfATurnedBlock()
{
    CardBlock cards;
    const std::uint32_t above = cards.add({});
    const std::uint32_t left = cards.add({above});
    const std::uint32_t right = cards.add({above});
    cards.add({above, cards.add({left, right})});
    const BlockSketch sketch = cards.sketch();

    const BlockDrawing usual = drawBlock(sketch, Effort::Thorough, {});
    const BlockDrawing drawing = drawBlock(turned(sketch), Effort::Thorough, {});

    QVERIFY(usual.places[right].x < usual.places[above].x);
    QVERIFY(drawing.places[left].x > drawing.places[above].x);
    QVERIFY(drawing.places[left].x < drawing.places[right].x);
}

/// Twelve embeddings in a frame, and what is made of each: below its own.
void BlockEngineTest::sistersBelowAWideFrameAreNotWrapped()
{
    constexpr std::uint32_t sisters = 12;
    CardBlock cards;
    const std::uint32_t frame = cards.add({});
    std::vector<std::uint32_t> all;
    for (std::uint32_t sister = 0; sister < sisters; ++sister)
        all.push_back(cards.add({frame}));
    cards.add(all);
    BlockSketch sketch = cards.sketch();
    sketch.vertices[frame].left = sketch.vertices[frame].right = 0; // It is drawn above.
    const BlockDrawing wrapped = drawBlock(sketch, Effort::Thorough, {});
    for (std::uint32_t sister = 0; sister < sisters; ++sister) {
        sketch.edges[sister].fromOffset = 192 * (static_cast<float>(sister) - 5.5F);
        sketch.edges[sister].slot = sister;
        sketch.edges[sister].isChain = true;
    }

    const BlockDrawing drawing = drawBlock(sketch, Effort::Thorough, {});

    QVERIFY(wrapped.places[1].y != wrapped.places[sisters].y);
    for (std::uint32_t sister = 0; sister < sisters; ++sister) {
        const Point place = drawing.places[sister + 1];
        QCOMPARE(place.y, drawing.places[1].y);
        const float port = drawing.places[frame].x + sketch.edges[sister].fromOffset;
        QVERIFY2(std::abs(place.x - port) < 1, qPrintable(QString::number(place.x - port)));
    }
}

FUSEWRIGHT_TEST(BlockEngineTest)
#include "tst_block_engine.moc"
