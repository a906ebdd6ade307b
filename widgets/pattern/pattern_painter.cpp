// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/pattern/pattern_painter.h"

#include "widgets/base/class_colors.h"
#include "widgets/base/picture_geometry.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/pattern/pattern_words.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr double corner = 6;
constexpr double padding = 10;
constexpr double leastWidth = 76;
constexpr double mostWidth = 208;
constexpr double arrowLength = 6.5;
constexpr double arrowHalfWidth = 3;
constexpr double loopRadius = 7;
constexpr double rootRadius = 3.5;
constexpr double placeRadius = 5;
constexpr double fadedOpacity = 0.45;
/// Room for a count beside a name, so that counts move nothing.
constexpr auto countSample = "000";

class PatternPainting {
public:
    PatternPainting(QPainter& painter, const PatternScene& scene, const EntryReaches& reaches,
                    const PatternMarks& marks, const PatternStyle& style)
        : m_painter(painter),
          m_scene(scene),
          m_reaches(reaches),
          m_marks(marks),
          m_style(style),
          m_colors(style.colors)
    {
    }

    void paint()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.save();
        if (m_marks.isFaded)
            m_painter.setOpacity(fadedOpacity);
        findLost();
        for (const std::uint32_t entry : framesFirst()) {
            if (m_scene.isFrame(entry))
                paintFrame(entry);
        }
        for (std::uint32_t at = 0; at < m_scene.drawing.lines.size(); ++at)
            paintLine(at);
        paintBorder();
        for (std::uint32_t at = 0; at < m_scene.pattern.entries.size(); ++at) {
            if (!m_scene.isFrame(at))
                paintCard(at);
            paintTag(at);
            paintRoot(at);
        }
        m_painter.restore();
        paintRings();
        paintHandle();
    }

