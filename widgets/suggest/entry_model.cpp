// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/suggest/entry_model.h"

#include "engine/graph/graph.h"
#include "widgets/base/text.h"

#include <utility>

namespace fusewright {

void EntryModel::show(std::shared_ptr<const Graph> graph, RuleDraft draft)
{
    // What is selected stays so as long as there are the same rows.
    const bool isSame = graph == m_graph && draft.nodes() == m_draft.nodes();
    if (!isSame)
        beginResetModel();
    m_graph = std::move(graph);
    m_draft = std::move(draft);
    if (!isSame)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int EntryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_draft.entries.size());
}

int EntryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString EntryModel::textOf(const DraftEntry& entry, int column) const
{
    switch (column) {
    case Entry:
        return toQt(entry.name);
    case Operators: {
        QStringList names;
        for (const std::string& name : entry.operators)
            names.append(toQt(name));
        return names.join(QStringLiteral(", "));
    }
    case Role:
        if (entry.isIncluded)
            return entry.isOptional ? tr("optional") : QString();
        return entry.isOptional ? tr("optional context") : tr("context");
    default:
        return {};
    }
}

QVariant EntryModel::data(const QModelIndex& index, int role) const
{
    const DraftEntry& entry = m_draft.entries[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return textOf(entry, index.column());
    if (role == Qt::ToolTipRole)
        return toQt(m_graph->nodeName(entry.node));
    return {};
}

QVariant EntryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    const QString heads[ColumnCount] = {tr("Entry"), tr("Operator"), tr("Role")};
    return role == Qt::DisplayRole ? QVariant(heads[section]) : QVariant();
}

} // namespace fusewright
