// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace fusewright {

class Graph;

/// The nodes of a graph, all or some, as rows. Makes nothing per row: cells are read when shown.
class NodeListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Position, Name, Operator, Type, Module, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows all nodes of a graph; nothing for null.
    void setGraph(std::shared_ptr<const Graph> graph);
    /// Shows these nodes only, which must be in the graph's order; all of them for nothing.
    void setNodes(std::optional<std::vector<NodeId>> nodes);

    NodeId nodeAt(int row) const;
    /// -1 for a node that is not shown.
    int rowOf(NodeId node) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    QString textOf(NodeId node, int column) const;

    std::shared_ptr<const Graph> m_graph;
    std::optional<std::vector<NodeId>> m_nodes;
};

} // namespace fusewright
