// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/match_facts.h"

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "engine/support/ascii_search.h"

#include <algorithm>
#include <map>
#include <memory>
#include <tuple>

namespace fusewright {

namespace {

/// So many places are looked at more closely.
constexpr std::size_t mostTriedAgain = 100;

class FactsGatherer {
public:
    FactsGatherer(const FusionAnswer& answer, const std::string& wanted, const CancelToken& cancel)
        : m_answer(answer), m_graph(*answer.matched()), m_wanted(wanted), m_cancel(cancel)
    {
        m_facts.rules.resize(answer.rules.rules.size());
        const std::vector<RuleCounts> counts = countByRule(answer.rules, answer.made.matches);
        for (std::size_t at = 0; at < m_facts.rules.size(); ++at) {
            const Rule& rule = answer.rules.rules[at];
            m_facts.rules[at].operators = counts[at].operators;
            m_facts.rules[at].refused = counts[at].refused;
            m_facts.rules[at].isNamed = containsAnyCase(rule.name, wanted)
                || (rule.heuristic && containsAnyCase(*rule.heuristic, wanted));
        }
    }

    MatchFacts gather();

private:
    void gatherSections();
    void gatherRefusals();
    void gatherVerdicts();
    void gatherTries();
    void findNearest();
    void decideOrder();
    bool isWanted(NodeId node) const;
    bool isWanted(std::uint32_t rule, const std::vector<NodeId>& nodes) const;

