// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/explain_text.h"

#include "engine/advise/explained_rule.h"
#include "engine/graph/graph.h"
#include "engine/report/condition_text.h"
#include "engine/report/failure_text.h"
#include "engine/report/gain_text.h"
#include "engine/report/step_text.h"
#include "engine/report/text_table.h"

#include <algorithm>

namespace fusewright {

namespace {

using Align = TextTable::Align;

std::string blockText(const CensusGroup& group)
{
    const std::string& first = group.blocks.front().first;
    const std::size_t others = group.blocks.size() - 1;
    if (first.empty() && others == 0)
        return {};
    const std::string text = "in " + (first.empty() ? "no module" : first);
    return others == 0 ? text : text + " and " + std::to_string(others) + " more";
}

class ExplainPrinter {
public:
    ExplainPrinter(const Graph& graph, const RuleSet& rules, const ExplainedRule& explained)
        : m_graph(graph), m_rules(rules), m_explained(explained)
    {
    }

    std::string text(std::size_t mostAttempts) const;
    std::string refusalText(const ExplainedAttempt& told) const;

private:
    const Rule& rule() const { return m_rules.rules[m_explained.rule]; }
    std::string missingText(std::size_t which) const;
    std::string attemptText(const ExplainedAttempt& told) const;
    std::string outcomeText(const ExplainedAttempt& told) const;
    std::string censusTable(std::size_t which) const;
    std::string fixesText() const;

    const Graph& m_graph;
    const RuleSet& m_rules;
    const ExplainedRule& m_explained;
};

std::string ExplainPrinter::text(std::size_t mostAttempts) const
{
    const std::size_t count = m_explained.rewriteCount.value_or(m_explained.sectionCount);
    std::string text = rule().name + ": "
        + counted(count, m_explained.rewriteCount ? "rewrite" : "section") + ".\n";
    for (std::size_t which = 0; which < m_explained.missing.size(); ++which)
        text += missingText(which);
    const std::size_t shown = std::min(mostAttempts, m_explained.attempts.size());
    if (shown > 0)
        text += "\nAttempts, the furthest first\n";
    for (std::size_t at = 0; at < shown; ++at)
        text += attemptText(m_explained.attempts[at]);
    if (m_explained.attempts.size() > shown)
        text += "  and " + groupedNumber(m_explained.attempts.size() - shown)
            + " more: --json lists all, --at NODE shows one.\n";
    for (std::size_t at = 0; at < std::min(shown, m_explained.steps.size()); ++at)
        text += stepsText(m_graph, m_rules, m_explained.steps[at]);
    for (std::size_t which = 0; which < m_explained.census.size(); ++which) {
        if (!m_explained.census[which].empty())
            text +=
                "\nWhy `" + rule().patterns[which].name + "` does not match\n" + censusTable(which);
    }
    return text + fixesText();
}

std::string ExplainPrinter::missingText(std::size_t which) const
{
    const RulePattern& pattern = rule().patterns[which];
    std::string text;
    for (const EntryId entry : m_explained.missing[which])
        text += "The model has no " + absentText(m_graph, pattern.pattern, entry) + ", which "
            + pattern.name + " needs for " + pattern.pattern.entry(entry).name + ".\n";
    return text;
}

std::string ExplainPrinter::attemptText(const ExplainedAttempt& told) const
{
    const Pattern& pattern = rule().patterns[told.pattern].pattern;
    const auto entries = static_cast<std::size_t>(
        std::ranges::count(pattern.entries(), Entry::Kind::Operator, &Entry::kind));
    const Attempt& attempt = told.detail.attempt;
    return "  " + std::string(m_graph.nodeName(attempt.place)) + ": "
        + std::to_string(attempt.boundCount) + " of " + std::to_string(entries) + " entries; "
        + outcomeText(told) + ".\n";
}

std::string ExplainPrinter::outcomeText(const ExplainedAttempt& told) const
{
    const Pattern& pattern = rule().patterns[told.pattern].pattern;
    if (const auto& failure = told.detail.failure)
        return "stopped at " + pattern.entry(failure->entry).name + ": "
            + failureText(m_graph, pattern, *failure);
    if (told.notRewritten)
        return "it matches, but " + notRewrittenText(*told.notRewritten);
    return told.refused ? refusalText(told) : "it matches";
}

std::string ExplainPrinter::refusalText(const ExplainedAttempt& told) const
{
    const RefusedMatch& refused = m_explained.matches.refused[*told.refused];
    const Rule* by = ruleInTheWay(m_rules, m_explained.matches, refused);
    if (refused.reason == RefusedMatch::Reason::Taken)
        return "it matches, but " + std::string(m_graph.nodeName(refused.taken)) + " is taken by "
            + (by ? by->name : "another section");
    if (isOfCondition(refused.reason))
        return "it matches, but " + conditionText(refused);
    std::string way;
    for (const NodeId node : refused.path)
        way += (way.empty() ? "" : " > ") + std::string(m_graph.nodeName(node));
    return "it matches, but is not convex: the path " + way + " leaves it and re-enters"
        + (by ? ", through a section of " + by->name : "")
        + (refused.saw.empty() ? "" : ": " + refused.saw);
}

std::string ExplainPrinter::censusTable(std::size_t which) const
{
    constexpr std::size_t mostGroups = 12;
    const Pattern& pattern = rule().patterns[which].pattern;
    const std::vector<CensusGroup>& census = m_explained.census[which];
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    for (std::size_t at = 0; at < std::min(mostGroups, census.size()); ++at) {
        const CensusGroup& group = census[at];
        const std::string block = blockText(group);
        table.addRow({groupedNumber(group.places.size()),
                      group.places.size() == 1 ? "place" : "places",
                      pattern.entry(group.entry).name + ": "
                          + failureText(pattern, group.entry, group.reason, group.found),
                      block});
    }
    std::string text = table.text();
    if (census.size() > mostGroups)
        text += "  and " + groupedNumber(census.size() - mostGroups) + " more reasons.\n";
    return text;
}

std::string ExplainPrinter::fixesText() const
{
    const std::vector<FixProposal> fixes = allFixes(m_explained.advice);
    if (fixes.empty())
        return {};
    TextTable table({Align::Left, Align::Left});
    for (const FixProposal& fix : fixes)
        table.addRow({fix.title, gainText(fix)});
    return "\nSuggested fixes\n" + table.text();
}

} // namespace

std::string refusalText(const Graph& graph, const RuleSet& rules, const ExplainedRule& explained,
                        const ExplainedAttempt& told)
{
    return ExplainPrinter(graph, rules, explained).refusalText(told);
}

std::string notRewrittenText(const NotRewritten& why)
{
    std::string text = why.reason;
    if (!why.what.empty())
        text += ": " + why.what;
    return why.saw.empty() ? text : text + (why.what.empty() ? ": " : " was ") + why.saw;
}

std::string explainText(const Graph& graph, const RuleSet& rules, const ExplainedRule& explained,
                        std::size_t mostAttempts)
{
    return ExplainPrinter(graph, rules, explained).text(mostAttempts);
}

} // namespace fusewright
