// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/match_words.h"

#include "engine/graph/graph.h"
#include "engine/match/attempts.h"
#include "engine/report/condition_text.h"
#include "engine/report/failure_text.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/document/graph_text.h"
#include "widgets/document/rule_title.h"
#include "widgets/sentences/engine_text.h"

#include <QStringList>

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t mostSteps = 12;

int asNumber(std::size_t count)
{
    return static_cast<int>(count);
}

} // namespace

QString MatchWords::groupText(const SectionGroup& group) const
{
    const Fold& fold = m_answer.made.folding.folds[group.fold];
    const QString each = tr("%Ln operator(s) each", nullptr, asNumber(fold.operators));
    if (group.sections.size() == fold.count)
        return tr("%1 identical, %2").arg(countText(fold.count), each);
    return tr("%1 of %2 identical, %3")
        .arg(countText(group.sections.size()), countText(fold.count), each);
}

QString MatchWords::sectionText(std::uint32_t section) const
{
    const std::vector<NodeId>& nodes = m_answer.made.partition.sections[section].nodes;
    if (nodes.size() == 1)
        return nodeText(nodes.front());
    return tr("%1 to %2").arg(nodeText(nodes.front()), nodeText(nodes.back()));
}

QString MatchWords::refusalsText(const RefusalGroup& group) const
{
    const QString count = tr("%Ln match(es)", nullptr, asNumber(group.refused.size()));
    const QString by = group.by ? ruleName(*group.by) : QString();
    switch (group.reason) {
    case RefusedMatch::Reason::Taken:
        return by.isEmpty() ? tr("%1 refused: taken by another section").arg(count)
                            : tr("%1 refused: taken by %2").arg(count, by);
    case RefusedMatch::Reason::NotConvex:
        return tr("%1 refused: not convex, a path leaves the match and re-enters it").arg(count);
    case RefusedMatch::Reason::SectionCycle:
        return by.isEmpty() ? tr("%1 refused: cycle through another section").arg(count)
                            : tr("%1 refused: cycle through a section of %2").arg(count, by);
    case RefusedMatch::Reason::ConditionFalse:
        return tr("%1 refused by the check, at %2").arg(count, engineTerm(group.what));
    case RefusedMatch::Reason::ConditionUnknown:
        return tr("%1 conditional: the check cannot be decided at %2")
            .arg(count, engineTerm(group.what));
    case RefusedMatch::Reason::Raises:
        return tr("%1 refused: the check goes wrong (%2)").arg(count, engineTerm(group.what));
    }
    return {};
}

QString MatchWords::refusedText(std::uint32_t at) const
{
    const RefusedMatch& refused = m_answer.made.matches.refused[at];
    const Rule* const by = ruleInTheWay(m_answer.rules, m_answer.made.matches, refused);
    if (refused.reason == RefusedMatch::Reason::Taken)
        return tr("it matches, but %1 is taken by %2")
            .arg(nodeText(refused.taken),
                 by ? ruleTitle(m_answer.rules, *by) : tr("another section"));
    if (isOfCondition(refused.reason))
        return tr("it matches, but %1").arg(engineText(conditionText(refused)));
    const QString way = tr("it matches, but is not convex: the path %1 leaves it and re-enters")
                            .arg(wayText(refused.path));
    if (by)
        return tr("%1, through a section of %2").arg(way, ruleTitle(m_answer.rules, *by));
    return refused.saw.empty() ? way : saidOf(way, engineTerm(refused.saw));
}

QString MatchWords::outsideText()
{
    return tr("uses an inner result");
}

QString MatchWords::shortRefusal(std::size_t at) const
{
    const RefusedMatch& refused = m_answer.made.matches.refused[at];
    const Rule* const by = ruleInTheWay(m_answer.rules, m_answer.made.matches, refused);
    if (isOfCondition(refused.reason))
        return engineText(conditionText(refused));
    if (refused.reason != RefusedMatch::Reason::Taken)
        return tr("a path leaves and re-enters it");
    return by ? tr("taken by %1").arg(ruleTitle(m_answer.rules, *by))
              : tr("taken by another section");
}

