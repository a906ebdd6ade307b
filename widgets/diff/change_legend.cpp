// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/diff/change_legend.h"

#include "widgets/base/theme.h"
#include "widgets/diff/change_look.h"

#include <QCoreApplication>
#include <QPainter>

namespace fusewright {

namespace {

constexpr int between = 5 * grid;

QString meaningOf(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Merged:
        return ChangeLegend::tr("several become one");
    case ChangeKind::Split:
        return ChangeLegend::tr("one becomes several");
    case ChangeKind::Regrouped:
        return ChangeLegend::tr("partly overlap");
    case ChangeKind::Same:
        break;
    }
    return ChangeLegend::tr("same on both sides");
}

} // namespace

ChangeLegend::ChangeLegend(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    QStringList told;
    for (const ChangeKind kind : allChangeKinds)
        told.append(QStringLiteral("%1 %2: %3")
                        .arg(changeKindTag(kind), changeKindText(kind), meaningOf(kind)));
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    setToolTip(told.join(QLatin1Char('\n')));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ChangeLegend::setClassPalette(ClassPalette palette)
{
    m_palette = palette;
    update();
}

QSize ChangeLegend::sizeHint() const
{
    const QFontMetrics small(m_theme.font(TypeStep::Small));
    int width = 0;
    for (const ChangeKind kind : allChangeKinds)
        width += changeTagSize + grid + between + grid
            + small.horizontalAdvance(changeKindText(kind) + meaningOf(kind));
    return {width, changeTagSize + 2 * grid};
}

QSize ChangeLegend::minimumSizeHint() const
{
    return {20 * grid, sizeHint().height()};
}

void ChangeLegend::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = m_theme.colors();
    QPainter painter(this);
    painter.setFont(m_theme.font(TypeStep::Small));
    const QFontMetrics metrics = painter.fontMetrics();
    // Without the room for all of it the names are enough.
    const bool isWide = width() >= sizeHint().width();
    int x = 0;
    const auto write = [&](const QString& text, const QColor& ink) {
        painter.setPen(ink);
        painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         text);
        x += metrics.horizontalAdvance(text) + grid;
    };
    for (const ChangeKind kind : allChangeKinds) {
        paintChangeTag(painter, {x, (height() - changeTagSize) / 2, changeTagSize, changeTagSize},
                       kind, m_theme, m_palette);
        x += changeTagSize + grid;
        write(changeKindText(kind), colors.text);
        if (isWide)
            write(meaningOf(kind), colors.muted);
        x += between - grid;
    }
}

} // namespace fusewright
