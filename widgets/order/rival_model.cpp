// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/rival_model.h"

#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/order/order_words.h"

namespace fusewright {

void RivalModel::show(std::shared_ptr<const OrderFacts> facts, std::optional<std::uint32_t> rule)
{
    beginResetModel();
    m_facts = std::move(facts);
    m_rule = m_facts ? rule : std::nullopt;
    m_rivalries = m_rule ? m_facts->rivalriesOf(*m_rule) : std::vector<RuleRivalry>();
    endResetModel();
}

std::uint32_t RivalModel::rivalAt(int row) const
{
    const RuleRivalry& rivalry = m_rivalries[static_cast<std::size_t>(row)];
    return rivalry.earlier == *m_rule ? rivalry.later : rivalry.earlier;
}

int RivalModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rivalries.size());
}

int RivalModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RivalModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const RuleRivalry& rivalry = m_rivalries[static_cast<std::size_t>(index.row())];
    const bool isEarlier = rivalry.earlier == *m_rule;
    const bool isNumber = index.column() != Rival && index.column() != Reason;
    if (role == Qt::TextAlignmentRole && isNumber)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    // Its column gives way to the others where there is little room.
    if (role == Qt::ToolTipRole)
        return OrderWords(m_facts->rules()).reason(rivalry);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Rival:
        return OrderWords(m_facts->rules()).name(rivalAt(index.row()));
    case Both:
        return countText(rivalry.operators);
    case Won:
        return countText(isEarlier ? rivalry.wonByEarlier : rivalry.wonByLater);
    case Lost:
        return countText(isEarlier ? rivalry.wonByLater : rivalry.wonByEarlier);
    default:
        return OrderWords(m_facts->rules()).reason(rivalry);
    }
}

QVariant RivalModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isNumber = section != Rival && section != Reason;
    if (role == Qt::TextAlignmentRole && isNumber)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Rival:
        return tr("Rival");
    case Both:
        return tr("Both want");
    case Won:
        return tr("Won");
    case Lost:
        return tr("Lost");
    default:
        return tr("Why");
    }
}

} // namespace fusewright
