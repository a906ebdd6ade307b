// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/rewrite/rewrite_rows.h"

namespace fusewright {

class Theme;

/// Rewrites as a tree. A conditional rule can be ticked: its matches are then rewritten; an
/// option's value can be written.
class RewriteModel : public TreeModel {
    Q_OBJECT

public:
    enum Column { Name, Rewrites, Conditional, Refused, ColumnCount };

    explicit RewriteModel(const Theme& theme, QObject* parent = nullptr);

    /// Null rewriting empties it.
    void show(RewriteRows rows);
    const RewriteRows& rows() const { return m_rows; }
    const RewriteRow& rowAt(const QModelIndex& index) const { return m_rows.rows[entryOf(index)]; }
    /// Is the same for the same thing in another answer.
    QString keyOf(const QModelIndex& index) const;

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// What the user knows about a rule; nothing where the answer is taken back.
    void assumed(const QString& rule, bool isAssumed);
    void optionChosen(const QString& option, const QString& value);
    /// Why an option cannot have what was written.
    void optionRefused(const QString& why);

private:
    QString textOf(const RewriteRow& row, int column) const;
    QString valueOf(const RewriteRow& row) const;
    QStringList wordsOf(const RewriteRow& row) const;
    bool isAssumed(const RewriteRow& row) const;
    bool canBeAssumed(const RewriteRow& row) const;
    const char* iconOf(const RewriteRow& row) const;

    const Theme& m_theme;
    RewriteRows m_rows;
};

} // namespace fusewright
