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

constexpr int thickestBar = 4 * grid;

} // namespace

BytesChart::BytesChart(const Theme& theme, QWidget* parent)
    : SideChart(theme, tr("Boundary bytes"), parent)
{
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
    showRows(m_rows.size(), told);
}

void BytesChart::paintEvent(QPaintEvent*)
{
    if (m_rows.empty())
        return;
    QPainter painter(this);
    begin(painter);
    const QFontMetrics metrics = painter.fontMetrics();
    double most = 1;
    int amountWidth = 0;
    for (const Row& row : m_rows) {
        most = std::max(most, row.bytes.known);
        amountWidth = std::max(amountWidth, metrics.horizontalAdvance(bytesText(row.bytes)));
    }
    const int top = titleHeight() + grid;
    const int rowHeight = std::min((height() - top) / int(m_rows.size()), 8 * grid);
    const int longest = width() - nameWidth() - amountWidth - 2 * grid;
    const int thickness = std::min(thickestBar, rowHeight - grid);
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        const Row& row = m_rows[at];
        const QRect line(0, top + rowHeight * int(at), width(), rowHeight);
        paintName(painter, line, row.name, Qt::AlignVCenter);
        const int length = std::max(1, qRound(row.bytes.known / most * longest));
        const QRect bar(nameWidth(), line.center().y() - thickness / 2, length, thickness);
        // Of what is known in part only the least length is known.
        const bool isKnown = row.bytes.unknown == 0;
        painter.fillRect(
            bar, QBrush(theme().colors().bar, isKnown ? Qt::SolidPattern : Qt::BDiagPattern));
        painter.drawText(QRect(bar.right() + 2 * grid, line.top(), amountWidth, line.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, bytesText(row.bytes));
    }
}

} // namespace fusewright
