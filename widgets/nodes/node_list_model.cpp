// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/nodes/node_list_model.h"

#include "engine/graph/graph.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/text.h"
#include "widgets/document/graph_text.h"

#include <algorithm>

namespace fusewright {

void NodeListModel::setGraph(std::shared_ptr<const Graph> graph)
{
    beginResetModel();
    m_graph = std::move(graph);
    m_nodes.reset();
    endResetModel();
}

void NodeListModel::setNodes(std::optional<std::vector<NodeId>> nodes)
{
    beginResetModel();
    m_nodes = std::move(nodes);
    endResetModel();
}

NodeId NodeListModel::nodeAt(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return m_nodes ? (*m_nodes)[at] : NodeId(at);
}

int NodeListModel::rowOf(NodeId node) const
{
    if (!m_graph || node.index >= m_graph->nodeCount())
        return -1;
    if (!m_nodes)
        return static_cast<int>(node.index);
    const auto found = std::ranges::lower_bound(*m_nodes, node);
    const bool isShown = found != m_nodes->end() && *found == node;
    return isShown ? static_cast<int>(found - m_nodes->begin()) : -1;
}

int NodeListModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_graph)
        return 0;
    return static_cast<int>(m_nodes ? m_nodes->size() : m_graph->nodeCount());
}

int NodeListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant NodeListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const NodeId node = nodeAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return textOf(node, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Position ? int(Qt::AlignRight | Qt::AlignVCenter)
                                          : int(Qt::AlignLeft | Qt::AlignVCenter);
    case SideTextRole:
        return index.column() == Operator ? nativeAside(*m_graph, m_graph->operatorId(node))
                                          : QString();
    default:
        return {};
    }
}

QString NodeListModel::textOf(NodeId node, int column) const
{
    switch (column) {
    case Position:
        return QString::number(node.index);
    case Name:
        return toQt(m_graph->nodeName(node));
    case Operator:
        return toQt(m_graph->canonicalName(node));
    case Type:
        return resultTypesText(*m_graph, node);
    case Module:
        return modulePath(*m_graph, node);
    default:
        return {};
    }
}

QVariant NodeListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == Position)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Position:
        return tr("#");
    case Name:
        return tr("Name");
    case Operator:
        return tr("Operator");
    case Type:
        return tr("Result");
    case Module:
        return tr("Module");
    default:
        return {};
    }
}

} // namespace fusewright
