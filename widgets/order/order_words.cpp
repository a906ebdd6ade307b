// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/order_words.h"

#include "engine/rules/rule_language.h"
#include "engine/session/fusion_session.h"
#include "engine/session/order_edits.h"
#include "widgets/base/text.h"
#include "widgets/document/amount_text.h"
#include "widgets/document/rule_title.h"
#include "widgets/order/order_facts.h"
#include "widgets/sentences/engine_text.h"

#include <QStringList>

#include <algorithm>

namespace fusewright {

namespace {

/// Of more rules only so many are named.
constexpr qsizetype mostParts = 8;

QString arrow(std::size_t before, std::size_t after)
{
    return countText(before) + QStringLiteral(" → ") + countText(after);
}

QString boundaryText(std::optional<double> bytes)
{
    Tally tally;
    tally.add(bytes);
    return bytesText(tally);
}

} // namespace

QString OrderWords::name(std::uint32_t rule) const
{
    return ruleTitle(m_rules, m_rules.rules[rule]);
}

QString OrderWords::place(std::uint32_t rule) const
{
    return rulePlace(m_rules, m_rules.rules[rule]);
}

bool OrderWords::isByText(const Rule& rule) const
{
    const RuleLanguage* const language =
        rule.file < m_rules.files.size() ? m_rules.files[rule.file].language : nullptr;
    return rewrite() || (language && !language->hasPriorities);
}

QString OrderWords::summary(const OrderFacts& facts) const
{
    if (rewrite())
        return tr("Rules rewrite the model one after the other.");
    const auto shadowed = std::ranges::count_if(
        facts.rivals.standings, [](const RuleStanding& standing) { return standing.isShadowed(); });
    QString text = facts.rivals.contested == 0
        ? tr("No operators are contested.")
        : tr("%1 operators are contested.").arg(countText(facts.rivals.contested));
    if (shadowed > 0)
        text += ' ' + tr("Rules that never win: %1.").arg(countText(std::size_t(shadowed)));
    return text;
}

QString OrderWords::standing(const OrderFacts& facts, std::uint32_t rule) const
{
    const RuleStanding& standing = facts.rivals.standings[rule];
    if (rewrite())
        return standing.sections == 0
            ? tr("It rewrites nothing in this model.")
            : tr("Rewrites: %1. It was tried on what the rules before it left, so it is not known "
                 "which operators others took from it.")
                  .arg(countText(standing.sections));
    if (standing.sectionsAlone == 0 && standing.sections == 0)
        return standing.refusedAlone == 0
            ? tr("It has no matches in this model.")
            : tr("None of its %Ln match(es) becomes a section, even if it is the only rule. "
                 "Matches tells why.",
                 nullptr, static_cast<int>(standing.refusedAlone));
    QStringList parts;
    parts
        << (standing.sections == standing.sectionsAlone
                ? tr("Sections: %1, the same as on its own.").arg(countText(standing.sections))
                : tr("Sections: %1 (on its own: %2).")
                      .arg(countText(standing.sections), countText(standing.sectionsAlone)));
    if (standing.isShadowed())
        parts << tr("It never wins: others always take its operators.");
    if (standing.won > 0)
        parts << tr("It won %1 contested operators.").arg(countText(standing.won));
    if (standing.lost > 0)
        parts << tr("It lost %1 operators to others.").arg(countText(standing.lost));
    if (standing.ownOverlaps > 0)
        parts << tr("At %1 places it overlaps an earlier match of the same rule.")
                     .arg(countText(standing.ownOverlaps));
    return sentencesText(parts);
}

QString OrderWords::reason(const RuleRivalry& rivalry) const
{
    const Rule& earlier = m_rules.rules[rivalry.earlier];
    const Rule& later = m_rules.rules[rivalry.later];
    return rivalry.isByPriority ? tr("%1 has the higher priority: %2 over %3")
                                      .arg(name(rivalry.earlier))
                                      .arg(earlier.priority)
                                      .arg(later.priority)
        : isByText(earlier) && isByText(later) ? tr("%1 is tried first").arg(name(rivalry.earlier))
        : earlier.file == later.file ? tr("%1 comes first in the file").arg(name(rivalry.earlier))
                                     : tr("%1 is in the earlier file").arg(name(rivalry.earlier));
}

QString OrderWords::pair(const OrderFacts& facts, std::uint32_t rule, std::uint32_t rival) const
{
    const auto& rivalries = facts.rivals.rivalries;
    const auto found = std::ranges::find_if(rivalries, [&](const RuleRivalry& rivalry) {
        return (rivalry.earlier == rule && rivalry.later == rival)
            || (rivalry.earlier == rival && rivalry.later == rule);
    });
    if (found == rivalries.end())
        return tr("%1 and %2 do not compete for any operator").arg(name(rule), name(rival));
    const bool isEarlier = found->earlier == rule;
    const std::size_t won = isEarlier ? found->wonByEarlier : found->wonByLater;
    const std::size_t lost = isEarlier ? found->wonByLater : found->wonByEarlier;
    return tr("Of %5 contested operators, %1 gets %2 and %3 gets %4")
               .arg(name(rule), countText(won), name(rival), countText(lost),
                    countText(found->operators))
        + '\n' + reason(*found);
}

QString OrderWords::change(const OrderOutcome& before, const OrderOutcome& after) const
{
    QStringList parts;
    qsizetype more = 0;
    for (std::uint32_t rule = 0; rule < m_rules.rules.size(); ++rule) {
        const auto& was = before.rules[rule];
        const auto& is = after.rules[rule];
        if (was == is)
            continue;
        if (parts.size() >= mostParts)
            ++more;
        else if (was.sections != is.sections && rewrite())
            parts << tr("%1: rewrites %2").arg(name(rule), arrow(was.sections, is.sections));
        else if (was.sections != is.sections)
            parts << tr("%1: sections %2").arg(name(rule), arrow(was.sections, is.sections));
        else
            parts << tr("%1: operators %2").arg(name(rule), arrow(was.operators, is.operators));
    }
    if (more > 0)
        parts << tr("%1 more rules").arg(more);
    if (rewrite() && before.sections != after.sections)
        parts << tr("operators left: %1").arg(arrow(before.sections, after.sections));
    if (before.covered != after.covered)
        parts << tr("operators covered: %1").arg(arrow(before.covered, after.covered));
    if (before.boundaryBytes != after.boundaryBytes)
        parts << tr("boundary bytes: %1 → %2")
                     .arg(boundaryText(before.boundaryBytes), boundaryText(after.boundaryBytes));
    if (parts.isEmpty())
        return rewrite() ? tr("No rewrites change in this model.")
                         : tr("No sections change in this model.");
    return parts.join(QStringLiteral("  ·  "));
}

QString OrderWords::edits(const OrderEdits& edits) const
{
    if (!edits.isPossible())
        return engineText(edits.whyNot);
    QStringList parts;
    for (const PriorityChange& change : edits.changes)
        parts << tr("priority of %1: %2 → %3")
                     .arg(name(change.rule))
                     .arg(m_rules.rules[change.rule].priority)
                     .arg(change.priority);
    QStringList moved;
    for (const std::uint32_t rule : edits.moved)
        moved << name(rule);
    if (moved.size() > mostParts)
        parts << tr("the text of %1 rules moves").arg(moved.size());
    else if (!moved.isEmpty())
        parts << tr("text that moves: %1").arg(moved.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral("  ·  "));
}

} // namespace fusewright
