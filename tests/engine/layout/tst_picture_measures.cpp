// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/picture_measures.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

/// What is counted of pictures that are drawn by hand.
class PictureMeasuresTest : public QObject {
    Q_OBJECT

private slots:
    void anEmptyPictureHasNothing();
    void fillIsTheShareOfCards();
    void onlyChainsCountAsStraight();
    void aStubIsNotStraight();
    void linesOfTwoValuesCross();
    void linesOfOneValueShareTheirWay();
    void findsALineThroughACard();
    void countsBendsAndLength();
};

namespace {

/// A picture of 100 × 100 with cards of 10 × 10.
struct Sheet {
    Picture picture{.bounds = {0, 0, 100, 100}};

    std::uint32_t card(float left, float top, PictureItem::Kind kind = PictureItem::Kind::Operator)
    {
        picture.items.push_back({.box = {left, top, 10, 10}, .kind = kind});
        return static_cast<std::uint32_t>(picture.items.size() - 1);
    }

    void line(std::uint32_t from, std::uint32_t to, std::uint32_t value, std::vector<Point> points)
    {
        picture.lines.push_back({.from = from,
                                 .to = to,
                                 .value = ValueId(std::size_t(value)),
                                 .firstPoint = static_cast<std::uint32_t>(picture.points.size()),
                                 .pointCount = static_cast<std::uint32_t>(points.size())});
        picture.points.insert(picture.points.end(), points.begin(), points.end());
    }
};

} // namespace

void PictureMeasuresTest::anEmptyPictureHasNothing()
{
    const PictureMeasures measures = measurePicture({});

    QCOMPARE(measures.fill, 0.0);
    QCOMPARE(measures.straight, 1.0);
    QCOMPARE(measures.crossings, std::optional(std::size_t(0)));
    QCOMPARE(measures.through, std::optional(std::size_t(0)));
}

void PictureMeasuresTest::fillIsTheShareOfCards()
{
    Sheet sheet;
    sheet.card(0, 0);
    sheet.card(90, 40);
    sheet.picture.bounds = {0, 0, 100, 50};

    const PictureMeasures measures = measurePicture(sheet.picture);

    QCOMPARE(measures.fill, 0.04);
    QCOMPARE(measures.aspect, 2.0);
}

void PictureMeasuresTest::onlyChainsCountAsStraight()
{
    Sheet sheet;
    const auto input = sheet.card(0, 0, PictureItem::Kind::Input);
    const auto a = sheet.card(40, 20);
    const auto b = sheet.card(40, 40);
    const auto c = sheet.card(60, 60);
    const auto d = sheet.card(20, 80);
    const auto e = sheet.card(60, 80);
    sheet.line(input, a, 0, {{5, 10}, {5, 15}, {45, 15}, {45, 20}});
    sheet.line(a, b, 1, {{45, 30}, {45, 40}});
    sheet.line(b, c, 2, {{45, 50}, {45, 55}, {65, 55}, {65, 60}});
    sheet.line(c, d, 3, {{65, 70}, {65, 75}, {25, 75}, {25, 80}});
    sheet.line(c, e, 3, {{65, 70}, {65, 80}});

    // From a to b and from b to c; c has two users.
    QCOMPARE(measurePicture(sheet.picture).straight, 0.5);
}

void PictureMeasuresTest::aStubIsNotStraight()
{
    Sheet sheet;
    const auto a = sheet.card(0, 0);
    const auto b = sheet.card(0, 20);
    const ValueId value(std::size_t(7));
    sheet.picture.stubs = {{.item = a, .value = value, .isSource = true},
                           {.item = b, .value = value}};

    QCOMPARE(measurePicture(sheet.picture).straight, 0.0);
}

void PictureMeasuresTest::linesOfTwoValuesCross()
{
    Sheet sheet;
    const auto a = sheet.card(0, 0);
    const auto b = sheet.card(80, 0);
    const auto c = sheet.card(0, 90);
    const auto d = sheet.card(80, 90);
    sheet.line(a, d, 1, {{5, 10}, {85, 90}});
    sheet.line(b, c, 2, {{85, 10}, {5, 90}});

    QCOMPARE(measurePicture(sheet.picture).crossings, std::optional(std::size_t(1)));
}

void PictureMeasuresTest::linesOfOneValueShareTheirWay()
{
    Sheet sheet;
    const auto a = sheet.card(40, 0);
    const auto b = sheet.card(0, 90);
    const auto c = sheet.card(80, 90);
    sheet.line(a, b, 1, {{45, 10}, {45, 50}, {5, 50}, {5, 90}});
    sheet.line(a, c, 1, {{45, 10}, {45, 40}, {30, 60}, {85, 60}, {85, 90}});

    QCOMPARE(measurePicture(sheet.picture).crossings, std::optional(std::size_t(0)));
}

void PictureMeasuresTest::findsALineThroughACard()
{
    Sheet sheet;
    const auto a = sheet.card(40, 0);
    sheet.card(40, 40);
    const auto c = sheet.card(40, 80);
    sheet.line(a, c, 1, {{45, 10}, {45, 80}});
    // Along the edge of a card is not through it.
    sheet.line(a, c, 2, {{50, 10}, {50, 80}});

    QCOMPARE(measurePicture(sheet.picture).through, std::optional(std::size_t(1)));
}

void PictureMeasuresTest::countsBendsAndLength()
{
    Sheet sheet;
    const auto a = sheet.card(0, 0);
    const auto b = sheet.card(40, 40);
    sheet.line(a, b, 1, {{5, 10}, {5, 20}, {45, 20}, {45, 40}});

    const PictureMeasures measures = measurePicture(sheet.picture);

    QCOMPARE(measures.bends, std::size_t(2));
    QCOMPARE(measures.length, 70.0);
}

FUSEWRIGHT_TEST(PictureMeasuresTest)
#include "tst_picture_measures.moc"
