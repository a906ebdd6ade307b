// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/overview/operator_table.h"

#include "engine/graph/graph.h"
#include "widgets/base/column_room.h"
#include "widgets/base/count_bar_delegate.h"
#include "widgets/base/quiet_table.h"
#include "widgets/base/search_field.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/theme.h"
#include "widgets/overview/operator_model.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr int categoryWidth = 25 * grid;

/// Sorts by the model's keys and lets through what has the text in its names or its category.
class SortedOperators : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QModelIndex name = sourceModel()->index(row, OperatorModel::Name, parent);
        const QModelIndex category = sourceModel()->index(row, OperatorModel::Category, parent);
        const auto wanted = filterRegularExpression();
        return name.data().toString().contains(wanted)
            || name.data(SideTextRole).toString().contains(wanted)
            || category.data().toString().contains(wanted);
    }
};

} // namespace

OperatorTable::OperatorTable(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_model(new OperatorModel(this)),
      m_sorted(new SortedOperators(this)),
      m_search(new SearchField(theme, tr("Search operators"))),
      m_view(new QuietTable)
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(OperatorModel::SortRole);
    m_sorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    createView(theme);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2 * grid, 0, 0);
    column->setSpacing(2 * grid);
    column->addWidget(m_search);
    column->addWidget(m_view, 1);

    connect(m_search, &QLineEdit::textChanged, m_sorted,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_search, &SearchField::leftDownwards, m_view, qOverload<>(&QWidget::setFocus));
    const auto pick = [this](const QModelIndex& index) {
        emit picked(m_model->operatorAt(m_sorted->mapToSource(index).row()));
    };
    connect(m_view, &QAbstractItemView::clicked, this, pick);
    connect(m_view, &QAbstractItemView::activated, this, pick);
}

void OperatorTable::createView(const Theme& theme)
{
    m_view->setModel(m_sorted);
    m_view->setAccessibleName(tr("Operators"));
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(OperatorModel::Count, Qt::DescendingOrder);
    m_view->setItemDelegateForColumn(OperatorModel::Name, new SideTextDelegate(m_view));
    m_view->setItemDelegateForColumn(OperatorModel::Count,
                                     new CountBarDelegate(theme, OperatorModel::ShareRole, m_view));

    QHeaderView* header = m_view->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(OperatorModel::Name, QHeaderView::Stretch);
    fitHeading(*header, OperatorModel::Category, categoryWidth);
}

void OperatorTable::setGraph(std::shared_ptr<const Graph> graph)
{
    m_model->setGraph(std::move(graph));
    const QString most = m_model->index(0, OperatorModel::Count).data().toString();
    fitHeading(*m_view->horizontalHeader(), OperatorModel::Count,
               CountBarDelegate::widthFor(m_view->fontMetrics(), most));
}

void OperatorTable::mark(OperatorId id)
{
    const int row = id.isValid() ? m_model->rowOf(id) : -1;
    if (row < 0)
        m_view->clearSelection();
    else
        m_view->setCurrentIndex(m_sorted->mapFromSource(m_model->index(row, 0)));
}

} // namespace fusewright
