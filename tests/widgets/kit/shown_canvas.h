// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/widgets/kit/big_graph.h"
#include "tests/widgets/kit/hand_picture.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>

#include <memory>

namespace fusewright::test {

/// A canvas that shows a chain of operators in rows of ten.
struct ShownCanvas {
    explicit ShownCanvas(std::size_t nodes = 100) : ShownCanvas(chainGraph(nodes)) { }

    explicit ShownCanvas(std::shared_ptr<const Graph> shown)
        : ShownCanvas(shown, sharedGridPicture(*shown, 10))
    {
    }

    ShownCanvas(std::shared_ptr<const Graph> shown, std::shared_ptr<const Picture> picture)
        : graph(std::move(shown)), canvas(theme)
    {
        canvas.setAnimated(false);
        canvas.resize(800, 600);
        canvas.show();
        canvas.setPicture(graph, std::move(picture), GraphCanvas::Place::Fit);
    }

    QPoint middleOf(NodeId of) const { return canvas.probe().itemRect(of).center().toPoint(); }

    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers)
    {
        QTest::mousePress(canvas.viewport(), Qt::LeftButton, modifiers, from);
        for (const QPoint& point : {(from + to) / 2, to}) {
            QMouseEvent move(QEvent::MouseMove, point, canvas.viewport()->mapToGlobal(point),
                             Qt::NoButton, Qt::LeftButton, modifiers);
            QApplication::sendEvent(canvas.viewport(), &move);
        }
        QTest::mouseRelease(canvas.viewport(), Qt::LeftButton, modifiers, to);
    }

    void wheel(QPoint at, int delta, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWheelEvent event(at, canvas.viewport()->mapToGlobal(at), {}, {0, delta}, Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(canvas.viewport(), &event);
    }

    Theme theme;
    std::shared_ptr<const Graph> graph;
    GraphCanvas canvas;
};

} // namespace fusewright::test
