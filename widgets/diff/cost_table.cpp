// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/diff/cost_table.h"

#include "widgets/base/column_room.h"
#include "widgets/base/quiet_table.h"
#include "widgets/base/theme.h"
#include "widgets/diff/bytes_chart.h"
#include "widgets/diff/cost_model.h"
#include "widgets/diff/side_by_side.h"
#include "widgets/diff/size_chart.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int costWidth = 17 * grid;
constexpr int bytesWidth = 20 * grid;
constexpr int ratioWidth = 16 * grid;

} // namespace

CostTable::CostTable(const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_model(new CostModel(this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_view(new QuietTable),
      m_sizes(new SizeChart(theme)),
      m_bytes(new BytesChart(theme))
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(tr("Costs"));
    createView();
    auto* charts = new QHBoxLayout;
    charts->setContentsMargins(3 * grid, 2 * grid, 3 * grid, 2 * grid);
    charts->setSpacing(6 * grid);
    charts->addWidget(m_sizes, 1);
    charts->addWidget(m_bytes, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view);
    column->addLayout(charts, 1);
}

void CostTable::createView()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(CostModel::ValueRole);
    m_view->setModel(m_sorted);
    m_view->setObjectName(QStringLiteral("costs"));
    m_view->setAccessibleName(tr("Costs"));
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setTextElideMode(Qt::ElideMiddle);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView* header = m_view->horizontalHeader();
    for (int column = 1; column < costColumnCount; ++column)
        fitHeading(*header, column, costWidth);
    for (const CostColumn wider : {CostColumn::Gemms, CostColumn::Bytes})
        fitHeading(*header, int(wider), bytesWidth);
    for (const CostColumn ratio : {CostColumn::Ratio, CostColumn::SecondsRatio})
        fitHeading(*header, int(ratio), ratioWidth);
    header->setSectionResizeMode(int(CostColumn::Name), QHeaderView::Stretch);
    // What is asked first stands first, where there is no room for all.
    int place = 2;
    for (const CostColumn first :
         {CostColumn::Seconds, CostColumn::SecondsRatio, CostColumn::Bytes, CostColumn::Ratio})
        header->moveSection(header->visualIndex(int(first)), place++);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(int(CostColumn::Name), Qt::AscendingOrder);
    connect(m_view, &QAbstractItemView::clicked, this, &CostTable::pick);
    connect(m_view, &QAbstractItemView::activated, this, &CostTable::pick);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CostTable::fitHeight);
    connect(m_view->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &CostTable::fitHeight);
    fitHeight();
}

void CostTable::fitHeight()
{
    const int rows = std::max(3, m_model->rowCount());
    const int bar = m_view->horizontalScrollBar()->maximum() > 0
        ? m_view->horizontalScrollBar()->sizeHint().height()
        : 0;
    m_view->setFixedHeight(m_view->horizontalHeader()->sizeHint().height() + 1
                           + rows * m_view->verticalHeader()->defaultSectionSize() + bar);
}

void CostTable::setSides(const std::shared_ptr<const SideBySide>& comparison,
                         const std::vector<QString>& names)
{
    m_comparison = comparison;
    m_model->show(comparison, names);
    const bool isTimed = comparison && !comparison->secondsAtLeast.empty();
    m_view->setColumnHidden(int(CostColumn::Seconds), !isTimed);
    m_view->setColumnHidden(int(CostColumn::SecondsRatio), !isTimed);
    const QAbstractItemView& view = *m_view;
    QHeaderView& header = *m_view->horizontalHeader();
    header.setMinimumSectionSize(std::max(header.sectionSizeHint(int(CostColumn::Name)),
                                          view.sizeHintForColumn(int(CostColumn::Name))));
    // Formulas are longer than numbers.
    for (const auto& [column, least] :
         {std::pair(CostColumn::Bytes, bytesWidth), std::pair(CostColumn::Ratio, ratioWidth)})
        fitHeading(header, int(column), std::max(least, view.sizeHintForColumn(int(column))));
    m_sizes->setSides(comparison, names);
    m_bytes->setSides(comparison, names);
}

void CostTable::pick(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const auto row = static_cast<std::size_t>(m_sorted->mapToSource(index).row());
    emit partitionPicked(row);
    if (CostColumn(index.column()) != CostColumn::Largest)
        return;
    const std::vector<Section>& sections =
        m_comparison->compared.partitions[row].partition.sections;
    const auto largest = std::ranges::max_element(
        sections, {}, [](const Section& section) { return section.nodes.size(); });
    if (largest != sections.end())
        emit nodesPicked(largest->nodes, largest->nodes.front());
}

} // namespace fusewright
