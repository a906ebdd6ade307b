// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/node_classes.h"

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace fusewright {

/// The classes of a legend as rows; last what is in no class, where there is something.
class LegendModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        CountsRole = Qt::UserRole, ///< `32 sections · 640 operators`.
        DetailRole,
        TagRole,
        ClassRole, ///< Its number, or `noClass`.
        ColorRole, ///< As `ClassColors` counts them.
        HiddenRole,
        StaleRole
    };

    using QAbstractListModel::QAbstractListModel;

    /// `isStale` is by class and may be shorter; `hiddenNames` are as this model gives them.
    void setClasses(const NodeClasses& classes, const std::vector<bool>& isStale,
                    const QStringList& hiddenNames);

    /// Numbers of classes, and `noClass`.
    std::vector<std::uint32_t> hidden() const;
    void setHidden(int row, bool isHidden);
    /// Hides all others; when they are hidden already, shows all.
    void toggleSolo(int row);
    void showAll();
    /// Names for what is hidden, unique also where names are not.
    QStringList hiddenNames() const;
    /// Without saying so.
    void setHiddenNames(const QStringList& names);

    std::uint32_t classAt(int row) const { return m_rows[static_cast<std::size_t>(row)].number; }
    /// -1 where there is no such class.
    int rowOf(std::uint32_t number) const;
    QString uniqueName(int row) const;
    /// -1 where there is no such name.
    int rowNamed(const QString& uniqueName) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

signals:
    /// The user hid something, or shows it again.
    void hiddenChanged();

private:
    struct Row {
        std::uint32_t number = noClass;
        NodeClass shown;
        QString uniqueName;
        bool isStale = false;
        bool isHidden = false;
    };

    static NodeClass shownOf(const NodeClasses& classes, std::size_t at);
    static std::vector<Row> rowsOf(const NodeClasses& classes, const std::vector<bool>& isStale);
    QString nameOf(const Row& row) const;
    QString countsOf(const Row& row) const;
    QString wholeText(const Row& row) const;

    Coloring m_by = Coloring::Rule;
    std::vector<Row> m_rows;
};

} // namespace fusewright
