// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_engine.h"
#include "engine/layout/low_cards.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

namespace {

constexpr std::uint32_t branches = 6;

/// One card gives to frames, and to as many cards; each frame and its card meet in one card more,
/// and all of these in a last one.
BlockSketch routedExperts(float frameHeight)
{
    const auto vertex = [](float height) {
        return BlockSketch::Vertex{.left = 60, .right = 60, .height = height};
    };
    BlockSketch sketch{.topCount = 1, .bottomCount = 1};
    sketch.vertices.push_back(vertex(40));
    for (std::uint32_t branch = 0; branch < branches; ++branch)
        sketch.vertices.push_back(vertex(frameHeight));
    for (std::uint32_t branch = 0; branch < branches; ++branch)
        sketch.vertices.push_back(vertex(40));
    for (std::uint32_t branch = 0; branch < branches; ++branch)
        sketch.vertices.push_back(vertex(40));
    sketch.vertices.push_back(vertex(40));
    for (std::uint32_t branch = 0; branch < branches; ++branch) {
        const std::uint32_t frame = 1 + branch;
        const std::uint32_t card = frame + branches;
        const std::uint32_t meeting = card + branches;
        sketch.edges.push_back({.from = 0, .to = frame});
        sketch.edges.push_back({.from = 0, .to = card, .slot = branch + 1});
        sketch.edges.push_back({.from = frame, .to = meeting});
        sketch.edges.push_back({.from = card, .to = meeting});
        sketch.edges.push_back({.from = meeting, .to = 1 + 3 * branches});
    }
    return sketch;
}

std::vector<std::uint32_t> rowsOf(const BlockSketch& sketch)
{
    std::vector<std::uint32_t> rows(sketch.vertices.size(), 1);
    for (std::size_t at = 1 + 2 * std::size_t(branches); at < rows.size(); ++at)
        rows[at] = 2;
    rows.front() = 0;
    rows.back() = 3;
    return rows;
}

} // namespace

/// Cards beside much higher frames.
class LowCardsTest : public QObject {
    Q_OBJECT

private slots:
    void haveARowOfTheirOwn();
    void stayBesideWhatIsNotMuchHigher();
    void makeADrawingSmaller();
};

void LowCardsTest::haveARowOfTheirOwn()
{
    const BlockSketch sketch = routedExperts(400);

    const auto above = rowsForLowCards(sketch, rowsOf(sketch), LowCards::Above);
    const auto below = rowsForLowCards(sketch, rowsOf(sketch), LowCards::Below);

    QCOMPARE(above.size(), sketch.vertices.size());
    QCOMPARE(above[0], 0U);
    QCOMPARE(above[1], 2U);            // A frame.
    QCOMPARE(above[1 + branches], 1U); // A card.
    QCOMPARE(above[1 + 2 * branches], 3U);
    QCOMPARE(above.back(), 4U);
    QCOMPARE(below[1], 1U);
    QCOMPARE(below[1 + branches], 2U);
    QCOMPARE(below.back(), 4U);
}

void LowCardsTest::stayBesideWhatIsNotMuchHigher()
{
    const BlockSketch sketch = routedExperts(80);

    QVERIFY(rowsForLowCards(sketch, rowsOf(sketch), LowCards::Above).empty());
}

/// Beside the frames the cards would make it twelve wide.
void LowCardsTest::makeADrawingSmaller()
{
    const BlockSketch sketch = routedExperts(400);

    const BlockDrawing drawing = drawBlock(sketch, Effort::Thorough, {});
    const BlockDrawing usual = drawBlock(sketch, Effort::Full, {});

    QVERIFY(usual.right - usual.left > 12 * 120);
    QVERIFY2(drawing.right - drawing.left < 10 * 120,
             qPrintable(QString::number(drawing.right - drawing.left)));
    for (const BlockSketch::Edge& edge : sketch.edges)
        QVERIFY(drawing.places[edge.from].y < drawing.places[edge.to].y);
}

FUSEWRIGHT_TEST(LowCardsTest)
#include "tst_low_cards.moc"
