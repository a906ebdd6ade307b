// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/binding_model.h"

#include "engine/graph/graph.h"
#include "engine/match/call_text.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"

#include <QFont>

namespace fusewright {

using State = MatchSlot::State;

BindingModel::BindingModel(const Theme& theme, QObject* parent)
    : QAbstractTableModel(parent), m_theme(theme)
{
}

void BindingModel::show(std::shared_ptr<const RecordedSearch> search, std::size_t step)
{
    beginResetModel();
    m_search = std::move(search);
    m_step = step;
    endResetModel();
}

const Pattern& BindingModel::pattern() const
{
    const SteppedPlace& place = m_search->place;
    return m_search->answer->rules.rules[place.rule].patterns[place.pattern].pattern;
}

int BindingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_search ? 0 : static_cast<int>(pattern().entryCount());
}

int BindingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString BindingModel::textAt(EntryId entry) const
{
    const MatchSlot& slot = step().soFar.slot(entry);
    if (slot.state == State::Absent)
        return tr("absent");
    if (slot.state != State::Bound)
        return step().entry == entry ? tr("searching") : QString();
    const auto& asked = pattern().entry(entry);
    if (asked.kind == fusewright::Entry::Kind::Choice)
        return toQt(pattern().entry(asked.options[slot.option]).name);
    const Graph& graph = *m_search->answer->matched();
    if (const TakenArgument* const argument = step().soFar.argument(entry))
        return toQt(argumentText(graph, *argument));
    if (asked.kind != fusewright::Entry::Kind::Operator)
        return toQt(graph.valueName(slot.value));
    const QString first = toQt(graph.nodeName(slot.first));
    return slot.length > 1 ? tr("%1 … %2").arg(first, toQt(graph.nodeName(slot.last))) : first;
}

QVariant BindingModel::data(const QModelIndex& index, int role) const
{
    if (!m_search || !index.isValid())
        return {};
    const EntryId entry(static_cast<std::size_t>(index.row()));
    const bool isCurrent = step().entry == entry;
    if (role == Qt::FontRole && isCurrent)
        return m_theme.font(TypeStep::Strong);
    if (role == Qt::ForegroundRole && index.column() == Has && !step().soFar.isBound(entry))
        return m_theme.colors().muted;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    return index.column() == Entry ? toQt(pattern().entry(entry).name) : textAt(entry);
}

QVariant BindingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Entry ? tr("Entry") : tr("Bound to");
}

} // namespace fusewright
