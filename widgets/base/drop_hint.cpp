// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/drop_hint.h"

#include "widgets/base/theme.h"

#include <QPainter>

namespace fusewright {

namespace {

constexpr int dropInset = 4 * grid;
constexpr int dropCorner = 3 * grid;
constexpr int dropIconSize = 12 * grid;
constexpr int veil = 235;

} // namespace

DropHint::DropHint(const Theme& theme, QWidget* window) : QWidget(window), m_theme(theme)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Drop to open"));
    hide();
}

void DropHint::cover()
{
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void DropHint::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = m_theme.colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = colors.window;
    ground.setAlpha(veil);
    painter.fillRect(rect(), ground);

    painter.setPen(QPen(colors.accent, 2, Qt::DashLine));
    const QRect frame = rect().adjusted(dropInset, dropInset, -dropInset, -dropInset);
    painter.drawRoundedRect(frame, dropCorner, dropCorner);

    const QFont font = m_theme.font(TypeStep::Title);
    const int textHeight = QFontMetrics(font).height();
    const int top = frame.center().y() - (dropIconSize + 2 * grid + textHeight) / 2;
    m_theme.icon(QStringLiteral("open"), Ink::Accent)
        .paint(&painter, frame.center().x() - dropIconSize / 2, top, dropIconSize, dropIconSize);
    painter.setFont(font);
    painter.setPen(colors.text);
    painter.drawText(QRect(frame.left(), top + dropIconSize + 2 * grid, frame.width(), textHeight),
                     Qt::AlignCenter, tr("Drop to open"));
}

} // namespace fusewright
