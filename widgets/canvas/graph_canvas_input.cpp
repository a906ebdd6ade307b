// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/graph_canvas.h"

#include "widgets/base/picture_geometry.h"

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <optional>

namespace fusewright {

namespace {

constexpr double wheelNotch = 120;
constexpr double wheelZoom = 1.2;

} // namespace

std::vector<NodeId> GraphCanvas::nodesOf(const std::vector<bool>& isChosen) const
{
    // A folded block stands for many like it, but is one thing to select.
    std::vector<NodeId> nodes;
    for (const NodeId node : m_scene.graph()->nodes()) {
        const std::uint32_t item = m_scene.itemOf(node);
        if (item == CanvasScene::noItem || !isChosen[item])
            continue;
        if (m_scene.item(item).kind == PictureItem::Kind::Group || m_scene.item(item).node == node)
            nodes.push_back(node);
    }
    return nodes;
}

std::vector<NodeId> GraphCanvas::nodesOf(std::uint32_t item) const
{
    if (m_scene.item(item).kind != PictureItem::Kind::Group)
        return {m_scene.item(item).node};
    std::vector<bool> isChosen(m_scene.picture().items.size());
    isChosen[item] = true;
    return nodesOf(isChosen);
}

void GraphCanvas::changeSelection(const std::vector<NodeId>& nodes)
{
    if (nodes == m_selection)
        return;
    setSelection(nodes);
    emit selectionChanged();
}

void GraphCanvas::pick(NodeId node)
{
    // The selection is told last: of a card with many operators it is what one wants to read about.
    if (node != m_overlay.current) {
        makeCurrent(node);
        emit currentPicked(node);
    }
    changeSelection(nodesOf(m_scene.itemOf(node)));
}

void GraphCanvas::wheelEvent(QWheelEvent* event)
{
    event->accept();
    if (m_scene.isEmpty())
        return;
    // What was worked with last is what keys mean.
    setFocus(Qt::MouseFocusReason);
    m_glide.stop();
    m_isFit = false;
    QPointF delta = event->angleDelta();
    const bool isSideways = event->modifiers() & Qt::ShiftModifier;
    const bool zooms = event->modifiers() & Qt::ControlModifier
        || (m_wheelAction == WheelAction::Zoom && !isSideways);
    if (zooms) {
        m_camera.zoomAt(event->position(), std::pow(wheelZoom, delta.y() / wheelNotch));
    } else {
        if (!event->pixelDelta().isNull())
            delta = event->pixelDelta();
        if (isSideways && delta.x() == 0)
            delta = delta.transposed();
        m_camera.pan(-delta);
    }
    showCamera();
}

void GraphCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    m_glide.stop();
    m_press = {.at = event->position().toPoint(),
               .last = event->position().toPoint(),
               .modifiers = event->modifiers(),
               .drag = event->button() == Qt::MiddleButton ? Drag::Pan : Drag::None,
               .isDown = true};
}

void GraphCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint point = event->position().toPoint();
    if (!m_press.isDown) {
        hoverAt(point);
        return;
    }
    if (m_press.drag == Drag::None) {
        if ((point - m_press.at).manhattanLength() < QApplication::startDragDistance())
            return;
        const bool selects = m_press.modifiers & Qt::ShiftModifier;
        const bool zooms = m_press.modifiers & Qt::ControlModifier;
        m_press.drag = selects ? Drag::Select : zooms ? Drag::Zoom : Drag::Pan;
        viewport()->setCursor(m_press.drag == Drag::Pan ? Qt::ClosedHandCursor : Qt::CrossCursor);
    }
    if (m_press.drag == Drag::Pan) {
        m_isFit = false;
        m_camera.pan(m_press.last - point);
        showCamera();
    } else {
        m_overlay.rubberBand = QRectF(m_press.at, point).normalized();
        viewport()->update();
    }
    m_press.last = point;
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_press.isDown)
        return;
    m_press.isDown = false;
    viewport()->unsetCursor();
    if (m_press.drag == Drag::None)
        clickAt(event->position().toPoint(), event->modifiers());
    else
        finishDrag(event->position().toPoint());
}

void GraphCanvas::finishDrag(QPoint point)
{
    const QRect area = QRect(m_press.at, point).normalized();
    m_overlay.rubberBand = {};
    if (m_press.drag == Drag::Select) {
        selectIn(area, m_press.modifiers & Qt::ControlModifier);
    } else if (m_press.drag == Drag::Zoom) {
        m_isFit = false;
        lookAt({m_camera.toScene(area.topLeft()), m_camera.toScene(area.bottomRight())},
               Camera::largestZoom);
    }
    viewport()->update();
}

void GraphCanvas::selectIn(const QRect& area, bool adds)
{
    if (m_scene.isEmpty())
        return;
    std::vector<bool> isChosen(m_scene.picture().items.size());
    const QRectF part(m_camera.toScene(area.topLeft()), m_camera.toScene(area.bottomRight()));
    for (const std::uint32_t item : m_scene.itemsIn(boxOf(part)))
        isChosen[item] = true;
    std::vector<NodeId> nodes = nodesOf(isChosen);
    if (adds)
        nodes.insert(nodes.end(), m_selection.begin(), m_selection.end());
    std::ranges::sort(nodes);
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    changeSelection(nodes);
}

