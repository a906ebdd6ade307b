// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/diff/change_look.h"

#include "widgets/base/class_colors.h"
#include "widgets/base/theme.h"

#include <QCoreApplication>
#include <QPainter>

namespace fusewright {

namespace {

constexpr double radius = 4;
constexpr double tagShare = 0.62; ///< Of the square's height.

} // namespace

QString changeKindText(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Merged:
        return QCoreApplication::translate("Changes", "Merged");
    case ChangeKind::Split:
        return QCoreApplication::translate("Changes", "Split");
    case ChangeKind::Regrouped:
        return QCoreApplication::translate("Changes", "Regrouped");
    case ChangeKind::Same:
        break;
    }
    return QCoreApplication::translate("Changes", "Same");
}

QString changeKindTag(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Merged:
        return QStringLiteral("M");
    case ChangeKind::Split:
        return QStringLiteral("S");
    case ChangeKind::Regrouped:
        return QStringLiteral("R");
    case ChangeKind::Same:
        break;
    }
    return QStringLiteral("=");
}

std::uint32_t changeKindColor(ChangeKind kind)
{
    // Far apart in both palettes: blue, orange and magenta.
    constexpr std::uint32_t colors[] = {0, 1, 3, 0};
    return colors[static_cast<std::size_t>(kind)];
}

void paintChangeTag(QPainter& painter, const QRect& area, ChangeKind kind, const Theme& theme,
                    ClassPalette palette)
{
    const ThemeColors& colors = theme.colors();
    const ClassColor color = ClassColors(colors, palette)[changeKindColor(kind)];
    const bool isSame = kind == ChangeKind::Same;
    QFont font = theme.font(TypeStep::Body);
    font.setPixelSize(qRound(area.height() * tagShare));
    font.setWeight(QFont::DemiBold);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isSame ? QPen(colors.edge) : QPen(Qt::NoPen));
    painter.setBrush(isSame ? colors.raised : color.fill);
    painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.setPen(isSame ? colors.muted : color.ink);
    painter.setFont(font);
    painter.drawText(area, Qt::AlignCenter, changeKindTag(kind));
    painter.restore();
}

} // namespace fusewright
