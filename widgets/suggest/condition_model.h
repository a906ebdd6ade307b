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

    /// Whether values have names of the rule's own, which can be others.
    void setNamesValues(bool doesSo) { m_namesValues = doesSo; }
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
    /// A value is to have another name than the proposed one.
    void renamed(const std::string& proposed, const std::string& name);

private:
    QString textOf(const DraftCondition& condition, int column) const;
    /// Null for what the rule does not name.
    const DraftValue* namedAt(const QModelIndex& index) const;
    bool rename(const QModelIndex& index, const QString& name);

    RuleDraft m_draft;
    std::vector<DraftCondition> m_conditions;
    std::size_t m_matches = 0;
    bool m_namesValues = false;
};

} // namespace fusewright
