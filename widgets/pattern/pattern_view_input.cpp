// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/pattern/pattern_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace fusewright {

namespace {

constexpr double lineReach = 6; ///< In pixels.

} // namespace

bool PatternView::isOnHandle(QPointF place) const
{
    const auto at = m_marks.hovered ? m_marks.hovered : m_marks.current;
    if (!at || m_marks.isFaded || m_scene->pattern.entries[*at].isChoice()
        || m_scene->pattern.entries[*at].isMissing)
        return false;
    return QLineF(m_scene->handleOf(*at), place).length() <= handleRadius + 1;
}

void PatternView::setHovered(QPointF place)
{
    const QPointF there = toScene(place);
    // The handle reaches out of its card.
    auto hovered = isOnHandle(there) && m_marks.hovered ? m_marks.hovered : m_scene->entryAt(there);
    auto line = hovered ? std::nullopt : m_scene->lineAt(there, lineReach / m_zoom);
    setCursor(isOnHandle(there)     ? Qt::CrossCursor
                  : hovered || line ? Qt::PointingHandCursor
                                    : Qt::ArrowCursor);
    if (hovered == m_marks.hovered && line == m_marks.hoveredLine)
        return;
    m_marks.hovered = hovered;
    m_marks.hoveredLine = line;
    update();
}

void PatternView::pick(std::uint32_t entry)
{
    m_marks.currentLine.reset();
    m_marks.current = entry;
    m_current = m_scene->pattern.entries[entry].name;
    tellAccessible();
    update();
    emit picked(entry);
}

void PatternView::mousePressEvent(QMouseEvent* event)
{
    if (!m_scene || event->button() == Qt::RightButton)
        return;
    setHovered(event->position());
    const QPointF there = toScene(event->position());
    m_pressed = event->position();
    if (event->button() == Qt::LeftButton && isOnHandle(there)) {
        m_marks.source = m_marks.hovered ? m_marks.hovered : m_marks.current;
        m_marks.pointer = there;
    } else if (event->button() == Qt::LeftButton && m_marks.hovered) {
        const std::uint32_t entry = *m_marks.hovered;
        pick(entry);
    } else if (event->button() == Qt::LeftButton && m_marks.hoveredLine) {
        m_marks.currentLine = m_marks.hoveredLine;
    } else {
        m_marks.currentLine.reset();
        m_isPanning = true;
    }
    update();
}

void PatternView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_scene)
        return;
    if (m_marks.source) {
        dragTo(event->position());
    } else if (m_isPanning && m_pressed) {
        setCursor(Qt::ClosedHandCursor);
        m_origin += event->position() - *m_pressed;
        m_pressed = event->position();
        m_isMoved = true;
        keepInSight();
        update();
    } else {
        setHovered(event->position());
    }
}

void PatternView::dragTo(QPointF place)
{
    m_marks.pointer = toScene(place);
    m_marks.target = m_scene->entryAt(m_marks.pointer);
    if (m_marks.target == m_marks.source)
        m_marks.target.reset();
    update();
}

void PatternView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_scene)
        return;
    if (m_marks.source)
        dragTo(event->position());
    const auto source = m_marks.source;
    const auto target = m_marks.target;
    endDrag();
    setHovered(event->position());
    if (source && target)
        emit connectRequested(*source, *target);
}

void PatternView::endDrag()
{
    m_marks.source.reset();
    m_marks.target.reset();
    m_pressed.reset();
    m_isPanning = false;
    update();
}

void PatternView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!m_scene || event->button() != Qt::LeftButton)
        return;
    if (const auto at = m_scene->entryAt(toScene(event->position())))
        emit renameRequested(*at);
}

void PatternView::leaveEvent(QEvent*)
{
    m_marks.hovered.reset();
    m_marks.hoveredLine.reset();
    update();
}

void PatternView::wheelEvent(QWheelEvent* event)
{
    if (!m_scene)
        return;
    if (event->modifiers() & Qt::ControlModifier) {
        zoomBy(std::pow(1.0015, event->angleDelta().y()), event->position());
    } else {
        QPointF step = event->pixelDelta().isNull() ? QPointF(event->angleDelta()) / 2
                                                    : QPointF(event->pixelDelta());
        if (event->modifiers() & Qt::ShiftModifier)
            step = QPointF(step.y(), step.x());
        m_origin += step;
        m_isMoved = true;
        keepInSight();
        update();
    }
    event->accept();
}

bool PatternView::walk(int key)
{
    const std::pair<int, QPointF> ways[] = {{Qt::Key_Up, {0, -1}},
                                            {Qt::Key_Down, {0, 1}},
                                            {Qt::Key_Left, {-1, 0}},
                                            {Qt::Key_Right, {1, 0}}};
    const auto& entries = m_scene->pattern.entries;
    std::optional<std::uint32_t> next;
    if (entries.empty())
        return false;
    for (const auto& [wayKey, direction] : ways) {
        if (wayKey != key)
            continue;
        next = m_marks.current ? m_scene->neighbour(*m_marks.current, direction)
                               : std::optional(std::uint32_t{0});
        if (!next)
            return true;
    }
    if (key == Qt::Key_Home)
        next = 0;
    else if (key == Qt::Key_End)
        next = static_cast<std::uint32_t>(entries.size() - 1);
    if (!next)
        return false;
    lookAt(m_scene->rectOf(*next));
    pick(*next);
    return true;
}

bool PatternView::edit(int key)
{
    if (key == Qt::Key_Escape && m_marks.source) {
        endDrag();
        return true;
    }
    if (m_marks.currentLine && (key == Qt::Key_Delete || key == Qt::Key_Backspace)) {
        const PatternDrawing::Line& line = m_scene->drawing.lines[*m_marks.currentLine];
        emit disconnectRequested(line.from, line.to);
        return true;
    }
    if (!m_marks.current)
        return false;
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit textRequested(*m_marks.current);
        return true;
    case Qt::Key_F2:
        emit renameRequested(*m_marks.current);
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        emit deleteRequested(*m_marks.current);
        return true;
    default:
        return false;
    }
}

void PatternView::keyPressEvent(QKeyEvent* event)
{
    if (!m_scene)
        return QWidget::keyPressEvent(event);
    if (walk(event->key()) || edit(event->key()))
        return;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
    case Qt::Key_F:
        return fit();
    default:
        QWidget::keyPressEvent(event);
    }
}

void PatternView::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_scene)
        return;
    std::optional<std::uint32_t> entry = m_marks.current;
    std::optional<std::uint32_t> line;
    QPoint place = event->globalPos();
    if (event->reason() == QContextMenuEvent::Mouse) {
        const QPointF there = toScene(event->pos());
        entry = m_scene->entryAt(there);
        if (!entry)
            line = m_scene->lineAt(there, lineReach / m_zoom);
        if (entry)
            pick(*entry);
        m_marks.currentLine = line;
        update();
    } else if (m_marks.currentLine) {
        line = m_marks.currentLine;
        entry.reset();
    } else if (entry) {
        place = mapToGlobal(rectOf(*entry).center());
    }
    emit menuRequested(entry, line, place);
}

void PatternView::focusInEvent(QFocusEvent* event)
{
    m_marks.hasFocus = true;
    update();
    QWidget::focusInEvent(event);
}

void PatternView::focusOutEvent(QFocusEvent* event)
{
    m_marks.hasFocus = false;
    endDrag();
    QWidget::focusOutEvent(event);
}

} // namespace fusewright
