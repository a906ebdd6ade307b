// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/diff/side_chart.h"

#include "widgets/base/theme.h"

#include <QPainter>

#include <algorithm>

namespace fusewright {

SideChart::SideChart(const Theme& theme, const QString& title, QWidget* parent)
    : QWidget(parent), m_theme(theme)
{
    setAccessibleName(title);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void SideChart::showRows(std::size_t count, const QStringList& told)
{
    m_rowCount = count;
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int SideChart::nameWidth()
{
    return 22 * grid;
}

int SideChart::titleHeight() const
{
    return QFontMetrics(m_theme.font(TypeStep::Small)).height();
}

QSize SideChart::minimumSizeHint() const
{
    const int rows = int(std::max<std::size_t>(m_rowCount, 3));
    return {nameWidth() + 30 * grid, titleHeight() * (2 + rows)};
}

void SideChart::begin(QPainter& painter) const
{
    painter.setFont(m_theme.font(TypeStep::Small));
    painter.setPen(m_theme.colors().muted);
    painter.drawText(QRect(0, 0, width(), titleHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(accessibleName(), Qt::ElideRight, width()));
}

void SideChart::paintName(QPainter& painter, const QRect& row, const QString& name,
                          Qt::AlignmentFlag vertical) const
{
    const int room = nameWidth() - 2 * grid;
    painter.setPen(m_theme.colors().text);
    painter.drawText(QRect(0, row.top(), room, row.height()),
                     static_cast<int>((Qt::AlignLeft | vertical).toInt()),
                     painter.fontMetrics().elidedText(name, Qt::ElideMiddle, room));
}

} // namespace fusewright