    const FusionAnswer& m_answer;
    const Graph& m_graph;
    const std::string& m_wanted;
    const CancelToken& m_cancel;
    MatchFacts m_facts;
};

MatchFacts FactsGatherer::gather()
{
    gatherSections();
    gatherRefusals();
    gatherVerdicts();
    gatherTries();
    if (m_facts.sections == 0)
        findNearest();
    decideOrder();
    return std::move(m_facts);
}

void FactsGatherer::gatherSections()
{
    const MadePartition& made = m_answer.made;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> groupOf; // By rule and fold.
    for (std::uint32_t at = 0; at < made.partition.sections.size(); ++at) {
        const Section& section = made.partition.sections[at];
        if (!section.rule || isBackward(made, at) || m_cancel.isCancelled())
            continue;
        RuleYield& rule = m_facts.rules[*section.rule];
        rule.sections.push_back(at);
        ++m_facts.sections;
        m_facts.covered += section.nodes.size();
        if (!isWanted(*section.rule, section.nodes))
            continue;
        const std::uint32_t fold = made.folding.foldOf[at];
        const auto [group, isNew] = groupOf.try_emplace({*section.rule, fold}, rule.groups.size());
        if (isNew)
            rule.groups.push_back({.fold = fold, .sections = {}});
        rule.groups[group->second].sections.push_back(at);
    }
    for (RuleYield& rule : m_facts.rules) {
        std::ranges::stable_sort(rule.groups, std::ranges::greater(), [&](const auto& group) {
            return std::tuple(group.sections.size() > 1,
                              group.sections.size() * made.folding.folds[group.fold].operators);
        });
    }
}

void FactsGatherer::gatherRefusals()
{
    using Key =
        std::tuple<std::uint32_t, RefusedMatch::Reason, std::optional<std::uint32_t>, std::string>;
    const RuleMatches& matches = m_answer.made.matches;
    std::map<Key, std::vector<std::uint32_t>> groups;
    for (std::uint32_t at = 0; at < matches.refused.size(); ++at) {
        const RefusedMatch& refused = matches.refused[at];
        const RuleMatch* const way = refused.section ? matches.madeBy(*refused.section) : nullptr;
        const auto by = way ? std::optional(way->rule) : std::nullopt;
        std::vector<NodeId> nodes = refused.path;
        nodes.push_back(refused.place);
        if (isWanted(refused.rule, nodes))
            groups[{refused.rule, refused.reason, by, refused.what}].push_back(at);
    }
    for (auto& [key, refused] : groups)
        m_facts.rules[std::get<0>(key)].refusals.push_back({.reason = std::get<1>(key),
                                                            .by = std::get<2>(key),
                                                            .what = std::get<3>(key),
                                                            .refused = std::move(refused)});
    for (RuleYield& rule : m_facts.rules)
        std::ranges::stable_sort(rule.refusals, std::ranges::greater(),
                                 [](const RefusalGroup& group) { return group.refused.size(); });
}

void FactsGatherer::gatherVerdicts()
{
    for (std::size_t at = 0; at < m_answer.heuristics.size(); ++at) {
        if (!m_answer.heuristics[at])
            continue;
        using Verdict = HeuristicResult::Verdict;
        const Verdict verdict = m_answer.heuristics[at]->verdict;
        RuleYield& rule = m_facts.rules[m_answer.made.matches.matches[at].rule];
        const bool isWorse = (verdict == Verdict::NotMet && rule.notMet == 0)
            || (verdict == Verdict::Unknown && rule.notMet + rule.unknown == 0);
        if (!rule.telling || isWorse)
            rule.telling = static_cast<std::uint32_t>(at);
        rule.areAllTold = rule.areAllTold
            && m_answer.heuristics[*rule.telling]->reason == m_answer.heuristics[at]->reason
            && (!isWorse || rule.met + rule.notMet + rule.unknown == 0);
        rule.met += verdict == Verdict::Met ? 1 : 0;
        rule.notMet += verdict == Verdict::NotMet ? 1 : 0;
        rule.unknown += verdict == Verdict::Unknown ? 1 : 0;
    }
}

/// A place counts once, however many patterns are tried there.
void FactsGatherer::gatherTries()
{
    for (std::size_t at = 0; at < m_answer.tried.size(); ++at) {
        RuleYield& rule = m_facts.rules[at];
        std::vector<NodeId> places;
        std::vector<NodeId> holding;
        for (const PatternAttempts& pattern : m_answer.tried[at].attempts) {
            rule.misses += pattern.attempts.size() - pattern.matchCount;
            for (const Attempt& attempt : pattern.attempts) {
                places.push_back(attempt.place);
                if (attempt.isMatch)
                    holding.push_back(attempt.place);
                else if (!rule.hasWantedMiss)
                    rule.hasWantedMiss = rule.isNamed || isWanted(attempt.place);
            }
        }
        const auto count = [](std::vector<NodeId>& nodes) {
            std::ranges::sort(nodes);
            return static_cast<std::size_t>(std::unique(nodes.begin(), nodes.end())
                                            - nodes.begin());
        };
        rule.places = count(places);
        rule.holding = count(holding);
    }
}

void FactsGatherer::findNearest()
{
    struct Place {
        std::uint32_t rule = 0;
        std::uint32_t pattern = 0;
        NodeId node;
    };
    std::uint32_t most = 0;
    std::vector<Place> farthest;
    for (std::uint32_t rule = 0; rule < m_answer.tried.size(); ++rule) {
        const std::vector<PatternAttempts>& patterns = m_answer.tried[rule].attempts;
        for (std::uint32_t pattern = 0; pattern < patterns.size(); ++pattern) {
            for (const Attempt& attempt : patterns[pattern].attempts) {
                if (attempt.isMatch || (!farthest.empty() && attempt.boundCount < most))
                    continue;
                if (attempt.boundCount > most)
                    farthest.clear();
                most = attempt.boundCount;
                if (farthest.size() < mostTriedAgain)
                    farthest.push_back({rule, pattern, attempt.place});
            }
        }
    }
    const Pattern* tried = nullptr;
    std::unique_ptr<PatternTrial> trial; // Of that pattern: it looks at the whole graph first.
    for (const Place& place : farthest) {
        const Pattern& pattern = m_answer.rules.rules[place.rule].patterns[place.pattern].pattern;
        if (tried != &pattern)
            trial = std::make_unique<PatternTrial>(m_graph, pattern);
        tried = &pattern;
        NearestTry nearest{place.rule, place.pattern, trial->at(place.node)};
        const bool isNear = hasWantedNear(nearest.detail);
        if (isNear || !m_facts.nearest)
            m_facts.nearest = std::move(nearest);
        if (isNear || m_cancel.isCancelled())
            return;
    }
}

void FactsGatherer::decideOrder()
{
    for (const std::uint32_t at : m_answer.made.matches.ruleOrder) {
        const RuleYield& rule = m_facts.rules[at];
        if (rule.isNamed || rule.hasWantedMiss || !rule.groups.empty() || !rule.refusals.empty())
            m_facts.order.push_back(at);
    }
}

bool FactsGatherer::isWanted(NodeId node) const
{
    return node.isValid()
        && (containsAnyCase(m_graph.nodeName(node), m_wanted)
            || containsAnyCase(m_graph.text(m_graph.moduleOf(node).path), m_wanted));
}

bool FactsGatherer::isWanted(std::uint32_t rule, const std::vector<NodeId>& nodes) const
{
    return m_facts.rules[rule].isNamed
        || std::ranges::any_of(nodes, [&](NodeId node) { return isWanted(node); });
}

} // namespace

MatchFacts gatherMatchFacts(const FusionAnswer& answer, const std::string& wanted,
                            const CancelToken& cancel)
{
    return FactsGatherer(answer, wanted, cancel).gather();
}

} // namespace fusewright
