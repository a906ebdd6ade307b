// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/card_frames.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

namespace {

constexpr std::uint32_t none = FramedCards::none;

FramedCards cardsIn(const std::vector<std::uint32_t>& frames,
                    const std::vector<FramedCards::Edge>& edges)
{
    FramedCards cards;
    for (const std::uint32_t frame : frames)
        cards.cards.push_back({80, 40, frame});
    cards.edges = edges;
    return cards;
}

bool isInside(const Box& inner, const Box& outer)
{
    return outer.left <= inner.left && outer.top <= inner.top && inner.right() <= outer.right()
        && inner.bottom() <= outer.bottom();
}

} // namespace

class CardFramesTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsNothing();
    void producersStandAboveUsers();
    void aFrameIsAroundWhatIsInIt();
    void framesStandInFrames();
    void noCardIsOnAnother();
    void linesGoFromCardToCard();
    void aFrameThatFeedsItselfIsTakenApart();
    void aCircleIsDrawn();
    void equalCardsAreDrawnAlike();
};

void CardFramesTest::nothingIsNothing()
{
    QVERIFY(drawFramedCards({}).boxes.empty());
}

void CardFramesTest::producersStandAboveUsers()
{
    const FramedDrawing drawn = drawFramedCards(cardsIn({none, none, none}, {{2, 0}, {0, 1}}));

    QVERIFY(drawn.boxes[2].bottom() < drawn.boxes[0].top);
    QVERIFY(drawn.boxes[0].bottom() < drawn.boxes[1].top);
    QCOMPARE(drawn.bounds.left, 0.0F);
    QCOMPARE(drawn.bounds.top, 0.0F);
}

void CardFramesTest::aFrameIsAroundWhatIsInIt()
{
    FramedCards cards = cardsIn({none, none, 1, 1}, {{0, 1}});
    cards.cards[2].place = 1;

    const FramedDrawing drawn = drawFramedCards(cards);

    QVERIFY(isInside(drawn.boxes[2], drawn.boxes[1]));
    QVERIFY(isInside(drawn.boxes[3], drawn.boxes[1]));
    QVERIFY(drawn.boxes[3].right() < drawn.boxes[2].left);
    QVERIFY(drawn.boxes[2].top >= drawn.boxes[1].top + cards.frameTitle);
}

void CardFramesTest::framesStandInFrames()
{
    const FramedDrawing drawn = drawFramedCards(cardsIn({none, 0, 1, 1, 0, none}, {{3, 5}}));

    QVERIFY(isInside(drawn.boxes[1], drawn.boxes[0]));
    QVERIFY(isInside(drawn.boxes[3], drawn.boxes[1]));
    QVERIFY(drawn.boxes[0].bottom() < drawn.boxes[5].top);
    QCOMPARE(drawn.lines.front().front().y, drawn.boxes[3].bottom());
}

void CardFramesTest::noCardIsOnAnother()
{
    const FramedDrawing drawn = drawFramedCards(cardsIn(
        {none, none, none, 2, 2, none, none}, {{0, 1}, {0, 2}, {3, 5}, {4, 5}, {4, 6}, {1, 6}}));

    for (std::size_t one = 0; one < drawn.boxes.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            const bool isFramed = drawn.frames[one] == other || drawn.frames[other] == one;
            QVERIFY(isFramed || !drawn.boxes[one].touches(drawn.boxes[other]));
        }
    }
}

void CardFramesTest::linesGoFromCardToCard()
{
    const FramedDrawing drawn =
        drawFramedCards(cardsIn({none, none, 1, 1, none}, {{0, 1}, {2, 4}, {3, 4}, {0, 4}}));

    QCOMPARE(drawn.lines.size(), std::size_t(4));
    for (std::size_t at = 0; at < drawn.lines.size(); ++at) {
        const Box& from = drawn.boxes[drawn.edges[at].from];
        const Box& to = drawn.boxes[drawn.edges[at].to];
        QCOMPARE(drawn.lines[at].front().y, from.bottom());
        QCOMPARE(drawn.lines[at].back().y, to.top);
        QVERIFY(drawn.lines[at].front().x >= from.left);
        QVERIFY(drawn.lines[at].front().x <= from.right());
    }
}

void CardFramesTest::aFrameThatFeedsItselfIsTakenApart()
{
    const FramedDrawing drawn = drawFramedCards(cardsIn({none, 0, 0, none}, {{1, 3}, {3, 2}}));

    QCOMPARE(drawn.frames, (std::vector<std::uint32_t>{none, none, none, none}));
    QCOMPARE(drawn.edges.size(), std::size_t(4));
    QCOMPARE(drawn.edges.back(), (FramedCards::Edge{0, 2}));
}

void CardFramesTest::aCircleIsDrawn()
{
    const FramedDrawing drawn =
        drawFramedCards(cardsIn({none, none, none}, {{0, 1}, {1, 2}, {2, 0}, {1, 1}}));

    QCOMPARE(drawn.lines.size(), std::size_t(4));
    QVERIFY(drawn.lines[2].front().y > drawn.lines[2].back().y);
}

void CardFramesTest::equalCardsAreDrawnAlike()
{
    const FramedCards cards = cardsIn({none, none, 1, 1, none}, {{0, 1}, {2, 4}, {3, 4}, {0, 4}});

    QCOMPARE(drawFramedCards(cards).boxes, drawFramedCards(cards).boxes);
}

FUSEWRIGHT_TEST(CardFramesTest)
#include "tst_card_frames.moc"
