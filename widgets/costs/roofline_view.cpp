// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/costs/roofline_view.h"

#include "engine/report/hardware_words.h"
#include "engine/report/node_classes.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/document/amount_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fusewright {

namespace {

constexpr double leftMargin = 12 * grid;
constexpr double bottomMargin = 6 * grid;
constexpr double topMargin = 6 * grid;
constexpr double rightMargin = 4 * grid;
constexpr double leastRadius = 3.5;
constexpr double mostRadius = 12;
/// A few decades more than what is drawn would be all that anybody sees.
constexpr double mostDecades = 12;

QString decadeText(double exponent)
{
    return numberText(toQt(quotientText(std::pow(10, exponent))));
}

} // namespace

RooflineView::RooflineView(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(tr("Roofline"));
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(50 * grid, 18 * grid);
    setMouseTracking(true);
}

void RooflineView::show(std::optional<Roof> roof, std::vector<RooflinePoint> points)
{
    m_roof = roof;
    m_points = std::move(points);
    std::ranges::stable_sort(m_points, std::ranges::greater(), &RooflinePoint::seconds);
    m_longest = m_points.empty() ? 0 : m_points.front().seconds;
    if (m_roof) {
        double leastX = m_roof->ridge() / 100;
        double mostX = m_roof->ridge() * 10;
        double leastY = m_roof->peak / 1000;
        double mostY = m_roof->peak;
        for (const RooflinePoint& point : m_points) {
            if (point.intensity <= 0 || point.operationsPerSecond <= 0)
                continue;
            leastX = std::min(leastX, point.intensity);
            mostX = std::max(mostX, point.intensity);
            leastY = std::min(leastY, point.operationsPerSecond);
            mostY = std::max(mostY, point.operationsPerSecond);
        }
        m_x = {std::floor(std::log10(leastX)), std::ceil(std::log10(mostX))};
        m_y = {std::floor(std::log10(leastY)), std::ceil(std::log10(mostY) + 0.1)};
        m_x.low = std::max(m_x.low, m_x.high - mostDecades);
        m_y.low = std::max(m_y.low, m_y.high - mostDecades);
    }
    update();
}

void RooflineView::setSelectedFold(std::optional<std::uint32_t> fold)
{
    if (fold == m_fold && m_folds.empty())
        return;
    m_fold = fold;
    m_folds.clear();
    update();
}

void RooflineView::setSelectedFolds(std::vector<std::uint32_t> folds)
{
    m_fold.reset();
    m_folds = std::move(folds);
    update();
}

bool RooflineView::isSelected(std::uint32_t fold) const
{
    return fold == m_fold || std::ranges::find(m_folds, fold) != m_folds.end();
}

void RooflineView::setClassPalette(ClassPalette palette)
{
    m_palette = palette;
    update();
}

QRectF RooflineView::ground() const
{
    return QRectF(rect()).adjusted(leftMargin, topMargin, -rightMargin, -bottomMargin);
}

QPointF RooflineView::placeOf(double intensity, double speed) const
{
    const auto share = [](double value, const Axis& axis) {
        if (value <= 0)
            return 0.0;
        return std::clamp((std::log10(value) - axis.low) / std::max(axis.high - axis.low, 1.0), 0.0,
                          1.0);
    };
    const QRectF area = ground();
    return {area.left() + share(intensity, m_x) * area.width(),
            area.bottom() - share(speed, m_y) * area.height()};
}

QPointF RooflineView::placeOf(std::size_t point) const
{
    return placeOf(m_points[point].intensity, m_points[point].operationsPerSecond);
}

/// The area of a dot is its time. In a low picture none reaches into the words above it.
double RooflineView::radiusOf(const RooflinePoint& point) const
{
    const double most = std::clamp(ground().height() / 10, leastRadius, mostRadius);
    const double share = m_longest > 0 ? std::sqrt(point.seconds / m_longest) : 0;
    return leastRadius + share * (most - leastRadius);
}

/// Small ones lie on top.
std::optional<std::size_t> RooflineView::pointAt(QPointF place) const
{
    for (std::size_t at = m_roof ? m_points.size() : 0; at-- > 0;) {
        const QPointF away = placeOf(at) - place;
        if (std::hypot(away.x(), away.y()) <= radiusOf(m_points[at]) + 2)
            return at;
    }
    return std::nullopt;
}

QString RooflineView::textOf(const RooflinePoint& point) const
{
    return tr("%1 × %2\n%3 operations for each byte, %4 operations a second at most\n%5 at least")
        .arg(toQt(point.label), countText(point.count),
             numberText(toQt(quotientText(point.intensity))),
             tallyText(Tally::of(point.operationsPerSecond)), durationText(point.seconds));
}

bool RooflineView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        if (const auto point = pointAt(help->pos()))
            QToolTip::showText(help->globalPos(), textOf(m_points[*point]), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void RooflineView::mousePressEvent(QMouseEvent* event)
{
    if (const auto point = pointAt(event->position()); event->button() == Qt::LeftButton && point)
        emit foldPicked(m_points[*point].fold);
    else
        QWidget::mousePressEvent(event);
}

void RooflineView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Down)
        walk(1);
    else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Up)
        walk(-1);
    else
        QWidget::keyPressEvent(event);
}

/// From the sections that take longest to those that take least.
void RooflineView::walk(int by)
{
    if (m_points.empty())
        return;
    const auto now = std::ranges::find(m_points, m_fold, &RooflinePoint::fold);
    const auto count = static_cast<int>(m_points.size());
    const int at = now == m_points.end() ? (by > 0 ? -1 : 0) : int(now - m_points.begin());
    emit foldPicked(m_points[static_cast<std::size_t>((at + by + count) % count)].fold);
}

