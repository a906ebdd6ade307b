// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/suggest/suggestion_model.h"

#include "widgets/base/text.h"
#include "widgets/suggest/draft_words.h"

#include <algorithm>
#include <utility>

namespace fusewright {

void SuggestionModel::show(std::vector<Suggestion> suggestions)
{
    beginResetModel();
    m_suggestions = std::move(suggestions);
    m_tellsBytes = areComparableInBytes(m_suggestions);
    endResetModel();
}

const Suggestion* SuggestionModel::at(int row) const
{
    const bool isThere = row >= 0 && static_cast<std::size_t>(row) < m_suggestions.size();
    return isThere ? &m_suggestions[static_cast<std::size_t>(row)] : nullptr;
}

int SuggestionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_suggestions.size());
}

int SuggestionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SuggestionModel::data(const QModelIndex& index, int role) const
{
    const Suggestion* const suggestion = at(index.row());
    if (!suggestion)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((index.column() == Rule ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return QStringLiteral("%1\n%2").arg(operatorsText(suggestion->draft),
                                            savingText(*suggestion));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Rule:
        return toQt(suggestion->draft.name);
    case Times:
        return countText(suggestion->sections.size());
    case Operators:
        return countText(suggestion->draft.entries.size());
    case Saved:
        return shortSavingText(*suggestion, m_tellsBytes);
    default:
        return {};
    }
}

QVariant SuggestionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Rule ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const std::pair<QString, QString> heads[ColumnCount] = {
        {tr("Block"), tr("Name of the suggested rule")},
        {tr("Times"), tr("Sections its rule would make")},
        {tr("Operators"), tr("Per section")},
        {tr("Saves"),
         tr("Bytes that would no longer cross a boundary, or sections saved where shapes are "
            "unknown")},
    };
    if (role == Qt::DisplayRole)
        return heads[section].first;
    return role == Qt::ToolTipRole ? QVariant(heads[section].second) : QVariant();
}

} // namespace fusewright
