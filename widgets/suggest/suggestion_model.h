// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/suggest/suggestions.h"

#include <QAbstractTableModel>

#include <vector>

namespace fusewright {

/// Blocks worth a rule, a row each.
class SuggestionModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Rule, Times, Operators, Saved, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<Suggestion> suggestions);
    /// Null for a row that is not there.
    const Suggestion* at(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Suggestion> m_suggestions;
    bool m_tellsBytes = false; ///< Where all can be compared by them.
};

} // namespace fusewright
