// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/diff/change_rows.h"

#include <QAbstractTableModel>

#include <memory>
#include <set>
#include <vector>

namespace fusewright {

struct SideBySide;

enum class ChangeColumn { Change, Name, Times, Operators };
inline constexpr int changeColumnCount = 4;

/// The changes of one pair of a comparison, those that read the same as one row; without the kinds
/// that are filtered out.
class ChangeModel : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int KindRole = Qt::UserRole; ///< A `ChangeKind` as a number.

    using QAbstractTableModel::QAbstractTableModel;

    /// Null for nothing.
    void show(std::shared_ptr<const SideBySide> comparison, std::size_t pair);
    void setHidden(const std::set<ChangeKind>& hidden);

    const ComparedPair* pair() const;
    const ChangeRow& rowAt(int row) const { return all()[m_rows[static_cast<std::size_t>(row)]]; }
    /// The row on screen of one among all; -1 when it is filtered out.
    int shownRow(std::size_t row) const;
    /// All rows of the pair, whether filtered out or not.
    const std::vector<ChangeRow>& all() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void filter();
    QString textOf(const ChangeRow& row, ChangeColumn column) const;
    std::size_t operatorsOf(const ChangeRow& row) const;

    std::shared_ptr<const SideBySide> m_comparison;
    std::size_t m_pair = 0;
    std::set<ChangeKind> m_hidden;
    std::vector<std::size_t> m_rows; ///< Among all.
};

} // namespace fusewright
