// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/graph_canvas.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/big_graph.h"
#include "tests/widgets/kit/hand_picture.h"
#include "tests/widgets/kit/shown_canvas.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::GraphText;
using test::ShownCanvas;

class GraphCanvasTest : public QObject {
    Q_OBJECT

private slots:
    void fitsWhatItIsGiven();
    void knowsWhatIsUnderAPoint();
    void knowsWhatIsInView();
    void picksWithAClick();
    void selectsWhatADragWithShiftCovers();
    void addsToTheSelectionWithControl();
    void addsToTheSelectionWithShift();
    void zoomsToAnAreaWithControl();
    void pansWithADrag();
    void zoomsAtThePointerWithTheWheel();
    void scrollsWithTheWheelWhenToldTo();
    void walksAlongEdgesWithTheArrowKeys();
    void keepsTheCurrentOperatorInView();
    void doesNotMoveUnderAClick();
    void comesBackToTheCurrentOperator();
    void goesToTheFirstAndTheLastOperator();
    void tellsOfEnterAndDoubleClicks();
    void clearsTheSelectionWithEscape();
    void togglesAClosedGroup();
    void togglesAnOpenGroupByItsTitle();
    void selectsAllThatAClosedGroupHides();
    void tellsWhichValueAStubNames();
    void keepsTheEyesPlaceWhenThePictureChanges();
    void comesBackToASavedPlace();
    void fitsAgainWhenTheWindowChanges();
    void setsWithoutSignals();
    void asksForTheMenuOfACard();
    void saysWhatItIsAndWhereOneIs();
    void standsOperatorsOfAnotherGraph();
    void glidesUnlessAskedNotTo();
};

namespace {

std::shared_ptr<const Graph> shared(GraphText text)
{
    return std::make_shared<const Graph>(std::move(text.graph));
}

NodeId node(std::size_t at)
{
    return NodeId(at);
}

/// Operators 1 and 2 of a chain of four behind one card, as group 0.
std::shared_ptr<const Picture> pictureWithClosedGroup(const Graph& graph)
{
    Picture picture = test::gridPicture(graph, 1);
    picture.items.erase(picture.items.begin() + 2);
    picture.itemOf = {0, 1, 1, 2};
    picture.items[1].kind = PictureItem::Kind::Group;
    picture.items[1].group = 0;
    picture.items[1].operators = 2;
    picture.lines.clear();
    return std::make_shared<const Picture>(std::move(picture));
}

bool isNear(QPointF one, QPointF other, double distance = 1.5)
{
    return QLineF(one, other).length() <= distance;
}

} // namespace

void GraphCanvasTest::fitsWhatItIsGiven()
{
    const ShownCanvas shown;

    QCOMPARE(shown.canvas.probe().visibleNodes().size(), 100U);
    QVERIFY(shown.canvas.zoom() < 1);
}

void GraphCanvasTest::knowsWhatIsUnderAPoint()
{
    const ShownCanvas shown;

    QCOMPARE(shown.canvas.probe().nodeAt(shown.middleOf(node(42))), node(42));
    QVERIFY(!shown.canvas.probe().nodeAt({1, 1}).isValid());
}

void GraphCanvasTest::knowsWhatIsInView()
{
    ShownCanvas shown;
    shown.canvas.setSelection({node(0)});

    shown.canvas.zoomToSelection();

    const auto visible = shown.canvas.probe().visibleNodes();
    QVERIFY(std::ranges::find(visible, node(0)) != visible.end());
    QVERIFY(std::ranges::find(visible, node(99)) == visible.end());
}

void GraphCanvasTest::picksWithAClick()
{
    ShownCanvas shown;
    QSignalSpy picked(&shown.canvas, &GraphCanvas::currentPicked);
    QSignalSpy selected(&shown.canvas, &GraphCanvas::selectionChanged);

    QTest::mouseClick(shown.canvas.viewport(), Qt::LeftButton, {}, shown.middleOf(node(7)));

    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked.front().at(0).value<NodeId>(), node(7));
    QCOMPARE(selected.size(), 1);
    QCOMPARE(shown.canvas.selection(), std::vector{node(7)});
}

