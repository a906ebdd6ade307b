// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/nodes/node_list_view.h"

#include "widgets/base/column_room.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/theme.h"
#include "widgets/nodes/node_list_model.h"

#include <QHeaderView>
#include <QScopedValueRollback>

#include <algorithm>

namespace fusewright {

namespace {

struct ColumnWidth {
    int column;
    int width;
};

/// The end of a module's path says more than its beginning.
class ModuleDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideLeft;
    }
};

constexpr int positionPadding = 6 * grid;

constexpr ColumnWidth columnWidths[] = {
    {NodeListModel::Position, 13 * grid}, {NodeListModel::Name, 42 * grid},
    {NodeListModel::Operator, 30 * grid}, {NodeListModel::Type, 36 * grid},
    {NodeListModel::Module, 20 * grid},
};

} // namespace

NodeListView::NodeListView(NodeListModel& nodes, QWidget* parent)
    : QuietTable(parent), m_nodes(nodes)
{
    setModel(&nodes);
    setAccessibleName(tr("Operators"));
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setTextElideMode(Qt::ElideMiddle);
    setItemDelegateForColumn(NodeListModel::Operator, new SideTextDelegate(this));
    setItemDelegateForColumn(NodeListModel::Module, new ModuleDelegate(this));
    horizontalHeader()->setStretchLastSection(true);
    resetColumns();
    connect(&nodes, &QAbstractItemModel::modelReset, this, &NodeListView::fitPositions);
}

void NodeListView::resetColumns()
{
    for (const ColumnWidth& each : columnWidths)
        fitHeading(*horizontalHeader(), each.column, each.width);
    fitPositions();
}

void NodeListView::fitPositions()
{
    if (m_nodes.rowCount() == 0)
        return;
    const QModelIndex last = m_nodes.index(m_nodes.rowCount() - 1, NodeListModel::Position);
    const int needed = fontMetrics().horizontalAdvance(last.data().toString()) + positionPadding;
    if (horizontalHeader()->sectionSize(NodeListModel::Position) < needed)
        horizontalHeader()->resizeSection(NodeListModel::Position, needed);
}

void NodeListView::showNode(NodeId node)
{
    const QScopedValueRollback quiet(m_isQuiet, true);
    const int row = m_nodes.rowOf(node);
    if (row < 0) {
        selectionModel()->clear();
        return;
    }
    if (currentIndex().row() != row || !selectionModel()->isRowSelected(row))
        setCurrentIndex(m_nodes.index(row, NodeListModel::Name));
    scrollTo(currentIndex());
}

QString NodeListView::selectedIds() const
{
    std::vector<int> rows;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    }
    std::ranges::sort(rows);
    QStringList ids;
    for (const int row : rows)
        ids.append(m_nodes.index(row, NodeListModel::Name).data().toString());
    return ids.join(QLatin1Char('\n'));
}

void NodeListView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QuietTable::currentChanged(current, previous);
    if (!m_isQuiet && current.isValid() && current.row() != previous.row())
        emit nodePicked(m_nodes.nodeAt(current.row()), m_visit);
}

void NodeListView::keyPressEvent(QKeyEvent* event)
{
    const QScopedValueRollback strolling(m_visit, Visit::Stroll);
    QuietTable::keyPressEvent(event);
}

} // namespace fusewright