void GraphCanvas::clickAt(QPoint point, Qt::KeyboardModifiers modifiers)
{
    const ValueId value = probe().valueAt(point);
    const std::uint32_t item = probe().itemAt(point);
    const NodeId node = item == CanvasScene::noItem ? NodeId() : m_scene.item(item).node;

    if (probe().isOnRepeatCount(point)) {
        emit repeatPicked();
    } else if (value.isValid()) {
        setPickedValue(value);
        emit valuePicked(value);
    } else if (!node.isValid()) {
        if (!(modifiers & (Qt::ControlModifier | Qt::ShiftModifier)))
            clearSelection();
    } else if (modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) {
        std::vector<NodeId> added = nodesOf(item);
        std::vector<NodeId> nodes;
        const bool wasSelected = std::ranges::includes(m_selection, added);
        if (wasSelected)
            std::ranges::set_difference(m_selection, added, std::back_inserter(nodes));
        else
            std::ranges::set_union(m_selection, added, std::back_inserter(nodes));
        changeSelection(nodes);
    } else {
        setPickedValue({});
        pick(node);
    }
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QPoint point = event->position().toPoint();
    const std::uint32_t item = probe().itemAt(point);
    if (const auto far = probe().farTitleAt(point)) {
        emit groupToggled(m_scene.picture().hulls[*far].group);
    } else if (item != CanvasScene::noItem) {
        if (m_scene.item(item).kind == PictureItem::Kind::Group)
            emit groupToggled(m_scene.item(item).group);
        else if (m_scene.item(item).node.isValid())
            emit activated(m_scene.item(item).node);
    } else if (const auto hull = probe().frameTitleAt(point)) {
        emit groupToggled(m_scene.picture().hulls[*hull].group);
    }
}

void GraphCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const QRectF rect = probe().itemRect(m_overlay.current).intersected(viewport()->rect());
        const QPoint place = rect.isEmpty() ? viewport()->rect().center() : rect.center().toPoint();
        emit contextMenuRequested(rect.isEmpty() ? NodeId() : m_overlay.current,
                                  viewport()->mapToGlobal(place));
        return;
    }
    const QPoint point = viewport()->mapFromGlobal(event->globalPos());
    const NodeId node = probe().nodeAt(point);
    // What is selected is meant together; anything else is picked first.
    if (node.isValid() && !std::ranges::binary_search(m_selection, node))
        pick(node);
    emit contextMenuRequested(node, event->globalPos());
}

void GraphCanvas::hoverAt(QPoint point)
{
    const NodeId node = probe().nodeAt(point);
    if (probe().isPickable(point))
        viewport()->setCursor(Qt::PointingHandCursor);
    else
        viewport()->unsetCursor();
    if (node == m_overlay.hovered)
        return;
    m_overlay.hovered = node;
    viewport()->update();
    emit hovered(node);
}

void GraphCanvas::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    m_overlay.hasFocus = true;
    viewport()->update();
}

void GraphCanvas::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    m_overlay.hasFocus = false;
    viewport()->update();
}

bool GraphCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::Gesture || event->type() == QEvent::NativeGesture)
        return gestureEvent(event);
    return QAbstractScrollArea::event(event);
}

bool GraphCanvas::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        // An empty text hides what was shown; what is under the pointer there ends the tip too.
        const NodeId node = probe().nodeAt(help->pos());
        const QRect place = node.isValid() ? probe().itemRect(node).toAlignedRect()
                                           : QRect(help->pos(), QSize(1, 1));
        QToolTip::showText(help->globalPos(), tipAt(help->pos()), viewport(), place);
        return true;
    }
    case QEvent::Leave:
        hoverAt({-1, -1});
        break;
    case QEvent::Gesture:
    case QEvent::NativeGesture:
        return gestureEvent(event);
    default:
        break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

bool GraphCanvas::gestureEvent(QEvent* event)
{
    double factor = 1;
    QPointF place(viewport()->rect().center());
    if (event->type() == QEvent::NativeGesture) {
        const auto* native = static_cast<QNativeGestureEvent*>(event);
        if (native->gestureType() != Qt::ZoomNativeGesture)
            return false;
        factor = 1 + native->value();
        place = native->position();
    } else {
        const QGesture* gesture = static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture);
        if (!gesture)
            return false;
        const auto* pinch = static_cast<const QPinchGesture*>(gesture);
        factor = pinch->scaleFactor();
        place = viewport()->mapFromGlobal(pinch->centerPoint());
    }
    m_isFit = false;
    m_camera.zoomAt(place, factor);
    showCamera();
    return true;
}

void GraphCanvas::scrollContentsBy(int dx, int dy)
{
    // The scroll bars are off; what scrolls all the same moves the view.
    m_camera.pan(QPointF(-dx, -dy));
    showCamera();
}

} // namespace fusewright
