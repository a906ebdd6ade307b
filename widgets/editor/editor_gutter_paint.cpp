// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/editor_gutter.h"

#include "widgets/base/theme.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/line_folds.h"

#include <QPaintEvent>
#include <QPainter>

namespace fusewright {

namespace {

constexpr qreal staleOpacity = 0.45;

struct SignLook {
    const char* icon;
    Ink ink;
};

SignLook lookOf(const LineSign& sign)
{
    if (sign.hasFix)
        return {"lamp", Ink::Warning};
    switch (sign.severity) {
    case Severity::Error:
        return {"error", Ink::Error};
    case Severity::Warning:
        return {"warning", Ink::Warning};
    case Severity::Information:
        break;
    }
    return {"info", Ink::Info};
}

QColor colorOf(LineBadge::Tone tone, const ThemeColors& colors)
{
    switch (tone) {
    case LineBadge::Tone::Strong:
        return colors.accent;
    case LineBadge::Tone::Warning:
        return colors.warning;
    case LineBadge::Tone::Good:
        return colors.success;
    case LineBadge::Tone::Failing:
        return colors.error;
    case LineBadge::Tone::Quiet:
        break;
    }
    return colors.muted;
}

} // namespace

void EditorGutter::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    const ThemeColors& colors = m_editor.theme().colors();
    painter.fillRect(event->rect(), colors.panel);
    painter.setFont(m_editor.font());
    const Columns at = columns();
    for (const VisibleLine& line : m_editor.visibleLines()) {
        if (line.rect.bottom() < event->rect().top() || line.rect.top() > event->rect().bottom())
            continue;
        if (line.block == m_editor.textCursor().block())
            painter.fillRect(QRectF(0, line.rect.top(), width(), line.rect.height()),
                             colors.caretLine);
        paintSign(painter, line, at);
        paintNumber(painter, line, at);
        paintBadge(painter, line, at);
        paintFold(painter, line, at);
    }
}

void EditorGutter::paintSign(QPainter& painter, const VisibleLine& line, const Columns& at) const
{
    const auto sign = m_signs ? m_signs(line.number()) : std::nullopt;
    if (!sign)
        return;
    const SignLook look = lookOf(*sign);
    const QRectF rect(at.sign, line.rect.center().y() - at.signWidth / 2.0, at.signWidth,
                      at.signWidth);
    m_editor.theme()
        .icon(QString::fromLatin1(look.icon), look.ink)
        .paint(&painter, rect.toAlignedRect());
}

void EditorGutter::paintNumber(QPainter& painter, const VisibleLine& line, const Columns& at) const
{
    const ThemeColors& colors = m_editor.theme().colors();
    const bool isHere = line.block == m_editor.textCursor().block();
    painter.setPen(isHere ? colors.text : colors.muted);
    painter.drawText(QRectF(at.number, line.rect.top(), at.numberWidth, line.rect.height()),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(line.number() + 1));
}

void EditorGutter::paintBadge(QPainter& painter, const VisibleLine& line, const Columns& at) const
{
    const LineBadge* const badge = badgeOf(line.number());
    if (!badge || at.badgeWidth == 0)
        return;
    const ThemeColors& colors = m_editor.theme().colors();
    const bool isStrong = badge->tone == LineBadge::Tone::Strong;
    QFont font = m_editor.font();
    font.setBold(isStrong);
    painter.save();
    painter.setFont(font);
    painter.setOpacity(m_isStale || badge->isStale ? staleOpacity : 1.0);
    painter.setPen(colorOf(badge->tone, colors));
    painter.drawText(QRectF(at.badge, line.rect.top(), at.badgeWidth, line.rect.height()),
                     Qt::AlignRight | Qt::AlignVCenter, badge->text);
    painter.restore();
}

void EditorGutter::paintFold(QPainter& painter, const VisibleLine& line, const Columns& at) const
{
    const bool isFolded = LineFolds::isFolded(line.block);
    if (!isFolded && (!m_isHovered || !LineFolds::isFoldable(line.block)))
        return;
    const ThemeColors& colors = m_editor.theme().colors();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isFolded ? colors.accent : colors.muted, 1.5, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.translate(at.fold + at.foldWidth / 2.0, line.rect.center().y());
    if (isFolded)
        painter.rotate(-90);
    const qreal half = at.foldWidth / 4.0;
    painter.drawPolyline(
        QPolygonF{QPointF(-half, -half / 2), QPointF(0, half / 2), QPointF(half, -half / 2)});
    painter.restore();
}

} // namespace fusewright
