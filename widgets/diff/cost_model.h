// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/cost_formula.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace fusewright {

struct ComparedPartition;
struct SideBySide;

enum class CostColumn {
    Name,
    Sections,
    Folds,
    Largest,
    Covered,
    Gemms,
    Bytes,
    Ratio,
    Seconds, ///< On the chosen machine, as the next.
    SecondsRatio
};
inline constexpr int costColumnCount = 10;

/// What each partition of a comparison costs, one in a row.
class CostModel : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int ValueRole = Qt::UserRole; ///< A number to sort by; -1 where it is unknown.

    using QAbstractTableModel::QAbstractTableModel;

    /// `names` are by partition.
    void show(std::shared_ptr<const SideBySide> comparison, std::vector<QString> names);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const ComparedPartition& partition(int row) const;
    QString textOf(int row, CostColumn column) const;
    QString secondsText(int row) const;
    double valueOf(int row, CostColumn column) const;
    std::optional<ShareRange> ratioOf(int row, CostColumn column) const;
    QString exactBoundary(int row) const;
    QString ratioText(const ShareRange& ratio) const;
    QString timeHelp() const;
    QString whyUnknown() const;

    std::shared_ptr<const SideBySide> m_comparison;
    std::vector<QString> m_names;
};

/// Matrix multiplications of one section on average.
double gemmsPerSection(const ComparedPartition& partition);
/// Bytes that cross boundaries: a formula where they depend on extents, if it is short enough.
QString boundaryText(const SideBySide& comparison, std::size_t partition);
/// How long a partition takes at least, measured by the first; nothing where one is unknown.
std::optional<double> secondsRatio(const SideBySide& comparison, std::size_t partition);

} // namespace fusewright
