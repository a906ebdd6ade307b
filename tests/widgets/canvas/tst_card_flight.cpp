// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/card_flight.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/shown_canvas.h"
#include "widgets/base/picture_geometry.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::ShownCanvas;

namespace {

/// Operators 1 and 2 behind one card.
std::shared_ptr<const Picture> closedPicture(const Graph& graph, int columns)
{
    Picture picture = test::gridPicture(graph, columns);
    picture.items.erase(picture.items.begin() + 2);
    for (std::uint32_t& item : picture.itemOf)
        item -= item >= 2 ? 1 : 0;
    picture.items[1].kind = PictureItem::Kind::Group;
    picture.items[1].group = 0;
    picture.items[1].operators = 2;
    picture.lines.clear();
    return std::make_shared<const Picture>(std::move(picture));
}

/// A canvas, and what flies over it.
struct Flight {
    explicit Flight(std::size_t nodes = 40) : shown(nodes) { }

    void to(std::shared_ptr<const Picture> picture, GraphCanvas::Place place)
    {
        CanvasScene now(shown.graph, std::move(picture));
        const CanvasScene was = shown.canvas.scene();
        const Camera camera = cameraNow();
        before = shown.canvas.probe().itemRect(NodeId(std::size_t(7)));
        shown.canvas.setScene(std::move(now), place);
        const Camera there = cameraNow();
        flight.begin({was, camera}, {shown.canvas.scene(), there},
                     CanvasStyle(shown.theme, ClassPalette::Standard));
    }
    Camera cameraNow() const
    {
        Camera camera;
        camera.setViewSize(shown.canvas.viewport()->size());
        camera.setBounds(rectOf(shown.canvas.scene().picture().bounds));
        camera.look(shown.canvas.center(), shown.canvas.zoom());
        return camera;
    }
    /// Whether a card is on its way from there.
    bool fliesFrom(const QRectF& place) const
    {
        const Camera camera = cameraNow();
        for (std::size_t at = 0; at < flight.size(); ++at) {
            const QRectF rect = flight.placeOf(at, {shown.canvas.scene(), camera});
            if (QLineF(rect.topLeft(), place.topLeft()).length() < 1.5)
                return true;
        }
        return false;
    }

    ShownCanvas shown;
    CardFlight flight;
    QRectF before;
};

} // namespace

class CardFlightTest : public QObject {
    Q_OBJECT

private slots:
    void cardsFlyFromWhereTheyWere();
    void nothingFliesWhereNoneMoves();
    void nothingFliesToAnotherGraph();
    void cardsOfAGroupGoIntoItAndComeOutOfIt();
    void manyDoNotFly();
    void aCanvasArrivesAtThePicture();
};

void CardFlightTest::cardsFlyFromWhereTheyWere()
{
    Flight flight;

    flight.to(test::sharedGridPicture(*flight.shown.graph, 4), GraphCanvas::Place::Keep);

    QVERIFY(flight.flight.isRunning());
    QCOMPARE(flight.flight.size(), std::size_t(40));
    QVERIFY(flight.fliesFrom(flight.before));
    QCOMPARE(flight.flight.arrived(), 0.0);
    QTRY_VERIFY(!flight.flight.isRunning());
    QCOMPARE(flight.flight.arrived(), 1.0);
}

void CardFlightTest::nothingFliesWhereNoneMoves()
{
    Flight flight;

    flight.to(test::sharedGridPicture(*flight.shown.graph, 10), GraphCanvas::Place::Keep);

    QVERIFY(!flight.flight.isRunning());
    QCOMPARE(flight.flight.arrived(), 1.0);
}

void CardFlightTest::nothingFliesToAnotherGraph()
{
    Flight flight;
    flight.shown.graph = test::chainGraph(30);

    flight.to(test::sharedGridPicture(*flight.shown.graph, 4), GraphCanvas::Place::Keep);

    QVERIFY(!flight.flight.isRunning());
}

void CardFlightTest::cardsOfAGroupGoIntoItAndComeOutOfIt()
{
    Flight flight;

    flight.to(closedPicture(*flight.shown.graph, 10), GraphCanvas::Place::Keep);

    QVERIFY(flight.flight.isRunning());
    QCOMPARE(flight.flight.size(), std::size_t(40)); // One of them is gone when it is there.

    flight.to(test::sharedGridPicture(*flight.shown.graph, 10), GraphCanvas::Place::Keep);

    QVERIFY(flight.flight.isRunning());
    QCOMPARE(flight.flight.size(), std::size_t(40));
}

/// In view, that is: what is beside it stays there.
void CardFlightTest::manyDoNotFly()
{
    Flight flight(3200);

    flight.to(test::sharedGridPicture(*flight.shown.graph, 40), GraphCanvas::Place::Keep);

    QVERIFY(!flight.flight.isRunning());

    flight.shown.canvas.zoomToActualSize();
    flight.to(test::sharedGridPicture(*flight.shown.graph, 30), GraphCanvas::Place::Keep);

    QVERIFY(flight.flight.isRunning());
    QVERIFY(flight.flight.size() < 200);
}

/// However it gets there, what is seen in the end is the picture.
void CardFlightTest::aCanvasArrivesAtThePicture()
{
    ShownCanvas flown(40);
    ShownCanvas jumped(flown.graph, test::sharedGridPicture(*flown.graph, 4));
    flown.canvas.setAnimated(true);

    flown.canvas.setPicture(flown.graph, test::sharedGridPicture(*flown.graph, 4),
                            GraphCanvas::Place::Keep);

    const QImage end = jumped.canvas.viewport()->grab().toImage();
    QVERIFY(flown.canvas.viewport()->grab().toImage() != end);
    QTRY_VERIFY(flown.canvas.viewport()->grab().toImage() == end);
}

FUSEWRIGHT_TEST(CardFlightTest)
#include "tst_card_flight.moc"
