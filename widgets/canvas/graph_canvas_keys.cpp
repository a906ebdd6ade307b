// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/graph_canvas.h"

#include <QKeyEvent>

#include <optional>

namespace fusewright {

namespace {

constexpr double zoomStep = 1.25;
constexpr double keyPan = 64;
constexpr double pageShare = 0.8;

std::optional<Step> stepOf(int key)
{
    switch (key) {
    case Qt::Key_Down:
        return Step::ToUser;
    case Qt::Key_Up:
        return Step::ToProducer;
    case Qt::Key_Left:
        return Step::Left;
    case Qt::Key_Right:
        return Step::Right;
    default:
        return std::nullopt;
    }
}

QPointF directionOf(Step step)
{
    switch (step) {
    case Step::ToUser:
        return {0, 1};
    case Step::ToProducer:
        return {0, -1};
    case Step::Left:
        return {-1, 0};
    case Step::Right:
        return {1, 0};
    }
    return {};
}

bool hasPlainModifiers(const QKeyEvent& event)
{
    return (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
}

} // namespace

void GraphCanvas::followView(const GraphCanvas& leader)
{
    m_glide.stop();
    m_isFit = leader.m_isFit;
    m_camera.look(leader.center(), leader.zoom());
    showCamera();
}

void GraphCanvas::setMapShown(bool isShown)
{
    m_showsMap = isShown;
    showCamera();
}

void GraphCanvas::zoomIn()
{
    m_isFit = false;
    glideTo(m_camera.center(), m_camera.zoom() * zoomStep);
}

void GraphCanvas::zoomOut()
{
    m_isFit = false;
    glideTo(m_camera.center(), m_camera.zoom() / zoomStep);
}

void GraphCanvas::zoomToActualSize()
{
    m_isFit = false;
    const std::uint32_t item = m_scene.itemOf(m_overlay.current);
    const QPointF around = item == CanvasScene::noItem
        ? m_camera.center()
        : m_camera.toScene(probe().itemRect(m_overlay.current).center());
    glideTo(around, 1);
}

void GraphCanvas::selectAll()
{
    if (m_scene.isEmpty())
        return;
    const auto nodes = m_scene.graph()->nodes();
    changeSelection({nodes.begin(), nodes.end()});
}

void GraphCanvas::clearSelection()
{
    setPickedValue({});
    changeSelection({});
}

void GraphCanvas::walk(Step step)
{
    const NodeId from = m_overlay.current;
    const bool isShown = m_scene.itemOf(from) != CanvasScene::noItem;
    const NodeId next = isShown ? steppedFrom(m_scene, from, step) : anchor();
    if (next.isValid()) {
        pick(next);
        reveal(next);
    }
}

void GraphCanvas::activateCurrent()
{
    const std::uint32_t item = m_scene.itemOf(m_overlay.current);
    if (item == CanvasScene::noItem)
        return;
    if (m_scene.item(item).kind == PictureItem::Kind::Group)
        emit groupToggled(m_scene.item(item).group);
    else
        emit activated(m_overlay.current);
}

bool GraphCanvas::zoomKeyPressed(const QKeyEvent& event)
{
    if (!hasPlainModifiers(event))
        return false;
    switch (event.key()) {
    case Qt::Key_F:
    case Qt::Key_Space:
        fit();
        return true;
    case Qt::Key_Z:
        zoomToSelection();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    case Qt::Key_0:
        zoomToActualSize();
        return true;
    default:
        return false;
    }
}

bool GraphCanvas::walkKeyPressed(const QKeyEvent& event)
{
    if (m_scene.isEmpty() || !hasPlainModifiers(event))
        return false;
    if (const auto step = stepOf(event.key())) {
        if (event.modifiers() & Qt::ShiftModifier) {
            m_isFit = false;
            m_camera.pan(directionOf(*step) * keyPan);
            showCamera();
        } else {
            walk(*step);
        }
        return true;
    }
    const std::size_t count = m_scene.graph()->nodeCount();
    switch (event.key()) {
    case Qt::Key_Home:
    case Qt::Key_End:
        if (count > 0) {
            pick(event.key() == Qt::Key_Home ? NodeId(std::size_t(0)) : NodeId(count - 1));
            reveal(m_overlay.current);
        }
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
        const double page = m_camera.viewSize().height() * pageShare;
        m_isFit = false;
        m_camera.pan({0, event.key() == Qt::Key_PageDown ? page : -page});
        showCamera();
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
        activateCurrent();
        return true;
    case Qt::Key_Escape: {
        // With nothing to give up it is for what is around the canvas.
        const bool hasSelection = !m_selection.empty();
        clearSelection();
        return hasSelection;
    }
    default:
        return false;
    }
}

void GraphCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (!zoomKeyPressed(*event) && !walkKeyPressed(*event))
        event->ignore();
}

} // namespace fusewright
