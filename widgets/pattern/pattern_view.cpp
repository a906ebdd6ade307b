// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/pattern/pattern_view.h"

#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/pattern/accessible_pattern.h"
#include "widgets/pattern/pattern_words.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QToolTip>

#include <algorithm>

namespace fusewright {

namespace {

constexpr double margin = 4 * grid;
constexpr double leastZoom = 0.15;
constexpr double mostZoom = 2;
/// What is smaller cannot be read: then only a part is seen at first.
constexpr double leastReadable = 0.7;

} // namespace

PatternView::PatternView(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_style(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    installPatternAccessibility();
    setAccessibleName(tr("Pattern"));
    connect(&theme, &Theme::changed, this, &PatternView::restyle);
}

void PatternView::restyle()
{
    m_style = PatternStyle(m_theme);
    if (m_scene)
        layOut(m_key, m_scene->pattern);
    update();
}

void PatternView::setPattern(const QString& key, PatternSketch pattern)
{
    layOut(key, std::move(pattern));
}

void PatternView::layOut(const QString& key, PatternSketch pattern)
{
    PatternSizes sizes = m_style.sizesFor(pattern);
    if (m_scene && sizes == m_sizes && isWiredAlike(m_scene->pattern, pattern)) {
        m_job.cancel();
        take(key, std::move(pattern), m_scene->drawing, sizes);
        return;
    }
    const auto shared = std::make_shared<const PatternSketch>(std::move(pattern));
    m_job.start([shared, sizes](const CancelToken& cancel,
                                ProgressSink&) { return drawPattern(*shared, sizes, cancel); },
                [this, key, shared, sizes](PatternDrawing drawing) {
                    take(key, *shared, std::move(drawing), sizes);
                });
}

void PatternView::take(const QString& key, PatternSketch pattern, PatternDrawing drawing,
                       const PatternSizes& sizes)
{
    // What is looked at stays where it is, so that one sees what has changed around it.
    std::optional<QPointF> before;
    if (m_scene && key == m_key && m_marks.current)
        before = toView(m_scene->rectOf(*m_marks.current).center());
    const bool isOther = key != m_key || !m_scene;
    const bool sawAll = m_scene && !m_isMoved && seesAll();
    endDrag();
    m_scene = std::make_unique<PatternScene>(PatternScene{std::move(pattern), std::move(drawing)});
    m_sizes = sizes;
    m_key = key;
    m_marks = {.hasFocus = m_marks.hasFocus, .isFaded = m_marks.isFaded};
    findCurrent();
    if (isOther || (!m_isMoved && !m_marks.current)) {
        m_isMoved = false;
        lookAtBegin();
    } else if (before && m_marks.current) {
        m_origin += *before - toView(m_scene->rectOf(*m_marks.current).center());
        keepInSight();
        // Who has seen all of it wants to see what was added too.
        if (sawAll && !seesAll())
            lookAtBegin();
    }
    update();
    emit shown();
}

void PatternView::clear()
{
    m_job.cancel();
    m_scene.reset();
    m_key.clear();
    m_marks = {.hasFocus = m_marks.hasFocus};
    update();
}

void PatternView::setReaches(EntryReaches reaches)
{
    m_reaches = std::move(reaches);
    update();
}

void PatternView::setFaded(bool faded)
{
    if (faded == m_marks.isFaded)
        return;
    m_marks.isFaded = faded;
    update();
}

void PatternView::setCurrent(const std::string& name)
{
    if (name == m_current && m_marks.current)
        return;
    m_current = name;
    findCurrent();
    if (m_marks.current)
        lookAt(m_scene->rectOf(*m_marks.current));
    update();
}

void PatternView::findCurrent()
{
    m_marks.currentLine.reset();
    m_marks.current = m_scene ? m_scene->find(m_current) : std::nullopt;
    tellAccessible();
}

std::optional<std::uint32_t> PatternView::entryAt(QPointF place) const
{
    return m_scene ? m_scene->entryAt(toScene(place)) : std::nullopt;
}

std::optional<EntryReach> PatternView::reachOf(std::uint32_t entry) const
{
    const auto found = m_reaches.find(m_scene->pattern.entries[entry].name);
    return found == m_reaches.end() ? std::nullopt : std::optional(found->second);
}

QRect PatternView::rectOf(std::uint32_t entry) const
{
    const QRectF rect = m_scene->rectOf(entry);
    return QRectF(toView(rect.topLeft()), rect.size() * m_zoom).toRect();
}

QPoint PatternView::handleOf(std::uint32_t entry) const
{
    return toView(m_scene->handleOf(entry)).toPoint();
}

QRectF PatternView::bounds() const
{
    const Box& box = m_scene->drawing.bounds;
    return {double(box.left), double(box.top), double(box.width), double(box.height)};
}

bool PatternView::seesAll() const
{
    const QRectF all(toView(bounds().topLeft()), bounds().size() * m_zoom);
    return QRectF(rect()).contains(all);
}

void PatternView::fit()
{
    if (!m_scene)
        return;
    const QRectF all = bounds();
    const double wide = (width() - 2 * margin) / std::max(1.0, all.width());
    const double high = (height() - 2 * margin) / std::max(1.0, all.height());
    m_zoom = std::clamp(std::min(wide, high), leastZoom, 1.0);
    m_origin = QPointF(width(), height()) / 2 - all.center() * m_zoom;
    m_isMoved = false;
    update();
}

/// All of it if it can be read then; else from the top, with the current entry in sight.
void PatternView::lookAtBegin()
{
    if (!m_scene)
        return;
    fit();
    if (m_zoom >= leastReadable)
        return;
    const QRectF all = bounds();
    m_zoom = std::clamp((width() - 2 * margin) / std::max(1.0, all.width()), leastReadable, 1.0);
    const bool fitsAcross = all.width() * m_zoom <= width() - margin;
    m_origin = QPointF(width() / 2.0 - all.center().x() * m_zoom, margin - all.top() * m_zoom);
    if (m_marks.current)
        lookAt(m_scene->rectOf(*m_marks.current));
    else if (!fitsAcross && !m_scene->pattern.entries.empty())
        lookAt(m_scene->rectOf(0));
}

/// Moves as little as it takes for a place and some room around it to be seen.
void PatternView::lookAt(const QRectF& rect)
{
    const QRectF seen(toView(rect.topLeft()), rect.size() * m_zoom);
    const QRectF wanted = seen.adjusted(-margin, -margin * 2, margin, margin * 2);
    const auto shift = [](double begin, double end, double room) {
        if (end - begin > room)
            return room / 2 - (begin + end) / 2;
        return std::max(0.0, -begin) - std::max(0.0, end - room);
    };
    m_origin += QPointF(shift(wanted.left(), wanted.right(), width()),
                        shift(wanted.top(), wanted.bottom(), height()));
    update();
}

/// Some of it is always on screen.
void PatternView::keepInSight()
{
    const QRectF all(toView(bounds().topLeft()), bounds().size() * m_zoom);
    const double room = 12 * grid;
    const auto shift = [room](double begin, double end, double size) {
        return std::max(0.0, room - end) - std::max(0.0, begin - (size - room));
    };
    m_origin +=
        QPointF(shift(all.left(), all.right(), width()), shift(all.top(), all.bottom(), height()));
}

void PatternView::zoomBy(double factor, QPointF around)
{
    if (!m_scene)
        return;
    const QPointF fixed = toScene(around);
    m_zoom = std::clamp(m_zoom * factor, leastZoom, mostZoom);
    m_origin += around - toView(fixed);
    m_isMoved = true;
    keepInSight();
    update();
}

void PatternView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_style.colors.canvas);
    if (!m_scene)
        return;
    painter.translate(m_origin);
    painter.scale(m_zoom, m_zoom);
    paintPattern(painter, *m_scene, m_reaches, m_marks, m_style);
}

void PatternView::resizeEvent(QResizeEvent*)
{
    if (m_scene && !m_isMoved)
        lookAtBegin();
}

bool PatternView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_scene)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const auto at = m_scene->entryAt(toScene(help->pos()));
    if (at)
        QToolTip::showText(help->globalPos(), entryTip(m_scene->pattern.entries[*at], reachOf(*at)),
                           this, rectOf(*at));
    else
        QToolTip::hideText();
    return true;
}

void PatternView::tellAccessible()
{
    setAccessibleDescription(
        m_marks.current
            ? entrySpoken(m_scene->pattern.entries[*m_marks.current], reachOf(*m_marks.current))
            : QString());
    if (!hasFocus() || !QAccessible::isActive())
        return;
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(this);
    QAccessibleInterface* const entry = list ? list->focusChild() : nullptr;
    if (!entry)
        return;
    QAccessibleEvent focused(entry, QAccessible::Focus);
    QAccessible::updateAccessibility(&focused);
}

} // namespace fusewright
