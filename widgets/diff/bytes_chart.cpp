// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/diff/bytes_chart.h"

#include "widgets/base/theme.h"
#include "widgets/diff/side_by_side.h"
#include "widgets/document/amount_text.h"

#include <QPainter>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int nameWidth = 22 * grid;
constexpr int thickestBar = 4 * grid;

} // namespace

BytesChart::BytesChart(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(tr("Boundary bytes"));
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void BytesChart::setSides(const std::shared_ptr<const SideBySide>& comparison,
                          const std::vector<QString>& names)
{
    m_rows.clear();
    QStringList told;
    for (std::size_t at = 0; comparison && at < names.size(); ++at) {
        const PartitionCosts& costs = comparison->compared.partitions[at].costs;
        m_rows.push_back({names[at], costs.whole.boundaryBytes()});
        told.append(QStringLiteral("%1: %2").arg(names[at], bytesText(m_rows.back().bytes)));
    }
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize BytesChart::minimumSizeHint() const
{
    const int line = QFontMetrics(m_theme.font(TypeStep::Small)).height();
    return {nameWidth + 30 * grid, line * (2 + int(std::max<std::size_t>(m_rows.size(), 3)))};
}

void BytesChart::paintEvent(QPaintEvent*)
{
    if (m_rows.empty())
        return;
    const ThemeColors& colors = m_theme.colors();
    QPainter painter(this);
    painter.setFont(m_theme.font(TypeStep::Small));
    const QFontMetrics metrics = painter.fontMetrics();
    painter.setPen(colors.muted);
    painter.drawText(QRect(0, 0, width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(accessibleName(), Qt::ElideRight, width()));

    double most = 1;
    int amountWidth = 0;
    for (const Row& row : m_rows) {
        most = std::max(most, row.bytes.known);
        amountWidth = std::max(amountWidth, metrics.horizontalAdvance(bytesText(row.bytes)));
    }
    const int top = metrics.height() + grid;
    const int rowHeight = std::min((height() - top) / int(m_rows.size()), 8 * grid);
    const int longest = width() - nameWidth - amountWidth - 2 * grid;
    const int thickness = std::min(thickestBar, rowHeight - grid);
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        const Row& row = m_rows[at];
        const QRect line(0, top + rowHeight * int(at), width(), rowHeight);
        painter.setPen(colors.text);
        painter.drawText(line.adjusted(0, 0, -line.width() + nameWidth - 2 * grid, 0),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(row.name, Qt::ElideMiddle, nameWidth - 2 * grid));
        const int length = std::max(1, qRound(row.bytes.known / most * longest));
        const QRect bar(nameWidth, line.center().y() - thickness / 2, length, thickness);
        // Of what is known in part only the least length is known.
        const bool isKnown = row.bytes.unknown == 0;
        painter.fillRect(bar, QBrush(colors.bar, isKnown ? Qt::SolidPattern : Qt::BDiagPattern));
        painter.drawText(QRect(bar.right() + 2 * grid, line.top(), amountWidth, line.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, bytesText(row.bytes));
    }
}

} // namespace fusewright
