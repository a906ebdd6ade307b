// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/stages/stage_legend.h"

#include "widgets/base/theme.h"

#include <QPainter>

namespace fusewright {

namespace {

constexpr int legendTagSize = 4 * grid;
constexpr int betweenLooks = 5 * grid;
constexpr double tagRadius = 4;

} // namespace

ClassLook stageLook(std::size_t side)
{
    // Far apart in both palettes: orange and blue.
    if (side == 0)
        return {.color = 1, .tag = QStringLiteral("−"), .name = StageLegend::tr("is replaced")};
    return {.color = 0, .tag = QStringLiteral("+"), .name = StageLegend::tr("was made")};
}

StageLegend::StageLegend(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    QStringList told;
    for (const std::size_t side : {0U, 1U})
        told.append(QStringLiteral("%1 %2").arg(stageLook(side).tag, stageLook(side).name));
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void StageLegend::setClassPalette(ClassPalette palette)
{
    m_palette = palette;
    update();
}

QSize StageLegend::sizeHint() const
{
    const QFontMetrics small(m_theme.font(TypeStep::Small));
    int width = 0;
    for (const std::size_t side : {0U, 1U})
        width +=
            legendTagSize + grid + betweenLooks + small.horizontalAdvance(stageLook(side).name);
    return {width, legendTagSize + 2 * grid};
}

QSize StageLegend::minimumSizeHint() const
{
    return {20 * grid, sizeHint().height()};
}

void StageLegend::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = m_theme.colors();
    const ClassColors classes(colors, m_palette);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont words = m_theme.font(TypeStep::Small);
    QFont sign = m_theme.font(TypeStep::Strong);
    sign.setPixelSize(3 * grid);
    int x = 0;
    for (const std::size_t side : {0U, 1U}) {
        const ClassLook look = stageLook(side);
        const QRect tag(x, (height() - legendTagSize) / 2, legendTagSize, legendTagSize);
        painter.setPen(Qt::NoPen);
        painter.setBrush(classes[look.color].fill);
        painter.drawRoundedRect(tag, tagRadius, tagRadius);
        painter.setPen(classes[look.color].ink);
        painter.setFont(sign);
        painter.drawText(tag, Qt::AlignCenter, look.tag);
        x += legendTagSize + grid;
        painter.setPen(colors.text);
        painter.setFont(words);
        painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         look.name);
        x += painter.fontMetrics().horizontalAdvance(look.name) + betweenLooks;
    }
}

} // namespace fusewright
