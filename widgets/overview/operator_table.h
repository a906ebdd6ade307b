// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QWidget>

#include <memory>

class QSortFilterProxyModel;
class QTableView;

namespace fusewright {

class Graph;
class OperatorModel;
class SearchField;
class Theme;

/// The operators of the graph on screen: sorted, searched, picked.
class OperatorTable : public QWidget {
    Q_OBJECT

public:
    explicit OperatorTable(const Theme& theme, QWidget* parent = nullptr);

    void setGraph(std::shared_ptr<const Graph> graph);
    /// Marks the operator that something else is filtered by; invalid for none.
    void mark(OperatorId id);

signals:
    void picked(fusewright::OperatorId id);

private:
    void createView(const Theme& theme);

    OperatorModel* m_model;
    QSortFilterProxyModel* m_sorted;
    SearchField* m_search;
    QTableView* m_view;
};

} // namespace fusewright
