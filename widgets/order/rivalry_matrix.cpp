// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/rivalry_matrix.h"

#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/order/order_words.h"

#include <algorithm>

namespace fusewright {

RivalryMatrix::RivalryMatrix(const Theme& theme, QObject* parent)
    : QAbstractTableModel(parent), m_theme(theme)
{
}

void RivalryMatrix::show(std::shared_ptr<const OrderFacts> facts)
{
    beginResetModel();
    m_facts = std::move(facts);
    m_taken.clear();
    m_most = 0;
    if (m_facts) {
        const std::size_t count = order().size();
        m_taken.resize(count * count);
        for (const RuleRivalry& rivalry : m_facts->rivals.rivalries) {
            const int earlier = sectionOf(rivalry.earlier);
            const int later = sectionOf(rivalry.later);
            if (earlier < 0 || later < 0)
                continue;
            const auto cell = [&](int row, int column) -> std::optional<std::size_t>& {
                return m_taken[static_cast<std::size_t>(row) * count
                               + static_cast<std::size_t>(column)];
            };
            cell(earlier, later) = rivalry.wonByEarlier;
            cell(later, earlier) = rivalry.wonByLater;
            m_most = std::max({m_most, rivalry.wonByEarlier, rivalry.wonByLater});
        }
    }
    endResetModel();
}

void RivalryMatrix::setNamed(bool isNamed)
{
    if (m_isNamed == isNamed)
        return;
    m_isNamed = isNamed;
    if (rowCount() > 0)
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

int RivalryMatrix::sectionOf(std::uint32_t rule) const
{
    if (!m_facts)
        return -1;
    const auto found = std::ranges::find(order(), rule);
    return found == order().end() ? -1 : static_cast<int>(found - order().begin());
}

int RivalryMatrix::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_facts ? 0 : static_cast<int>(order().size());
}

int RivalryMatrix::columnCount(const QModelIndex& parent) const
{
    return rowCount(parent);
}

std::optional<std::size_t> RivalryMatrix::takenAt(const QModelIndex& index) const
{
    return m_taken[static_cast<std::size_t>(index.row()) * order().size()
                   + static_cast<std::size_t>(index.column())];
}

QString RivalryMatrix::tellingAt(const QModelIndex& index) const
{
    const OrderWords words(m_facts->rules());
    const std::uint32_t rule = ruleAt(index.row());
    const std::uint32_t rival = ruleAt(index.column());
    return rule == rival ? words.name(rule) + '\n' + words.standing(*m_facts, rule)
                         : words.pair(*m_facts, rule, rival);
}

QVariant RivalryMatrix::data(const QModelIndex& index, int role) const
{
    if (!m_facts || !index.isValid())
        return {};
    const auto taken = takenAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return taken ? countText(*taken) : QString();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return tellingAt(index);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignCenter);
    case Qt::ForegroundRole:
        return taken && *taken == 0 ? QVariant(m_theme.colors().muted) : QVariant();
    case Qt::BackgroundRole:
        return index.row() == index.column() ? QVariant(m_theme.colors().window) : QVariant();
    case ShareRole:
        return taken && m_most > 0 ? double(*taken) / double(m_most) : 0.0;
    default:
        return {};
    }
}

/// A column has room for the number that the rule has in the list; its row mostly has the name.
QVariant RivalryMatrix::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (!m_facts)
        return {};
    const QString name = OrderWords(m_facts->rules()).name(ruleAt(section));
    const QString number = QString::number(section + 1);
    const QString full = QStringLiteral("%1  %2").arg(number, name);
    switch (role) {
    case Qt::DisplayRole:
        return orientation == Qt::Horizontal || !m_isNamed ? number : full;
    case Qt::ToolTipRole:
        return name;
    case Qt::AccessibleTextRole:
        return orientation == Qt::Horizontal ? tr("from %1").arg(name) : tr("%1 takes").arg(name);
    case Qt::TextAlignmentRole:
        return int(orientation == Qt::Horizontal ? Qt::AlignCenter
                                                 : Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace fusewright
