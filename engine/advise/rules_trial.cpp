// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/advise/rules_trial.h"

#include "engine/rewrite/rewrite_counts.h"
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
        const auto reader = isChanged ? nullptr : text->language().makeReader(m_context);
        RulesReader& used = reader ? *reader : *m_reader;
        used.choose(m_context.options);
        CheckedRules checked = used.check(text);
        m_errors = isChanged ? checked.errorCount : m_errors;
        m_sets.push_back(std::move(checked.rules));
    }
    m_rules = joined(m_sets);
    if (texts.rewriting)
        m_rewriting = rewriteAgain(texts.rewriting, texts.rewriting->run.start, m_rules,
                                   texts.rewriting->choices);
    else
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
    return m_rewriting ? outcomeOf(*m_rewriting, *at, 0) : outcomeOf(m_rules, m_matches, *at, {});
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
    RuleSet rules = joined(std::move(sets));
    // A rule may be called otherwise in another text; its place among the others is the same.
    const auto at = find(m_rules, rule);
    if (!at || checked.errorCount > m_errors || rules.rules.size() < m_rules.rules.size())
        return std::nullopt;
    const std::size_t copies = rules.rules.size() - m_rules.rules.size();
    known->second = outcomeWith(std::move(rules), *at, copies, cancel);
    return known->second;
}

std::optional<RuleOutcome> RulesTrial::outcomeWith(RuleSet rules, std::uint32_t rule,
                                                   std::size_t copies,
                                                   const CancelToken& cancel) const
{
    if (m_rewriting) {
        const Rewriting after = rewriteAgain(&*m_rewriting, m_rewriting->run.start,
                                             std::move(rules), m_rewriting->choices, cancel);
        const auto isBroken = [](const StageResult& stage) { return !stage.cameToItsEnd(); };
        const bool wasBroken = std::ranges::any_of(m_rewriting->run.stages, isBroken);
        if (cancel.isCancelled() || (!wasBroken && std::ranges::any_of(after.run.stages, isBroken)))
            return std::nullopt;
        return outcomeOf(after, rule, copies);
    }
    const RuleMatches matches = matchRules(m_graph, rules, cancel);
    if (copies > 0 || isGivenUp(matches, rule) || cancel.isCancelled())
        return std::nullopt;
    return outcomeOf(rules, matches, rule, cancel);
}

RuleOutcome RulesTrial::outcomeOf(const Rewriting& rewriting, std::uint32_t rule,
                                  std::size_t copies)
{
    RuleOutcome outcome;
    const std::vector<RewriteCounts> counts = countRewrites(rewriting.rules, rewriting.run);
    for (std::size_t at = 0; at < counts.size(); ++at) {
        const bool isOwn = rule <= at && at <= rule + copies;
        outcome.matches += isOwn ? counts[at].matches() : 0;
        (isOwn ? outcome.sections : outcome.others) += counts[at].rewrites;
    }
    return outcome;
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

std::vector<std::string> RulesTrial::namesIn(const RulesText& text, std::string_view rule) const
{
    const std::vector<RulePlace> before = m_text->rulePlaces();
    const std::vector<RulePlace> after = text.rulePlaces();
    const auto found = std::find_if(before.rbegin(), before.rend(),
                                    [&](const RulePlace& place) { return place.name == rule; });
    if (found == before.rend() || after.size() < before.size())
        return {};
    const auto first = static_cast<std::size_t>(before.rend() - found) - 1;
    std::vector<std::string> names;
    for (std::size_t at = first; at <= first + (after.size() - before.size()); ++at)
        names.push_back(after[at].name);
    return names;
}

std::vector<Pattern> RulesTrial::patternsIn(const RulesText& text, PatternName where) const
{
    std::vector<Pattern> patterns;
    for (const std::string& name : namesIn(text, where.rule)) {
        Diagnostics diagnostics;
        std::optional<Rule> rule = text.readRule(name, m_context, diagnostics);
        if (!rule || diagnostics.hasErrors())
            continue;
        // Of alternatives each is a pattern, so the names of all are others where there are more.
        const auto at = find(m_rules, where.rule);
        const bool isSame = at && m_rules.rules[*at].patterns.size() == rule->patterns.size();
        for (RulePattern& each : rule->patterns) {
            if (!isSame || each.name == where.pattern)
                patterns.push_back(std::move(each.pattern));
        }
    }
    return patterns;
}

} // namespace fusewright
