// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/advise/rules_trial.h"

#include "engine/rules/rule_language.h"
#include "engine/support/text_edits.h"

#include <algorithm>

namespace fusewright {

namespace {

bool isGivenUp(const RuleMatches& matches, std::uint32_t rule)
{
    return std::ranges::find(matches.exploded, rule, &ExplodedSearch::rule)
        != matches.exploded.end();
}

} // namespace

RulesTrial::RulesTrial(const Graph& graph, const TrialTexts& texts, RuleContext context)
    : m_graph(graph),
      m_context(withCatalogues(std::move(context))),
      m_text(texts.all.at(texts.changed)),
      m_file(static_cast<std::uint32_t>(texts.changed)),
      m_reader(m_text->language().makeReader(m_context))
{
    for (const auto& text : texts.all) {
        const bool isChanged = m_sets.size() == m_file;
        CheckedRules checked =
            isChanged ? m_reader->check(text) : text->language().makeReader(m_context)->check(text);
        m_errors = isChanged ? checked.errorCount : m_errors;
        m_sets.push_back(std::move(checked.rules));
    }
    m_rules = joined(m_sets);
    m_matches = matchRules(m_graph, m_rules);
}

/// Among the rules of the text that is changed.
std::optional<std::uint32_t> RulesTrial::find(const RuleSet& rules, std::string_view name) const
{
    const auto isIt = [&](const Rule& rule) { return isInText(rule) && rule.name == name; };
    const auto found = std::ranges::find_if(rules.rules, isIt);
    if (found == rules.rules.end())
        return std::nullopt;
    return static_cast<std::uint32_t>(found - rules.rules.begin());
}

std::shared_ptr<const RulesText> RulesTrial::changed(const RulesText& before, std::string text)
{
    return before.language().read(SourceText("rules", std::move(text)), &before, {});
}

std::optional<RuleOutcome> RulesTrial::outcome(std::string_view rule)
{
    const auto at = find(m_rules, rule);
    if (!at || isGivenUp(m_matches, *at))
        return std::nullopt;
    return outcomeOf(m_rules, m_matches, *at, {});
}

std::optional<RuleOutcome> RulesTrial::outcomeAfter(const std::vector<TextEdit>& edits,
                                                    std::string_view rule,
                                                    const CancelToken& cancel)
{
    const std::string text = edited(m_text->source(), edits);
    const auto [known, isNew] = m_known[std::string(rule)].try_emplace(text);
    if (!isNew)
        return known->second;
    const CheckedRules checked = m_reader->check(changed(*m_text, text));
    std::vector<RuleSet> sets = m_sets;
    sets[m_file] = checked.rules;
    const RuleSet rules = joined(std::move(sets));
    const auto at = find(rules, rule);
    if (!at || checked.errorCount > m_errors || rules.rules.size() != m_rules.rules.size())
        return std::nullopt;
    const RuleMatches matches = matchRules(m_graph, rules, cancel);
    if (!isGivenUp(matches, *at) && !cancel.isCancelled())
        known->second = outcomeOf(rules, matches, *at, cancel);
    return known->second;
}

std::size_t RulesTrial::counted(std::string_view rule) const
{
    const auto known = m_known.find(rule);
    return known == m_known.end() ? 0 : known->second.size();
}

RuleOutcome RulesTrial::outcomeOf(const RuleSet& rules, const RuleMatches& matches,
                                  std::uint32_t rule, const CancelToken& cancel) const
{
    RuleOutcome outcome;
    outcome.sections =
        static_cast<std::size_t>(std::ranges::count(matches.matches, rule, &RuleMatch::rule));
    outcome.others = matches.matches.size() - outcome.sections;
    std::vector<NodeId> places;
    for (const RulePattern& pattern : rules.rules[rule].patterns) {
        Matcher matcher(m_graph, pattern.pattern);
        for (const NodeId place : matcher.candidates()) {
            if (cancel.isCancelled())
                break;
            if (matcher.first(place))
                places.push_back(place);
        }
    }
    std::ranges::sort(places);
    outcome.matches =
        static_cast<std::size_t>(std::unique(places.begin(), places.end()) - places.begin());
    return outcome;
}

std::optional<Pattern> RulesTrial::patternIn(const RulesText& text, PatternName where) const
{
    Diagnostics diagnostics;
    std::optional<Rule> rule = text.readRule(where.rule, m_context, diagnostics);
    if (!rule || diagnostics.hasErrors())
        return std::nullopt;
    const auto found = std::ranges::find(rule->patterns, where.pattern, &RulePattern::name);
    return found == rule->patterns.end() ? std::nullopt : std::optional(std::move(found->pattern));
}

} // namespace fusewright
