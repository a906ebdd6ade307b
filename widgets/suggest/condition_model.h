// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/suggest/draft_answer.h"

#include <QAbstractTableModel>

namespace fusewright {

/// What a rule can ask for, a row each, with a box to tick.
class ConditionModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Subject, Condition, Places, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const RuleDraft& draft, std::span<const DraftCondition> conditions,
              std::size_t matches);
    /// Those that are ticked.
    std::vector<DraftFact> chosen() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void ticked(const QModelIndex& index);

private:
    QString textOf(const DraftCondition& condition, int column) const;

    RuleDraft m_draft;
    std::vector<DraftCondition> m_conditions;
    std::size_t m_matches = 0;
};

} // namespace fusewright
