// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What the rows of the tree of rules say; how they hang together stands in match_model.cpp.

#include "engine/report/gain_text.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/document/rule_title.h"
#include "widgets/match/match_model.h"
#include "widgets/match/match_words.h"
#include "widgets/sentences/engine_text.h"

namespace fusewright {

namespace {

using Kind = MatchItem::Kind;

} // namespace

QVariant MatchModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const MatchItem item = itemAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(item, index.column());
    case SideTextRole:
        return sideOf(item, index.column());
    case KeepsSideTextRole:
        return item.kind == MatchItem::Kind::Fix; // What it does counts as much as what it gives.
    case Qt::ToolTipRole:
        return toolTipOf(item, index.column());
    case Qt::DecorationRole:
        return iconOf(item, index.column());
    case Qt::ForegroundRole:
        return isDimmed(item) ? QVariant(m_theme.colors().muted) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Rule || index.column() == Heuristic
            ? int(Qt::AlignLeft | Qt::AlignVCenter)
            : int(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant MatchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return section == Rule || section == Heuristic ? int(Qt::AlignLeft | Qt::AlignVCenter)
                                                       : int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Rule:
        return tr("Rule");
    case Sections:
        return tr("Sections");
    case Places:
        return tr("Places");
    case Operators:
        return tr("Operators");
    case Priority:
        return tr("Priority");
    case Heuristic:
        return tr("Heuristic");
    default:
        return {};
    }
}

QString MatchModel::textOf(const MatchItem& item, int column) const
{
    if (item.kind == Kind::Rule)
        return ruleText(item.rule, column);
    if (column != Rule)
        return {};
    const MatchWords words(*m_answer);
    const RuleYield& facts = m_facts.rules[item.rule];
    switch (item.kind) {
    case Kind::Fold:
        return words.groupText(facts.groups[item.group]);
    case Kind::Section:
        return words.sectionText(item.at);
    case Kind::Refusals:
        return words.refusalsText(facts.refusals[item.group]);
    case Kind::Refused:
        return words.nodeText(m_answer->made.matches.refused[item.at].place);
    case Kind::Misses:
        return words.missText(item.rule, missAt(item));
    case Kind::Miss:
        return words.nodeText(item.place);
    case Kind::Fix:
        return engineText(fixAt(item).title);
    case Kind::Looking:
        return tr("Looking for near misses…");
    case Kind::More:
        return tr("… and %1 more").arg(countText(item.at));
    case Kind::Rule:
        break;
    }
    return {};
}

QString MatchModel::ruleText(std::uint32_t rule, int column) const
{
    const RuleYield& facts = m_facts.rules[rule];
    const fusewright::Rule& about = m_answer->rules.rules[rule];
    const QString verdict = MatchWords(*m_answer).verdictText(facts);
    switch (column) {
    case Rule:
        return ruleTitle(m_answer->rules, about);
    case Sections:
        if (!facts.sections.empty())
            return countText(facts.sections.size());
        return facts.holding == 0 ? tr("no match") : tr("all refused");
    case Places:
        return tr("%1 of %2").arg(countText(facts.holding), countText(facts.places));
    case Operators:
        return countText(facts.operators);
    case Priority:
        return QString::number(about.priority);
    case Heuristic:
        if (!about.heuristic)
            return {};
        return verdict.isEmpty() ? toQt(*about.heuristic) : saidOf(toQt(*about.heuristic), verdict);
    default:
        return {};
    }
}

QString MatchModel::sideOf(const MatchItem& item, int column) const
{
    if (column != Rule)
        return {};
    const MatchWords words(*m_answer);
    switch (item.kind) {
    case Kind::Rule:
        return m_answer->isStale[item.rule] ? tr("last valid version") : QString();
    case Kind::Section:
        return words.moduleText(m_answer->made.partition.sections[item.at].nodes.front());
    case Kind::Refused:
        return words.refusedText(item.at);
    case Kind::Misses:
        return MatchWords::blocksText(missAt(item).group);
    case Kind::Fix:
        return engineText(gainText(fixAt(item)));
    case Kind::Miss:
        return words.moduleText(item.place);
    default:
        return {};
    }
}

QString MatchModel::toolTipOf(const MatchItem& item, int column) const
{
    if (item.kind == Kind::Rule && column == Places) {
        const RuleYield& facts = m_facts.rules[item.rule];
        return tr("On its own, the rule matches at %1 of the %2 places where it can start.")
            .arg(countText(facts.holding), countText(facts.places));
    }
    if (item.kind == Kind::Fix)
        return tr("%1. Double-click or press Enter to apply this change; Undo reverts it in one "
                  "step.")
            .arg(sentenceOf(item));
    if (item.kind == Kind::More)
        return tr("Type a name above to find what is not listed.");
    if (item.kind == Kind::Rule && m_answer->rules.files.size() > 1)
        return rulePlace(m_answer->rules, m_answer->rules.rules[item.rule]) + QLatin1Char('\n')
            + sentenceOf(item);
    return sentenceOf(item);
}

QVariant MatchModel::iconOf(const MatchItem& item, int column) const
{
    const RuleYield& facts = m_facts.rules[item.rule];
    if (item.kind == Kind::Rule && column == Heuristic) {
        if (facts.met + facts.notMet + facts.unknown == 0)
            return {};
        if (facts.notMet > 0)
            return m_theme.icon(QStringLiteral("warning"), Ink::Warning);
        return facts.unknown > 0 ? m_theme.icon(QStringLiteral("help"), Ink::Muted)
                                 : m_theme.icon(QStringLiteral("check"), Ink::Success);
    }
    if (column != Rule)
        return {};
    switch (item.kind) {
    case Kind::Rule:
        // In a narrow list there is no other column that could say so.
        if (facts.notMet > 0)
            return m_theme.icon(QStringLiteral("warning"), Ink::Warning);
        return m_theme.icon(QStringLiteral("rule"),
                            facts.sections.empty() ? Ink::Muted : Ink::Accent);
    case Kind::Fold:
        return m_theme.icon(QStringLiteral("layers"), Ink::Accent);
    case Kind::Section:
        return m_theme.icon(QStringLiteral("section"), Ink::Accent);
    case Kind::Refusals:
    case Kind::Refused:
        return m_theme.icon(QStringLiteral("refused"), Ink::Warning);
    case Kind::Misses:
    case Kind::Miss:
        return m_theme.icon(QStringLiteral("miss"), Ink::Muted);
    case Kind::Fix:
        return m_theme.icon(QStringLiteral("lamp"), Ink::Accent);
    default:
        return {};
    }
}

bool MatchModel::isDimmed(const MatchItem& item) const
{
    return m_answer->isStale[item.rule] || item.kind == Kind::Looking || item.kind == Kind::More
        || (item.kind == Kind::Rule && m_facts.rules[item.rule].sections.empty());
}

} // namespace fusewright
