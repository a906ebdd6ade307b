// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/outline_model.h"

#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/document/rule_key.h"
#include "widgets/editor/count_badges.h"

#include <algorithm>

namespace fusewright {

OutlineModel::OutlineModel(const Theme& theme, QObject* parent)
    : QAbstractTableModel(parent), m_theme(theme)
{
}

void OutlineModel::setRules(std::vector<OutlineRule> rules)
{
    const bool isSame =
        std::ranges::equal(rules, m_rules, {}, &OutlineRule::name, &OutlineRule::name);
    if (isSame) {
        // The selection and the place stay while only what is in the rules changes.
        m_rules = std::move(rules);
        if (!m_rules.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rules = std::move(rules);
    endResetModel();
}

void OutlineModel::setAnswer(std::shared_ptr<const FusionAnswer> answer,
                             std::optional<std::uint32_t> file, std::vector<Diagnostic> problems)
{
    m_answer = std::move(answer);
    m_file = file;
    m_problems = std::move(problems);
    if (!m_rules.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int OutlineModel::rowOfLine(std::size_t line) const
{
    for (std::size_t at = 0; at < m_rules.size(); ++at) {
        if (m_rules[at].range.begin.line <= line && line <= m_rules[at].range.end.line)
            return static_cast<int>(at);
    }
    return -1;
}

int OutlineModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rules.size());
}

int OutlineModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

std::optional<std::uint32_t> OutlineModel::answeredRule(const OutlineRule& rule) const
{
    return m_answer && m_file ? findRule(m_answer->rules, *m_file, rule.name) : std::nullopt;
}

bool OutlineModel::isBroken(const OutlineRule& rule) const
{
    return std::ranges::any_of(m_problems, [&](const Diagnostic& problem) {
        return problem.severity == Severity::Error && problem.range
            && rule.range.begin.line <= problem.range->begin.line
            && problem.range->begin.line <= rule.range.end.line;
    });
}

QString OutlineModel::textOf(const OutlineRule& rule, int column) const
{
    if (column == Name)
        return toQt(rule.name);
    if (column == Priority)
        return rule.priority ? QString::number(*rule.priority) : QString();
    const auto at = answeredRule(rule);
    const auto count = at ? countOf(*m_answer, *at) : std::nullopt;
    return count ? countText(count->sections) : QString();
}

QString OutlineModel::toolTipOf(const OutlineRule& rule) const
{
    if (isBroken(rule))
        return tr("%1: has errors, showing its last valid version").arg(toQt(rule.name));
    const auto at = answeredRule(rule);
    const auto count = at ? countOf(*m_answer, *at) : std::nullopt;
    if (!count)
        return toQt(rule.name);
    return tr("%1: %2 sections; on its own, matches at %3 of %4 places")
        .arg(toQt(rule.name), countText(count->sections), countText(count->matches),
             countText(count->places));
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const OutlineRule& rule = ruleAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(rule, index.column());
    case Qt::ToolTipRole:
        return toolTipOf(rule);
    case Qt::AccessibleTextRole:
        return index.column() == Name ? toolTipOf(rule) : textOf(rule, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Name ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::DecorationRole:
        if (index.column() != Name)
            return {};
        return isBroken(rule) ? m_theme.icon(QStringLiteral("error"), Ink::Error)
                              : m_theme.icon(QStringLiteral("rule"), Ink::Muted);
    case Qt::ForegroundRole:
        return index.column() == Name ? QVariant() : QVariant(m_theme.colors().muted);
    default:
        return {};
    }
}

QVariant OutlineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == Name ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                               : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Rule");
    case Priority:
        return tr("Priority");
    default:
        return tr("Sections");
    }
}

} // namespace fusewright
