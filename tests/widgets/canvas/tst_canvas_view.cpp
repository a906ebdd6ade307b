// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"
#include "tests/widgets/kit/big_graph.h"
#include "tests/widgets/kit/hand_picture.h"
#include "tests/widgets/kit/shown_canvas.h"
#include "widgets/base/text.h"
#include "widgets/canvas/canvas_scene.h"
#include "widgets/canvas/canvas_tips.h"

#include <QContextMenuEvent>
#include <QSignalSpy>
#include <QTest>

using namespace fusewright;
using test::ShownCanvas;

namespace {

NodeId nodeAt(std::size_t at)
{
    return NodeId(at);
}

} // namespace

/// What of the picture is in view, and what is under the pointer there.
class CanvasViewTest : public QObject {
    Q_OBJECT

private slots:
    void meansTheWholeSelectionInAMenu();
    void staysWhereItIsWhenTheSelectionIsInView();
    void movesToTheNearestWhereNoneIsInView();
    void aClickOnTheCountOfARepeatTells();
    void aRepeatTellsWhichModulesAreNoBlocks();
    void titlesFromAfarCloseWhatTheyName();
    void saysWhatIsUnderThePointer();
};

void CanvasViewTest::meansTheWholeSelectionInAMenu()
{
    ShownCanvas shown;
    shown.canvas.setSelection({nodeAt(7), nodeAt(8)});
    const auto askAt = [&shown](QPoint point) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, point,
                                shown.canvas.viewport()->mapToGlobal(point));
        QApplication::sendEvent(shown.canvas.viewport(), &event);
    };

    askAt(shown.middleOf(nodeAt(8)));
    QCOMPARE(shown.canvas.selection(), (std::vector{nodeAt(7), nodeAt(8)}));
    askAt(shown.middleOf(nodeAt(3)));

    QCOMPARE(shown.canvas.selection(), std::vector{nodeAt(3)});
    QCOMPARE(shown.canvas.current(), nodeAt(3));
}

void CanvasViewTest::staysWhereItIsWhenTheSelectionIsInView()
{
    ShownCanvas shown;
    const double fitted = shown.canvas.zoom();

    shown.canvas.setSelection({nodeAt(7), nodeAt(8)});
    shown.canvas.showSelection();
    QCOMPARE(shown.canvas.zoom(), fitted);
    shown.canvas.setSelection({nodeAt(0)});
    shown.canvas.zoomToSelection();
    shown.canvas.setSelection({nodeAt(98), nodeAt(99)});
    shown.canvas.showSelection();

    QVERIFY(QRectF(shown.canvas.viewport()->rect())
                .contains(shown.canvas.probe().itemRect(nodeAt(98))));
    QVERIFY(QRectF(shown.canvas.viewport()->rect())
                .contains(shown.canvas.probe().itemRect(nodeAt(99))));
}

void CanvasViewTest::movesToTheNearestWhereNoneIsInView()
{
    ShownCanvas shown;
    shown.canvas.setSelection({nodeAt(0)});
    shown.canvas.zoomToSelection();
    const QRectF view = shown.canvas.viewport()->rect();
    const double zoom = shown.canvas.zoom();
    const QPointF center = shown.canvas.center();
    QVERIFY(!view.intersects(shown.canvas.probe().itemRect(nodeAt(99))));

    shown.canvas.showAnyOf({nodeAt(0), nodeAt(99)});
    QCOMPARE(shown.canvas.center(), center);
    shown.canvas.showAnyOf({});
    QCOMPARE(shown.canvas.center(), center);
    shown.canvas.showAnyOf({nodeAt(88), nodeAt(99)});

    QVERIFY(view.contains(shown.canvas.probe().itemRect(nodeAt(88))));
    QVERIFY(!view.intersects(shown.canvas.probe().itemRect(nodeAt(99))));
    QCOMPARE(shown.canvas.zoom(), zoom);
}

