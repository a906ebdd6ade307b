// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/count_badges.h"

#include "engine/rewrite/rewrite_counts.h"
#include "engine/session/fusion_bindings.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace fusewright {

namespace {

/// Only for its translations.
class CountBadges {
    Q_DECLARE_TR_FUNCTIONS(fusewright::CountBadges)
};

bool isTried(const FusionAnswer& answer, std::size_t rule)
{
    return answer.graph && rule < answer.tried.size() && rule < answer.rules.rules.size();
}

int lineOf(const TextRange& range)
{
    return static_cast<int>(range.begin.line) - 1;
}

LineBadge badgeOf(const Rule& rule, const RuleCount& count, bool isStale)
{
    LineBadge badge;
    badge.line = lineOf(rule.nameRange);
    badge.isStale = isStale;
    const bool isUsed = count.sections > 0;
    badge.tone = isUsed ? LineBadge::Tone::Strong : LineBadge::Tone::Warning;
    badge.text = isUsed || count.places == 0 ? countText(count.sections)
                                             : QStringLiteral("0/%1").arg(countText(count.places));
    badge.toolTip =
        CountBadges::tr("Makes %1 sections. On its own, matches at %2 of %3 places.")
            .arg(countText(count.sections), countText(count.matches), countText(count.places));
    if (isStale)
        badge.toolTip =
            sentencesText({badge.toolTip, CountBadges::tr("From the last valid version.")});
    return badge;
}

void addEntries(const RulePattern& pattern, const PatternAttempts& tried, bool isStale,
                std::vector<LineBadge>& badges)
{
    const std::size_t places = tried.attempts.size();
    bool isFirstLost = true;
    for (std::size_t at = 0; at < pattern.entryRanges.size() && at < tried.reached.size(); ++at) {
        const Entry& entry = pattern.pattern.entries()[at];
        if (entry.kind == Entry::Kind::Choice)
            continue;
        const std::size_t reached = tried.reached[at];
        const bool isLost = reached == 0 && !entry.isOptional;
        LineBadge badge;
        badge.line = lineOf(pattern.entryRanges[at]);
        badge.isStale = isStale;
        badge.text = countText(reached);
        badge.toolTip = CountBadges::tr("Takes an operator at %1 of %2 places")
                            .arg(countText(reached), countText(places));
        if (isLost && isFirstLost && places > 0) {
            badge.tone = LineBadge::Tone::Warning;
            badge.text = QStringLiteral("0/%1").arg(countText(places));
        }
        isFirstLost = isFirstLost && !isLost;
        badges.push_back(std::move(badge));
    }
}

/// What a comment expects, beside what there is: a sign, and the number that was found.
LineBadge badgeOf(const CheckedExpectation& checked)
{
    const ExpectedCount& count = checked.expectation.count;
    const bool isShare = count.isPercent && checked.all > 0;
    const QString found = isShare ? CountBadges::tr("%1%").arg(countText(
                              static_cast<std::size_t>(checked.found * 100 / checked.all)))
                                  : countText(static_cast<std::size_t>(checked.found));
    LineBadge badge;
    badge.line = lineOf(*checked.expectation.range);
    badge.tone = checked.isMet ? LineBadge::Tone::Good : LineBadge::Tone::Failing;
    badge.text = (checked.isMet ? QChar(0x2713) : QChar(0x2717)) + QLatin1Char(' ') + found;
    const QString expected = toQt(countText(count));
    badge.toolTip = checked.isMet
        ? CountBadges::tr("Met: expected %1, found %2").arg(expected, found)
        : CountBadges::tr("Not met: expected %1, found %2").arg(expected, found);
    return badge;
}

/// How many matches each step leaves, of a stage that looks for all of them first.
QString funnelText(const StageResult& stage)
{
    QStringList all;
    for (const MatchFunnel& funnel : stage.funnels) {
        all.append(CountBadges::tr("%1 found, %2 not used outside, %3 without a cycle, %4 not "
                                   "overlapping, %5 accepted.")
                       .arg(countText(funnel.found), countText(funnel.contained),
                            countText(funnel.withoutCycle), countText(funnel.apart),
                            countText(funnel.accepted)));
        if (!funnel.stops.empty())
            all.append(CountBadges::tr("It stops: %1").arg(toQt(funnel.stops)));
    }
    return all.join(QLatin1Char('\n'));
}

LineBadge badgeOf(const Rule& rule, const RewriteCounts& counts, const RewriteRun& run)
{
    LineBadge badge;
    badge.line = lineOf(rule.nameRange);
    badge.tone = counts.rewrites > 0 ? LineBadge::Tone::Strong : LineBadge::Tone::Warning;
    badge.text = counts.rewrites > 0 || counts.matches() == 0
        ? countText(counts.rewrites)
        : QStringLiteral("0/%1").arg(countText(counts.matches()));
    badge.toolTip = CountBadges::tr("Rewrites %1 of %2 matches.")
                        .arg(countText(counts.rewrites), countText(counts.matches()));
    const bool isRun = counts.stage && *counts.stage < run.stages.size();
    if (const QString funnel = isRun ? funnelText(run.stages[*counts.stage]) : QString();
        !funnel.isEmpty())
        badge.toolTip += QLatin1Char('\n') + funnel;
    return badge;
}

/// What there is a rule for, and a place in the text.
bool hasBadge(const CheckedExpectation& checked)
{
    return checked.subject != CheckedExpectation::Subject::Unknown && checked.expectation.range;
}

} // namespace

