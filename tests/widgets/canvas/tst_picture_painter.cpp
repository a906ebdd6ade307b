// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/picture_painter.h"

#include "tests/kit/test_program.h"
#include "tests/widgets/kit/big_graph.h"
#include "tests/widgets/kit/hand_picture.h"
#include "widgets/base/contrast.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/canvas/tile_cache.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <set>

using namespace fusewright;

class PicturePainterTest : public QObject {
    Q_OBJECT

private slots:
    void coloursCardsByClass_data();
    void coloursCardsByClass();
    void showsEveryClassOfAMixedCard();
    void dimsWhatIsFilteredOut();
    void showsCountsOfRepeatsOverTheCards_data();
    void showsCountsOfRepeatsOverTheCards();
    void dimsTheLinesOfWhatIsFilteredOut_data();
    void dimsTheLinesOfWhatIsFilteredOut();
    void groundsSectionsWithoutFrames_data();
    void groundsSectionsWithoutFrames();
    void writesLettersOnCardsWhenNear();
    void hatchesWhenThereAreMoreClassesThanColours();
    void doesNotDependOnHowThePictureIsCut_data();
    void doesNotDependOnHowThePictureIsCut();
    void showsThroughTilesWhatItPaintsDirectly_data();
    void showsThroughTilesWhatItPaintsDirectly();
    void showsOldTilesUntilThereAreNewOnes();
    void showsWhatIsSelected_data();
    void showsWhatIsSelected();
    void paintsAHundredThousandCardsAtEveryZoom();
    void paintsPartsForPicturesWithoutWhatIsSelected();
    void givesDifferentColoursToClasses_data();
    void givesDifferentColoursToClasses();
    void keepsTextReadableOnClassColours_data();
    void keepsTextReadableOnClassColours();
};

namespace {

constexpr int leastVisible = 3;

CanvasScene gridScene(std::size_t nodes, std::size_t columns)
{
    const auto graph = test::chainGraph(nodes);
    return {graph, test::sharedGridPicture(*graph, columns)};
}

/// Classes in turn, as many as there are looks.
CanvasClasses inTurn(std::size_t nodes, std::vector<ClassLook> looks)
{
    CanvasClasses classes;
    for (std::size_t at = 0; at < nodes; ++at)
        classes.classOf.push_back(static_cast<std::uint32_t>(at % looks.size()));
    classes.looks = std::move(looks);
    return classes;
}

QImage painted(PicturePainter& painter, const CanvasScene& scene, QRect part, double scale)
{
    QImage image(part.size(), QImage::Format_RGB32);
    painter.paint(image, {.origin = part.topLeft(), .scale = scale}, scene);
    return image;
}

int countOf(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == colour.rgb() ? 1 : 0;
    }
    return count;
}

/// The largest difference of a channel: smooth edges are rounded a little where they are cut.
int differenceOf(const QImage& one, const QImage& other)
{
    int most = one.size() == other.size() ? 0 : 255;
    for (int y = 0; most < 255 && y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            most = std::max({most, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                             std::abs(qBlue(a) - qBlue(b))});
        }
    }
    return most;
}

void addThemes()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
}

void addZooms()
{
    QTest::addColumn<double>("zoom");
    QTest::newRow("blocks") << 0.07;
    QTest::newRow("names") << 0.35;
    QTest::newRow("full") << 1.0;
    QTest::newRow("near") << 2.5;
}

} // namespace

void PicturePainterTest::coloursCardsByClass_data()
{
    addThemes();
}

void PicturePainterTest::coloursCardsByClass()
{
    QFETCH(ThemeChoice, choice);
    Theme theme;
    theme.setChoice(choice);
    PicturePainter painter(CanvasStyle(theme, ClassPalette::Standard));
    CanvasScene scene = gridScene(4, 2);
    scene.setClasses(inTurn(4, {{.color = 0}, {.color = 5}}));
    const ClassColors colors(theme.colors(), ClassPalette::Standard);

    for (const double zoom : {0.1, 0.4, 1.0}) {
        const QImage image =
            painted(painter, scene, {0, 0, int(400 * zoom), int(200 * zoom)}, zoom);
        QVERIFY(countOf(image, colors[0].fill) > 0);
        QVERIFY(countOf(image, colors[5].fill) > 0);
        QCOMPARE(countOf(image, colors[1].fill), 0);
        QCOMPARE(image.pixelColor(image.width() - 1, image.height() - 1), theme.colors().canvas);
    }
}

