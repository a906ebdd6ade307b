// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/frame_words.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;

class FrameWordsTest : public QObject {
    Q_OBJECT

private slots:
    void aCountStandsAtTheRightOfItsUpperEdge();
    void aCountGoesAroundCards();
    void countsDoNotStandOnEachOther();
    void fromAfarTheCountOfTheLargestStays();
    void whereAllIsFullACountStandsOnACard();
    void fromAfarLargeFramesHaveTitles();
    void aTitleBeginsAtTheLeft();
    void aTitleGoesAroundLines();
    void aShorterTitleFitsBesideALine();
    void aTitleThatFitsNowhereElseIsOverLines();
    void aTitleIsNeverOverACount();
    void aTitleForWhichThereIsNoRoomHasTheWidest();

private:
    static Picture repeating(std::vector<Box> parts)
    {
        Picture picture;
        for (const Box& part : parts)
            picture.repeats.push_back({.frames = {part}, .count = 12});
        return picture;
    }

    static std::vector<std::optional<Box>> places(const Picture& picture, float width,
                                                  const std::vector<Box>& cards = {})
    {
        WordSizes sizes;
        sizes.widths.assign(picture.repeats.size(), width);
        sizes.height = 20;
        return placeCounts(picture, sizes, [&](const Box& place) {
            return std::ranges::any_of(cards, [&](const Box& card) { return card.touches(place); });
        });
    }
};

void FrameWordsTest::aCountStandsAtTheRightOfItsUpperEdge()
{
    const auto found = places(repeating({{0, 100, 200, 400}}), 40, {{0, 100, 200, 400}});

    // Its own cards do not push it away.
    QVERIFY(found.front());
    QCOMPARE(found.front()->right(), 206 - repeatFrameCorner);
    QCOMPARE(found.front()->middle().y, 87.0F);
}

void FrameWordsTest::aCountGoesAroundCards()
{
    const Picture picture = repeating({{0, 100, 200, 400}});
    const Box above{140, 40, 100, 50};

    const auto found = places(picture, 40, {above});

    QVERIFY(found.front());
    QVERIFY(!found.front()->touches(above));
    QCOMPARE(found.front()->middle().y, 87.0F);
    const auto below = places(picture, 40, {{-50, 40, 400, 50}});
    QCOMPARE(below.front()->middle().y, 513.0F);
}

void FrameWordsTest::countsDoNotStandOnEachOther()
{
    const auto found = places(repeating({{0, 100, 200, 400}, {20, 104, 180, 100}}), 40);

    QVERIFY(found[0] && found[1]);
    QVERIFY(!found[0]->touches(*found[1]));
}

void FrameWordsTest::fromAfarTheCountOfTheLargestStays()
{
    const auto found = places(repeating({{2, 104, 10, 6}, {0, 100, 20, 20}, {2, 112, 10, 6}}), 100);

    QVERIFY(!found[0]);
    QVERIFY(found[1]);
}

void FrameWordsTest::whereAllIsFullACountStandsOnACard()
{
    const auto found = places(repeating({{0, 100, 200, 400}}), 40, {{-1000, -1000, 5000, 5000}});

    QVERIFY(found.front());
    QCOMPARE(found.front()->middle().y, 87.0F);
}

void FrameWordsTest::fromAfarLargeFramesHaveTitles()
{
    Picture picture;
    for (const Box& box : {Box{0, 100, 400, 300}, Box{10, 110, 380, 200}, Box{10, 300, 90, 200},
                           Box{500, 100, 400, 50}, Box{600, 300, 400, 300}})
        picture.hulls.push_back({.box = box});

    const WordPlaces found = placeFarTitles(picture, {.widths = {80, 80, 80, 80, 0}, .height = 20},
                                            {Box{200, 90, 40, 20}});

    QVERIFY(found[0]);
    QCOMPARE(found[0]->middle().y, 100.0F);
    QVERIFY(found[1]); // Beside the one of the frame around it.
    QVERIFY(!found[1]->touches(*found[0]));
    QVERIFY(!found[2]); // Too narrow.
    QVERIFY(!found[3]); // Too low.
    QVERIFY(!found[4]); // It has none.
    const Box count{0, 90, 400, 20};
    QVERIFY(!placeFarTitles(picture, {.widths = {80}, .height = 20}, {count})[0]);
}

void FrameWordsTest::aTitleBeginsAtTheLeft()
{
    const std::vector<float> widths{120, 50};

    const TitlePlace place = placeTitle({10, 190}, widths, {}, {});

    QCOMPARE(place.title, std::size_t(0));
    QCOMPARE(place.room.begin, 10.0F);
    QVERIFY(!place.isOverLines);
}

void FrameWordsTest::aTitleGoesAroundLines()
{
    const std::vector<float> widths{50};

    const TitlePlace place = placeTitle({10, 190}, widths, {}, {{40, 40}, {150, 180}});

    QVERIFY(place.room.begin > 40);
    QVERIFY(place.room.end < 150);
    QVERIFY(!place.isOverLines);
}

void FrameWordsTest::aShorterTitleFitsBesideALine()
{
    const std::vector<float> widths{150, 50};

    const TitlePlace place = placeTitle({10, 190}, widths, {}, {{100, 100}});

    QCOMPARE(place.title, std::size_t(1));
    QCOMPARE(place.room.begin, 10.0F);
    QVERIFY(!place.isOverLines);
}

void FrameWordsTest::aTitleThatFitsNowhereElseIsOverLines()
{
    const std::vector<float> widths{150};

    const TitlePlace place = placeTitle({10, 190}, widths, {}, {{100, 100}});

    QCOMPARE(place.room.begin, 10.0F);
    QVERIFY(place.isOverLines);
}

void FrameWordsTest::aTitleIsNeverOverACount()
{
    const std::vector<float> widths{150, 80};

    const TitlePlace place = placeTitle({10, 190}, widths, {{140, 180}}, {{60, 60}});

    QCOMPARE(place.title, std::size_t(1));
    QVERIFY(place.room.end < 140);
    QVERIFY(place.isOverLines);
}

void FrameWordsTest::aTitleForWhichThereIsNoRoomHasTheWidest()
{
    const std::vector<float> widths{500, 400};

    const TitlePlace place = placeTitle({10, 190}, widths, {{30, 60}}, {{100, 100}});

    QCOMPARE(place.title, std::size_t(1));
    QVERIFY(place.room.begin > 60);
    QCOMPARE(place.room.end, 190.0F);
    QVERIFY(place.isOverLines);
    // Where a count covers the whole row, it has that.
    QCOMPARE(placeTitle({10, 190}, widths, {{0, 200}}, {}).room.begin, 10.0F);
}

FUSEWRIGHT_TEST(FrameWordsTest)
#include "tst_frame_words.moc"