void GraphCanvasTest::selectsWhatADragWithShiftCovers()
{
    ShownCanvas shown;
    const QRectF first = shown.canvas.probe().itemRect(node(0));
    const QRectF last = shown.canvas.probe().itemRect(node(11));

    shown.drag(first.topLeft().toPoint() - QPoint(3, 3), last.center().toPoint(),
               Qt::ShiftModifier);

    QCOMPARE(shown.canvas.selection(), (std::vector{node(0), node(1), node(10), node(11)}));
}

void GraphCanvasTest::addsToTheSelectionWithControl()
{
    ShownCanvas shown;
    shown.canvas.setSelection({node(3)});

    QTest::mouseClick(shown.canvas.viewport(), Qt::LeftButton, Qt::ControlModifier,
                      shown.middleOf(node(5)));
    QCOMPARE(shown.canvas.selection(), (std::vector{node(3), node(5)}));
    QTest::mouseClick(shown.canvas.viewport(), Qt::LeftButton, Qt::ControlModifier,
                      shown.middleOf(node(3)));

    QCOMPARE(shown.canvas.selection(), std::vector{node(5)});
}

void GraphCanvasTest::addsToTheSelectionWithShift()
{
    ShownCanvas shown;
    shown.canvas.setSelection({node(3)});

    QTest::mouseClick(shown.canvas.viewport(), Qt::LeftButton, Qt::ShiftModifier,
                      shown.middleOf(node(5)));

    QCOMPARE(shown.canvas.selection(), (std::vector{node(3), node(5)}));
}

void GraphCanvasTest::zoomsToAnAreaWithControl()
{
    ShownCanvas shown;
    const double before = shown.canvas.zoom();
    const QPoint around = shown.middleOf(node(55));

    shown.drag(around - QPoint(40, 30), around + QPoint(40, 30), Qt::ControlModifier);

    QVERIFY(shown.canvas.zoom() > 5 * before);
    QVERIFY(isNear(shown.canvas.probe().itemRect(node(55)).center(), QPointF(400, 300), 30));
}

void GraphCanvasTest::pansWithADrag()
{
    ShownCanvas shown;
    const QPointF before = shown.canvas.probe().itemRect(node(55)).center();

    shown.drag({400, 300}, {340, 320}, Qt::NoModifier);

    QVERIFY(isNear(shown.canvas.probe().itemRect(node(55)).center(), before + QPointF(-60, 20)));
    QVERIFY(shown.canvas.selection().empty());
}

void GraphCanvasTest::zoomsAtThePointerWithTheWheel()
{
    ShownCanvas shown;
    const double before = shown.canvas.zoom();
    const QPoint pointer = shown.middleOf(node(23));

    shown.wheel(pointer, 360);

    QVERIFY(shown.canvas.zoom() > 1.5 * before);
    QVERIFY(isNear(shown.canvas.probe().itemRect(node(23)).center(), pointer, 3));
}

void GraphCanvasTest::scrollsWithTheWheelWhenToldTo()
{
    ShownCanvas shown;
    shown.canvas.setWheelAction(GraphCanvas::WheelAction::Scroll);
    const double zoom = shown.canvas.zoom();
    const QPointF before = shown.canvas.probe().itemRect(node(55)).center();

    shown.wheel({400, 300}, -60);
    QVERIFY(isNear(shown.canvas.probe().itemRect(node(55)).center(), before - QPointF(0, 60)));
    shown.wheel({400, 300}, -60, Qt::ShiftModifier);
    QVERIFY(isNear(shown.canvas.probe().itemRect(node(55)).center(), before - QPointF(60, 60)));
    QCOMPARE(shown.canvas.zoom(), zoom);
    shown.wheel({400, 300}, 120, Qt::ControlModifier);

    QVERIFY(shown.canvas.zoom() > zoom);
}