void PicturePainterTest::showsEveryClassOfAMixedCard()
{
    const Theme theme;
    PicturePainter painter(CanvasStyle(theme, ClassPalette::Standard));
    const auto graph = test::chainGraph(3);
    Picture picture = test::gridPicture(*graph, 1);
    picture.items.resize(1);
    picture.items[0].kind = PictureItem::Kind::Group;
    picture.items[0].operators = 3;
    picture.itemOf = {0, 0, 0};
    picture.lines.clear();
    CanvasScene scene(graph, std::make_shared<const Picture>(std::move(picture)));
    scene.setClasses(inTurn(3, {{.color = 0}, {.color = 1}, {.color = 2}}));
    const ClassColors colors(theme.colors(), ClassPalette::Standard);

    const QImage image = painted(painter, scene, {0, 0, 160, 60}, 1);

    for (const std::size_t color : {0U, 1U, 2U})
        QVERIFY(countOf(image, colors[color].fill) > 0);
}

void PicturePainterTest::dimsWhatIsFilteredOut()
{
    const Theme theme;
    PicturePainter painter(CanvasStyle(theme, ClassPalette::Standard));
    CanvasScene scene = gridScene(2, 2);
    scene.setClasses(inTurn(2, {{.color = 0, .isDimmed = true}, {.color = 1}}));
    const ClassColors colors(theme.colors(), ClassPalette::Standard);

    const QImage image = painted(painter, scene, {0, 0, 40, 8}, 0.1);

    QCOMPARE(countOf(image, colors[0].fill), 0);
    QVERIFY(countOf(image, colors[1].fill) > 0);
}

/// From far away the count is higher than the room between its frame and the cards in it.
void PicturePainterTest::showsCountsOfRepeatsOverTheCards_data()
{
    addZooms();
}

void PicturePainterTest::showsCountsOfRepeatsOverTheCards()
{
    QFETCH(const double, zoom);
    const auto graph = test::chainGraph(4);
    Picture picture = *test::sharedGridPicture(*graph, 1);
    picture.repeats.push_back(
        {.frames = {{0, 0, test::gridCardWidth, 3 * test::gridStepY}}, .count = 12});
    const CanvasScene scene(graph, std::make_shared<const Picture>(picture));
    PicturePainter painter(CanvasStyle(Theme(), ClassPalette::Standard));

    const QRectF chip = RepeatCounts(scene, zoom, 1, painter.style()).places().front();
    const QImage image = painted(painter, scene, chip.toAlignedRect(), zoom);

    // Below the number, where the card begins.
    const QPoint foot(image.width() / 2, image.height() - 3);
    QCOMPARE(image.pixelColor(foot), painter.style().colors.canvas);
}

void PicturePainterTest::dimsTheLinesOfWhatIsFilteredOut_data()
{
    addZooms();
}

void PicturePainterTest::dimsTheLinesOfWhatIsFilteredOut()
{
    QFETCH(double, zoom);
    const Theme theme;
    const auto mostContrast = [&](bool isDimmed) {
        PicturePainter painter(CanvasStyle(theme, ClassPalette::Standard));
        CanvasScene scene = gridScene(2, 2);
        scene.setClasses(inTurn(2, {{.color = 0, .isDimmed = isDimmed}, {.color = 1}}));
        // Between the two cards there is the line alone.
        const QRect gap(QPointF((test::gridCardWidth + 10.0) * zoom, 0).toPoint(),
                        QSizeF(20 * zoom, test::gridCardHeight * zoom).toSize());
        const QImage image = painted(painter, scene, gap.adjusted(0, 0, 1, 1), zoom);
        double most = 1;
        for (int y = 0; y < image.height(); ++y)
            most = std::max(most, contrastRatio(theme.colors().canvas, image.pixelColor(0, y)));
        return most;
    };

    const double bright = mostContrast(false);

    QVERIFY(bright > 1.2);
    QVERIFY(mostContrast(true) < bright - 0.1);
}

void PicturePainterTest::groundsSectionsWithoutFrames_data()
{
    QTest::addColumn<double>("zoom");
    QTest::newRow("blocks") << 0.2;
    QTest::newRow("names") << 0.5;
    QTest::newRow("full") << 1.5;
}

void PicturePainterTest::groundsSectionsWithoutFrames()
{
    QFETCH(double, zoom);
    const Theme theme;
    const auto gap = [&](std::vector<std::uint32_t> sectionOf) {
        PicturePainter painter(CanvasStyle(theme, ClassPalette::Standard));
        CanvasScene scene = gridScene(2, 2);
        CanvasClasses classes = inTurn(2, {{.color = 0}, {.color = 1}});
        classes.sectionOf = std::move(sectionOf);
        scene.setClasses(std::move(classes));
        const QRect between(QPointF((test::gridCardWidth + 10.0) * zoom, 0).toPoint(),
                            QSizeF(20 * zoom, test::gridCardHeight * zoom).toSize());
        return painted(painter, scene, between.adjusted(0, 0, 1, 1), zoom);
    };

    const QImage alone = gap({});

    QVERIFY(gap({0, 0}) != alone);
    QCOMPARE(gap({0, 1}), alone);
    QCOMPARE(gap({CanvasClasses::none, CanvasClasses::none}), alone);
}

