// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"
#include "tests/widgets/kit/big_graph.h"
#include "tests/widgets/kit/hand_picture.h"
#include "tests/widgets/kit/shown_canvas.h"
#include "widgets/base/text.h"

#include <QContextMenuEvent>
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
    void leavesRoomForTheCountsOfRepeats();
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

    QVERIFY(QRectF(shown.canvas.viewport()->rect()).contains(shown.canvas.itemRect(nodeAt(98))));
    QVERIFY(QRectF(shown.canvas.viewport()->rect()).contains(shown.canvas.itemRect(nodeAt(99))));
}

void CanvasViewTest::leavesRoomForTheCountsOfRepeats()
{
    const auto graph = test::chainGraph(100);
    Picture picture = test::gridPicture(*graph, 10);
    const ShownCanvas plain(graph, std::make_shared<const Picture>(picture));
    picture.repeats.push_back({.box = picture.bounds, .count = 12});

    const ShownCanvas shown(graph, std::make_shared<const Picture>(picture));

    const auto roomOf = [](const ShownCanvas& of) {
        return of.canvas.viewport()->width() - of.canvas.itemRect(nodeAt(9)).right();
    };
    QVERIFY(roomOf(shown) > roomOf(plain) + 20);
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
