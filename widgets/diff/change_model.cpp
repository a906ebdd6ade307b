// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/diff/change_model.h"

#include "widgets/base/text.h"
#include "widgets/diff/side_by_side.h"

#include <algorithm>

namespace fusewright {

namespace {

bool isNumber(int column)
{
    return ChangeColumn(column) == ChangeColumn::Times
        || ChangeColumn(column) == ChangeColumn::Operators;
}

int alignment(int column)
{
    return int((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace

void ChangeModel::show(std::shared_ptr<const SideBySide> comparison, std::size_t pair)
{
    beginResetModel();
    m_comparison = std::move(comparison);
    m_pair = pair;
    filter();
    endResetModel();
}

void ChangeModel::setHidden(const std::set<ChangeKind>& hidden)
{
    beginResetModel();
    m_hidden = hidden;
    filter();
    endResetModel();
}

void ChangeModel::filter()
{
    m_rows.clear();
    for (std::size_t row = 0; row < all().size(); ++row) {
        if (!m_hidden.contains(all()[row].kind))
            m_rows.push_back(row);
    }
}

const ComparedPair* ChangeModel::pair() const
{
    const bool isThere = m_comparison && m_pair < m_comparison->compared.pairs.size();
    return isThere ? &m_comparison->compared.pairs[m_pair] : nullptr;
}

const std::vector<ChangeRow>& ChangeModel::all() const
{
    static const std::vector<ChangeRow> none;
    return pair() ? m_comparison->rows[m_pair] : none;
}

int ChangeModel::shownRow(std::size_t row) const
{
    const auto found = std::ranges::lower_bound(m_rows, row);
    const bool isShown = found != m_rows.end() && *found == row;
    return isShown ? static_cast<int>(found - m_rows.begin()) : -1;
}

int ChangeModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ChangeModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : changeColumnCount;
}

std::size_t ChangeModel::operatorsOf(const ChangeRow& row) const
{
    return pair()->diff.changes[row.changes.front()].nodes.size();
}

QString ChangeModel::textOf(const ChangeRow& row, ChangeColumn column) const
{
    switch (column) {
    case ChangeColumn::Change:
        return row.text;
    case ChangeColumn::Name:
        return row.folds > 1 && !row.name.isEmpty()
            ? tr("%1, %n variant(s)", nullptr, static_cast<int>(row.folds)).arg(row.name)
            : row.name;
    case ChangeColumn::Times:
        return countText(row.changes.size()) + QChar(0x00d7);
    case ChangeColumn::Operators:
        return countText(operatorsOf(row));
    }
    return {};
}

QVariant ChangeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const ChangeRow& row = rowAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return textOf(row, ChangeColumn(index.column()));
    case Qt::TextAlignmentRole:
        return alignment(index.column());
    case KindRole:
        return static_cast<int>(row.kind);
    default:
        return {};
    }
}

QVariant ChangeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    const QString texts[] = {tr("Change"), tr("Rules or operators"), tr("Times"), tr("Operators")};
    const QString toolTips[] = {tr("How sections change, most operators moved first"),
                                tr("The rules that made the sections, or the operators in them"),
                                tr("Number of similar changes"), tr("Operators per change")};
    if (role == Qt::DisplayRole)
        return texts[section];
    return role == Qt::ToolTipRole ? QVariant(toolTips[section]) : QVariant();
}

} // namespace fusewright
