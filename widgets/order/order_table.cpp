// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/order_table.h"

#include "widgets/base/theme.h"
#include "widgets/order/contest_delegate.h"
#include "widgets/order/order_model.h"

#include <QDragEnterEvent>
#include <QHeaderView>
#include <QMimeData>
#include <QPainter>

#include <algorithm>

namespace fusewright {

namespace {

constexpr YieldingColumns::Column fixedColumns[] = {
    {OrderModel::Place, 9 * grid},
    {OrderModel::Priority, 18 * grid, 2},
    {OrderModel::Sections, 19 * grid},
    {OrderModel::Contest, 34 * grid, 1},
};
constexpr int leastNameWidth = 56 * grid;

} // namespace

OrderTable::OrderTable(OrderModel& rules, const Theme& theme, QWidget* parent)
    : QuietTable(parent), m_rules(rules), m_theme(theme)
{
    setModel(&rules);
    setObjectName(QStringLiteral("order"));
    setAccessibleName(tr("Rules in the order they are tried"));
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTextElideMode(Qt::ElideMiddle);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setItemDelegateForColumn(OrderModel::Contest, new ContestDelegate(theme, this));
    horizontalHeader()->setStretchLastSection(false);
    horizontalHeader()->setMinimumSectionSize(8 * grid);
    m_columns.emplace(*horizontalHeader(), fixedColumns);
    horizontalHeader()->setSectionResizeMode(OrderModel::Name, QHeaderView::Stretch);
}

void OrderTable::resizeEvent(QResizeEvent* event)
{
    QuietTable::resizeEvent(event);
    m_columns->share(viewport()->width(), leastNameWidth);
}

std::optional<std::uint32_t> OrderTable::currentRule() const
{
    return currentIndex().isValid() ? std::optional(m_rules.ruleAt(currentIndex().row()))
                                    : std::nullopt;
}

void OrderTable::setCurrentRule(std::uint32_t rule)
{
    const int row = m_rules.rowOf(rule);
    if (row >= 0)
        setCurrentIndex(m_rules.index(row, OrderModel::Name));
}

std::optional<std::uint32_t> OrderTable::ruleIn(const QDropEvent& event) const
{
    bool isNumber = false;
    const uint rule = event.mimeData()->data(OrderModel::mimeType()).toUInt(&isNumber);
    return isNumber && m_rules.rowOf(rule) >= 0 ? std::optional(rule) : std::nullopt;
}

/// Between which rows a point is: nearest to which edge.
int OrderTable::gapAt(QPoint point) const
{
    const int row = rowAt(point.y());
    if (row < 0)
        return m_rules.rowCount();
    const int middle = rowViewportPosition(row) + rowHeight(row) / 2;
    return point.y() < middle ? row : row + 1;
}

int OrderTable::placeOf(std::uint32_t rule, int gap) const
{
    return gap > m_rules.rowOf(rule) ? gap - 1 : gap;
}

void OrderTable::setGap(int gap)
{
    m_gap = gap;
    viewport()->update();
}

void OrderTable::dragEnterEvent(QDragEnterEvent* event)
{
    if (ruleIn(*event))
        event->acceptProposedAction();
}

void OrderTable::dragMoveEvent(QDragMoveEvent* event)
{
    QuietTable::dragMoveEvent(event); // Scrolls near the edges.
    const auto rule = ruleIn(*event);
    if (!rule) {
        event->ignore();
        return;
    }
    event->acceptProposedAction();
    const int gap = gapAt(event->position().toPoint());
    if (gap == m_gap)
        return;
    setGap(gap);
    emit hovered(*rule, placeOf(*rule, gap));
}

void OrderTable::dragLeaveEvent(QDragLeaveEvent* event)
{
    QuietTable::dragLeaveEvent(event);
    setGap(-1);
    emit hoverEnded();
}

void OrderTable::dropEvent(QDropEvent* event)
{
    const auto rule = ruleIn(*event);
    setGap(-1);
    stopAutoScroll();
    setState(NoState);
    emit hoverEnded();
    if (!rule)
        return;
    // The rows are moved when the text has changed, not by the drag itself.
    event->setDropAction(Qt::CopyAction);
    event->accept();
    emit moveRequested(*rule, placeOf(*rule, gapAt(event->position().toPoint())));
}

void OrderTable::paintEvent(QPaintEvent* event)
{
    QuietTable::paintEvent(event);
    if (m_gap < 0 || m_rules.rowCount() == 0)
        return;
    const int last = m_rules.rowCount() - 1;
    const int y = m_gap <= last ? rowViewportPosition(m_gap)
                                : rowViewportPosition(last) + rowHeight(last) - 1;
    QPainter painter(viewport());
    painter.setPen(QPen(m_theme.colors().accent, 2));
    painter.drawLine(grid, std::max(y, 1), viewport()->width() - grid, std::max(y, 1));
}

} // namespace fusewright
