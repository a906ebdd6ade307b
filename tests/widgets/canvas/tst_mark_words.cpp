// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/picture_request.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/big_graph.h"
#include "tests/widgets/kit/changed_part.h"
#include "tests/widgets/kit/shown_canvas.h"

#include <QImage>
#include <QTest>

#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

using namespace fusewright;

/// The words at a mark, such as a near miss's.
class MarkWordsTest : public QObject {
    Q_OBJECT

private slots:
    void hideNoCard();
    void standWhereThereIsRoom();
    void signsFromAfarLieNotOnEachOther();
    void signsCoverNothingThatWasFound();
    void signsStandOnNoCountOfRepeats();

private:
    static std::shared_ptr<const Picture> pictureOf(const std::shared_ptr<const Graph>& graph)
    {
        PictureRequest request;
        request.graph = graph;
        request.sizes.operatorWidths.assign(graph->operators().size(), 120);
        return std::make_shared<const Picture>(drawPicture(request));
    }
    /// Where the picture is another one with the words than without.
    static QRect changedBy(const QString& words, test::ShownCanvas& shown)
    {
        const auto imageWith = [&](const QString& text) {
            shown.canvas.setMarks(
                {{.node = NodeId(1u), .kind = CanvasMark::Kind::Failing, .text = text}});
            return shown.canvas.viewport()->grab().toImage();
        };
        return test::changedPart(imageWith({}), imageWith(words));
    }
    static QRect cardOf(std::uint32_t node, const test::ShownCanvas& shown)
    {
        return shown.canvas.probe().itemRect(NodeId(node)).toRect();
    }
};

void MarkWordsTest::hideNoCard()
{
    const auto graph = test::chainGraph(3);
    test::ShownCanvas shown(graph, pictureOf(graph));

    const QRect words = changedBy(QStringLiteral("act: expected relu, found silu"), shown);

    QVERIFY(words.width() > 100);
    for (std::uint32_t node = 0; node < 3; ++node)
        QVERIFY(!words.intersects(cardOf(node, shown)));
    QVERIFY(words.left() > cardOf(1, shown).right());
}

void MarkWordsTest::standWhereThereIsRoom()
{
    const auto graph = test::chainGraph(3);
    test::ShownCanvas shown(graph, pictureOf(graph));
    const QString words = QStringLiteral("act: expected relu, found silu");
    // Not enough beside either edge of a narrow window.
    shown.canvas.resize(260, 600);
    shown.canvas.fit();

    const QRect changed = changedBy(words, shown);

    QVERIFY(changed.top() > cardOf(1, shown).center().y());
    QVERIFY(changed.left() < cardOf(1, shown).right());
}

void MarkWordsTest::signsFromAfarLieNotOnEachOther()
{
    test::ShownCanvas shown(4'000);
    const auto imageWith = [&](std::initializer_list<std::uint32_t> nodes) {
        std::vector<CanvasMark> marks;
        for (const std::uint32_t node : nodes)
            marks.push_back({.node = NodeId(node), .kind = CanvasMark::Kind::Failing, .text = {}});
        shown.canvas.setMarks(marks);
        return shown.canvas.viewport()->grab().toImage();
    };
    const QRectF first = shown.canvas.probe().itemRect(NodeId(0u));
    QVERIFY(first.height() < 4);
    constexpr int sign = 9;

    QVERIFY(test::changedPart(imageWith({}), imageWith({0})).height() >= sign);
    const QRect near = test::changedPart(imageWith({0}), imageWith({0, 11}));
    QVERIFY(!near.isEmpty() && near.height() < sign);
    QVERIFY(test::changedPart(imageWith({0}), imageWith({0, 3'000})).height() >= sign);
}

void MarkWordsTest::signsCoverNothingThatWasFound()
{
    test::ShownCanvas shown(20);
    const auto changed = [&shown](std::uint32_t node) {
        const QImage before = shown.canvas.viewport()->grab().toImage();
        shown.canvas.setMarks(
            {{.node = NodeId(node), .kind = CanvasMark::Kind::Failing, .text = {}}});
        const QImage after = shown.canvas.viewport()->grab().toImage();
        shown.canvas.setMarks({});
        return !test::changedPart(before, after).isEmpty();
    };
    QVERIFY(changed(3));

    shown.canvas.setFound({NodeId(3u)});
    QVERIFY(!changed(3));
    QVERIFY(changed(5));
    shown.canvas.setCurrent(NodeId(3u)); // Where a near miss is shown, it is what is looked at.
    QVERIFY(changed(3));
}

void MarkWordsTest::signsStandOnNoCountOfRepeats()
{
    const auto graph = test::chainGraph(4'000);
    Picture picture = test::gridPicture(*graph, 20);
    picture.repeats.push_back({.frames = {picture.bounds}, .count = 3});
    test::ShownCanvas shown(graph, std::make_shared<const Picture>(std::move(picture)));
    shown.canvas.setPicksRepeats(true);
    const auto heightOf = [&](NodeId node) {
        shown.canvas.setMarks({});
        const QImage before = shown.canvas.viewport()->grab().toImage();
        shown.canvas.setMarks({{.node = node, .kind = CanvasMark::Kind::Failing, .text = {}}});
        return test::changedPart(before, shown.canvas.viewport()->grab().toImage()).height();
    };
    std::vector<NodeId> under;
    for (const NodeId node : graph->nodes()) {
        if (shown.canvas.probe().isOnRepeatCount(shown.middleOf(node)))
            under.push_back(node);
    }
    QVERIFY(!under.empty());
    constexpr int sign = 9;

    QVERIFY2(heightOf(under.front()) < sign,
             QByteArray::number(heightOf(under.front())).constData());
    QVERIFY(heightOf(NodeId(2'000u)) >= sign);
}

FUSEWRIGHT_TEST(MarkWordsTest)
#include "tst_mark_words.moc"