void PicturePainterTest::writesLettersOnCardsWhenNear()
{
    const Theme theme;
    PicturePainter painter(CanvasStyle(theme, ClassPalette::Standard));
    CanvasScene plain = gridScene(1, 1);
    plain.setClasses(inTurn(1, {{.color = 0}}));
    CanvasScene tagged = gridScene(1, 1);
    tagged.setClasses(inTurn(1, {{.color = 0, .tag = QStringLiteral("A")}}));

    for (const double zoom : {0.4, 1.0}) {
        const QRect part(0, 0, int(160 * zoom), int(60 * zoom));
        painter.forgetCards();
        const QImage without = painted(painter, plain, part, zoom);
        painter.forgetCards();
        QVERIFY(without != painted(painter, tagged, part, zoom));
    }
}

void PicturePainterTest::hatchesWhenThereAreMoreClassesThanColours()
{
    const Theme theme;
    const ClassColors colors(theme.colors(), ClassPalette::Standard);
    PicturePainter painter(CanvasStyle(theme, ClassPalette::Standard));
    const auto beyond = static_cast<std::uint32_t>(colors.colorCount());

    for (const double zoom : {0.1, 0.4, 1.0}) {
        CanvasScene one = gridScene(1, 1);
        one.setClasses(inTurn(1, {{.color = 0}}));
        CanvasScene other = gridScene(1, 1);
        other.setClasses(inTurn(1, {{.color = beyond}}));
        const QRect part(0, 0, int(160 * zoom), int(60 * zoom));
        painter.forgetCards();
        const QImage plain = painted(painter, one, part, zoom);
        painter.forgetCards();
        QVERIFY(plain != painted(painter, other, part, zoom));
    }
}

void PicturePainterTest::doesNotDependOnHowThePictureIsCut_data()
{
    addZooms();
}

void PicturePainterTest::doesNotDependOnHowThePictureIsCut()
{
    QFETCH(double, zoom);
    const Theme theme;
    PicturePainter painter(CanvasStyle(theme, ClassPalette::Standard));
    painter.setShowsShapes(true);
    CanvasScene scene = gridScene(400, 20);
    scene.setClasses(inTurn(400, {{.color = 0, .tag = QStringLiteral("A")}, {.color = 14}}));

    const QImage whole = painted(painter, scene, {-20, -20, 300, 200}, zoom);
    const QImage left = painted(painter, scene, {-20, -20, 130, 200}, zoom);
    const QImage right = painted(painter, scene, {110, -20, 170, 200}, zoom);

    QVERIFY(differenceOf(whole.copy(0, 0, 130, 200), left) <= leastVisible);
    QVERIFY(differenceOf(whole.copy(130, 0, 170, 200), right) <= leastVisible);
}

void PicturePainterTest::showsThroughTilesWhatItPaintsDirectly_data()
{
    addZooms();
}

void PicturePainterTest::showsThroughTilesWhatItPaintsDirectly()
{
    constexpr int enough = 60'000;
    QFETCH(double, zoom);
    const Theme theme;
    PicturePainter painter(CanvasStyle(theme, ClassPalette::Standard));
    CanvasScene scene = gridScene(400, 20);
    scene.setClasses(inTurn(400, {{.color = 3}, {.color = 8}}));
    TileCache tiles;
    QImage image(700, 500, QImage::Format_RGB32);
    QPainter onImage(&image);

    const bool isComplete =
        tiles.paint(onImage, {{-37, -11}, image.size(), zoom}, enough,
                    [&](QImage& tile, QPoint origin, double scale) {
                        painter.paint(tile, {.origin = origin, .scale = scale}, scene);
                    });
    onImage.end();

    QVERIFY(isComplete);
    const QImage direct = painted(painter, scene, {{-37, -11}, image.size()}, zoom);
    QVERIFY(differenceOf(image, direct) <= leastVisible);
}

void PicturePainterTest::showsOldTilesUntilThereAreNewOnes()
{
    constexpr int enough = 60'000;
    TileCache tiles;
    QImage image(100, 100, QImage::Format_RGB32);
    const TileCache::View view{{0, 0}, image.size(), 1};
    const auto paintIn = [&](const QColor& color, int budget) {
        QPainter painter(&image);
        return tiles.paint(painter, view, budget,
                           [&](QImage& tile, QPoint, double) { tile.fill(color); });
    };

    QVERIFY(paintIn(Qt::red, enough));
    tiles.expire();
    QVERIFY(!paintIn(Qt::blue, 0));
    QCOMPARE(image.pixelColor(50, 50), QColor(Qt::red));
    QVERIFY(paintIn(Qt::blue, enough));

    QCOMPARE(image.pixelColor(50, 50), QColor(Qt::blue));
}

