// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/minimap.h"

#include "tests/kit/test_program.h"
#include "tests/widgets/kit/big_graph.h"
#include "tests/widgets/kit/hand_picture.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"

#include <QSignalSpy>
#include <QTest>

using namespace fusewright;

class MinimapTest : public QObject {
    Q_OBJECT

private slots:
    void hidesWhenEverythingIsInView();
    void movesTheViewToWhereItIsClicked();
    void framesWhatIsInView();
    void showsALargePictureWhenItIsPainted();
    void givesWayToWhatIsLookedAt();
    void staysWhereItIsWhenNoCornerIsFree();
    void hasNoPlaceOnACanvasThatItNearlyFills();
    void hidesAsLittleAsItCan();
    void givesWayToWhatIsFound();
};

namespace {

struct ShownMap {
    explicit ShownMap(std::size_t operators = 1'000)
        : graph(test::chainGraph(operators)), canvas(theme)
    {
        canvas.setAnimated(false);
        canvas.resize(800, 600);
        canvas.show();
        canvas.setPicture(graph, test::sharedGridPicture(*graph, 20), GraphCanvas::Place::Fit);
        map = canvas.findChild<Minimap*>();
    }

    void lookAtFirst()
    {
        canvas.setSelection({NodeId(std::size_t(0))});
        canvas.zoomToSelection();
    }

    Theme theme;
    std::shared_ptr<const Graph> graph;
    GraphCanvas canvas;
    Minimap* map = nullptr;
};

} // namespace

void MinimapTest::hidesWhenEverythingIsInView()
{
    ShownMap shown;
    QVERIFY(!shown.map->isVisible());

    shown.lookAtFirst();
    QVERIFY(shown.map->isVisible());
    QVERIFY(shown.canvas.viewport()->rect().contains(shown.map->geometry()));
    shown.canvas.fit();

    QVERIFY(!shown.map->isVisible());
}

void MinimapTest::movesTheViewToWhereItIsClicked()
{
    ShownMap shown;
    shown.lookAtFirst();
    const double zoom = shown.canvas.zoom();

    QTest::mouseClick(shown.map, Qt::LeftButton, {}, shown.map->rect().center());

    const Box all = shown.canvas.scene().picture().bounds;
    QCOMPARE(shown.canvas.zoom(), zoom);
    QVERIFY(std::abs(shown.canvas.center().x() - double(all.middle().x)) < 60);
    QVERIFY(std::abs(shown.canvas.center().y() - double(all.middle().y)) < 60);
}

void MinimapTest::framesWhatIsInView()
{
    ShownMap shown;
    shown.lookAtFirst();
    const QRgb accent = shown.theme.colors().accent.rgb();

    const QImage image = shown.map->grab().toImage();

    int leftMost = image.width();
    int rightMost = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == accent) {
                leftMost = std::min(leftMost, x);
                rightMost = std::max(rightMost, x);
            }
        }
    }
    QVERIFY(leftMost < image.width() / 8);
    QVERIFY(rightMost < image.width() / 2);
}

void MinimapTest::showsALargePictureWhenItIsPainted()
{
    ShownMap shown(6'000);
    shown.lookAtFirst();
    const auto middle = [&shown] {
        const QSize size = shown.map->size();
        return shown.map
            ->grab(QRect(size.width() / 4, size.height() / 4, size.width() / 2, size.height() / 2))
            .toImage();
    };
    const QImage before = middle();

    QTRY_VERIFY(middle() != before);
}

void MinimapTest::givesWayToWhatIsLookedAt()
{
    const Theme theme;
    QWidget area;
    Minimap map(theme, &area);
    map.resize(100, 80);
    const QSize size(800, 600);

    map.stand(size, {});
    QVERIFY(map.x() > 400 && map.y() > 300);

    const QRectF covered(700, 500, 40, 20);
    map.stand(size, {&covered, 1});
    QVERIFY(!QRectF(map.geometry()).intersects(covered));
    QVERIFY(QRect({}, size).contains(map.geometry()));

    // Nothing drives it away there: it does not jump back.
    const QPoint place = map.pos();
    map.stand(size, {});
    QCOMPARE(map.pos(), place);
}

void MinimapTest::staysWhereItIsWhenNoCornerIsFree()
{
    const Theme theme;
    QWidget area;
    Minimap map(theme, &area);
    map.resize(100, 80);
    const QRectF all(0, 0, 800, 600);

    QVERIFY(map.stand({800, 600}, {&all, 1}));

    QVERIFY(map.x() > 400 && map.y() > 300);
}

void MinimapTest::hasNoPlaceOnACanvasThatItNearlyFills()
{
    const Theme theme;
    QWidget area;
    Minimap map(theme, &area);
    map.resize(100, 80);
    const QRectF card(60, 50, 80, 40);

    QVERIFY(!map.stand({200, 140}, {&card, 1}));
    QVERIFY(map.stand({400, 300}, {&card, 1}));
}

void MinimapTest::hidesAsLittleAsItCan()
{
    const Theme theme;
    QWidget area;
    Minimap map(theme, &area);
    map.resize(100, 80);
    const QSize size(800, 600);
    // What is looked at is in the corner; in each other one is something, in the last one two.
    const std::vector<QRectF> shown{{700, 500, 40, 20},
                                    {30, 500, 40, 20},
                                    {720, 20, 40, 20},
                                    {20, 20, 40, 20},
                                    {30, 520, 40, 20}};

    map.stand(size, shown);

    QVERIFY(!QRectF(map.geometry()).intersects(shown[0]));
    const auto hidden = std::ranges::count_if(
        shown, [&](const QRectF& one) { return one.intersects(QRectF(map.geometry())); });
    QCOMPARE(hidden, 1);
}

void MinimapTest::givesWayToWhatIsFound()
{
    ShownMap shown;
    shown.lookAtFirst();
    const QPoint before = shown.map->pos();
    const Graph& graph = *shown.graph;
    std::vector<NodeId> under;
    for (const NodeId node : graph.nodes()) {
        if (shown.canvas.probe().itemRect(node).intersects(QRectF(shown.map->geometry())))
            under.push_back(node);
    }
    QVERIFY(!under.empty());

    shown.canvas.setFound(under);

    QVERIFY(shown.map->pos() != before);
}

FUSEWRIGHT_TEST(MinimapTest)
#include "tst_minimap.moc"