void GraphCanvasTest::walksAlongEdgesWithTheArrowKeys()
{
    GraphText text("a:relu > b:conv > d:add > e:mul\n"
                   "a > c:tanh > d");
    const NodeId a = text["a"];
    const NodeId b = text["b"];
    const NodeId c = text["c"];
    const NodeId d = text["d"];
    const auto graph = shared(std::move(text));
    Picture picture = test::gridPicture(*graph, 1);
    // Both of the middle stand in one row.
    picture.items[c.index].box.top = picture.items[b.index].box.top;
    picture.items[c.index].box.left = picture.items[b.index].box.left + test::gridStepX;
    picture.bounds = picture.bounds.united(picture.items[c.index].box);
    ShownCanvas shown(graph, std::make_shared<const Picture>(std::move(picture)));
    shown.canvas.setCurrent(a);
    QSignalSpy picked(&shown.canvas, &GraphCanvas::currentPicked);

    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Up})
        QTest::keyClick(&shown.canvas, key);

    std::vector<NodeId> way;
    for (const auto& each : picked)
        way.push_back(each.at(0).value<NodeId>());
    QCOMPARE(way, (std::vector{b, c, b, d, b}));
    QCOMPARE(shown.canvas.selection(), std::vector{b});
}

void GraphCanvasTest::keepsTheCurrentOperatorInView()
{
    ShownCanvas shown(1000);
    shown.canvas.setCurrent(node(0));
    shown.canvas.setSelection({node(0)});
    shown.canvas.zoomToSelection();

    for (int step = 0; step < 60; ++step)
        QTest::keyClick(&shown.canvas, Qt::Key_Down);

    QCOMPARE(shown.canvas.current(), node(60));
    QVERIFY(
        QRectF(shown.canvas.viewport()->rect()).contains(shown.canvas.probe().itemRect(node(60))));
}

void GraphCanvasTest::doesNotMoveUnderAClick()
{
    ShownCanvas shown;
    connect(&shown.canvas, &GraphCanvas::currentPicked, &shown.canvas, &GraphCanvas::setCurrent);
    shown.canvas.setSelection({node(45)});
    shown.canvas.zoomToSelection();
    const QPoint half(shown.canvas.probe().itemRect(node(45)).center().toPoint());
    shown.drag(half, {2, half.y()}, Qt::NoModifier);
    const QPointF before = shown.canvas.center();

    QTest::mouseClick(shown.canvas.viewport(), Qt::LeftButton, {}, {20, half.y()});

    QCOMPARE(shown.canvas.current(), node(45));
    QCOMPARE(shown.canvas.center(), before);
}

void GraphCanvasTest::comesBackToTheCurrentOperator()
{
    ShownCanvas shown;
    shown.canvas.setCurrent(node(45));
    shown.canvas.zoomToSelection();
    shown.drag({400, 300}, {-2000, 300}, Qt::NoModifier);
    QVERIFY(!shown.canvas.viewport()->rect().contains(shown.middleOf(node(45))));

    shown.canvas.setCurrent(node(45));

    QVERIFY(shown.canvas.viewport()->rect().contains(shown.middleOf(node(45))));
}

void GraphCanvasTest::goesToTheFirstAndTheLastOperator()
{
    ShownCanvas shown;

    QTest::keyClick(&shown.canvas, Qt::Key_End);
    QCOMPARE(shown.canvas.current(), node(99));
    QTest::keyClick(&shown.canvas, Qt::Key_Home);

    QCOMPARE(shown.canvas.current(), node(0));
}

void GraphCanvasTest::tellsOfEnterAndDoubleClicks()
{
    ShownCanvas shown;
    shown.canvas.setCurrent(node(4));
    QSignalSpy activated(&shown.canvas, &GraphCanvas::activated);

    QTest::keyClick(&shown.canvas, Qt::Key_Return);
    QTest::mouseDClick(shown.canvas.viewport(), Qt::LeftButton, {}, shown.middleOf(node(9)));

    QCOMPARE(activated.size(), 2);
    QCOMPARE(activated.front().at(0).value<NodeId>(), node(4));
    QCOMPARE(activated.back().at(0).value<NodeId>(), node(9));
}

