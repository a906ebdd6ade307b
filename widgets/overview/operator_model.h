// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QAbstractTableModel>

#include <cstddef>
#include <memory>
#include <vector>

namespace fusewright {

class Graph;

/// The operators of a graph and how often each occurs, most frequent first.
class OperatorModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Category, Count, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole,
        ShareRole, ///< Of the most frequent operator's count, from 0 to 1.
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// May be null.
    void setGraph(std::shared_ptr<const Graph> graph);
    OperatorId operatorAt(int row) const { return m_rows[static_cast<std::size_t>(row)].id; }
    /// -1 for an operator without nodes.
    int rowOf(OperatorId id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        OperatorId id;
        std::size_t count = 0;
    };

    QVariant textOf(const Row& row, int column) const;
    QVariant sortKeyOf(const Row& row, int column) const;
    QString toolTipOf(const Row& row) const;

    std::shared_ptr<const Graph> m_graph;
    std::vector<Row> m_rows;
};

} // namespace fusewright
