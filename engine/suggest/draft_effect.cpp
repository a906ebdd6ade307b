// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Rules of higher rank than the new one do what they did before, so their sections are put in
// first, and only the new rule and those behind it are tried again.

#include "engine/suggest/draft_effect.h"

#include "engine/graph/graph.h"
#include "engine/match/matcher.h"
#include "engine/partition/rule_matches.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/rule_draft.h"
#include "engine/suggest/rule_ground.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// Looks at what a new rule does, and at what it does to the others.
class Trial {
public:
    Trial(const RuleGround& ground, const Rule& rule, std::uint32_t rulesBefore)
        : m_ground(ground), m_rule(rule), m_rulesBefore(rulesBefore)
    {
    }

    void run(const CancelToken& cancel);
    void countSections(DraftEffect& effect) const;
    void tellFate(DraftEffect& effect, const std::vector<NodeId>& selected, NodeId place) const;

private:
    /// In the trial's rule set the new rule is the first; for the others here is which they are.
    std::vector<std::uint32_t> m_trialRules;
    std::optional<std::uint32_t> ruleInTheWay(std::uint32_t section) const;
    void tellRefusal(DraftEffect& effect, const RefusedMatch& refused) const;

    const RuleGround& m_ground;
    const Rule& m_rule;
    std::uint32_t m_rulesBefore; ///< So many rules stand before it, whatever their priority.
    std::size_t m_before = 0;    ///< So many sections are of rules of higher rank.
    RuleMatches m_matches;
};

void Trial::run(const CancelToken& cancel)
{
    const std::vector<Rule>& rules = m_ground.rules().rules;
    const auto isBefore = [&](std::uint32_t rule) {
        return rules[rule].priority > m_rule.priority
            || (rules[rule].priority == m_rule.priority && rule < m_rulesBefore);
    };
    RuleSet trial{.files = {}, .rules = {m_rule}};
    m_trialRules.push_back(0);
    for (std::uint32_t rule = 0; rule < rules.size(); ++rule) {
        if (isBefore(rule))
            continue;
        trial.rules.push_back(rules[rule]);
        m_trialRules.push_back(rule);
    }
    // They were made by priority, so those of higher rank stand together at the front.
    const std::span<const ManualSection> sections = m_ground.sections();
    while (m_before < sections.size() && isBefore(sections[m_before].entry))
        ++m_before;
    m_matches = matchRules(m_ground.graph(), trial, cancel, {}, sections.first(m_before));
}

void Trial::countSections(DraftEffect& effect) const
{
    std::vector<std::size_t> after(m_ground.rules().rules.size());
    for (std::size_t at = 0; at < m_before; ++at)
        ++after[m_ground.sections()[at].entry];
    for (const RuleMatch& match : m_matches.matches) {
        if (match.rule == 0)
            effect.sections.push_back(match.nodes);
        else
            ++after[m_trialRules[match.rule]];
    }
    for (const RefusedMatch& refused : m_matches.refused) {
        if (refused.rule != 0)
            continue;
        effect.refused.push_back(refused.place);
        const bool isTaken = refused.reason == RefusedMatch::Reason::Taken && refused.section;
        effect.overlapping += isTaken && !ruleInTheWay(*refused.section) ? 1 : 0;
    }
    for (std::uint32_t rule = 0; rule < after.size(); ++rule) {
        const std::size_t before = m_ground.sectionCounts()[rule];
        if (before != after[rule])
            effect.changes.push_back({rule, before, after[rule]});
    }
}

std::optional<std::uint32_t> Trial::ruleInTheWay(std::uint32_t section) const
{
    if (section < m_before)
        return m_ground.ruleOf(section);
    const std::uint32_t rule = m_matches.matches[section - m_before].rule;
    return rule == 0 ? std::nullopt : std::optional(m_trialRules[rule]);
}