void GraphCanvasTest::clearsTheSelectionWithEscape()
{
    ShownCanvas shown;
    shown.canvas.setSelection({node(1), node(2)});
    QSignalSpy changed(&shown.canvas, &GraphCanvas::selectionChanged);

    QTest::keyClick(&shown.canvas, Qt::Key_Escape);

    QCOMPARE(changed.size(), 1);
    QVERIFY(shown.canvas.selection().empty());
}

void GraphCanvasTest::togglesAClosedGroup()
{
    const auto graph = test::chainGraph(4);
    ShownCanvas shown(graph, pictureWithClosedGroup(*graph));
    QSignalSpy toggled(&shown.canvas, &GraphCanvas::groupToggled);

    QTest::mouseDClick(shown.canvas.viewport(), Qt::LeftButton, {}, shown.middleOf(node(2)));

    QCOMPARE(toggled.size(), 1);
    QCOMPARE(toggled.front().at(0).toUInt(), 0U);
}

void GraphCanvasTest::togglesAnOpenGroupByItsTitle()
{
    const auto graph = test::chainGraph(4);
    Picture picture = test::gridPicture(*graph, 1);
    picture.hulls.push_back({.box = {-20, -40, 200, 260}, .group = 3});
    picture.bounds = picture.bounds.united(picture.hulls.front().box);
    ShownCanvas shown(graph, std::make_shared<const Picture>(std::move(picture)));
    QSignalSpy toggled(&shown.canvas, &GraphCanvas::groupToggled);

    const QRectF first = shown.canvas.probe().itemRect(node(0));
    QTest::mouseDClick(shown.canvas.viewport(), Qt::LeftButton, {},
                       (first.topLeft() - QPointF(0, 30) * shown.canvas.zoom()).toPoint());

    QCOMPARE(toggled.size(), 1);
    QCOMPARE(toggled.front().at(0).toUInt(), 3U);
}

void GraphCanvasTest::selectsAllThatAClosedGroupHides()
{
    const auto graph = test::chainGraph(4);
    ShownCanvas shown(graph, pictureWithClosedGroup(*graph));

    QTest::mouseClick(shown.canvas.viewport(), Qt::LeftButton, {}, shown.middleOf(node(1)));

    QCOMPARE(shown.canvas.selection(), (std::vector{node(1), node(2)}));
}

void GraphCanvasTest::tellsWhichValueAStubNames()
{
    const auto graph = test::chainGraph(4);
    const ValueId value = *graph->outputs(node(0)).begin();
    Picture picture = test::gridPicture(*graph, 1);
    picture.stubs.push_back({.box = {200, 0, 96, 20}, .item = 0, .value = value});
    picture.bounds = picture.bounds.united(picture.stubs.front().box);
    ShownCanvas shown(graph, std::make_shared<const Picture>(std::move(picture)));
    QSignalSpy picked(&shown.canvas, &GraphCanvas::valuePicked);

    const QRectF card = shown.canvas.probe().itemRect(node(0));
    QTest::mouseClick(shown.canvas.viewport(), Qt::LeftButton, {},
                      (card.topLeft() + QPointF(240, 10) * shown.canvas.zoom()).toPoint());

    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked.front().at(0).value<ValueId>(), value);
}

void GraphCanvasTest::keepsTheEyesPlaceWhenThePictureChanges()
{
    ShownCanvas shown;
    shown.canvas.setSelection({node(45)});
    shown.canvas.zoomToSelection();
    const QPointF before = shown.canvas.probe().itemRect(node(45)).center();
    const double zoom = shown.canvas.zoom();

    shown.canvas.setPicture(shown.graph, test::sharedGridPicture(*shown.graph, 25),
                            GraphCanvas::Place::Keep);

    QVERIFY(isNear(shown.canvas.probe().itemRect(node(45)).center(), before));
    QCOMPARE(shown.canvas.zoom(), zoom);
}

