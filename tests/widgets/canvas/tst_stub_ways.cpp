// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/stub_ways.h"

#include "tests/kit/test_program.h"
#include "tests/widgets/kit/big_graph.h"
#include "tests/widgets/kit/hand_picture.h"
#include "tests/widgets/kit/shown_canvas.h"

#include <QTest>

using namespace fusewright;

class StubWaysTest : public QObject {
    Q_OBJECT

private slots:
    void leadFromTheMakerToAllUsers();
    void leadFromAUserToTheMakerAlone();
    void areNoMoreThanAskedFor();
    void areNoneWithoutTheOtherEnd();
    void areDrawnForTheCardUnderThePointer();
};

namespace {

/// Card 0 makes value 3, which the cards 2 and 4 use; card 1 uses value 4, which nothing makes.
Picture pictureWithStubs(const Graph& graph)
{
    Picture picture = test::gridPicture(graph, 2);
    const auto add = [&](std::uint32_t item, std::uint32_t value, bool isSource) {
        const Box card = picture.items[item].box;
        const float left = isSource ? card.right() + 8 : card.left - 44;
        picture.stubs.push_back({.box = {left, card.top + 16, 36, 16},
                                 .item = item,
                                 .value = ValueId(value),
                                 .isSource = isSource});
        picture.bounds = picture.bounds.united(picture.stubs.back().box);
    };
    add(4, 3, false);
    add(0, 3, true);
    add(1, 4, false);
    add(2, 3, false);
    return picture;
}

QImage pictureOf(test::ShownCanvas& shown)
{
    QImage image(shown.canvas.viewport()->size(), QImage::Format_RGB32);
    shown.canvas.viewport()->render(&image);
    return image;
}

} // namespace

void StubWaysTest::leadFromTheMakerToAllUsers()
{
    const Picture picture = pictureWithStubs(*test::chainGraph(6));

    const std::vector<StubWay> ways = StubWays(picture).of(picture, 0, 10);

    QCOMPARE(ways, (std::vector<StubWay>{{1, 0}, {1, 3}}));
}

void StubWaysTest::leadFromAUserToTheMakerAlone()
{
    const Picture picture = pictureWithStubs(*test::chainGraph(6));

    const std::vector<StubWay> ways = StubWays(picture).of(picture, 2, 10);

    QCOMPARE(ways, (std::vector<StubWay>{{1, 3}}));
}

void StubWaysTest::areNoMoreThanAskedFor()
{
    const Picture picture = pictureWithStubs(*test::chainGraph(6));

    QCOMPARE(StubWays(picture).of(picture, 0, 1).size(), 1U);
}

void StubWaysTest::areNoneWithoutTheOtherEnd()
{
    const Picture picture = pictureWithStubs(*test::chainGraph(6));

    QVERIFY(StubWays(picture).of(picture, 1, 10).empty());
    QVERIFY(StubWays().of(Picture(), 0, 10).empty());
}

void StubWaysTest::areDrawnForTheCardUnderThePointer()
{
    const auto graph = test::chainGraph(6);
    test::ShownCanvas shown(graph, std::make_shared<const Picture>(pictureWithStubs(*graph)));
    const QImage before = pictureOf(shown);

    const QPoint pointer = shown.middleOf(NodeId(4U));
    QMouseEvent move(QEvent::MouseMove, pointer, shown.canvas.viewport()->mapToGlobal(pointer),
                     Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(shown.canvas.viewport(), &move);
    const QImage after = pictureOf(shown);

    // Half way between the card that makes the value and the one that uses it, beside both.
    const QRectF maker = shown.canvas.probe().itemRect(NodeId(0U));
    const QRectF user = shown.canvas.probe().itemRect(NodeId(4U));
    const QRect between(QPoint(0, int(maker.bottom()) + 2),
                        QPoint(int(user.left()) - 2, int(user.top()) - 2));
    QVERIFY(before.copy(between) != after.copy(between));
}

FUSEWRIGHT_TEST(StubWaysTest)
#include "tst_stub_ways.moc"
