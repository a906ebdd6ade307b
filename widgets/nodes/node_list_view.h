// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/quiet_table.h"
#include "widgets/document/model_document.h"

namespace fusewright {

class NodeListModel;

/// The list of nodes: one row is the current node, several may be selected.
class NodeListView : public QuietTable {
    Q_OBJECT

public:
    explicit NodeListView(NodeListModel& nodes, QWidget* parent = nullptr);

    /// Makes a node current without saying so; does nothing about a node that is not listed.
    void showNode(NodeId node);
    /// The ids of the selected nodes, one on each line, in the order of the list.
    QString selectedIds() const;
    void resetColumns();

signals:
    void nodePicked(fusewright::NodeId node, fusewright::Visit visit);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitPositions();

    NodeListModel& m_nodes;
    Visit m_visit = Visit::Jump;
    bool m_isQuiet = false;
};

} // namespace fusewright