void GraphCanvasTest::comesBackToASavedPlace()
{
    ShownCanvas shown;
    shown.canvas.setCurrent(node(45));
    shown.canvas.zoomToSelection();
    const CanvasState saved = shown.canvas.state();
    const QRectF before = shown.canvas.probe().itemRect(node(45));
    shown.canvas.fit();

    shown.canvas.restore(saved);

    QCOMPARE(saved.anchor, node(45));
    QVERIFY(isNear(shown.canvas.probe().itemRect(node(45)).center(), before.center()));
}

void GraphCanvasTest::fitsAgainWhenTheWindowChanges()
{
    ShownCanvas shown;

    shown.canvas.resize(400, 300);

    QCOMPARE(shown.canvas.probe().visibleNodes().size(), 100U);
}

void GraphCanvasTest::setsWithoutSignals()
{
    ShownCanvas shown;
    QSignalSpy picked(&shown.canvas, &GraphCanvas::currentPicked);
    QSignalSpy selected(&shown.canvas, &GraphCanvas::selectionChanged);

    shown.canvas.setCurrent(node(3));
    shown.canvas.setSelection({node(3), node(4)});

    QCOMPARE(picked.size() + selected.size(), 0);
}

void GraphCanvasTest::asksForTheMenuOfACard()
{
    ShownCanvas shown;
    QSignalSpy asked(&shown.canvas, &GraphCanvas::contextMenuRequested);
    const QPoint point = shown.middleOf(node(8));

    QContextMenuEvent event(QContextMenuEvent::Mouse, point,
                            shown.canvas.viewport()->mapToGlobal(point));
    QApplication::sendEvent(shown.canvas.viewport(), &event);

    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().at(0).value<NodeId>(), node(8));
}

void GraphCanvasTest::saysWhatItIsAndWhereOneIs()
{
    ShownCanvas shown;
    QAccessibleInterface* const accessible = QAccessible::queryAccessibleInterface(&shown.canvas);

    shown.canvas.setCurrent(node(12));

    QCOMPARE(accessible->role(), QAccessible::Canvas);
    QVERIFY(accessible->text(QAccessible::Name).contains(QStringLiteral("relu n12")));
}

void GraphCanvasTest::standsOperatorsOfAnotherGraph()
{
    ShownCanvas shown;
    shown.canvas.setCurrent(node(99));
    shown.canvas.setSelection({node(98)});
    shown.canvas.setHighlight({node(97)});
    shown.canvas.setMarks({{.node = node(96), .kind = CanvasMark::Kind::Failing}});
    const auto small = test::chainGraph(2);

    shown.canvas.setPicture(small, test::sharedGridPicture(*small, 1), GraphCanvas::Place::Keep);
    shown.canvas.grab();
    QTest::keyClick(&shown.canvas, Qt::Key_Down);
    shown.canvas.setPicture(nullptr, nullptr, GraphCanvas::Place::Fit);
    shown.canvas.grab();
    QTest::keyClick(&shown.canvas, Qt::Key_Down);

    QVERIFY(shown.canvas.probe().visibleNodes().empty());
}

void GraphCanvasTest::glidesUnlessAskedNotTo()
{
    ShownCanvas shown;
    shown.canvas.setSelection({node(45)});
    shown.canvas.setAnimated(true);
    const double before = shown.canvas.zoom();

    shown.canvas.zoomToSelection();

    QVERIFY(shown.canvas.zoom() < 1);
    QTRY_COMPARE(shown.canvas.zoom(), 1.0);
    QVERIFY(before < 1);
}

FUSEWRIGHT_TEST(GraphCanvasTest)
#include "tst_graph_canvas.moc"
