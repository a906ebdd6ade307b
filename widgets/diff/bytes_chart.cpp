// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/diff/bytes_chart.h"

#include "widgets/base/theme.h"
#include "widgets/diff/cost_model.h"
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
    const auto isFormula = [](const BoundaryAmount& amount) {
        return amount.ofFirst && amount.bytes && !amount.bytes->isNumber();
    };
    const bool byShare = comparison && std::ranges::any_of(comparison->boundaries, isFormula);
    for (std::size_t at = 0; comparison && at < names.size(); ++at) {
        m_rows.push_back(rowOf(*comparison, at, byShare));
        m_rows.back().name = names[at];
        told.append(QStringLiteral("%1: %2").arg(names[at], m_rows.back().text));
    }
    showRows(m_rows.size(), told);
}

BytesChart::Row BytesChart::rowOf(const SideBySide& comparison, std::size_t at, bool byShare)
{
    Row row{.name = {}, .text = boundaryText(comparison, at), .length = {}, .isLeast = false};
    const Tally bytes = comparison.compared.partitions[at].costs.whole.boundaryBytes();
    if (const auto& share = comparison.boundaries[at].ofFirst; byShare && share) {
        row.length = *share;
    } else if (!byShare) {
        row.length = {bytes.known, bytes.known};
        row.isLeast = bytes.unknown > 0;
    }
    return row;
}

void BytesChart::paintEvent(QPaintEvent*)
{
    if (m_rows.empty())
        return;
    QPainter painter(this);
    begin(painter);
    const QFontMetrics metrics = painter.fontMetrics();
    double most = 0;
    int amountWidth = 0;
    for (const Row& row : m_rows) {
        most = std::max(most, row.length.most);
        amountWidth = std::max(amountWidth, metrics.horizontalAdvance(row.text));
    }
    const int top = titleHeight() + grid;
    const int rowHeight = std::min((height() - top) / int(m_rows.size()), 8 * grid);
    const int longest = width() - nameWidth() - amountWidth - 2 * grid;
    const int thickness = std::min(thickestBar, rowHeight - grid);
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        const Row& row = m_rows[at];
        const QRect line(0, top + rowHeight * int(at), width(), rowHeight);
        paintName(painter, line, row.name, Qt::AlignVCenter);
        const auto lengthOf = [&](double length) {
            return std::max(1, most > 0 ? qRound(length / most * longest) : 0);
        };
        const int sure = row.isLeast ? 0 : lengthOf(row.length.least);
        const QRect bar(nameWidth(), line.center().y() - thickness / 2, lengthOf(row.length.most),
                        thickness);
        painter.fillRect(bar, QBrush(theme().colors().bar, Qt::BDiagPattern));
        painter.fillRect(QRect(bar.topLeft(), QSize(sure, thickness)), theme().colors().bar);
        painter.drawText(QRect(bar.right() + 2 * grid, line.top(), amountWidth, line.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, row.text);
    }
}

} // namespace fusewright
