// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/gallery/gallery_delegate.h"

#include "widgets/base/theme.h"
#include "widgets/gallery/gallery_model.h"

#include <QPainter>
#include <QTextLayout>

namespace fusewright {

namespace {

constexpr int inset = 3 * grid;
constexpr int linesOfSummary = 2;

} // namespace

GalleryDelegate::GalleryDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

QSize GalleryDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    const int title = QFontMetrics(m_theme.font(TypeStep::Strong)).lineSpacing();
    const int line = QFontMetrics(m_theme.font(TypeStep::Small)).lineSpacing();
    return {0, title + linesOfSummary * line + 5 * grid};
}

void GalleryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const ThemeColors& colors = m_theme.colors();
    const bool isPresent = index.data(GalleryModel::IsPresentRole).toBool();
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, colors.selection);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, colors.hover);
    QRect room = option.rect.adjusted(inset, 2 * grid, -inset, -2 * grid);

    const QString count = index.data(GalleryModel::CountTextRole).toString();
    painter->setFont(m_theme.font(TypeStep::Small));
    painter->setPen(isPresent ? colors.accent : colors.muted);
    const int countWidth = painter->fontMetrics().horizontalAdvance(count);
    const QFont titleFont = m_theme.font(TypeStep::Strong);
    const QFontMetrics titleMetrics(titleFont);
    const QRect head(room.left(), room.top(), room.width(), titleMetrics.lineSpacing());
    painter->drawText(head, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, count);

    painter->setFont(titleFont);
    painter->setPen(colors.text);
    const int width = head.width() - countWidth - (count.isEmpty() ? 0 : inset);
    painter->drawText(head, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      titleMetrics.elidedText(index.data().toString(), Qt::ElideRight, width));
    room.setTop(head.bottom() + grid);
    painter->setPen(colors.muted);
    drawSummary(*painter, room, index.data(GalleryModel::SummaryRole).toString());
    painter->restore();
}

/// Whole words, the last line cut where there is more.
void GalleryDelegate::drawSummary(QPainter& painter, const QRect& room,
                                  const QString& summary) const
{
    const QFont font = m_theme.font(TypeStep::Small);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    QTextLayout layout(summary, font);
    layout.beginLayout();
    int top = room.top();
    for (int number = 0; number < linesOfSummary; ++number) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(room.width());
        const bool isLast = number + 1 == linesOfSummary;
        const QString text = isLast
            ? metrics.elidedText(summary.mid(line.textStart()), Qt::ElideRight, room.width())
            : summary.mid(line.textStart(), line.textLength());
        painter.drawText(QRect(room.left(), top, room.width(), metrics.lineSpacing()),
                         Qt::AlignLeft | Qt::TextSingleLine, text);
        top += metrics.lineSpacing();
    }
    layout.endLayout();
}

} // namespace fusewright
