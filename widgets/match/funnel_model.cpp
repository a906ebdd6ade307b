// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/funnel_model.h"

#include "engine/match/failure.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/text.h"
#include "widgets/match/match_words.h"
#include "widgets/sentences/engine_text.h"

#include <algorithm>

namespace fusewright {

void FunnelModel::show(std::shared_ptr<const FusionAnswer> answer,
                       std::optional<std::uint32_t> rule)
{
    beginResetModel();
    m_answer = std::move(answer);
    m_rule = m_answer && rule && *rule < m_answer->tried.size() ? rule : std::nullopt;
    m_rows.clear();
    if (m_rule) {
        const std::size_t patterns = m_answer->rules.rules[*m_rule].patterns.size();
        for (std::uint32_t pattern = 0; pattern < patterns; ++pattern)
            addPattern(pattern);
        const MadePartition& made = m_answer->made;
        std::size_t sections = 0;
        for (std::size_t at = 0; at < made.partition.sections.size(); ++at) {
            if (made.partition.sections[at].rule == m_rule && !isBackward(made, at))
                ++sections;
        }
        if (patterns > 0)
            m_rows.push_back({.kind = Row::Kind::Sections,
                              .pattern = 0,
                              .entry = {},
                              .count = sections,
                              .tried = m_rows.front().tried});
    }
    endResetModel();
}

void FunnelModel::addPattern(std::uint32_t at)
{
    const Pattern& pattern = m_answer->rules.rules[*m_rule].patterns[at].pattern;
    const PatternAttempts& attempts = m_answer->tried[*m_rule].attempts[at];
    const std::size_t tried = attempts.attempts.size();
    for (std::size_t entry = 0; entry < pattern.entryCount(); ++entry) {
        if (pattern.entries()[entry].kind == fusewright::Entry::Kind::Choice)
            continue;
        m_rows.push_back({.kind = Row::Kind::Entry,
                          .pattern = at,
                          .entry = EntryId(entry),
                          .count = attempts.reached[entry],
                          .tried = tried});
    }
    m_rows.push_back({.kind = Row::Kind::Whole,
                      .pattern = at,
                      .entry = {},
                      .count = attempts.matchCount,
                      .tried = tried});
}

int FunnelModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FunnelModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant FunnelModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = rowAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == Places
            ? tr("%1 of %2 places").arg(countText(row.count), countText(row.tried))
            : textOf(row, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Places ? int(Qt::AlignRight | Qt::AlignVCenter)
                                        : int(Qt::AlignLeft | Qt::AlignVCenter);
    case SideTextRole:
        return index.column() == Entry ? sideOf(row) : QString();
    case ShareRole:
        return row.tried == 0 ? 0.0 : std::min(1.0, double(row.count) / double(row.tried));
    default:
        return {};
    }
}

QVariant FunnelModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Entry:
        return tr("Entry");
    case Takes:
        return tr("Takes");
    case Places:
        return tr("Places");
    default:
        return {};
    }
}

QString FunnelModel::textOf(const Row& row, int column) const
{
    switch (column) {
    case Entry:
        return nameOf(row);
    case Takes:
        return row.kind == Row::Kind::Entry ? engineTerm(expectedText(
                   m_answer->rules.rules[*m_rule].patterns[row.pattern].pattern, row.entry))
                                            : QString();
    case Places:
        return countText(row.count);
    default:
        return {};
    }
}

QString FunnelModel::nameOf(const Row& row) const
{
    const std::vector<RulePattern>& patterns = m_answer->rules.rules[*m_rule].patterns;
    switch (row.kind) {
    case Row::Kind::Entry:
        return MatchWords(*m_answer).entryText(*m_rule, row.pattern, row.entry);
    case Row::Kind::Whole:
        return patterns.size() == 1 ? tr("all entries")
                                    : tr("all of %1").arg(toQt(patterns[row.pattern].name));
    case Row::Kind::Sections:
        return tr("became sections");
    }
    return {};
}

QString FunnelModel::sideOf(const Row& row) const
{
    if (row.kind != Row::Kind::Entry)
        return {};
    const fusewright::Entry& entry =
        m_answer->rules.rules[*m_rule].patterns[row.pattern].pattern.entry(row.entry);
    QStringList words;
    if (entry.isOptional)
        words.append(tr("optional"));
    if (entry.isRepeated)
        words.append(tr("repeated"));
    if (!entry.isIncluded)
        words.append(tr("context"));
    return words.join(QStringLiteral(", "));
}

} // namespace fusewright
