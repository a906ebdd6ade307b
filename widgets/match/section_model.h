// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/section_boundary.h"
#include "widgets/match/section_rows.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace fusewright {

/// Sections with what they cost, in the order that they are given in.
class SectionModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// `rows` are in this order, which the header tells.
    void show(ShownPartition shown, std::vector<std::uint32_t> rows,
              const SectionOrdering& ordering = {});
    const ShownPartition& shown() const { return m_shown; }
    std::uint32_t sectionAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The row of the section that has an operator, or of its like; -1 where there is none.
    int rowOf(NodeId node) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    static bool isNumber(int column);

private:
    QString textOf(std::uint32_t section, SectionColumn column) const;
    /// As formulas where extents have names.
    QString amountOf(std::uint32_t section, SectionColumn column) const;

    ShownPartition m_shown;
    SectionOrdering m_ordering;
    std::vector<std::uint32_t> m_rows;
    std::optional<SectionBoundary> m_boundary; ///< Where something is no number.
};

} // namespace fusewright
