// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/item_ground.h"

#include <QApplication>
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QWidget>

#include <utility>

namespace fusewright {

QString paintGround(QPainter& painter, QStyleOptionViewItem& item)
{
    QString text = std::exchange(item.text, {});
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, &painter, item.widget);
    return text;
}

} // namespace fusewright
