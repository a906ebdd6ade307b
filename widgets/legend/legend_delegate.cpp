// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/legend/legend_delegate.h"

#include "widgets/base/theme.h"
#include "widgets/legend/legend_model.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int margin = 3 * grid;
constexpr int swatchSize = 6 * grid;
constexpr int eyeSize = 4 * grid;
constexpr int focusWidth = 1;
constexpr double swatchRadius = 5;
constexpr double tagShare = 0.5; ///< Of the swatch's height.
constexpr double hiddenOpacity = 0.4;
/// As on the canvas: how much of the tint is in a hatch, and how large a tag's ground is.
constexpr double hatchShare = 0.6;
constexpr double groundOfTag = 1.5;

} // namespace

LegendDelegate::LegendDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent),
      m_theme(theme),
      m_eye(theme.icon(QStringLiteral("eye"), Ink::Muted)),
      m_hidden(theme.icon(QStringLiteral("hidden"), Ink::Text))
{
}

QRect LegendDelegate::eyeRect(const QRect& row)
{
    const int side = eyeSize + 2 * grid;
    return {row.right() - side - grid, row.center().y() - side / 2 + 1, side, side};
}

QSize LegendDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(index)
    const int lines =
        option.fontMetrics.height() + QFontMetrics(m_theme.font(TypeStep::Small)).height();
    return {0, lines + 3 * grid};
}

void LegendDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const ThemeColors& colors = m_theme.colors();
    const bool isHidden = index.data(LegendModel::HiddenRole).toBool();
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, colors.selection);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, colors.hover);
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(colors.accent, focusWidth));
        painter->drawRect(option.rect.adjusted(0, 0, -focusWidth, -focusWidth));
    }

    const QRect& row = option.rect;
    const QRect swatch(row.left() + margin, row.center().y() - swatchSize / 2 + 1, swatchSize,
                       swatchSize);
    painter->setOpacity(isHidden ? hiddenOpacity : 1);
    paintSwatch(*painter, swatch, index);
    painter->setOpacity(1);

    QRect texts = row.adjusted(margin + swatchSize + margin, 3 * grid / 2, 0, -3 * grid / 2);
    texts.setRight(eyeRect(row).left() - grid);
    const int above = option.fontMetrics.height();
    painter->setFont(option.font);
    paintNames(*painter, QRect(texts.topLeft(), QSize(texts.width(), above)), index);
    painter->setFont(m_theme.font(TypeStep::Small));
    paintCounts(*painter, texts.adjusted(0, above, 0, 0), index);
    paintEye(*painter, option, isHidden);
    painter->restore();
}

void LegendDelegate::paintSwatch(QPainter& painter, const QRect& area,
                                 const QModelIndex& index) const
{
    const ThemeColors& colors = m_theme.colors();
    const std::uint32_t number = index.data(LegendModel::ClassRole).toUInt();
    const QRectF body = QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(body, swatchRadius, swatchRadius);
    painter.setRenderHint(QPainter::Antialiasing);
    if (number == noClass) {
        painter.fillPath(shape, colors.block);
        return;
    }
    const ClassColor color =
        ClassColors(colors, m_palette)[index.data(LegendModel::ColorRole).toUInt()];
    painter.fillPath(shape, color.fill);
    if (color.hatch != ClassHatch::None)
        painter.fillPath(shape, hatchBrush(color.hatch, mixed(color.fill, color.tint, hatchShare)));
    paintTag(painter, body, color, index.data(LegendModel::TagRole).toString());
    if (index.data(LegendModel::StaleRole).toBool()) {
        painter.setPen(QPen(colors.text, 1.5, Qt::DashLine));
        painter.drawPath(shape);
    }
}

void LegendDelegate::paintTag(QPainter& painter, const QRectF& area, const ClassColor& color,
                              const QString& tag) const
{
    if (tag.isEmpty())
        return;
    QFont font = m_theme.font(TypeStep::Body);
    font.setPixelSize(qRound(area.height() * tagShare));
    font.setWeight(QFont::DemiBold);
    if (color.hatch != ClassHatch::None) {
        const double width = QFontMetricsF(font).horizontalAdvance(tag) + grid;
        QRectF ground(0, 0, std::min(area.width(), width),
                      std::min(area.height(), font.pixelSize() * groundOfTag));
        ground.moveCenter(area.center());
        painter.fillRect(ground, color.fill);
    }
    painter.setFont(font);
    painter.setPen(color.ink);
    painter.drawText(area, Qt::AlignCenter, tag);
}

void LegendDelegate::paintNames(QPainter& painter, const QRect& area,
                                const QModelIndex& index) const
{
    const ThemeColors& colors = m_theme.colors();
    const QFontMetrics metrics = painter.fontMetrics();
    const bool isQuiet = index.data(LegendModel::HiddenRole).toBool()
        || index.data(LegendModel::ClassRole).toUInt() == noClass;
    const QString name = index.data().toString();
    const QString shown = metrics.elidedText(name, Qt::ElideMiddle, area.width());
    painter.setPen(isQuiet ? colors.muted : colors.text);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);

    const QRect rest = area.adjusted(metrics.horizontalAdvance(shown) + 2 * grid, 0, 0, 0);
    const QString detail = index.data(LegendModel::DetailRole).toString();
    if (detail.isEmpty() || rest.width() < 10 * grid)
        return;
    painter.setPen(colors.muted);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(detail, Qt::ElideRight, rest.width()));
}

void LegendDelegate::paintCounts(QPainter& painter, const QRect& area,
                                 const QModelIndex& index) const
{
    const bool isStale = index.data(LegendModel::StaleRole).toBool();
    QString text = index.data(LegendModel::CountsRole).toString();
    if (isStale)
        text = tr("Last valid version") + QStringLiteral(" · ") + text;
    painter.setPen(isStale ? m_theme.colors().warning : m_theme.colors().muted);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, area.width()));
}

void LegendDelegate::paintEye(QPainter& painter, const QStyleOptionViewItem& option,
                              bool isHidden) const
{
    const bool isNear = option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus);
    if (!isNear && !isHidden)
        return;
    const QRect area = eyeRect(option.rect);
    const QRect icon = area.adjusted(grid, grid, -grid, -grid);
    (isHidden ? m_hidden : m_eye).paint(&painter, icon);
}

} // namespace fusewright
