// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/palette_delegate.h"

#include "widgets/base/palette_model.h"
#include "widgets/base/theme.h"

#include <QPainter>
#include <QTextLayout>

namespace fusewright {

namespace {

constexpr int rowIconSize = 4 * grid;
constexpr int rowInset = 2 * grid;
constexpr int rowCorner = grid;

} // namespace

PaletteDelegate::PaletteDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {0, option.fontMetrics.height() + 3 * grid};
}

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const ThemeColors& colors = m_theme.colors();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        const bool isSelected = option.state & QStyle::State_Selected;
        painter->setPen(Qt::NoPen);
        painter->setBrush(isSelected ? colors.selection : colors.hover);
        if (option.state & QStyle::State_Enabled)
            painter->drawRoundedRect(option.rect, rowCorner, rowCorner);
    }

    QRect room = option.rect.adjusted(rowInset, 0, -rowInset, 0);
    const bool isEnabled = option.state & QStyle::State_Enabled;
    const QRect iconPlace(room.left(), room.center().y() - rowIconSize / 2, rowIconSize,
                          rowIconSize);
    index.data(Qt::DecorationRole)
        .value<QIcon>()
        .paint(painter, iconPlace, Qt::AlignCenter, isEnabled ? QIcon::Normal : QIcon::Disabled);
    room.setLeft(iconPlace.right() + rowInset);

    painter->setFont(m_theme.font(TypeStep::Small));
    painter->setPen(colors.muted);
    room.setRight(drawSide(*painter, room, index) - rowInset);
    painter->setFont(option.font);
    painter->setPen(isEnabled ? colors.text : colors.muted);
    drawText(*painter, room, index);
    painter->restore();
}

int PaletteDelegate::drawSide(QPainter& painter, const QRect& room, const QModelIndex& index) const
{
    int right = room.right();
    for (const int role : {int(PaletteModel::KeysRole), int(PaletteModel::DetailRole)}) {
        const QString text = painter.fontMetrics().elidedText(index.data(role).toString(),
                                                              Qt::ElideLeft, room.width() / 3);
        if (text.isEmpty())
            continue;
        const QRect place(room.left(), room.top(), right - room.left(), room.height());
        painter.drawText(place, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, text);
        right -= painter.fontMetrics().horizontalAdvance(text) + 2 * rowInset;
    }
    return right;
}

void PaletteDelegate::drawText(QPainter& painter, const QRect& room, const QModelIndex& index) const
{
    const QString text =
        painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width());
    QTextCharFormat letter;
    letter.setFontWeight(QFont::DemiBold);
    letter.setForeground(m_theme.colors().accent);
    QList<QTextLayout::FormatRange> formats;
    for (const qsizetype at : index.data(PaletteModel::PositionsRole).value<QList<qsizetype>>()) {
        if (at < text.size())
            formats.append({int(at), 1, letter});
    }

    QTextLayout layout(text, painter.font());
    layout.setFormats(formats);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    layout.draw(&painter, QPointF(room.left(), room.center().y() - line.height() / 2 + 1));
}

} // namespace fusewright