private:
    const SketchedEntry& entry(std::uint32_t at) const { return m_scene.pattern.entries[at]; }

    std::optional<EntryReach> reachOf(std::uint32_t at) const
    {
        if (entry(at).isMade)
            return std::nullopt;
        const auto found = m_reaches.find(entry(at).name);
        return found == m_reaches.end() ? std::nullopt : std::optional(found->second);
    }

    /// Outer frames before inner ones.
    std::vector<std::uint32_t> framesFirst() const
    {
        std::vector<std::uint32_t> order(m_scene.pattern.entries.size());
        for (std::uint32_t at = 0; at < order.size(); ++at)
            order[at] = at;
        std::ranges::stable_sort(order, std::greater<>(), [this](std::uint32_t at) {
            return m_scene.drawing.boxes[at].width * m_scene.drawing.boxes[at].height;
        });
        return order;
    }

    /// The first entry that nothing gets past, as in the text's margin.
    void findLost()
    {
        for (std::uint32_t at = 0; !m_lost && at < m_scene.pattern.entries.size(); ++at) {
            const auto reach = reachOf(at);
            if (reach && reach->reached == 0 && reach->places > 0 && !entry(at).isOptional
                && !entry(at).isChoice())
                m_lost = at;
        }
    }

    QPen outline(std::uint32_t at, double width = 1.25) const
    {
        const SketchedEntry& drawn = entry(at);
        QColor color = mixed(m_colors.border, m_colors.edge, 0.75);
        if (drawn.isMissing)
            color = m_colors.error;
        else if (drawn.isOptional)
            color = m_colors.muted;
        QPen pen(color, width);
        if (drawn.isOptional || drawn.isMissing)
            pen.setDashPattern({4, 3});
        return pen;
    }

    void paintFrame(std::uint32_t at)
    {
        const QRectF rect = m_scene.rectOf(at);
        m_painter.setPen(outline(at));
        m_painter.setBrush(mixed(m_colors.canvas, m_colors.edge, 0.12));
        m_painter.drawRoundedRect(rect, corner + 2, corner + 2);
        m_painter.setFont(m_style.small);
        m_painter.setPen(m_colors.muted);
        const QFontMetricsF metrics(m_style.small);
        const QRectF title(rect.left() + padding, rect.top() + 2, rect.width() - 2 * padding,
                           metrics.height());
        m_painter.drawText(
            title, Qt::AlignCenter,
            metrics.elidedText(entryTitle(entry(at)), Qt::ElideMiddle, title.width()));
    }

    void paintLine(std::uint32_t at)
    {
        const PatternDrawing::Line& line = m_scene.drawing.lines[at];
        const bool isMarked = m_marks.hoveredLine == at || m_marks.currentLine == at;
        const bool isNear = m_marks.current && !m_marks.currentLine
            && (line.from == *m_marks.current || line.to == *m_marks.current);
        const QColor color = isMarked || isNear ? m_colors.accent : m_colors.edge;
        const double usual = line.isOnly ? 2.5 : 1.25;
        QPen pen(color, m_marks.currentLine == at ? usual * 2 : isMarked ? usual * 1.6 : usual);
        if (line.isOption || line.isSame)
            pen.setDashPattern({1, 3});
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(m_scene.pathOf(at));
        if (line.isSame)
            return;
        const QPointF tip = pointOf(line.points.back());
        const bool isUp = line.points[line.points.size() - 2].y > line.points.back().y;
        paintArrow(tip + QPointF(0, isUp ? 1 : -1), tip, color);
    }

    /// An arrow from the match to what comes in its place.
    void paintBorder()
    {
        if (!m_scene.drawing.border)
            return;
        constexpr double reach = 22;
        const QPointF middle(double(*m_scene.drawing.border),
                             double(m_scene.drawing.bounds.height) / 2);
        m_painter.setPen(QPen(m_colors.muted, 1.5));
        m_painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0));
        paintArrow(middle, middle + QPointF(reach + 2, 0), m_colors.muted);
        m_painter.setPen(m_colors.muted);
        m_painter.setFont(m_style.small);
        m_painter.drawText(QRectF(middle.x() - 2 * reach, middle.y() - 22, 4 * reach, 16),
                           Qt::AlignHCenter | Qt::AlignBottom, becomesText());
    }

    void paintArrow(QPointF from, QPointF tip, const QColor& color)
    {
        const QLineF line(from, tip);
        if (line.length() <= 0)
            return;
        const QPointF forward = (tip - from) / line.length();
        const QPointF back = tip - forward * arrowLength;
        const QPointF side(-forward.y() * arrowHalfWidth, forward.x() * arrowHalfWidth);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(color);
        m_painter.drawPolygon(QPolygonF({tip, back + side, back - side}));
    }

    void paintCard(std::uint32_t at)
    {
        const SketchedEntry& drawn = entry(at);
        const QRectF rect = m_scene.rectOf(at);
        const bool isQuiet = drawn.isContext || drawn.isMissing;
        const QColor ground =
            isQuiet ? mixed(m_colors.canvas, m_colors.edge, 0.1) : m_colors.raised;
        m_painter.setPen(outline(at));
        m_painter.setBrush(m_marks.current == at       ? m_colors.selection
                               : m_marks.hovered == at ? m_colors.hover
                                                       : ground);
        if (drawn.isRepeated) {
            m_painter.drawRoundedRect(rect.translated(3, 3), corner, corner);
            m_painter.drawRoundedRect(rect, corner, corner);
            paintLoop(rect);
        } else {
            m_painter.drawRoundedRect(rect, corner, corner);
        }
        if (drawn.isContext) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(hatchBrush(ClassHatch::Rising, mixed(ground, m_colors.edge, 0.35)));
            m_painter.drawRoundedRect(QRectF(rect.left(), rect.top(), 5, rect.height()), 2, 2);
        }
        paintTexts(at, rect);
    }

    void paintTexts(std::uint32_t at, const QRectF& rect)
    {
        const SketchedEntry& drawn = entry(at);
        const QRectF room = rect.adjusted(padding, 3, -padding, -3);
        const QFontMetricsF large(m_style.strong);
        const QFontMetricsF metrics(m_style.small);
        const bool isValue = drawn.isContext || drawn.isTaken;
        const bool isProblem =
            drawn.isMissing || (drawn.operators.empty() && !drawn.isChoice() && !isValue);
        m_painter.setFont(m_style.strong);
        m_painter.setPen(isProblem             ? m_colors.error
                             : drawn.isContext ? m_colors.muted
                                               : m_colors.text);
        const double half = room.height() / 2;
        const bool hasName = !isValue || toQt(drawn.name) != entryTitle(drawn);
        const QString count = drawn.isChoice() ? QString() : reachText(reachOf(at));
        const bool isAlone = !hasName && count.isEmpty();
        const QRectF upper(room.left(), room.top(), room.width(),
                           isAlone ? room.height() : half + 2);
        m_painter.drawText(upper, Qt::AlignCenter,
                           large.elidedText(entryTitle(drawn), Qt::ElideRight, room.width()));
        if (isAlone)
            return;
        const QRectF below(room.left(), room.top() + half, room.width(), half);
        m_painter.setFont(m_style.small);
        double left = below.width();
        if (!count.isEmpty()) {
            m_painter.setPen(m_lost == at ? m_colors.warning : m_colors.accent);
            m_painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, count);
            left -= metrics.horizontalAdvance(count) + padding / 2;
        }
        if (!hasName)
            return;
        m_painter.setPen(m_colors.muted);
        const QString name = metrics.elidedText(toQt(drawn.name), Qt::ElideMiddle, left);
        const int across = count.isEmpty() ? Qt::AlignHCenter : Qt::AlignLeft;
        m_painter.drawText(QRectF(below.left(), below.top(), left, below.height()),
                           Qt::AlignVCenter | across, name);
    }

    /// One operator or more in a row: back from the card's foot to its head.
    void paintLoop(const QRectF& rect)
    {
        const QPointF top(rect.right(), rect.center().y() - loopRadius);
        const QRectF circle(rect.right() - loopRadius + 3, rect.center().y() - loopRadius,
                            2 * loopRadius, 2 * loopRadius);
        QPainterPath path;
        path.arcMoveTo(circle, -110);
        path.arcTo(circle, -110, 220);
        m_painter.save();
        m_painter.setPen(QPen(m_colors.muted, 1.5));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(path);
        const QPointF end = path.currentPosition();
        paintArrow(end + QPointF(6, -1.5), end - QPointF(2, -0.5), m_colors.muted);
        m_painter.restore();
    }

    /// The number of an option: the first one that fits is taken.
    void paintTag(std::uint32_t at)
    {
        const std::uint32_t frame = m_scene.drawing.framedBy[at];
        if (frame == PatternDrawing::none)
            return;
        const auto& options = entry(frame).options;
        const auto number = std::ranges::find(options, at) - options.begin() + 1;
        const QRectF rect = m_scene.rectOf(at);
        QRectF tag(0, 0, 15, 15);
        tag.moveCenter(rect.topLeft() + QPointF(3, 2));
        m_painter.setPen(QPen(m_colors.edge, 1));
        m_painter.setBrush(m_colors.canvas);
        m_painter.drawEllipse(tag);
        m_painter.setFont(m_style.small);
        m_painter.setPen(m_colors.muted);
        m_painter.drawText(tag, Qt::AlignCenter, QString::number(number));
    }

    /// Where a match begins: a dot in the middle of the upper edge, filled at its place.
    void paintRoot(std::uint32_t at)
    {
        if (!entry(at).isRoot && !entry(at).isPlace)
            return;
        const QRectF rect = m_scene.rectOf(at);
        const double radius = entry(at).isPlace ? placeRadius : rootRadius;
        const QPointF middle(rect.center().x(), rect.top() - radius + 1);
        m_painter.setPen(QPen(entry(at).isPlace ? m_colors.accent : m_colors.edge, 1.5));
        m_painter.setBrush(entry(at).isPlace ? m_colors.accent : m_colors.canvas);
        m_painter.drawEllipse(middle, radius, radius);
    }

    void paintRing(std::uint32_t at, const QColor& color, double width)
    {
        const double gap = width / 2;
        m_painter.setPen(QPen(color, width));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(m_scene.rectOf(at).adjusted(-gap, -gap, gap, gap), corner + gap,
                                  corner + gap);
    }

    void paintRings()
    {
        if (m_marks.current && !m_marks.currentLine)
            paintRing(*m_marks.current, m_colors.accent, m_marks.hasFocus ? 2.5 : 1.5);
        if (m_marks.target && m_marks.source) {
            const bool isPossible = m_scene.canConnect(*m_marks.source, *m_marks.target);
            paintRing(*m_marks.target, isPossible ? m_colors.success : m_colors.error, 2.5);
        }
    }

    void paintHandle()
    {
        if (m_marks.source) {
            const QPointF from = m_scene.handleOf(*m_marks.source);
            const double pull = std::max(20.0, std::abs(m_marks.pointer.y() - from.y()) / 2);
            QPainterPath path(from);
            path.cubicTo(from + QPointF(0, pull), m_marks.pointer - QPointF(0, pull),
                         m_marks.pointer);
            m_painter.setPen(QPen(m_colors.accent, 2));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawPath(path);
            paintArrow(m_marks.pointer - QPointF(0, 1), m_marks.pointer, m_colors.accent);
            return;
        }
        const auto at = m_marks.hovered ? m_marks.hovered : m_marks.current;
        if (!at || m_marks.isFaded || entry(*at).isChoice() || entry(*at).isMissing
            || m_scene.drawing.border)
            return;
        const QPointF middle = m_scene.handleOf(*at);
        m_painter.setPen(QPen(m_colors.canvas, 1.5));
        m_painter.setBrush(m_colors.accent);
        m_painter.drawEllipse(middle, handleRadius, handleRadius);
        m_painter.setPen(QPen(m_colors.onAccent, 1.5));
        m_painter.drawLine(middle - QPointF(0, 2.5), middle + QPointF(0, 2.5));
        m_painter.drawLine(middle + QPointF(-2, 0.5), middle + QPointF(0, 2.5));
        m_painter.drawLine(middle + QPointF(2, 0.5), middle + QPointF(0, 2.5));
    }

    QPainter& m_painter;
    const PatternScene& m_scene;
    const EntryReaches& m_reaches;
    const PatternMarks& m_marks;
    const PatternStyle& m_style;
    const ThemeColors& m_colors;
    std::optional<std::uint32_t> m_lost;
};

} // namespace

