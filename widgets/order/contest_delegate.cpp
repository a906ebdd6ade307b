// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/contest_delegate.h"

#include "widgets/base/item_ground.h"
#include "widgets/base/theme.h"
#include "widgets/order/order_model.h"

#include <QPainter>

namespace fusewright {

namespace {

constexpr qreal barHeight = 6;
constexpr qreal margin = 2 * grid;
constexpr qreal longestBar = 14 * grid;
constexpr qreal gap = 1;

} // namespace

ContestDelegate::ContestDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

void ContestDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString text = paintGround(*painter, item);

    const qreal won = longestBar * index.data(OrderModel::WonRole).toDouble();
    const qreal lost = longestBar * index.data(OrderModel::LostRole).toDouble();
    const QRectF place(option.rect.left() + margin, option.rect.center().y() + 1 - barHeight / 2,
                       longestBar, barHeight);
    painter->save();
    painter->setFont(item.font);
    painter->setPen(item.palette.color(QPalette::Text));
    // The text begins behind the room for the longest bar.
    const QRectF rest = QRectF(option.rect).adjusted(longestBar + 2 * margin, 0, -margin, 0);
    painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, text);
    painter->setRenderHint(QPainter::Antialiasing);
    if (won > 0) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.colors().bar);
        painter->drawRect(QRectF(place.left(), place.top(), std::max(won - gap, gap), barHeight));
    }
    // What was lost is an outline, so that colour is not all that tells the two apart.
    if (lost > 0) {
        painter->setPen(m_theme.colors().muted);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(place.left() + won + 0.5, place.top() + 0.5,
                                 std::max(lost - 1, gap), barHeight - 1));
    }
    painter->restore();
}

} // namespace fusewright
