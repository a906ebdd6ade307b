// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fusewright {

struct FusionAnswer;

/// How far one rule gets: at how many places each of its entries took an operator.
class FunnelModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Entry, Takes, Places, ColumnCount };
    /// Of the places where the pattern was tried, from 0 to 1.
    static constexpr int ShareRole = Qt::UserRole;

    struct Row {
        enum class Kind { Entry, Whole, Sections };
        Kind kind = Kind::Entry;
        std::uint32_t pattern = 0;
        EntryId entry;
        std::size_t count = 0;
        std::size_t tried = 0;
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Nothing for a rule empties the table.
    void show(std::shared_ptr<const FusionAnswer> answer, std::optional<std::uint32_t> rule);
    std::optional<std::uint32_t> rule() const { return m_rule; }
    const Row& rowAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void addPattern(std::uint32_t pattern);
    QString textOf(const Row& row, int column) const;
    QString nameOf(const Row& row) const;
    QString sideOf(const Row& row) const;

    std::shared_ptr<const FusionAnswer> m_answer;
    std::optional<std::uint32_t> m_rule;
    std::vector<Row> m_rows;
};

} // namespace fusewright
