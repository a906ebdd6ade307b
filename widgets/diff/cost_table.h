// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QFrame>

#include <memory>
#include <vector>

class QModelIndex;
class QSortFilterProxyModel;

namespace fusewright {

class BytesChart;
class CostModel;
class QuietTable;
class SizeChart;
class Theme;
struct SideBySide;

/// What the partitions of a comparison cost: a table that is sorted by its heads, and two charts.
class CostTable : public QFrame {
    Q_OBJECT

public:
    explicit CostTable(const Theme& theme, QWidget* parent = nullptr);

    /// `names` are by partition of the comparison; null shows nothing.
    void setSides(const std::shared_ptr<const SideBySide>& comparison,
                  const std::vector<QString>& names);

signals:
    /// Wants to be seen: a partition of the comparison, by number.
    void partitionPicked(std::size_t partition);
    /// The operators of the largest section of a partition.
    void nodesPicked(const std::vector<fusewright::NodeId>& nodes, fusewright::NodeId current);

private:
    void createView();
    void pick(const QModelIndex& index);
    void fitHeight();

    CostModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QuietTable* m_view;
    SizeChart* m_sizes;
    BytesChart* m_bytes;
    std::shared_ptr<const SideBySide> m_comparison;
};

} // namespace fusewright
