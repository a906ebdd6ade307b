// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/fusion_facts.h"
#include "engine/report/fusion_words.h"
#include "engine/report/text_table.h"

namespace fusewright {

std::string missesWords()
{
    return "Where rules do not match, at how many of the places tried, nearest first; and what is "
           "amiss with their matches.";
}

std::vector<std::string> missLines(const RuleFacts& rule)
{
    std::vector<std::string> lines;
    for (const CountedSentence& note : rule.notes)
        lines.push_back(groupedNumber(note.count) + "× " + note.sentence);
    for (const PatternFacts& pattern : rule.patterns) {
        const std::string of = rule.patterns.size() > 1 ? "`" + pattern.name + "` " : "";
        for (const std::string& line : nearMisses(pattern))
            lines.push_back(of + line);
    }
    return lines;
}

std::string patternTitle(const RuleFacts& rule, const PatternFacts& pattern)
{
    return "`" + rule.name + "`" + (rule.patterns.size() > 1 ? " · " + pattern.name : "") + ", "
        + groupedNumber(pattern.matches) + " of " + counted(pattern.places, "place")
        + (pattern.matches == 1 ? " matches" : " match");
}

PageTable funnelTable(const PatternFacts& pattern)
{
    PageTable table{"Funnel", {"Entry", "Takes", "#Places", "#Share"}, {}, false};
    for (const PatternFacts::Reach& reach : pattern.funnel) {
        const double all = pattern.places == 0 ? 1 : double(pattern.places);
        table.rows.push_back({reach.entry, reach.expected, groupedNumber(reach.places),
                              percentText(double(reach.places) / all)});
    }
    return table;
}

} // namespace fusewright
