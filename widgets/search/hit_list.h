// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QListView>

#include <memory>
#include <vector>

namespace fusewright {

class Graph;
class HitModel;

/// What a search found, one operator a line: its name, and beside it what it is and its module.
class HitList : public QListView {
    Q_OBJECT

public:
    explicit HitList(QWidget* parent = nullptr);

    void setHits(std::shared_ptr<const Graph> graph, std::vector<NodeId> nodes);
    /// Marks an operator, where it is among them. Tells nobody.
    void setCurrent(NodeId node);

signals:
    void picked(fusewright::NodeId node);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    QSize sizeHint() const override;

private:
    HitModel* m_hits;
    bool m_isFollowing = false; ///< What is chosen is what was chosen elsewhere.
};

} // namespace fusewright
