// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/keyed_rows.h"

#include <QStandardItemModel>
#include <QTreeView>

namespace fusewright {

namespace {

enum SubjectRole { KindRole = Qt::UserRole + 1, NumberRole, KeyRole };

} // namespace

QList<QStandardItem*> keyedRow(const RowSubject& subject, const QList<QString>& texts,
                               const QList<int>& numberColumns)
{
    QList<QStandardItem*> row;
    for (int column = 0; column < texts.size(); ++column) {
        auto* const item = new QStandardItem(texts[column]);
        item->setEditable(false);
        item->setToolTip(texts[column]);
        item->setData(subject.kind, KindRole);
        item->setData(QVariant::fromValue(static_cast<qulonglong>(subject.number)), NumberRole);
        item->setData(subject.key, KeyRole);
        if (numberColumns.contains(column))
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row.append(item);
    }
    return row;
}

RowSubject subjectOf(const QModelIndex& index)
{
    return {.kind = index.data(KindRole).toInt(),
            .number = static_cast<std::size_t>(index.data(NumberRole).toULongLong()),
            .key = index.data(KeyRole).toString()};
}

void setCurrentKey(QTreeView& tree, const QString& key)
{
    if (key.isEmpty())
        return;
    const QAbstractItemModel& model = *tree.model();
    const QModelIndexList found =
        model.match(model.index(0, 0), KeyRole, key, 1, Qt::MatchExactly | Qt::MatchRecursive);
    if (!found.isEmpty())
        tree.setCurrentIndex(found.front());
}

} // namespace fusewright