void RooflineView::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_roof || m_points.empty()) {
        painter.setPen(m_theme.colors().muted);
        painter.drawText(
            rect().adjusted(4 * grid, 0, -4 * grid, 0), Qt::AlignCenter | Qt::TextWordWrap,
            m_roof ? tr(
                "No section with a known time does any arithmetic, so there is nothing to draw.")
                   : tr("Too little is public about this machine for a roofline: it "
                        "needs a peak and the bandwidth of memory."));
        return;
    }
    paintGrid(painter);
    paintRoof(painter);
    paintAxisWords(painter);
    paintDots(painter);
}

void RooflineView::paintGrid(QPainter& painter) const
{
    const ThemeColors& colors = m_theme.colors();
    const QRectF area = ground();
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    const QFontMetricsF metrics(small);
    // Labels that would lie on each other are left out.
    const double wide = metrics.horizontalAdvance(QStringLiteral("0.0001")) + 2 * grid;
    const double perDecade = area.width() / std::max(m_x.high - m_x.low, 1.0);
    const int stepX = std::max(1, static_cast<int>(std::ceil(wide / perDecade)));
    for (int decade = int(m_x.low); decade <= int(m_x.high); ++decade) {
        const double x = placeOf(std::pow(10, decade), 1).x();
        painter.setPen(QPen(colors.border, 1));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        painter.setPen(colors.muted);
        if ((decade - int(m_x.low)) % stepX != 0)
            continue;
        // The last one stands below the corner, and is whole.
        const QString text = decadeText(decade);
        const double half = metrics.horizontalAdvance(text) / 2 + 1;
        const double middle = std::min(x, rect().width() - half);
        painter.drawText(QRectF(middle - half, area.bottom() + grid, 2 * half, metrics.height()),
                         Qt::AlignHCenter | Qt::AlignTop, text);
    }
    const double high = area.height() / std::max(m_y.high - m_y.low, 1.0);
    const int stepY = std::max(1, static_cast<int>(std::ceil(metrics.height() / high)));
    for (int decade = int(m_y.low); decade <= int(m_y.high); ++decade) {
        const double y = placeOf(1, std::pow(10, decade)).y();
        painter.setPen(QPen(colors.border, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(colors.muted);
        if ((decade - int(m_y.low)) % stepY == 0)
            painter.drawText(
                QRectF(0, y - metrics.height(), area.left() - 1.5 * grid, 2 * metrics.height()),
                Qt::AlignRight | Qt::AlignVCenter, decadeText(decade));
    }
}

/// The ridge passes behind them; where dots are there is no room for them.
void RooflineView::paintAxisWords(QPainter& painter) const
{
    const QString words = tr("operations for each byte →");
    const QFontMetricsF metrics(painter.font());
    QRectF place = ground().adjusted(0, 0, -grid, -grid / 2.0);
    place.setTopLeft(place.bottomRight()
                     - QPointF(metrics.horizontalAdvance(words) + grid, metrics.height()));
    for (std::size_t at = 0; at < m_points.size(); ++at) {
        const double radius = radiusOf(m_points[at]);
        if (place.adjusted(-radius, -radius, radius, radius).contains(placeOf(at)))
            return; // Dots say more.
    }
    painter.fillRect(place, m_theme.colors().panel);
    painter.drawText(place, Qt::AlignCenter, words);
}

void RooflineView::paintRoof(QPainter& painter) const
{
    const ThemeColors& colors = m_theme.colors();
    const QRectF area = ground();
    const double foot = std::max(std::pow(10, m_x.low), std::pow(10, m_y.low) / m_roof->bandwidth);
    QPainterPath roof(placeOf(foot, foot * m_roof->bandwidth));
    const QPointF ridge = placeOf(m_roof->ridge(), m_roof->peak);
    roof.lineTo(ridge);
    roof.lineTo(QPointF(area.right(), ridge.y()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.text, 2));
    painter.drawPath(roof);
    painter.setPen(QPen(colors.muted, 1, Qt::DashLine));
    painter.drawLine(ridge, QPointF(ridge.x(), area.bottom()));
    painter.setPen(colors.text);
    const QString words =
        tr("%1 peak %2, ridge %3")
            .arg(toQt(dataTypeName(m_roof->type)), tallyText(Tally::of(m_roof->peak)),
                 numberText(toQt(quotientText(m_roof->ridge()))));
    const QRectF top(grid, 0, area.right() - grid, topMargin);
    painter.drawText(top, Qt::AlignRight | Qt::AlignVCenter, words);
    const QString axis = tr("operations a second, at most");
    const QFontMetricsF metrics(painter.font());
    painter.setPen(colors.muted);
    if (metrics.horizontalAdvance(axis + words) + 4 * grid < top.width())
        painter.drawText(top, Qt::AlignLeft | Qt::AlignVCenter, axis);
}

void RooflineView::paintDots(QPainter& painter) const
{
    const ThemeColors& colors = m_theme.colors();
    const ClassColors classes(colors, m_palette);
    for (std::size_t at = 0; at < m_points.size(); ++at) {
        const bool isClassed = m_points[at].color != noClass;
        QColor fill = isClassed ? classes[m_points[at].color].fill : colors.edge;
        fill.setAlphaF(0.8F);
        painter.setPen(QPen(colors.canvas, 1));
        painter.setBrush(fill);
        const double radius = radiusOf(m_points[at]);
        painter.drawEllipse(placeOf(at), radius, radius);
        if (!isSelected(m_points[at].fold))
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colors.text, 2));
        painter.drawEllipse(placeOf(at), radius + 3, radius + 3);
    }
}

} // namespace fusewright
