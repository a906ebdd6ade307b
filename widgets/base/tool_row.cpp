// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/tool_row.h"

#include "widgets/base/theme.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int toolGap = grid;

} // namespace

ToolRow::ToolRow(QWidget* parent)
    : QWidget(parent), m_more(new QToolButton(this)), m_menu(new QMenu(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setText(QStringLiteral("»"));
    m_more->setAutoRaise(true);
    m_more->setToolTip(tr("More"));
    m_more->setAccessibleName(tr("More"));
    m_more->hide();
    // Not as the button's own menu, which would draw an arrow beside the icon.
    connect(m_more, &QToolButton::clicked, this,
            [this] { m_menu->popup(m_more->mapToGlobal(m_more->rect().bottomLeft())); });
}

void ToolRow::addGroup(const std::vector<QAction*>& actions)
{
    int gap = m_places.empty() ? 0 : 2 * toolGap;
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize({4 * grid, 4 * grid});
        m_places.push_back({button, gap});
        gap = toolGap;
    }
    updateGeometry();
}

int ToolRow::widthOf(const Place& place) const
{
    return place.gap + place.button->sizeHint().width();
}

QSize ToolRow::sizeHint() const
{
    QSize size(0, m_more->sizeHint().height());
    for (const Place& place : m_places) {
        size.rwidth() += widthOf(place);
        size.setHeight(std::max(size.height(), place.button->sizeHint().height()));
    }
    return size;
}

QSize ToolRow::minimumSizeHint() const
{
    return {m_more->sizeHint().width(), sizeHint().height()};
}

void ToolRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    share();
}

bool ToolRow::event(QEvent* event)
{
    // A button's text has changed, and with it how wide it is.
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        share();
    }
    return QWidget::event(event);
}

void ToolRow::share()
{
    const int moreWidth = m_more->sizeHint().width();
    const bool isAll = sizeHint().width() <= width();
    const int room = isAll ? width() : width() - toolGap - moreWidth;
    int x = 0;
    bool isCut = false;
    m_menu->clear();
    for (const Place& place : m_places) {
        isCut = isCut || x + widthOf(place) > room;
        place.button->setVisible(!isCut);
        if (isCut) {
            m_menu->addAction(place.button->defaultAction());
            continue;
        }
        const QSize size = place.button->sizeHint();
        place.button->setGeometry(x + place.gap, (height() - size.height()) / 2, size.width(),
                                  size.height());
        x += widthOf(place);
    }
    m_more->setVisible(isCut);
    m_more->setGeometry(width() - moreWidth, (height() - m_more->sizeHint().height()) / 2,
                        moreWidth, m_more->sizeHint().height());
}

} // namespace fusewright