PatternStyle::PatternStyle(const Theme& theme)
    : colors(theme.colors()),
      strong(theme.font(TypeStep::Strong)),
      small(theme.font(TypeStep::Small))
{
}

PatternSizes PatternStyle::sizesFor(const PatternSketch& pattern) const
{
    const QFontMetricsF large(strong);
    const QFontMetricsF metrics(small);
    PatternSizes sizes;
    sizes.cardHeight = float(std::ceil(large.height() + metrics.height() + 6));
    sizes.frameTitle = float(std::ceil(metrics.height() + 8));
    const double count = metrics.horizontalAdvance(QLatin1String(countSample));
    for (const SketchedEntry& entry : pattern.entries) {
        const double name = metrics.horizontalAdvance(toQt(entry.name));
        const double wanted = entry.isChoice()
            ? name
            : std::max(large.horizontalAdvance(entryTitle(entry)), name + padding + count);
        const double loop = entry.isRepeated ? 2 * loopRadius : 0;
        sizes.widths.push_back(
            float(std::ceil(std::clamp(wanted + 2 * padding + loop, leastWidth, mostWidth))));
    }
    return sizes;
}

void paintPattern(QPainter& painter, const PatternScene& scene, const EntryReaches& reaches,
                  const PatternMarks& marks, const PatternStyle& style)
{
    PatternPainting(painter, scene, reaches, marks, style).paint();
}

} // namespace fusewright
