// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/changed_part.h"
#include "tests/widgets/kit/shown_canvas.h"
#include "widgets/canvas/picture_painter.h"

#include <QImage>
#include <QTest>

#include <memory>
#include <utility>

using namespace fusewright;

/// Titles, counts and shapes, written where they hide nothing else.
class PictureWordsTest : public QObject {
    Q_OBJECT

private slots:
    void aTitleStandsBesideALine();
    void aTitleGivesWayToACount();
    void aLargeFrameHasATitleFromAfar();
    void aShapeHidesNoCard();
    void aCountIsPickedWhereItStands();

private:
    static constexpr QSize paper{400, 400};

    /// Two cards below each other at the left, and one where the test puts it.
    static Picture drawn(const Graph& graph, Box third)
    {
        Picture picture = test::gridPicture(graph, 1);
        picture.items[1].box.top = 250;
        picture.items[2].box = third;
        picture.lines.resize(1);
        picture.points[1].y = 250;
        return picture;
    }
    static std::shared_ptr<const Graph> graph()
    {
        return std::make_shared<const Graph>(test::TypedGraph("in x f32 4 8\n"
                                                              "a = relu x : f32 4 8\n"
                                                              "b = relu a : f32 4 8\n"
                                                              "c = relu b : f32 4 8\n")
                                                 .graph);
    }
    static CanvasScene sceneOf(Picture picture, const QString& title = {})
    {
        CanvasScene scene(graph(), std::make_shared<const Picture>(std::move(picture)));
        scene.setGroupTitles({title});
        return scene;
    }
    static QImage painted(const CanvasScene& scene, bool showsShapes = false, double scale = 1)
    {
        PicturePainter painter(CanvasStyle(Theme(), ClassPalette::Standard));
        painter.setShowsShapes(showsShapes);
        QImage image(paper, QImage::Format_RGB32);
        painter.paint(image, {.scale = scale}, scene);
        return image;
    }
    static QRect rectOf(const Box& box)
    {
        return QRectF(double(box.left), double(box.top), double(box.width), double(box.height))
            .toRect();
    }
};

void PictureWordsTest::aTitleStandsBesideALine()
{
    Picture picture = drawn(*graph(), {300, 250, 80, 40});
    picture.hulls.push_back({.box = {20, 120, 300, 200}, .group = 0});
    const int line = int(picture.points[0].x);
    QVERIFY(line > 30 && line < 200);

    const QRect title =
        test::changedPart(painted(sceneOf(picture)),
                          painted(sceneOf(picture, QStringLiteral("a long name · Block"))));

    QVERIFY(title.width() > 60);
    QVERIFY2(title.left() > line, qPrintable(QString::number(title.left())));
    QVERIFY(title.bottom() < 150);
}

void PictureWordsTest::aTitleGivesWayToACount()
{
    Picture picture = drawn(*graph(), {300, 350, 80, 40});
    picture.hulls.push_back({.box = {150, 120, 200, 200}, .group = 0});
    picture.repeats.push_back({.frames = {{160, 140, 190, 150}}, .count = 1'234});
    const QString title = QStringLiteral("a name that goes on and on and on");
    const CanvasScene scene = sceneOf(picture, title);
    const QRectF count =
        RepeatCounts(scene, 1, 1, CanvasStyle(Theme(), ClassPalette::Standard)).places().front();
    QVERIFY(count.top() < 144);

    const QRect words = test::changedPart(painted(sceneOf(picture)), painted(scene));

    QVERIFY(words.width() > 40);
    QVERIFY(words.right() < count.left());
}

void PictureWordsTest::aLargeFrameHasATitleFromAfar()
{
    Picture picture = drawn(*graph(), {300, 250, 80, 40});
    picture.hulls.push_back({.box = {100, 400, 1500, 1000}, .group = 0});
    const QString title = QStringLiteral("layers.0 · Block");

    for (const double zoom : {0.1, 0.28}) {
        const QRect words = test::changedPart(painted(sceneOf(picture), false, zoom),
                                              painted(sceneOf(picture, title), false, zoom));

        QVERIFY(words.width() > 40);
        QVERIFY(words.top() < 400 * zoom && words.bottom() > 400 * zoom);
        QVERIFY(words.left() > 100 * zoom);
    }
}

void PictureWordsTest::aShapeHidesNoCard()
{
    // Right beside the middle of the line.
    const Box beside{test::gridCardWidth / 2 + 8, 120, 100, 60};
    const CanvasScene scene = sceneOf(drawn(*graph(), beside));

    const QRect label = test::changedPart(painted(scene), painted(scene, true));

    QVERIFY(label.width() > 20);
    QVERIFY(!label.intersects(rectOf(beside)));
    QVERIFY(label.right() < int(test::gridCardWidth / 2));
}

void PictureWordsTest::aCountIsPickedWhereItStands()
{
    const auto graph = test::chainGraph(3);
    Picture picture = test::gridPicture(*graph, 1);
    // The second has no room at its right end: there is the first one's count.
    const Box frame{0, 0, test::gridCardWidth, 2 * test::gridStepY};
    picture.repeats.push_back({.frames = {frame}, .count = 12});
    picture.repeats.push_back({.frames = {frame}, .count = 7});
    test::ShownCanvas shown(graph, std::make_shared<const Picture>(picture));
    const CanvasScene scene(graph, std::make_shared<const Picture>(picture));
    shown.canvas.setPicksRepeats(true);
    const double zoom = shown.canvas.zoom();
    const RepeatCounts counts(scene, zoom, 1, CanvasStyle(shown.theme, ClassPalette::Standard));
    const QPointF origin = shown.canvas.probe().itemRect(NodeId(0u)).topLeft();

    QVERIFY(!counts.places()[0].intersects(counts.places()[1]));
    for (const QRectF& place : counts.places())
        QVERIFY(shown.canvas.probe().isPickable((origin + place.center()).toPoint()));
}

FUSEWRIGHT_TEST(PictureWordsTest)
#include "tst_picture_words.moc"
