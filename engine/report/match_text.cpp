// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/match_text.h"

#include "engine/graph/graph.h"
#include "engine/match/census.h"
#include "engine/report/condition_text.h"
#include "engine/report/failure_text.h"
#include "engine/report/match_json.h"
#include "engine/report/rewrite_answer.h"
#include "engine/report/text_table.h"

#include <algorithm>
#include <map>

namespace fusewright {

namespace {

using Align = TextTable::Align;

std::string ruleTable(const MatchAnswer& answer, const std::vector<RuleCounts>& counts)
{
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right});
    table.addRow({"rule", "priority", "sections", "operators", "refused"});
    for (const std::uint32_t at : answer.matches.ruleOrder) {
        const Rule& rule = answer.rules.rules[at];
        table.addRow({rule.name, std::to_string(rule.priority), groupedNumber(counts[at].matches),
                      groupedNumber(counts[at].operators), groupedNumber(counts[at].refused)});
    }
    return table.text();
}

std::string refusedTable(const MatchAnswer& answer)
{
    using Key = std::pair<std::uint32_t, std::string>;
    std::map<Key, std::size_t> counts;
    for (const RefusedMatch& refused : answer.matches.refused) {
        std::string why(refusalCode(refused.reason));
        const Rule* by = ruleInTheWay(answer.rules, answer.matches, refused);
        if (refused.section)
            why += by ? " by " + by->name : " by hand";
        if (isOfCondition(refused.reason))
            why += ": " + conditionText(refused);
        ++counts[{refused.rule, why}];
    }
    TextTable table({Align::Right, Align::Left, Align::Left});
    for (const auto& [key, count] : counts)
        table.addRow({groupedNumber(count), answer.rules.rules[key.first].name, key.second});
    return table.text();
}

std::string unmetTable(const MatchAnswer& answer)
{
    std::map<std::pair<std::uint32_t, std::string>, std::size_t> counts;
    for (std::size_t at = 0; at < answer.heuristics.size(); ++at) {
        const std::optional<HeuristicResult>& result = answer.heuristics[at];
        if (result && result->verdict == HeuristicResult::Verdict::NotMet)
            ++counts[{answer.matches.matches[at].rule, result->reason}];
    }
    TextTable table({Align::Right, Align::Left, Align::Left});
    for (const auto& [key, count] : counts)
        table.addRow({groupedNumber(count), answer.rules.rules[key.first].name, key.second});
    return counts.empty() ? std::string() : table.text();
}

/// The nearest misses of the rules that got nowhere.
std::string missTable(const MatchAnswer& answer, const std::vector<RuleCounts>& counts)
{
    TextTable table({Align::Left, Align::Right, Align::Left, Align::Left});
    bool isEmpty = true;
    for (std::uint32_t at = 0; at < answer.rules.rules.size(); ++at) {
        const Rule& rule = answer.rules.rules[at];
        for (std::size_t which = 0; counts[at].matches == 0 && which < rule.patterns.size();
             ++which) {
            const std::vector<CensusGroup>& census = answer.tried[at].census[which];
            if (answer.tried[at].attempts[which].attempts.empty()) {
                const Pattern& pattern = rule.patterns[which].pattern;
                table.addRow({rule.name, "0",
                              "at " + pattern.entry(pattern.placeEntry()).name + ":",
                              "the model has no "
                                  + absentText(answer.graph, pattern, pattern.placeEntry())});
                isEmpty = false;
            }
            if (census.empty())
                continue;
            const CensusGroup& best = census.front();
            const Pattern& pattern = rule.patterns[which].pattern;
            table.addRow({rule.name, groupedNumber(best.places.size()),
                          "at " + pattern.entry(best.entry).name + ":",
                          failureText(pattern, best.entry, best.reason, best.found)});
            isEmpty = false;
        }
    }
    return isEmpty ? std::string() : table.text();
}

} // namespace

std::string matchText(const MatchAnswer& answer)
{
    const std::vector<RuleCounts> counts = countByRule(answer.rules, answer.matches);
    std::size_t covered = 0;
    for (const RuleCounts& count : counts)
        covered += count.operators;
    std::string text = answer.rewriting ? stageText(*answer.rewriting) + '\n' : std::string();
    text += ruleTable(answer, counts);
    text += "\n  " + groupedNumber(covered) + " of " + groupedNumber(answer.graph.nodeCount())
        + " operators are in " + groupedNumber(answer.matches.sectionCount)
        + (answer.matches.sectionCount == 1 ? " section.\n" : " sections.\n");
    const std::string unmet = unmetTable(answer);
    if (!unmet.empty())
        text += "\nMatches that do not meet their heuristic\n" + unmet;
    if (!answer.matches.refused.empty())
        text += "\nMatches that did not become sections\n" + refusedTable(answer);
    const std::string misses = missTable(answer, counts);
    if (!misses.empty())
        text += "\nNearest misses of rules without a section\n" + misses;
    return text;
}

} // namespace fusewright
