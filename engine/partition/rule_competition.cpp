// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/rule_competition.h"

#include "engine/partition/rule_matches.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace fusewright {

namespace {

using Pair = std::pair<std::uint32_t, std::uint32_t>;

class CompetitionReader {
public:
    CompetitionReader(const RuleSet& rules, const RuleMatches& matches);

    std::vector<Diagnostic> read();

private:
    void findShadowed(std::uint32_t rule);
    void findCutOff(std::uint32_t rule);
    void findTies(std::uint32_t rule);
    void findExploded();
    void add(Severity severity, const char* code, std::string message, const Rule& about,
             TextRange range);
    const Rule& rule(std::uint32_t at) const { return m_rules.rules[at]; }

    const RuleSet& m_rules;
    const RuleMatches& m_matches;
    std::map<std::uint32_t, std::size_t> m_matchCount;
    std::map<std::uint32_t, std::map<std::uint32_t, std::size_t>> m_takenBy; ///< Loser, winner.
    std::set<std::uint32_t> m_refusedOtherwise;
    std::map<std::uint32_t, std::size_t> m_waiting; ///< Matches that would wait for themselves.
    std::vector<Diagnostic> m_findings;
};

std::string places(std::size_t count)
{
    return count == 1 ? "one place" : std::to_string(count) + " places";
}

CompetitionReader::CompetitionReader(const RuleSet& rules, const RuleMatches& matches)
    : m_rules(rules), m_matches(matches)
{
    for (const RuleMatch& match : matches.matches) {
        ++m_matchCount[match.rule];
    }
    for (const RefusedMatch& refused : matches.refused) {
        const RuleMatch* const winner =
            refused.section ? matches.madeBy(*refused.section) : nullptr;
        if (refused.reason == RefusedMatch::Reason::Taken && winner)
            ++m_takenBy[refused.rule][winner->rule];
        else
            m_refusedOtherwise.insert(refused.rule);
        if (refused.reason == RefusedMatch::Reason::NotConvex)
            ++m_waiting[refused.rule];
    }
}

std::vector<Diagnostic> CompetitionReader::read()
{
    for (std::uint32_t at = 0; at < m_rules.rules.size(); ++at) {
        // Rules in a list that decides their order have no priorities to change.
        if (rule(at).grows)
            continue;
        findShadowed(at);
        findCutOff(at);
        findTies(at);
    }
    findExploded();
    return std::move(m_findings);
}

void CompetitionReader::findShadowed(std::uint32_t at)
{
    const auto& winners = m_takenBy[at];
    if (m_matchCount[at] > 0 || m_refusedOtherwise.contains(at) || winners.empty()
        || winners.contains(at))
        return;
    std::string names;
    std::size_t count = 0;
    for (const auto& [winner, times] : winners) {
        names += (names.empty() ? "" : ", ") + rule(winner).name + " (priority "
            + std::to_string(rule(winner).priority) + ")";
        count += times;
    }
    add(Severity::Warning, "shadowed-rule",
        rule(at).name + " never wins: in this model it matches at " + places(count)
            + ", but its operators are always taken by " + names
            + ". Give it a higher priority, or remove it.",
        rule(at), rule(at).nameRange);
}

void CompetitionReader::findCutOff(std::uint32_t at)
{
    const auto waiting = m_waiting.find(at);
    if (m_matchCount[at] > 0 || waiting == m_waiting.end())
        return;
    add(Severity::Warning, "no-sections",
        rule(at).name + " makes no sections: in this model it matches at " + places(waiting->second)
            + ", but a path leaves what it takes and re-enters. Let it take the operators on that "
              "path "
              "too.",
        rule(at), rule(at).nameRange);
}

void CompetitionReader::findTies(std::uint32_t at)
{
    for (const auto& [winner, times] : m_takenBy[at]) {
        if (winner == at || rule(winner).priority != rule(at).priority)
            continue;
        add(Severity::Information, "priority-tie",
            rule(at).name + " and " + rule(winner).name + " have the same priority ("
                + std::to_string(rule(at).priority) + ") and compete for operators at "
                + places(times) + "; " + rule(winner).name + " wins because it comes first.",
            rule(at), rule(at).nameRange);
    }
}

void CompetitionReader::findExploded()
{
    std::map<std::pair<Pair, EntryId>, std::size_t> counts;
    for (const ExplodedSearch& exploded : m_matches.exploded)
        ++counts[{{exploded.rule, exploded.pattern}, exploded.entry}];
    for (const auto& [key, count] : counts) {
        const RulePattern& pattern = rule(key.first.first).patterns[key.first.second];
        const TextRange range = key.second.index < pattern.entryRanges.size()
            ? pattern.entryRanges[key.second.index]
            : rule(key.first.first).nameRange;
        add(Severity::Warning, "search-limit",
            "The search for " + rule(key.first.first).name + " was abandoned at " + places(count)
                + ": " + pattern.pattern.entry(key.second).name
                + " has too many candidate operators to try them all. Make its \"op_type\" more "
                  "specific.",
            rule(key.first.first), range);
    }
}

void CompetitionReader::add(Severity severity, const char* code, std::string message,
                            const Rule& about, TextRange range)
{
    m_findings.push_back({.severity = severity,
                          .code = code,
                          .message = std::move(message),
                          .file = m_rules.pathOf(about),
                          .range = range,
                          .fixes = {}});
}

} // namespace

std::vector<Diagnostic> findCompetition(const RuleSet& rules, const RuleMatches& matches)
{
    return CompetitionReader(rules, matches).read();
}

} // namespace fusewright
