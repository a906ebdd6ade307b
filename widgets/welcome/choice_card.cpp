// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/welcome/choice_card.h"

#include "widgets/base/theme.h"

#include <QEvent>
#include <QPainter>

namespace fusewright {

namespace {

constexpr int inset = 4 * grid;
constexpr int pictureSize = 5 * grid;
constexpr int titleGap = 2 * grid;
constexpr int usualWidth = 72 * grid;
constexpr int corner = 2 * grid;

} // namespace

ChoiceCard::ChoiceCard(const Theme& theme, const QString& iconName, const QString& title,
                       const QString& summary, QWidget* parent)
    : QAbstractButton(parent),
      m_theme(theme),
      m_summary(summary),
      m_titleFont(theme.font(TypeStep::Strong)),
      m_summaryFont(theme.font(TypeStep::Small))
{
    setText(title);
    setIcon(theme.icon(iconName, Ink::Accent));
    setAccessibleName(title);
    setAccessibleDescription(summary);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize ChoiceCard::sizeHint() const
{
    return {usualWidth, heightForWidth(usualWidth)};
}

int ChoiceCard::heightForWidth(int width) const
{
    return summaryRect(width).bottom() + 1 + inset;
}

QRect ChoiceCard::summaryRect(int width) const
{
    const int top = inset + QFontMetrics(m_titleFont).height() + grid;
    const int left = inset + pictureSize + titleGap;
    const QRect room(left, top, width - left - inset, QWIDGETSIZE_MAX);
    return QFontMetrics(m_summaryFont).boundingRect(room, Qt::TextWordWrap, m_summary);
}

void ChoiceCard::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = m_theme.colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isHot = underMouse() || isDown();
    const qreal stroke = hasFocus() ? 2 : 1;
    painter.setPen(QPen(hasFocus() || isHot ? colors.accent : colors.border, stroke));
    painter.setBrush(isHot ? colors.hover : colors.raised);
    const QRectF frame = QRectF(rect()).adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2);
    painter.drawRoundedRect(frame, corner, corner);

    const int titleHeight = QFontMetrics(m_titleFont).height();
    icon().paint(&painter, inset, inset + (titleHeight - pictureSize) / 2, pictureSize,
                 pictureSize);

    const int left = inset + pictureSize + titleGap;
    const QRect titleRoom(left, inset, width() - left - inset, titleHeight);
    painter.setFont(m_titleFont);
    painter.setPen(colors.text);
    painter.drawText(
        titleRoom, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(m_titleFont).elidedText(text(), Qt::ElideRight, titleRoom.width()));
    painter.setFont(m_summaryFont);
    painter.setPen(colors.muted);
    const QRect room = summaryRect(width());
    painter.drawText(QRect(left, room.top(), width() - left - inset, room.height()),
                     Qt::TextWordWrap, m_summary);
}

bool ChoiceCard::event(QEvent* event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
        update();
    return QAbstractButton::event(event);
}

} // namespace fusewright
