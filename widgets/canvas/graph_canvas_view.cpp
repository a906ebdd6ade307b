// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Where a canvas looks, and how it gets there.

#include "widgets/base/picture_geometry.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"

#include <cmath>
#include <limits>

namespace fusewright {

namespace {

constexpr double revealMargin = 12 * grid;
constexpr double readableZoom = 0.75;

} // namespace

void GraphCanvas::reveal(NodeId node)
{
    const std::uint32_t item = m_scene.itemOf(node);
    if (item == CanvasScene::noItem)
        return;
    const bool isOnItsWay = m_glide.state() == QAbstractAnimation::Running;
    Camera there = m_camera;
    if (isOnItsWay)
        there.look(m_glideTo, m_zoomTo);
    const QPointF before = there.center();
    there.reveal(rectOf(m_scene.item(item).box), revealMargin);
    if (there.center() != before) {
        m_isFit = false;
        glideTo(there.center(), there.zoom());
    }
}

void GraphCanvas::showAnyOf(const std::vector<NodeId>& nodes)
{
    const QRectF seen = m_camera.visible();
    NodeId nearest;
    double least = std::numeric_limits<double>::infinity();
    for (const NodeId node : nodes) {
        const std::uint32_t item = m_scene.itemOf(node);
        if (item == CanvasScene::noItem)
            continue;
        const QRectF card = rectOf(m_scene.item(item).box);
        if (seen.intersects(card))
            return;
        const QPointF way = card.center() - m_camera.center();
        const double distance = QPointF::dotProduct(way, way);
        if (distance < least) {
            least = distance;
            nearest = node;
        }
    }
    if (nearest.isValid())
        reveal(nearest);
}

void GraphCanvas::glideTo(QPointF center, double zoom)
{
    m_glide.stop();
    if (!m_isAnimated || !isVisible()) {
        m_camera.look(center, zoom);
        showCamera();
        return;
    }
    m_glideFrom = m_camera.center();
    m_zoomFrom = m_camera.zoom();
    m_glideTo = center;
    m_zoomTo = zoom;
    m_glide.start();
}

void GraphCanvas::glide(double progress)
{
    m_camera.look(m_glideFrom + (m_glideTo - m_glideFrom) * progress,
                  m_zoomFrom * std::pow(m_zoomTo / m_zoomFrom, progress));
    showCamera();
}

void GraphCanvas::lookAt(const QRectF& part, double mostZoom)
{
    glideTo(part.center(), m_camera.zoomToFit(part, mostZoom));
}

void GraphCanvas::fit()
{
    m_isFit = true;
    if (!m_scene.isEmpty())
        lookAt(rectOf(m_scene.picture().bounds), 1);
}

QRectF GraphCanvas::selectionBounds() const
{
    fusewright::Box part; // QFrame has a Box too.
    for (const NodeId node : m_selection.empty() ? std::vector{m_overlay.current} : m_selection) {
        const std::uint32_t item = m_scene.itemOf(node);
        if (item != CanvasScene::noItem)
            part = part.united(m_scene.item(item).box);
    }
    return rectOf(part);
}

void GraphCanvas::zoomToSelection()
{
    const QRectF part = selectionBounds();
    if (part.isEmpty())
        return;
    m_isFit = false;
    lookAt(part, 1);
}

void GraphCanvas::showSelection()
{
    if (!m_camera.visible().contains(selectionBounds()))
        zoomToSelection();
}

double GraphCanvas::zoomOnItsWay() const
{
    return m_glide.state() == QAbstractAnimation::Running ? m_zoomTo : m_camera.zoom();
}

void GraphCanvas::readSelection()
{
    if (zoomOnItsWay() < readableZoom)
        zoomToSelection();
    else
        showSelection();
}

void GraphCanvas::read(NodeId node)
{
    const std::uint32_t item = m_scene.itemOf(node);
    if (item == CanvasScene::noItem)
        return;
    if (zoomOnItsWay() >= readableZoom) {
        reveal(node);
        return;
    }
    m_isFit = false;
    glideTo(rectOf(m_scene.item(item).box).center(), readableZoom);
}

NodeId GraphCanvas::anchor() const
{
    const fusewright::Box part = boxOf(m_camera.visible());
    const std::uint32_t current = m_scene.itemOf(m_overlay.current);
    if (current != CanvasScene::noItem && m_scene.item(current).box.touches(part))
        return m_overlay.current;
    NodeId nearest;
    double least = std::numeric_limits<double>::max();
    m_scene.itemGrid().visit(part, [&](std::uint32_t at) {
        const PictureItem& item = m_scene.item(at);
        const QPointF away = rectOf(item.box).center() - m_camera.center();
        const double distance = std::hypot(away.x(), away.y());
        if (item.node.isValid() && distance < least) {
            least = distance;
            nearest = item.node;
        }
    });
    return nearest;
}

CanvasState GraphCanvas::state() const
{
    CanvasState state{.isFit = m_isFit, .zoom = m_camera.zoom(), .anchor = anchor()};
    const std::uint32_t item = m_scene.itemOf(state.anchor);
    if (item != CanvasScene::noItem)
        state.offset =
            (rectOf(m_scene.item(item).box).center() - m_camera.center()) * m_camera.zoom();
    return state;
}

void GraphCanvas::restore(const CanvasState& state)
{
    m_glide.stop();
    const QRectF bounds = rectOf(m_scene.picture().bounds);
    const std::uint32_t item = m_scene.itemOf(state.anchor);
    m_isFit = state.isFit || item == CanvasScene::noItem;
    if (m_isFit)
        m_camera.look(bounds.center(), m_camera.zoomToFit(bounds));
    else
        m_camera.look(rectOf(m_scene.item(item).box).center() - state.offset / state.zoom,
                      state.zoom);
    showCamera();
}

} // namespace fusewright
