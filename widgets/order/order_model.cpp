// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/order_model.h"

#include "engine/rules/rule_language.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/order/order_words.h"

#include <QMimeData>

#include <algorithm>

namespace fusewright {

QString OrderModel::mimeType()
{
    return QStringLiteral("application/x-fusewright-rule");
}

OrderModel::OrderModel(const Theme& theme, QObject* parent)
    : QAbstractTableModel(parent), m_theme(theme)
{
}

void OrderModel::show(std::shared_ptr<const OrderFacts> facts)
{
    beginResetModel();
    m_facts = std::move(facts);
    m_order = m_facts ? m_facts->rivals.order : std::vector<std::uint32_t>();
    m_most = 1;
    if (m_facts) {
        for (const RuleStanding& standing : m_facts->rivals.standings)
            m_most = std::max(m_most, standing.won + standing.lost);
    }
    endResetModel();
}

void OrderModel::setOrder(std::vector<std::uint32_t> order)
{
    beginResetModel();
    m_order = std::move(order);
    endResetModel();
}

int OrderModel::rowOf(std::uint32_t rule) const
{
    const auto found = std::ranges::find(m_order, rule);
    return found == m_order.end() ? -1 : static_cast<int>(found - m_order.begin());
}

int OrderModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int OrderModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

/// Of rules that rewrite the stage; nothing where the order is that of the text.
QString OrderModel::priorityAt(std::uint32_t rule) const
{
    const RuleSet& rules = m_facts->rules();
    if (const auto stage = rules.stageOf(rule))
        return toQt(rules.stages[*stage].name);
    const Rule& asked = rules.rules[rule];
    const RuleLanguage* const language =
        asked.file < rules.files.size() ? rules.files[asked.file].language : nullptr;
    return language && language->hasPriorities ? QString::number(asked.priority) : QString();
}

bool OrderModel::rewrite() const
{
    return m_facts && !m_facts->rules().stages.empty();
}

QString OrderModel::textAt(std::uint32_t rule, int column) const
{
    const RuleStanding& standing = m_facts->rivals.standings[rule];
    switch (column) {
    case Name:
        return OrderWords(m_facts->rules()).name(rule);
    case Priority:
        return priorityAt(rule);
    case Sections:
        return standing.sections == standing.sectionsAlone
            ? countText(standing.sections)
            : tr("%1 of %2").arg(countText(standing.sections), countText(standing.sectionsAlone));
    case Contest:
        return standing.won + standing.lost == 0
            ? QString()
            : tr("%1 / %2", "operators won and lost")
                  .arg(countText(standing.won), countText(standing.lost));
    default:
        return {};
    }
}

QString OrderModel::tipAt(std::uint32_t rule, int column) const
{
    const OrderWords words(m_facts->rules());
    return column == Place ? tr("Drag, or press Ctrl+Up or Ctrl+Down, to move the rule")
                           : words.place(rule) + '\n' + words.standing(*m_facts, rule);
}

QVariant OrderModel::data(const QModelIndex& index, int role) const
{
    if (!m_facts || !index.isValid())
        return {};
    const std::uint32_t rule = ruleAt(index.row());
    const RuleStanding& standing = m_facts->rivals.standings[rule];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return column == Place ? QString::number(index.row() + 1) : textAt(rule, column);
    case Qt::ToolTipRole:
        return tipAt(rule, column);
    case Qt::TextAlignmentRole:
        if (column == Place || (column == Priority && !rewrite()))
            return int(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    case Qt::DecorationRole:
        if (column == Name && standing.isShadowed())
            return m_theme.icon(QStringLiteral("warning"), Ink::Warning);
        return {};
    case Qt::ForegroundRole:
        if (column == Place || (standing.sections == 0 && standing.sectionsAlone == 0))
            return m_theme.colors().muted;
        return {};
    case Qt::AccessibleDescriptionRole:
        return tipAt(rule, Name);
    case WonRole:
        return double(standing.won) / double(m_most);
    case LostRole:
        return double(standing.lost) / double(m_most);
    default:
        return {};
    }
}

QVariant OrderModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && (section == Place || (section == Priority && !rewrite())))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Sections)
        return rewrite() ? tr("Rewrites it makes")
                         : tr("Sections it makes, out of those it would make on its own");
    if (role == Qt::ToolTipRole && section == Contest)
        return tr("Contested operators: how many it won, and how many it lost");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Rule");
    case Priority:
        return rewrite() ? tr("Stage") : tr("Priority");
    case Sections:
        return rewrite() ? tr("Rewrites") : tr("Sections");
    case Contest:
        return tr("Won / lost");
    default:
        return {};
    }
}

Qt::ItemFlags OrderModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? QAbstractTableModel::flags(index) | Qt::ItemIsDragEnabled
                           : Qt::ItemFlags(Qt::ItemIsDropEnabled);
}

QMimeData* OrderModel::mimeData(const QModelIndexList& indexes) const
{
    auto* data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(mimeType(), QByteArray::number(ruleAt(indexes.front().row())));
    return data;
}

} // namespace fusewright
