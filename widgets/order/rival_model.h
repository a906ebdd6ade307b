// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/order/order_facts.h"

#include <QAbstractTableModel>

#include <optional>

namespace fusewright {

/// The rivals of one rule.
class RivalModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Rival, Both, Won, Lost, Reason, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Without a rule nothing is shown.
    void show(std::shared_ptr<const OrderFacts> facts, std::optional<std::uint32_t> rule);
    std::optional<std::uint32_t> rule() const { return m_rule; }
    std::uint32_t rivalAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const OrderFacts> m_facts;
    std::optional<std::uint32_t> m_rule;
    std::vector<RuleRivalry> m_rivalries;
};

} // namespace fusewright
