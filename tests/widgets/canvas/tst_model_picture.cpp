// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/model_picture.h"

#include "tests/widgets/kit/big_graph.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/canvas_settings.h"
#include "widgets/canvas/graph_canvas.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fusewright;

class ModelPictureTest : public QObject {
    Q_OBJECT

private slots:
    void drawsAGraph();
    void makesOnePictureOfManyWishes();
    void keepsTheLastPictureWhenCancelled();
    void closesAndOpensGroups();
    void forgetsGroupsWithTheirGraph();
    void takesThePictureAway();
    void makesCardsWideEnoughForTheirNames();
    void bringsSettingsToACanvas();
};

namespace {

/// The first and the second half of a graph.
PictureGroups halves(const Graph& graph)
{
    PictureGroups groups;
    groups.parentOf = {noGroup, noGroup};
    groups.isClosed = {false, false};
    for (const NodeId node : graph.nodes())
        groups.groupOf.push_back(node.index < graph.nodeCount() / 2 ? 0 : 1);
    return groups;
}

} // namespace

void ModelPictureTest::drawsAGraph()
{
    const Theme theme;
    ModelPicture picture(theme);
    QSignalSpy ready(&picture, &ModelPicture::ready);
    const auto graph = test::chainGraph(20);

    picture.setGraph(graph);

    QTRY_COMPARE(ready.size(), 1);
    QCOMPARE(picture.graph(), graph);
    QCOMPARE(picture.picture()->itemOf.size(), 20U);
}

void ModelPictureTest::makesOnePictureOfManyWishes()
{
    const Theme theme;
    ModelPicture picture(theme);
    QSignalSpy ready(&picture, &ModelPicture::ready);
    const auto graph = test::chainGraph(20);

    picture.setGraph(test::chainGraph(10));
    picture.setGraph(graph);
    picture.setGroups(halves(*graph));
    picture.toggleGroup(0);

    QTRY_VERIFY(!ready.isEmpty());
    QTRY_VERIFY(!picture.job().isRunning());
    QCOMPARE(ready.size(), 1);
    QCOMPARE(picture.graph(), graph);
}

void ModelPictureTest::keepsTheLastPictureWhenCancelled()
{
    const Theme theme;
    ModelPicture picture(theme);
    QSignalSpy ready(&picture, &ModelPicture::ready);
    const auto graph = test::chainGraph(20);
    picture.setGraph(graph);
    QTRY_COMPARE(ready.size(), 1);
    const auto before = picture.picture();
    QObject impatience;
    connect(&picture.job(), &JobSlot::runningChanged, &impatience, [&](bool isRunning) {
        if (isRunning)
            picture.cancel();
    });
    QSignalSpy running(&picture.job(), &JobSlot::runningChanged);

    picture.setGraph(test::chainGraph(30));
    QTRY_COMPARE(running.size(), 2);

    QCOMPARE(picture.picture(), before);
    QCOMPARE(picture.graph(), graph);
    disconnect(&picture.job(), nullptr, &impatience, nullptr);
    picture.setGraph(test::chainGraph(40));
    QTRY_COMPARE(ready.size(), 2);
    QCOMPARE(picture.picture()->itemOf.size(), 40U);
}

void ModelPictureTest::closesAndOpensGroups()
{
    const Theme theme;
    ModelPicture picture(theme);
    QSignalSpy ready(&picture, &ModelPicture::ready);
    const auto graph = test::chainGraph(20);
    picture.setGraph(graph);
    picture.setGroups(halves(*graph));
    QTRY_COMPARE(ready.size(), 1);
    QCOMPARE(picture.picture()->hulls.size(), 2U);

    picture.toggleGroup(1);

    QTRY_COMPARE(ready.size(), 2);
    QCOMPARE(picture.picture()->hulls.size(), 1U);
    const auto& shown = *picture.picture();
    QCOMPARE(shown.items[shown.itemOf[19]].kind, PictureItem::Kind::Group);
    QCOMPARE(shown.items[shown.itemOf[19]].operators, 10U);
}

void ModelPictureTest::forgetsGroupsWithTheirGraph()
{
    const Theme theme;
    ModelPicture picture(theme);
    QSignalSpy ready(&picture, &ModelPicture::ready);
    const auto graph = test::chainGraph(20);
    picture.setGraph(graph);
    picture.setGroups(halves(*graph));

    picture.setGraph(test::chainGraph(5));

    QTRY_COMPARE(ready.size(), 1);
    QVERIFY(picture.picture()->hulls.empty());
}

void ModelPictureTest::takesThePictureAway()
{
    const Theme theme;
    ModelPicture picture(theme);
    QSignalSpy ready(&picture, &ModelPicture::ready);
    picture.setGraph(test::chainGraph(5));
    QTRY_COMPARE(ready.size(), 1);

    picture.setGraph(nullptr);

    QTRY_COMPARE(ready.size(), 2);
    QVERIFY(!picture.picture());
}

void ModelPictureTest::makesCardsWideEnoughForTheirNames()
{
    const Theme theme;
    const auto graph = test::chainGraph(5);

    const CardSizes sizes = cardSizes(*graph, theme);

    QCOMPARE(sizes.operatorWidths.size(), graph->operators().size());
    QVERIFY(sizes.operatorWidths.front() > 100);
    QVERIFY(sizes.height > float(QFontMetrics(theme.font(TypeStep::Body)).height()) * 2);
}

void ModelPictureTest::bringsSettingsToACanvas()
{
    const QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    CanvasSettings settings(store);
    settings.showsShapes.setValue(true);
    const Theme theme;
    GraphCanvas canvas(theme);

    settings.applyTo(canvas);

    QVERIFY(canvas.showsShapes());
}

QTEST_MAIN(ModelPictureTest)
#include "tst_model_picture.moc"
