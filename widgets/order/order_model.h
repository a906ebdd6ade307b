// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/order/order_facts.h"

#include <QAbstractTableModel>

#include <optional>

namespace fusewright {

class Theme;

/// The rules of an answer in the order in which they are tried.
class OrderModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Place, Name, Priority, Sections, Contest, ColumnCount };
    /// Of `Contest`: the share of operators that were won, and of all, from 0 to 1.
    enum Role { WonRole = Qt::UserRole + 1, LostRole };
    /// What a dragged row is called.
    static QString mimeType();

    explicit OrderModel(const Theme& theme, QObject* parent = nullptr);

    void show(std::shared_ptr<const OrderFacts> facts);
    const std::shared_ptr<const OrderFacts>& facts() const { return m_facts; }
    /// Shows the rules in another order until new facts come.
    void setOrder(std::vector<std::uint32_t> order);
    const std::vector<std::uint32_t>& order() const { return m_order; }
    std::uint32_t ruleAt(int row) const { return m_order[static_cast<std::size_t>(row)]; }
    int rowOf(std::uint32_t rule) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override { return {mimeType()}; }
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    bool rewrite() const;
    QString priorityAt(std::uint32_t rule) const;
    QString textAt(std::uint32_t rule, int column) const;
    QString tipAt(std::uint32_t rule, int column) const;

    const Theme& m_theme;
    std::shared_ptr<const OrderFacts> m_facts; ///< Null while there is nothing to show.
    std::vector<std::uint32_t> m_order;
    std::size_t m_most = 1; ///< The most operators that a rule won or lost.
};

} // namespace fusewright