QString MatchWords::shortFailure(std::uint32_t rule, std::uint32_t pattern,
                                 const Failure& failure) const
{
    const Pattern& tried = m_answer.rules.rules[rule].patterns[pattern].pattern;
    return saidOf(entryText(rule, pattern, failure.entry),
                  engineText(failureText(tried, failure.entry, failure.reason,
                                         operatorNames(*m_answer.graph, failure.found))));
}

QString MatchWords::wayText(const std::vector<NodeId>& path) const
{
    QStringList steps;
    for (std::size_t at = 0; at < path.size(); ++at) {
        if (at == mostSteps / 2 && path.size() > mostSteps) {
            steps.append(QChar(0x2026));
            at = path.size() - mostSteps / 2;
        }
        steps.append(nodeText(path[at]));
    }
    return steps.join(QStringLiteral(" > "));
}

QString MatchWords::missText(std::uint32_t rule, const NearMiss& miss) const
{
    const RulePattern& pattern = m_answer.rules.rules[rule].patterns[miss.pattern];
    const CensusGroup& group = miss.group;
    const std::size_t tried = m_answer.tried[rule].attempts[miss.pattern].attempts.size();
    const QString why =
        engineText(failureText(pattern.pattern, group.entry, group.reason, group.found));
    return tr("%1 of %Ln place(s): %2: %3", nullptr, asNumber(tried))
        .arg(countText(group.places.size()), entryText(rule, miss.pattern, group.entry), why);
}

QString MatchWords::blocksText(const CensusGroup& group)
{
    if (group.blocks.empty())
        return {};
    const QString first = toQt(group.blocks.front().first);
    const std::size_t others = group.blocks.size() - 1;
    if (others == 0)
        return first.isEmpty() ? QString() : tr("in %1").arg(first);
    return first.isEmpty() ? tr("outside modules and in %1 more").arg(countText(others))
                           : tr("in %1 and %2 more").arg(first, countText(others));
}

QString MatchWords::tryText(std::uint32_t rule, std::uint32_t pattern,
                            const DetailedAttempt& told) const
{
    const Pattern& tried = m_answer.rules.rules[rule].patterns[pattern].pattern;
    const auto entries = std::ranges::count(tried.entries(), Entry::Kind::Operator, &Entry::kind);
    const QString far = tr("%1: %2 of %Ln entries", nullptr, static_cast<int>(entries))
                            .arg(nodeText(told.attempt.place), countText(told.attempt.boundCount));
    if (!told.failure)
        return tr("%1; it matches.").arg(far);
    return tr("%1; stopped at %2: %3.")
        .arg(far, entryText(rule, pattern, told.failure->entry),
             engineText(failureText(*m_answer.matched(), tried, *told.failure)));
}

QString MatchWords::verdictText(const RuleYield& facts) const
{
    const std::size_t judged = facts.met + facts.notMet + facts.unknown;
    if (judged == 0)
        return {};
    if (facts.met == judged)
        return tr("met");
    const auto among = [judged](const QString& all, const QString& some, std::size_t count) {
        return count == judged ? all : some.arg(countText(count), countText(judged));
    };
    if (facts.notMet > 0)
        return among(tr("not met"), tr("not met by %1 of %2"), facts.notMet);
    return among(tr("unknown"), tr("unknown for %1 of %2"), facts.unknown);
}

QString MatchWords::stateText(std::uint32_t rule, const RuleYield& facts) const
{
    if (!facts.sections.empty())
        return {};
    if (facts.places == 0)
        return missingText(rule);
    if (facts.holding == 0)
        return nowhereText(rule);
    return tr("matches, but never becomes a section");
}

QString MatchWords::nowhereText(std::uint32_t rule) const
{
    const QString why = impossibleText(rule);
    return why.isEmpty() ? tr("matches nowhere") : why;
}

