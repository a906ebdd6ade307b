// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/stepped_place.h"

#include <QAbstractTableModel>

#include <memory>

namespace fusewright {

struct FusionAnswer;
class Theme;

/// A search that was recorded, with the answer that it is about.
struct RecordedSearch {
    std::shared_ptr<const FusionAnswer> answer;
    SteppedPlace place;
};

/// The steps of a search as rows.
class StepModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, What, ColumnCount };

    explicit StepModel(const Theme& theme, QObject* parent = nullptr);

    /// Null shows nothing.
    void show(std::shared_ptr<const RecordedSearch> search);
    const std::shared_ptr<const RecordedSearch>& search() const { return m_search; }
    const SearchStep& stepAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QIcon iconOf(const SearchStep& step) const;

    const Theme& m_theme;
    std::shared_ptr<const RecordedSearch> m_search;
};

} // namespace fusewright
