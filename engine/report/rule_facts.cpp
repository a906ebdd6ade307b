// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/rule_facts.h"

#include "engine/graph/graph.h"
#include "engine/report/condition_text.h"
#include "engine/report/failure_text.h"
#include "engine/report/fusion_facts.h"

#include <algorithm>
#include <map>

namespace fusewright {

namespace {

constexpr std::size_t mostMisses = 6;

/// A name for a sentence. What would end it is left out.
std::string quoted(std::string_view name)
{
    std::string text(name);
    std::erase(text, '`');
    return '`' + text + '`';
}

class RuleGatherer {
public:
    explicit RuleGatherer(const FusionAnswers& answers)
        : m_answers(answers), m_made(madeByRules(answers))
    {
    }

    std::vector<RuleFacts> gather();

private:
    static const MadePartition& madeByRules(const FusionAnswers& answers)
    {
        return *std::ranges::find(answers.made, FusionMode::O1,
                                  [](const MadePartition& made) { return made.partition.mode; });
    }
    void countRefused();
    void countUnmet();
    void addPatterns(std::uint32_t rule);
    PatternFacts patternFacts(const RulePattern& pattern, const PatternAttempts& attempts,
                              const std::vector<CensusGroup>& census) const;
    std::string missText(const Pattern& pattern, const CensusGroup& group) const;

    const FusionAnswers& m_answers;
    const MadePartition& m_made;
    std::vector<RuleFacts> m_rules; ///< In the order of the text.
};

std::vector<RuleFacts> RuleGatherer::gather()
{
    const std::vector<Rule>& rules = m_answers.rules.rules;
    const std::vector<RuleCounts> counts = countByRule(m_answers.rules, m_made.matches);
    for (std::size_t at = 0; at < rules.size(); ++at)
        m_rules.push_back({.name = rules[at].name,
                           .priority = rules[at].priority,
                           .heuristic = rules[at].heuristic.value_or(""),
                           .sections = counts[at].matches,
                           .operators = counts[at].operators,
                           .refused = counts[at].refused});
    countRefused();
    countUnmet();
    for (std::uint32_t at = 0; at < rules.size(); ++at)
        addPatterns(at);
    std::vector<RuleFacts> ordered;
    for (const std::uint32_t at : m_made.matches.ruleOrder)
        ordered.push_back(std::move(m_rules[at]));
    return ordered;
}

void RuleGatherer::countRefused()
{
    std::map<std::pair<std::uint32_t, std::string>, std::size_t> counts;
    for (const RefusedMatch& refused : m_made.matches.refused) {
        const Rule* const by = ruleInTheWay(m_answers.rules, m_made.matches, refused);
        const std::string who = by ? quoted(by->name) : "a section made by hand";
        std::string why = "it is not convex, since a path leaves the match and re-enters it";
        if (refused.reason == RefusedMatch::Reason::Taken)
            why = "operators are taken by " + who;
        else if (refused.reason == RefusedMatch::Reason::SectionCycle)
            why = "it would form a cycle with a section of " + who;
        else if (isOfCondition(refused.reason))
            why = conditionText(refused);
        ++counts[{refused.rule, "matches, but makes no section: " + why}];
    }
    for (const auto& [key, number] : counts)
        m_rules[key.first].notes.push_back({number, key.second});
}

void RuleGatherer::countUnmet()
{
    std::map<std::pair<std::uint32_t, std::string>, std::size_t> counts;
    for (std::size_t at = 0; at < m_answers.heuristics.size(); ++at) {
        const std::optional<HeuristicResult>& result = m_answers.heuristics[at];
        if (result && result->verdict == HeuristicResult::Verdict::NotMet)
            ++counts[{m_made.matches.matches[at].rule, result->reason}];
    }
    for (const auto& [key, number] : counts)
        m_rules[key.first].notes.push_back(
            {number, "does not meet " + quoted(m_rules[key.first].heuristic) + ": " + key.second});
}

void RuleGatherer::addPatterns(std::uint32_t rule)
{
    const std::vector<RulePattern>& patterns = m_answers.rules.rules[rule].patterns;
    const TriedRule& tried = m_answers.tried[rule];
    const std::vector<CensusGroup> none;
    for (std::size_t at = 0; at < patterns.size(); ++at)
        m_rules[rule].patterns.push_back(patternFacts(
            patterns[at], tried.attempts[at], at < tried.census.size() ? tried.census[at] : none));
}

PatternFacts RuleGatherer::patternFacts(const RulePattern& pattern, const PatternAttempts& attempts,
                                        const std::vector<CensusGroup>& census) const
{
    const Pattern& all = pattern.pattern;
    PatternFacts facts{
        .name = pattern.name, .places = attempts.attempts.size(), .matches = attempts.matchCount};
    for (std::uint32_t at = 0; at < all.entryCount(); ++at) {
        const EntryId entry(at);
        if (all.entry(entry).kind == Entry::Kind::Operator)
            facts.funnel.push_back({.entry = all.entry(entry).name,
                                    .expected = expectedText(all, entry),
                                    .places = attempts.reached[at]});
    }
    for (const CensusGroup& group : census) {
        // What got nowhere near a match says nothing, unless nothing else does.
        const bool isNear = std::size_t{2} * group.boundCount >= facts.funnel.size();
        const bool isOnly = attempts.matchCount == 0 && facts.misses.empty();
        if (facts.misses.size() == mostMisses || (!isNear && !isOnly))
            break;
        facts.misses.push_back({group.places.size(), missText(all, group)});
    }
    facts.furtherMisses = census.size() - facts.misses.size();
    if (attempts.attempts.empty())
        facts.misses.push_back(
            {0,
             "the model has no "
                 + (all.hasCalls() ? absentText(m_answers.graph, all, all.placeEntry())
                                   : quoted(expectedText(all, all.placeEntry())))});
    return facts;
}

std::string RuleGatherer::missText(const Pattern& pattern, const CensusGroup& group) const
{
    const std::string entry = pattern.entry(group.entry).name;
    std::string text;
    if (group.reason == FailureReason::ExtraOperator) {
        PatternTrial trial(m_answers.graph, pattern);
        const auto failure = trial.at(group.places.front()).failure;
        text = "an extra " + quoted(group.found) + " between "
            + quoted(failure ? m_answers.graph.canonicalName(failure->from) : "") + " and "
            + quoted(expectedText(pattern, group.entry));
    } else if (group.reason == FailureReason::Operator) {
        text = quoted(group.found) + " found instead of "
            + quoted(expectedText(pattern, group.entry)) + " at " + quoted(entry);
    } else {
        text = "at " + quoted(entry) + ": "
            + failureText(pattern, group.entry, group.reason, group.found);
    }
    const std::string& block = group.blocks.empty() ? std::string() : group.blocks.front().first;
    if (!block.empty())
        text += ", in " + quoted(block)
            + (group.blocks.size() > 1 ? " and " + std::to_string(group.blocks.size() - 1) + " more"
                                       : std::string());
    return text;
}

} // namespace

std::vector<RuleFacts> gatherRules(const FusionAnswers& answers)
{
    return RuleGatherer(answers).gather();
}

} // namespace fusewright