std::vector<LineBadge> rewriteBadges(const FusionAnswer& answer, const SourceText& text)
{
    if (!answer.rewriting)
        return {};
    const Rewriting& rewriting = *answer.rewriting;
    const std::vector<RewriteCounts> counts = countRewrites(rewriting.rules, rewriting.run);
    std::vector<LineBadge> badges;
    for (std::size_t at = 0; at < counts.size(); ++at) {
        const Rule& rule = rewriting.rules.rules[at];
        const bool isHere = !rule.patterns.empty() && rule.patterns.front().text.get() == &text;
        if (isHere)
            badges.push_back(badgeOf(rule, counts[at], rewriting.run));
    }
    const std::vector<RuleFile>& files = rewriting.rules.files;
    for (const CheckedExpectation& checked : answer.rewriteExpectations) {
        const std::uint32_t file = checked.expectation.file.value_or(0);
        if (hasBadge(checked) && file < files.size() && files[file].path == text.name())
            badges.push_back(badgeOf(checked));
    }
    std::ranges::stable_sort(badges, {}, &LineBadge::line);
    return badges;
}

std::optional<RuleCount> countOf(const FusionAnswer& answer, std::size_t rule)
{
    if (!isTried(answer, rule))
        return std::nullopt;
    RuleCount count;
    for (const PatternAttempts& tried : answer.tried[rule].attempts) {
        count.places += tried.attempts.size();
        count.matches += tried.matchCount;
    }
    count.sections = static_cast<std::size_t>(
        std::ranges::count(answer.made.matches.matches, rule, &RuleMatch::rule));
    return count;
}

std::optional<EntryCount> countOf(const FusionAnswer& answer, const EntryName& name)
{
    const auto reach = reachOf(answer, name);
    if (!reach)
        return std::nullopt;
    return EntryCount{reach->reached, reach->places};
}

std::vector<LineBadge> countBadges(const FusionAnswer& answer, std::uint32_t file)
{
    std::vector<LineBadge> badges;
    for (std::size_t rule = 0; rule < answer.rules.rules.size(); ++rule) {
        const Rule& read = answer.rules.rules[rule];
        const auto count = read.file == file ? countOf(answer, rule) : std::nullopt;
        if (!count)
            continue;
        const bool isStale = rule < answer.isStale.size() && answer.isStale[rule];
        badges.push_back(badgeOf(read, *count, isStale));
        const auto& attempts = answer.tried[rule].attempts;
        for (std::size_t at = 0; at < read.patterns.size() && at < attempts.size(); ++at)
            addEntries(read.patterns[at], attempts[at], isStale, badges);
    }
    for (const CheckedExpectation& checked : answer.expectations) {
        if (hasBadge(checked) && checked.expectation.file.value_or(0) == file)
            badges.push_back(badgeOf(checked));
    }
    std::ranges::stable_sort(badges, {}, &LineBadge::line);
    return badges;
}

} // namespace fusewright
