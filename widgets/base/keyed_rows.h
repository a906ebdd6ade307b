// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QModelIndex>
#include <QString>

#include <cstddef>

class QStandardItem;
class QStandardItemModel;
class QTreeView;

namespace fusewright {

/// Rows of a tree that is filled anew for every answer: each knows what it is about by a kind and a
/// number, and by a key that holds for the next answer too.
struct RowSubject {
    int kind = 0;
    std::size_t number = 0;
    QString key;
};

/// A row that is not edited, with its texts as tips.
QList<QStandardItem*> keyedRow(const RowSubject& subject, const QList<QString>& texts,
                               const QList<int>& numberColumns);
RowSubject subjectOf(const QModelIndex& index);
/// Makes the row with a key the current one, where there is one.
void setCurrentKey(QTreeView& tree, const QString& key);

} // namespace fusewright
