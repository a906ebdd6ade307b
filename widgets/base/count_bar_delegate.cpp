// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/count_bar_delegate.h"

#include "widgets/base/theme.h"

#include <QPainter>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int barHeight = 6;
constexpr int margin = 2 * grid;
constexpr int longestBar = 10 * grid;

} // namespace

CountBarDelegate::CountBarDelegate(const Theme& theme, int shareRole, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_shareRole(shareRole)
{
}

int CountBarDelegate::widthFor(const QFontMetrics& metrics, const QString& longestNumber)
{
    return longestBar + metrics.horizontalAdvance(longestNumber) + 4 * margin;
}

void CountBarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);

    const double share = index.data(m_shareRole).toDouble();
    if (share <= 0)
        return;
    const double width = std::max(longestBar * share, double(barHeight) / 2);
    const QRectF bar(option.rect.left() + margin, option.rect.center().y() + 1 - barHeight / 2.0,
                     width, barHeight);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.colors().bar);
    painter->drawRoundedRect(bar, barHeight / 2.0, barHeight / 2.0);
    painter->restore();
}

} // namespace fusewright
