// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/order/order_facts.h"

#include <QAbstractTableModel>

#include <optional>

namespace fusewright {

class Theme;

/// Who takes how many operators from whom: a row and a column for every rule, as they are tried.
class RivalryMatrix : public QAbstractTableModel {
    Q_OBJECT

public:
    /// How many operators there are, of the most that any cell has, from 0 to 1.
    enum Role { ShareRole = Qt::UserRole + 1 };

    explicit RivalryMatrix(const Theme& theme, QObject* parent = nullptr);

    /// Null shows nothing.
    void show(std::shared_ptr<const OrderFacts> facts);
    const std::shared_ptr<const OrderFacts>& facts() const { return m_facts; }
    std::uint32_t ruleAt(int section) const { return order()[static_cast<std::size_t>(section)]; }
    int sectionOf(std::uint32_t rule) const;
    /// Rows have the names of their rules, or only their numbers where there is no room.
    void setNamed(bool isNamed);
    /// The most operators that a rule takes from another one.
    std::size_t most() const { return m_most; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const std::vector<std::uint32_t>& order() const { return m_facts->rivals.order; }
    /// How many the rule of the row takes from the one of the column; nothing where they do not
    /// compete.
    std::optional<std::size_t> takenAt(const QModelIndex& index) const;
    QString tellingAt(const QModelIndex& index) const;

    const Theme& m_theme;
    std::shared_ptr<const OrderFacts> m_facts;
    std::vector<std::optional<std::size_t>> m_taken; ///< Row after row.
    std::size_t m_most = 0;
    bool m_isNamed = true;
};

} // namespace fusewright
