// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/order/step_model.h"

namespace fusewright {

/// What every entry of the pattern has after a step.
class BindingModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Entry, Has, ColumnCount };

    explicit BindingModel(const Theme& theme, QObject* parent = nullptr);

    /// Null shows nothing.
    void show(std::shared_ptr<const RecordedSearch> search, std::size_t step);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textAt(EntryId entry) const;
    const Pattern& pattern() const;
    const SearchStep& step() const { return m_search->place.search.steps[m_step]; }

    const Theme& m_theme;
    std::shared_ptr<const RecordedSearch> m_search;
    std::size_t m_step = 0;
};

} // namespace fusewright
