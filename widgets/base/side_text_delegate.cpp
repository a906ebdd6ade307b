// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/side_text_delegate.h"

#include "widgets/base/item_ground.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int between = 8;
/// Of a text that has to be shortened; less says nothing.
constexpr int leastCharacters = 7;

} // namespace

void SideTextDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    const QString side = index.data(SideTextRole).toString();
    if (side.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }

    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    const QRect room = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget)
                           .adjusted(3, 0, -3, 0);
    const QString text = paintGround(*painter, item);

    painter->save();
    painter->setFont(item.font);
    painter->setPen(item.palette.color(QPalette::Text));
    int width = room.width();
    if (index.data(KeepsSideTextRole).toBool()) {
        const int sideWidth = item.fontMetrics.horizontalAdvance(side) + between;
        width -= std::min(sideWidth, room.width() / 2);
    }
    const QString shown = item.fontMetrics.elidedText(text, Qt::ElideRight, width);
    painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, shown);

    const QRect rest = room.adjusted(item.fontMetrics.horizontalAdvance(shown) + between, 0, 0, 0);
    const bool fits = item.fontMetrics.horizontalAdvance(side) <= rest.width();
    if (fits || rest.width() > item.fontMetrics.averageCharWidth() * leastCharacters) {
        painter->setPen(item.palette.color(QPalette::PlaceholderText));
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                          item.fontMetrics.elidedText(side, Qt::ElideRight, rest.width()));
    }
    painter->restore();
}

} // namespace fusewright
