// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/minimap.h"

#include "widgets/base/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace fusewright {

namespace {

constexpr QSizeF largestMap(44 * grid, 28 * grid);
constexpr double smallestSide = 10 * grid;
constexpr int margin = grid;
constexpr int away = 3 * grid; ///< From the edges of the canvas.
constexpr int cornerCount = 4;
constexpr double mapCorner = 1.5 * grid;
constexpr double smallestView = 1.5 * grid;
constexpr int awayAlpha = 90;

} // namespace

Minimap::Minimap(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(tr("Overview of the graph"));
    setToolTip(tr("Click or drag to move the view"));
    setCursor(Qt::PointingHandCursor);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSizeF Minimap::sizeFor(const QRectF& bounds)
{
    const QSizeF size = bounds.size().scaled(largestMap, Qt::KeepAspectRatio);
    return size.expandedTo({1, 1});
}

void Minimap::setOverview(const QImage& overview, const QRectF& bounds)
{
    m_overview = overview;
    m_bounds = bounds;
    const QSizeF inner = sizeFor(bounds).expandedTo({smallestSide, smallestSide});
    resize(int(inner.width()) + 2 * margin, int(inner.height()) + 2 * margin);
    update();
}

void Minimap::setView(const QRectF& view)
{
    if (view == m_view)
        return;
    m_view = view;
    update();
}

bool Minimap::stand(QSize area, std::span<const QRectF> shown)
{
    const auto placeIn = [&](int corner) {
        const int left = corner % 2 == 0 ? area.width() - width() - away : away;
        const int top = corner < 2 ? area.height() - height() - away : away;
        return QRect(QPoint(left, top), size());
    };
    // Of what is shown the first counts more than all others.
    const auto hiddenIn = [&](int corner) {
        const QRectF place = placeIn(corner);
        std::size_t hidden = 0;
        for (std::size_t at = 0; at < shown.size(); ++at) {
            if (shown[at].intersects(place))
                hidden += at == 0 ? shown.size() : 1;
        }
        return hidden;
    };
    std::size_t least = hiddenIn(m_corner);
    for (int corner = 0; corner < cornerCount && least > 0; ++corner) {
        if (const std::size_t hidden = hiddenIn(corner); hidden < least) {
            least = hidden;
            m_corner = corner;
        }
    }
    move(placeIn(m_corner).topLeft());
    if (least < shown.size() || shown.empty())
        return true;
    // What is larger than half of the canvas is seen beside the map.
    const QSizeF first = shown.front().size();
    return 2 * first.width() * first.height() > double(area.width()) * area.height();
}

QRectF Minimap::mapRect() const
{
    QRectF map({}, sizeFor(m_bounds));
    map.moveCenter(QRectF(rect()).center());
    return map;
}

QPointF Minimap::toScene(QPointF inMap) const
{
    const QRectF map = mapRect();
    return m_bounds.topLeft()
        + QPointF((inMap.x() - map.left()) / map.width() * m_bounds.width(),
                  (inMap.y() - map.top()) / map.height() * m_bounds.height());
}

void Minimap::paintEvent(QPaintEvent* /*event*/)
{
    const ThemeColors& colors = m_theme.colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colors.border);
    painter.setBrush(colors.canvas);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), mapCorner, mapCorner);
    if (m_bounds.isEmpty() || m_overview.isNull())
        return;
    const QRectF map = mapRect();
    painter.drawImage(map, m_overview);

    const double scale = map.width() / m_bounds.width();
    QRectF view(map.topLeft() + (m_view.topLeft() - m_bounds.topLeft()) * scale,
                m_view.size() * scale);
    const QPointF middle = view.center();
    view.setSize(view.size().expandedTo({smallestView, smallestView}));
    view.moveCenter(middle);
    view &= QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);

    QPainterPath outside;
    outside.setFillRule(Qt::OddEvenFill);
    outside.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), mapCorner, mapCorner);
    outside.addRect(view);
    QColor veil = colors.canvas;
    veil.setAlpha(awayAlpha);
    painter.fillPath(outside, veil);
    painter.setPen(QPen(colors.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(view);
}

void Minimap::mousePressEvent(QMouseEvent* event)
{
    parentWidget()->setFocus(Qt::MouseFocusReason);
    if (event->button() == Qt::LeftButton && !m_bounds.isEmpty())
        emit centerRequested(toScene(event->position()));
}

void Minimap::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton && !m_bounds.isEmpty())
        emit centerRequested(toScene(event->position()));
}

void Minimap::wheelEvent(QWheelEvent* event)
{
    event->accept();
}

} // namespace fusewright