void Trial::tellRefusal(DraftEffect& effect, const RefusedMatch& refused) const
{
    if (refused.section)
        effect.inTheWay = ruleInTheWay(*refused.section);
    effect.path = refused.path;
    effect.what = refused.what;
    effect.saw = refused.saw;
    switch (refused.reason) {
    case RefusedMatch::Reason::Taken:
        effect.fate = effect.inTheWay ? SelectionFate::Taken : SelectionFate::Overlap;
        break;
    case RefusedMatch::Reason::NotConvex:
        effect.fate = SelectionFate::NotConvex;
        break;
    case RefusedMatch::Reason::SectionCycle:
        effect.fate = SelectionFate::SectionCycle;
        break;
    case RefusedMatch::Reason::ConditionFalse:
    case RefusedMatch::Reason::Raises:
        effect.fate = SelectionFate::Refused;
        break;
    case RefusedMatch::Reason::ConditionUnknown:
        effect.fate = SelectionFate::Conditional;
        break;
    }
}

void Trial::tellFate(DraftEffect& effect, const std::vector<NodeId>& selected, NodeId place) const
{
    for (const RuleMatch& match : m_matches.matches) {
        if (match.rule == 0 && match.nodes == selected) {
            effect.fate = SelectionFate::Section;
            return;
        }
    }
    const auto isHere = [&](const auto& some) { return some.rule == 0 && some.place == place; };
    const auto refused = std::ranges::find_if(m_matches.refused, isHere);
    if (refused != m_matches.refused.end()) {
        tellRefusal(effect, *refused);
        return;
    }
    const auto here = std::ranges::find_if(m_matches.matches, [&](const RuleMatch& match) {
        return match.rule == 0 && match.match.place == place;
    });
    effect.fate = here != m_matches.matches.end() ? SelectionFate::OtherMatch
        : m_matches.exploded.empty()              ? SelectionFate::Overlap
                                                  : SelectionFate::GivenUp;
    if (here != m_matches.matches.end())
        effect.instead = here->nodes;
}

} // namespace

std::optional<Rule> readRuleText(const std::string& text, const RuleGround& ground,
                                 std::vector<Diagnostic>& diagnostics, const RuleLanguage* language)
{
    const auto read = ground.languageFor(language).read(SourceText({}, text), nullptr, {});
    diagnostics = read->diagnostics();
    const std::vector<RulePlace> places = read->rulePlaces();
    if (places.size() != 1)
        return std::nullopt;
    Diagnostics findings;
    std::optional<Rule> rule = read->readRule(places.front().name, ground.context(), findings);
    diagnostics.insert(diagnostics.end(), findings.all().begin(), findings.all().end());
    return hasErrors(diagnostics) ? std::nullopt : std::move(rule);
}

std::vector<DraftPlace> placesOf(const RuleGround& ground, const Rule& rule,
                                 const CancelToken& cancel)
{
    const Pattern& pattern = rule.patterns.front().pattern;
    Matcher matcher(ground.graph(), pattern);
    std::vector<DraftPlace> places;
    for (const NodeId place : matcher.candidates()) {
        if (cancel.isCancelled())
            break;
        if (const Match* match = matcher.first(place))
            places.push_back({place, includedNodes(pattern, *match)});
    }
    return places;
}

DraftEffect effectOf(const RuleGround& ground, const Rule& rule,
                     const std::vector<DraftPlace>& places, std::vector<NodeId> selected,
                     NodeId selectedPlace, const CancelToken& cancel,
                     std::optional<std::uint32_t> rulesBefore)
{
    std::ranges::sort(selected);
    const auto all = static_cast<std::uint32_t>(ground.rules().rules.size());
    Trial trial(ground, rule, rulesBefore.value_or(all));
    trial.run(cancel);
    DraftEffect effect{.places = places.size()};
    trial.countSections(effect);
    trial.tellFate(effect, selected, selectedPlace);
    return effect;
}

NodeId placeOf(const RuleDraft& draft, const Rule& rule)
{
    return draft.entries[rule.patterns.front().pattern.placeEntry().index].node;
}

} // namespace fusewright
