// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/suggest/rule_draft.h"

#include <QAbstractTableModel>

#include <memory>

namespace fusewright {

class Graph;

/// The entries of a draft, a row each.
class EntryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Entry, Operators, Role, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::shared_ptr<const Graph> graph, RuleDraft draft);
    const RuleDraft& draft() const { return m_draft; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textOf(const DraftEntry& entry, int column) const;

    std::shared_ptr<const Graph> m_graph;
    RuleDraft m_draft;
};

} // namespace fusewright
