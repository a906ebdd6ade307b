// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/section_formula.h"
#include "widgets/match/section_rows.h"

#include <QAbstractTableModel>

#include <optional>

namespace fusewright {

/// What every operator alone costs: what fusing is measured by.
struct UnfusedCosts {
    std::size_t sections = 0;
    SectionCosts whole;
};

UnfusedCosts unfusedCosts(const Graph& graph);

/// Two rows below the sections: what they cost together, and how much that is of o0.
class SectionTotals : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(ShownPartition shown, const UnfusedCosts& unfused);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString sumOf(SectionColumn column) const;
    QString shareOf(SectionColumn column) const;
    const SectionFormula& formula() const;

    ShownPartition m_shown;
    UnfusedCosts m_unfused;
    mutable std::optional<SectionFormula> m_formula; ///< Made when it is first shown.
};

} // namespace fusewright
