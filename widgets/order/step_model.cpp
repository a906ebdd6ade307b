// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/step_model.h"

#include "engine/report/step_text.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/sentences/engine_text.h"

namespace fusewright {

using Kind = SearchStep::Kind;

StepModel::StepModel(const Theme& theme, QObject* parent)
    : QAbstractTableModel(parent), m_theme(theme)
{
}

void StepModel::show(std::shared_ptr<const RecordedSearch> search)
{
    beginResetModel();
    m_search = std::move(search);
    endResetModel();
}

const SearchStep& StepModel::stepAt(int row) const
{
    return m_search->place.search.steps[static_cast<std::size_t>(row)];
}

int StepModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_search ? 0
                                         : static_cast<int>(m_search->place.search.steps.size());
}

int StepModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QIcon StepModel::iconOf(const SearchStep& step) const
{
    switch (step.kind) {
    case Kind::Begin:
    case Kind::Again:
        return m_theme.icon(QStringLiteral("search"), Ink::Muted);
    case Kind::Take:
        return m_theme.icon(QStringLiteral("check"), Ink::Success);
    case Kind::LeaveOut:
    case Kind::PassOver:
        return m_theme.icon(QStringLiteral("step_over"), Ink::Muted);
    case Kind::GiveBack:
        return m_theme.icon(QStringLiteral("undo"), Ink::Muted);
    case Kind::Stuck:
        return m_theme.icon(QStringLiteral("miss"), Ink::Warning);
    case Kind::Found:
        return m_theme.icon(QStringLiteral("section"), Ink::Success);
    case Kind::End:
        return m_search->place.search.isMatch
            ? m_theme.icon(QStringLiteral("section"), Ink::Success)
            : m_theme.icon(QStringLiteral("refused"), Ink::Error);
    }
    return {};
}

QVariant StepModel::data(const QModelIndex& index, int role) const
{
    if (!m_search || !index.isValid())
        return {};
    const SearchStep& step = stepAt(index.row());
    const RecordedSearch& search = *m_search;
    if (role == Qt::TextAlignmentRole && index.column() == Number)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ForegroundRole && index.column() == Number)
        return m_theme.colors().muted;
    if (role == Qt::DecorationRole && index.column() == What)
        return iconOf(step);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (index.column() == Number) {
        const bool isLast = index.row() + 1 == rowCount();
        return countText(isLast ? search.place.search.stepCount
                                : static_cast<std::size_t>(index.row()) + 1);
    }
    return engineText(
        stepText(*search.answer->matched(), search.answer->rules, search.place, step));
}

QVariant StepModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == What ? tr("What happens") : QString();
}

} // namespace fusewright
