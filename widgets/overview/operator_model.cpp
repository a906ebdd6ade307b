// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/overview/operator_model.h"

#include "engine/graph/graph.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/text.h"
#include "widgets/document/graph_text.h"
#include "widgets/sentences/engine_text.h"

#include <algorithm>

namespace fusewright {

void OperatorModel::setGraph(std::shared_ptr<const Graph> graph)
{
    beginResetModel();
    m_graph = std::move(graph);
    m_rows.clear();
    if (m_graph) {
        const auto counts = operatorCounts(*m_graph);
        for (std::size_t at = 0; at < counts.size(); ++at) {
            if (counts[at] > 0)
                m_rows.push_back({.id = OperatorId(at), .count = counts[at]});
        }
        std::ranges::stable_sort(m_rows, std::ranges::greater(), &Row::count);
    }
    endResetModel();
}

int OperatorModel::rowOf(OperatorId id) const
{
    const auto found = std::ranges::find(m_rows, id, &Row::id);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int OperatorModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int OperatorModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant OperatorModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case Qt::ToolTipRole:
        return toolTipOf(row);
    case Qt::TextAlignmentRole:
        return index.column() == Count ? int(Qt::AlignRight | Qt::AlignVCenter)
                                       : int(Qt::AlignLeft | Qt::AlignVCenter);
    case SideTextRole:
        return index.column() == Name ? nativeAside(*m_graph, row.id) : QString();
    case SortRole:
        return sortKeyOf(row, index.column());
    case ShareRole:
        return double(row.count) / double(m_rows.front().count);
    default:
        return {};
    }
}

QVariant OperatorModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Operator");
    case Category:
        return tr("Category");
    case Count:
        return tr("Count");
    default:
        return {};
    }
}

QVariant OperatorModel::textOf(const Row& row, int column) const
{
    const Operator& op = m_graph->operators()[row.id.index];
    switch (column) {
    case Name:
        return toQt(m_graph->text(op.canonical));
    case Category:
        return op.spec ? engineTerm(op.spec->category) : tr("unknown");
    case Count:
        return countText(row.count);
    default:
        return {};
    }
}

QVariant OperatorModel::sortKeyOf(const Row& row, int column) const
{
    return column == Count ? QVariant(qulonglong(row.count)) : textOf(row, column);
}

QString OperatorModel::toolTipOf(const Row& row) const
{
    const Operator& op = m_graph->operators()[row.id.index];
    const QString name = toQt(m_graph->text(op.canonical));
    const QString aside = nativeAside(*m_graph, row.id);
    if (!op.spec)
        return tr("%1: not in the operator catalogue").arg(name);
    return aside.isEmpty() ? name : tr("%1, in the file %2").arg(name, aside);
}

} // namespace fusewright