QString MatchWords::impossibleText(std::uint32_t rule) const
{
    QString absent;
    for (const RulePattern& each : m_answer.rules.rules[rule].patterns) {
        const std::vector<EntryId> missing = PatternTrial(*m_answer.graph, each.pattern).missing();
        if (missing.empty())
            return {};
        if (absent.isEmpty())
            absent = engineTerm(absentText(*m_answer.graph, each.pattern, missing.front()));
    }
    return tr("no match possible: the model has no %1").arg(absent);
}

QString MatchWords::missingText(std::uint32_t rule) const
{
    const Rule& about = m_answer.rules.rules[rule];
    if (about.patterns.empty())
        return tr("has no pattern");
    const Pattern& pattern = about.patterns.front().pattern;
    return tr("no match possible: the model has no %1")
        .arg(engineTerm(absentText(*m_answer.graph, pattern, pattern.placeEntry())));
}

QString MatchWords::ruleText(std::uint32_t rule, const RuleYield& facts) const
{
    QStringList sentences;
    if (m_answer.isStale[rule])
        sentences.append(tr("This rule has errors. Showing its last valid version."));
    if (const QString state = stateText(rule, facts); !state.isEmpty())
        sentences.append(saidOf(ruleName(rule), state + QLatin1Char('.')));
    else
        sentences.append(
            tr("%1: %Ln section(s)", nullptr, asNumber(facts.sections.size())).arg(ruleName(rule))
            + tr(" with %Ln operator(s).", nullptr, asNumber(facts.operators)));
    if (facts.refused > 0)
        sentences.append(
            tr("%Ln match(es) did not become sections.", nullptr, asNumber(facts.refused)));
    if (const QString verdicts = verdictsText(rule, facts); !verdicts.isEmpty())
        sentences.append(verdicts);
    return sentencesText(sentences);
}

/// What one match comes to stands for all only where it is so of all.
QString MatchWords::verdictsText(std::uint32_t rule, const RuleYield& facts) const
{
    if (!facts.telling || m_answer.heuristics[*facts.telling]->reason.empty())
        return {};
    const HeuristicResult& told = *m_answer.heuristics[*facts.telling];
    const QString heuristic = toQt(m_answer.rules.rules[rule].heuristic.value_or(""));
    const QString reason = engineText(told.reason);
    if (facts.areAllTold)
        return saidOf(heuristic, reason);
    const QString place = nodeText(m_answer.made.matches.matches[*facts.telling].nodes.front());
    return tr("%1: %2, as at %3: %4").arg(heuristic, verdictText(facts), place, reason);
}

QString MatchWords::coverText(const MatchFacts& facts) const
{
    return tr("Rules put %1 of %2 operators into %Ln section(s).", nullptr,
              asNumber(facts.sections))
        .arg(countText(facts.covered), countText(m_answer.matched()->nodeCount()));
}

QString MatchWords::nothingText(const MatchFacts& facts) const
{
    if (!facts.nearest)
        return tr("No rule matches: the model has none of the operators they start with.");
    const NearestTry& nearest = *facts.nearest;
    return tr("No rule matches. %1 gets furthest, for example at %2")
        .arg(ruleName(nearest.rule), tryText(nearest.rule, nearest.pattern, nearest.detail));
}

QString MatchWords::nodeText(NodeId node) const
{
    return node.isValid() ? toQt(m_answer.graph->nodeName(node)) : QString();
}

QString MatchWords::moduleText(NodeId node) const
{
    return node.isValid() ? modulePath(*m_answer.graph, node) : QString();
}

QString MatchWords::ruleName(std::uint32_t rule) const
{
    return ruleTitle(m_answer.rules, m_answer.rules.rules[rule]);
}

QString MatchWords::entryText(std::uint32_t rule, std::uint32_t pattern, EntryId entry) const
{
    const std::vector<RulePattern>& patterns = m_answer.rules.rules[rule].patterns;
    const QString name = toQt(patterns[pattern].pattern.entry(entry).name);
    return patterns.size() == 1 ? name
                                : QStringLiteral("%1 · %2").arg(toQt(patterns[pattern].name), name);
}

} // namespace fusewright