void CanvasViewTest::aClickOnTheCountOfARepeatTells()
{
    const auto graph = test::chainGraph(100);
    Picture picture = test::gridPicture(*graph, 10);
    picture.repeats.push_back({.frames = {picture.bounds}, .count = 12});
    ShownCanvas shown(graph, std::make_shared<const Picture>(picture));
    shown.canvas.setPicksRepeats(true);
    const QSignalSpy picked(&shown.canvas, &GraphCanvas::repeatPicked);
    const QRectF all = QRectF(shown.canvas.probe().itemRect(nodeAt(0)))
                           .united(shown.canvas.probe().itemRect(nodeAt(99)));

    QPoint count;
    for (int x = int(all.right()); x > 0 && count.isNull(); --x) {
        if (shown.canvas.probe().isOnRepeatCount({x, int(all.top()) - 4}))
            count = {x, int(all.top()) - 4};
    }
    QVERIFY(!count.isNull());
    QVERIFY(!shown.canvas.tipAt(count).isEmpty());
    QTest::mouseClick(shown.canvas.viewport(), Qt::LeftButton, {}, count);
    QTest::mouseClick(shown.canvas.viewport(), Qt::LeftButton, {}, all.center().toPoint());

    QCOMPARE(picked.size(), 1);

    // In a comparison nothing comes of it, so nothing is promised.
    shown.canvas.setPicksRepeats(false);
    QTest::mouseClick(shown.canvas.viewport(), Qt::LeftButton, {}, count);
    QCOMPARE(picked.size(), 1);
    QVERIFY(!shown.canvas.probe().isPickable(count));
}

void CanvasViewTest::aRepeatTellsWhichModulesAreNoBlocks()
{
    const auto graph = test::graphInModules({"layers.0", "layers.0", "layers.1", "layers.2"});
    Picture picture = test::gridPicture(*graph, 2);
    const PictureRepeat repeat{.frames = {picture.bounds}, .count = 2, .first = nodeAt(2)};
    picture.repeats.push_back(repeat);
    const CanvasScene scene(graph, std::make_shared<const Picture>(picture));

    const QString tip = repeatTip(scene, repeat);
    QVERIFY2(tip.contains(QStringLiteral("2 identical blocks")), qPrintable(tip));
    QVERIFY2(tip.contains(QStringLiteral("layers.0 differs: more relu")),
             qPrintable(tip));
    QVERIFY(!tip.contains(QStringLiteral("layers.2")));
}

/// From afar they lie on the cards: what one reads is what is meant.
void CanvasViewTest::titlesFromAfarCloseWhatTheyName()
{
    const auto graph = test::chainGraph(400);
    Picture picture = test::gridPicture(*graph, 20);
    picture.hulls.push_back({.box = picture.bounds, .group = 3});
    ShownCanvas shown(graph, std::make_shared<const Picture>(picture));
    shown.canvas.setGroupTitles({{}, {}, {}, QStringLiteral("encoder")});
    shown.canvas.fit();
    QVERIFY(shown.canvas.zoom() < 0.3);
    const QSignalSpy toggled(&shown.canvas, &GraphCanvas::groupToggled);

    QPoint title;
    const QRect view = shown.canvas.viewport()->rect();
    for (int y = 0; y < view.height() && title.isNull(); ++y) {
        for (int x = 0; x < view.width() && title.isNull(); x += 4) {
            if (shown.canvas.probe().farTitleAt({x, y}))
                title = {x, y};
        }
    }
    QVERIFY(!title.isNull());
    QVERIFY(shown.canvas.tipAt(title).contains(QStringLiteral("encoder")));
    QVERIFY(shown.canvas.probe().isPickable(title));
    QTest::mouseDClick(shown.canvas.viewport(), Qt::LeftButton, {}, title);

    QCOMPARE(toggled.size(), 1);
    QCOMPARE(toggled.front().front().toUInt(), 3U);
}

void CanvasViewTest::saysWhatIsUnderThePointer()
{
    ShownCanvas shown;
    const QPoint point = shown.middleOf(nodeAt(8));

    QVERIFY(shown.canvas.tipAt(point).contains(toQt(shown.graph->nodeName(nodeAt(8)))));
    shown.canvas.setTipSource([](NodeId of) { return QString::number(of.index); });

    QCOMPARE(shown.canvas.tipAt(point), QStringLiteral("8"));
    QCOMPARE(shown.canvas.tipAt({1, 1}), QString());
}

FUSEWRIGHT_TEST(CanvasViewTest)
#include "tst_canvas_view.moc"
