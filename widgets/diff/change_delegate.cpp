// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/diff/change_delegate.h"

#include "widgets/base/item_ground.h"
#include "widgets/base/theme.h"
#include "widgets/diff/change_look.h"
#include "widgets/diff/change_model.h"

#include <QPainter>

namespace fusewright {

namespace {

constexpr int margin = 2 * grid;

} // namespace

ChangeDelegate::ChangeDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

void ChangeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    // The ground over the whole cell, the text beside the tag.
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QString text = paintGround(*painter, ground);

    const QRect& cell = option.rect;
    const QRect tag(cell.left() + margin, cell.center().y() - changeTagSize / 2 + 1, changeTagSize,
                    changeTagSize);
    const auto kind = static_cast<ChangeKind>(index.data(ChangeModel::KindRole).toInt());
    paintChangeTag(*painter, tag, kind, m_theme, m_palette);
    const QRect room = cell.adjusted(2 * margin + changeTagSize, 0, -margin, 0);
    painter->setPen(kind == ChangeKind::Same ? m_theme.colors().muted : m_theme.colors().text);
    painter->setFont(option.font);
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      option.fontMetrics.elidedText(text, Qt::ElideRight, room.width()));
}

} // namespace fusewright
