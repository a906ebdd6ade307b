// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/suggest/condition_model.h"

#include "widgets/base/text.h"
#include "widgets/suggest/replacement_words.h"

#include <QRegularExpression>

#include <algorithm>

namespace fusewright {

void ConditionModel::show(const RuleDraft& draft, std::span<const DraftCondition> conditions,
                          std::size_t matches)
{
    // The current row stays as long as there are the same rows.
    const bool isSame = std::ranges::equal(m_conditions, conditions, {}, &DraftCondition::fact,
                                           &DraftCondition::fact);
    if (!isSame)
        beginResetModel();
    m_draft = draft;
    m_conditions.assign(conditions.begin(), conditions.end());
    m_matches = matches;
    if (!isSame)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

std::vector<DraftFact> ConditionModel::chosen() const
{
    std::vector<DraftFact> facts;
    for (const DraftCondition& condition : m_conditions) {
        if (condition.isChosen)
            facts.push_back(condition.fact);
    }
    return facts;
}

int ConditionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_conditions.size());
}

int ConditionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ConditionModel::textOf(const DraftCondition& condition, int column) const
{
    switch (column) {
    case Subject:
        return subjectText(m_draft, condition.fact.value);
    case Condition:
        return conditionText(m_draft, condition.fact);
    case Places:
        return countText(condition.places);
    default:
        return {};
    }
}

QVariant ConditionModel::data(const QModelIndex& index, int role) const
{
    const DraftCondition& condition = m_conditions[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(condition, index.column());
    case Qt::EditRole:
        return namedAt(index) ? QVariant(toQt(namedAt(index)->name)) : QVariant();
    case Qt::ToolTipRole:
        return index.column() == Places
            ? tr("%1 of %2").arg(countText(condition.places), countText(m_matches))
            : toQt(condition.text);
    case Qt::AccessibleTextRole:
        return index.column() == Subject ? QVariant(
                   textOf(condition, Subject) + QStringLiteral(": ") + textOf(condition, Condition))
                                         : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Places ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::CheckStateRole:
        if (index.column() == Subject)
            return condition.isChosen ? Qt::Checked : Qt::Unchecked;
        return {};
    default:
        return {};
    }
}

const DraftValue* ConditionModel::namedAt(const QModelIndex& index) const
{
    if (!m_namesValues || index.column() != Subject)
        return nullptr;
    const ValueId value = m_conditions[static_cast<std::size_t>(index.row())].fact.value;
    const auto found = std::ranges::find(m_draft.values, value, &DraftValue::value);
    return found == m_draft.values.end() ? nullptr : &*found;
}

/// Letters, digits and underscores, and no name that something else has.
bool ConditionModel::rename(const QModelIndex& index, const QString& name)
{
    static const QRegularExpression usable(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
    const DraftValue* const value = namedAt(index);
    const std::string chosen = name.trimmed().toStdString();
    if (!value || !usable.match(name.trimmed()).hasMatch() || value->name == chosen)
        return false;
    const bool isTaken =
        std::ranges::find(m_draft.values, chosen, &DraftValue::name) != m_draft.values.end()
        || std::ranges::find(m_draft.entries, chosen, &DraftEntry::name) != m_draft.entries.end();
    if (isTaken)
        return false;
    emit renamed(value->proposed, chosen);
    return true;
}

bool ConditionModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role == Qt::EditRole)
        return rename(index, value.toString());
    if (role != Qt::CheckStateRole || index.column() != Subject)
        return false;
    m_conditions[static_cast<std::size_t>(index.row())].isChosen = value.toInt() == Qt::Checked;
    emit dataChanged(index, index);
    emit ticked(index);
    return true;
}

Qt::ItemFlags ConditionModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    if (index.column() != Subject)
        return usual;
    const Qt::ItemFlags ticked = usual | Qt::ItemIsUserCheckable;
    return namedAt(index) ? ticked | Qt::ItemIsEditable : ticked;
}

QVariant ConditionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const QString heads[ColumnCount] = {tr("Value"), tr("Condition"), tr("Places")};
    if (role == Qt::DisplayRole)
        return heads[section];
    if (role == Qt::TextAlignmentRole)
        return int((section == Places ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Places)
        return tr("Places where the pattern matches and the condition is true");
    return {};
}

} // namespace fusewright