void PicturePainterTest::showsWhatIsSelected_data()
{
    addThemes();
}

void PicturePainterTest::showsWhatIsSelected()
{
    QFETCH(ThemeChoice, choice);
    Theme theme;
    theme.setChoice(choice);
    const auto graph = test::chainGraph(4);
    GraphCanvas canvas(theme);
    canvas.setAnimated(false);
    canvas.resize(600, 400);
    canvas.show();
    canvas.setPicture(graph, test::sharedGridPicture(*graph, 2), GraphCanvas::Place::Fit);
    QTRY_COMPARE(countOf(canvas.viewport()->grab().toImage(), theme.colors().accent), 0);

    canvas.setSelection({NodeId(std::size_t(2))});

    const QImage image = canvas.viewport()->grab().toImage();
    QVERIFY(countOf(image, theme.colors().accent) > 0);
    const QRect around =
        canvas.probe().itemRect(NodeId(std::size_t(2))).toAlignedRect().adjusted(-6, -6, 6, 6);
    QCOMPARE(countOf(image.copy(around), theme.colors().accent),
             countOf(image, theme.colors().accent));
}

void PicturePainterTest::paintsAHundredThousandCardsAtEveryZoom()
{
    constexpr std::size_t nodes = 100'000;
    const Theme theme;
    const ClassColors colors(theme.colors(), ClassPalette::Standard);
    PicturePainter painter(CanvasStyle(theme, ClassPalette::Standard));
    CanvasScene scene = gridScene(nodes, 250);
    scene.setClasses(inTurn(nodes, {{.color = 0}}));

    for (const double zoom : {0.01, 0.03, 0.12, 0.25, 0.35, 0.6, 1.0, 2.0, 4.0}) {
        const QPoint middle(int(25'000 * zoom), int(20'000 * zoom));
        const QRect part(middle - QPoint(480, 270), QSize(960, 540));
        const QImage image = painted(painter, scene, part, zoom);
        QVERIFY2(countOf(image, colors[0].fill) > 100, qPrintable(QString::number(zoom)));
    }
}

void PicturePainterTest::paintsPartsForPicturesWithoutWhatIsSelected()
{
    const Theme theme;
    const auto graph = test::chainGraph(4);
    GraphCanvas canvas(theme);
    canvas.setPicture(graph, test::sharedGridPicture(*graph, 2), GraphCanvas::Place::Fit);
    canvas.setClasses(inTurn(4, {{.color = 2}}));
    canvas.setSelection({NodeId(std::size_t(0))});
    const ClassColors colors(theme.colors(), ClassPalette::Standard);
    QImage image(400, 200, QImage::Format_RGB32);

    QPainter painter(&image);
    canvas.renderPart(painter, {0, 0, 400, 200}, 1);
    painter.end();

    QVERIFY(countOf(image, colors[2].fill) > 0);
    QCOMPARE(countOf(image, theme.colors().accent), 0);
}

void PicturePainterTest::givesDifferentColoursToClasses_data()
{
    addThemes();
}

void PicturePainterTest::givesDifferentColoursToClasses()
{
    QFETCH(ThemeChoice, choice);
    Theme theme;
    theme.setChoice(choice);
    for (const ClassPalette palette : {ClassPalette::Standard, ClassPalette::ColorBlind}) {
        const ClassColors colors(theme.colors(), palette);
        std::set<std::pair<QRgb, ClassHatch>> looks;
        for (std::size_t at = 0; at < 4 * colors.colorCount(); ++at)
            looks.insert({colors[at].fill.rgb(), colors[at].hatch});
        QCOMPARE(looks.size(), 4 * colors.colorCount());
    }
}

void PicturePainterTest::keepsTextReadableOnClassColours_data()
{
    addThemes();
}

void PicturePainterTest::keepsTextReadableOnClassColours()
{
    QFETCH(ThemeChoice, choice);
    Theme theme;
    theme.setChoice(choice);
    for (const ClassPalette palette : {ClassPalette::Standard, ClassPalette::ColorBlind}) {
        const ClassColors colors(theme.colors(), palette);
        for (std::size_t at = 0; at < colors.colorCount(); ++at) {
            const ClassColor color = colors[at];
            const QByteArray name = QByteArray::number(int(at));
            QVERIFY2(contrastRatio(color.ink, color.fill) >= leastTextContrast, name);
            QVERIFY2(contrastRatio(theme.colors().text, color.tint) >= leastTextContrast, name);
            QVERIFY2(contrastRatio(theme.colors().muted, color.tint) >= leastTextContrast, name);
        }
    }
}

FUSEWRIGHT_TEST(PicturePainterTest)
#include "tst_picture_painter.moc"
