// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/rule_matches.h"

#include "engine/graph/graph.h"
#include "engine/match/match_conditions.h"
#include "engine/partition/manual_sections.h"
#include "engine/partition/section_order.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>

namespace fusewright {

namespace {

/// So many matches are tried at one place until one can be a section.
constexpr int mostMatchesTried = 256;

/// A place and a pattern that may match there.
struct Try {
    NodeId place;
    std::uint32_t pattern;

    auto operator<=>(const Try&) const = default;
};

/// A match of a rule that grows, which may be a section in the end.
struct Growth {
    Try at;
    Match match;
    std::vector<NodeId> nodes;
    std::vector<std::string> restsOn;
    std::vector<std::size_t> instead; ///< Those in whose place it came.
    bool isReplaced = false;
    std::optional<std::uint32_t> section;
};

class RuleApplication {
public:
    RuleApplication(const Graph& graph, const RuleSet& rules, MatchBudget budget)
        : m_graph(graph),
          m_rules(rules),
          m_budget(budget),
          m_order(graph),
          m_taken(graph.nodeCount())
    {
    }

    void take(std::span<const ManualSection> manual);
    RuleMatches run(const CancelToken& cancel);

private:
    void applyRule(const CancelToken& cancel);
    void makeMatchers();
    std::vector<Try> tries() const;
    bool applyAt(const Try& at);
    bool accept(const Try& at, const Match& match);
    bool hold(const Try& at, const Match& match, std::vector<std::string>& restsOn);
    bool make(const Try& at, const Match& match, std::vector<NodeId> nodes,
              std::vector<std::string> restsOn);
    void applyGrowing(const CancelToken& cancel);
    bool growAt(const Try& at);
    void grow(const Try& at, const Match& match, std::vector<std::string> restsOn);
    void makeGrown(std::size_t growth);
    const Rule& rule() const { return m_rules.rules[m_rule]; }
    void noteTaken(const Try& at);
    void noteRoute(const Try& at, EscapeRoute route);
    void noteExploded(const Try& at);

    const Graph& m_graph;
    const RuleSet& m_rules;
    MatchBudget m_budget;
    SectionOrder m_order;
    NodeSet m_taken;
    std::uint32_t m_rule = 0;
    std::vector<Matcher> m_matchers;          ///< By pattern of the rule.
    std::optional<RefusedMatch> m_refused;    ///< The first at this place.
    bool m_isFree = false;                    ///< Some pattern matches without what is taken.
    std::optional<RefusedMatch> m_takenMatch; ///< What would match there if nothing were taken.
    std::vector<Growth> m_growths;            ///< Of the rule.
    std::map<NodeId, std::size_t> m_growthOf; ///< The last one that an operator was part of.
    std::vector<std::pair<std::size_t, std::size_t>> m_inWay; ///< Of a refused match, a growth.
    RuleMatches m_result;
};

void RuleApplication::take(std::span<const ManualSection> manual)
{
    for (const ManualSection& section : manual) {
        [[maybe_unused]] const auto route = m_order.add(section.nodes);
        assert(!route);
        for (const NodeId node : section.nodes)
            m_taken.insert(node);
    }
}

RuleMatches RuleApplication::run(const CancelToken& cancel)
{
    for (std::size_t at = 0; at < m_rules.rules.size(); ++at)
        m_result.ruleOrder.push_back(static_cast<std::uint32_t>(at));
    std::ranges::stable_sort(m_result.ruleOrder, std::greater(),
                             [&](std::uint32_t rule) { return m_rules.rules[rule].priority; });
    for (const std::uint32_t rule : m_result.ruleOrder) {
        m_rule = rule;
        applyRule(cancel);
    }
    m_result.sectionCount = m_order.sectionCount();
    return std::move(m_result);
}

std::vector<Try> RuleApplication::tries() const
{
    std::vector<Try> tries;
    for (std::uint32_t pattern = 0; pattern < m_matchers.size(); ++pattern) {
        for (const NodeId place : m_matchers[pattern].candidates())
            tries.push_back({place, pattern});
    }
    if (m_matchers.size() > 1)
        std::ranges::sort(tries);
    return tries;
}

void RuleApplication::makeMatchers()
{
    m_matchers.clear();
    for (const RulePattern& pattern : rule().patterns) {
        m_matchers.emplace_back(m_graph, pattern.pattern, m_budget);
        m_matchers.back().setTaken(&m_taken);
    }
}

void RuleApplication::applyRule(const CancelToken& cancel)
{
    makeMatchers();
    if (rule().grows) {
        applyGrowing(cancel);
        return;
    }
    const std::vector<Try> tries = this->tries();
    for (auto at = tries.begin(); at != tries.end() && !cancel.isCancelled();) {
        const NodeId place = at->place;
        m_refused.reset();
        m_takenMatch.reset();
        m_isFree = false;
        bool isSettled = false;
        for (; at != tries.end() && at->place == place; ++at)
            isSettled = isSettled || applyAt(*at);
        const std::optional<RefusedMatch>& refused = m_isFree ? m_refused : m_takenMatch;
        if (!isSettled && refused)
            m_result.refused.push_back(*refused);
    }
}

bool RuleApplication::applyAt(const Try& at)
{
    Matcher& matcher = m_matchers[at.pattern];
    const Match* match = matcher.first(at.place);
    noteExploded(at);
    m_isFree = m_isFree || match;
    if (!m_isFree && matcher.wasHindered() && !m_takenMatch)
        noteTaken(at);
    for (int tried = 0; match && tried < mostMatchesTried; ++tried) {
        if (accept(at, *match))
            return true;
        match = matcher.after(*match);
        noteExploded(at);
    }
    return false;
}

bool RuleApplication::accept(const Try& at, const Match& match)
{
    std::vector<std::string> restsOn;
    return hold(at, match, restsOn)
        && make(at, match, includedNodes(rule().patterns[at.pattern].pattern, match),
                std::move(restsOn));
}

/// Whether what the rule asks of a match holds.
bool RuleApplication::hold(const Try& at, const Match& match, std::vector<std::string>& restsOn)
{
    using Kind = ConditionVerdict::Kind;
    const RulePattern& written = rule().patterns[at.pattern];
    ConditionVerdict verdict =
        judgeConditions(m_graph, written, m_rules.choices, rule().name, match);
    restsOn = std::move(verdict.restsOn);
    if (!verdict.isFine() && !m_refused) {
        RefusedMatch refused{.rule = m_rule, .pattern = at.pattern, .place = at.place};
        refused.reason = verdict.kind == Kind::Raises ? RefusedMatch::Reason::Raises
            : verdict.kind == Kind::False             ? RefusedMatch::Reason::ConditionFalse
                                                      : RefusedMatch::Reason::ConditionUnknown;
        refused.part = verdict.part;
        refused.what = std::move(verdict.what);
        refused.saw = std::move(verdict.saw);
        refused.where = verdict.place;
        refused.nodes = includedNodes(written.pattern, match);
        m_refused = std::move(refused);
    }
    return verdict.isFine();
}

bool RuleApplication::make(const Try& at, const Match& match, std::vector<NodeId> nodes,
                           std::vector<std::string> restsOn)
{
    // Of context alone nothing can be made.
    if (nodes.empty())
        return false;
    if (std::optional<EscapeRoute> route = m_order.add(nodes)) {
        noteRoute(at, *std::move(route));
        return false;
    }
    for (const NodeId node : nodes)
        m_taken.insert(node);
    RuleMatch made{.rule = m_rule, .pattern = at.pattern, .match = match};
    made.restsOn = std::move(restsOn);
    made.section = static_cast<std::uint32_t>(m_order.sectionCount() - 1);
    made.nodes = std::move(nodes);
    m_result.matches.push_back(std::move(made));
    return true;
}

/// What earlier rules left is matched as if nothing of it were taken; only in the end it is known
/// which matches become sections.
void RuleApplication::applyGrowing(const CancelToken& cancel)
{
    m_growths.clear();
    m_growthOf.clear();
    m_inWay.clear();
    const std::vector<Try> tries = this->tries();
    for (auto at = tries.begin(); at != tries.end() && !cancel.isCancelled();) {
        const NodeId place = at->place;
        m_refused.reset();
        m_takenMatch.reset();
        bool isSettled = false;
        for (; at != tries.end() && at->place == place; ++at)
            isSettled = isSettled || growAt(*at);
        if (m_refused || (!isSettled && m_takenMatch))
            m_result.refused.push_back(m_refused ? *m_refused : *m_takenMatch);
    }
    for (std::size_t growth = 0; growth < m_growths.size(); ++growth) {
        if (!m_growths[growth].isReplaced)
            makeGrown(growth);
    }
    for (const auto& [refused, growth] : m_inWay)
        m_result.refused[refused].section = m_growths[growth].section;
}

/// True when there is a match, whatever becomes of it.
bool RuleApplication::growAt(const Try& at)
{
    Matcher& matcher = m_matchers[at.pattern];
    const Match* const match = matcher.first(at.place);
    noteExploded(at);
    if (!match) {
        if (matcher.wasHindered() && !m_takenMatch)
            noteTaken(at);
        return false;
    }
    std::vector<std::string> restsOn;
    const Match taken = *match;
    if (hold(at, taken, restsOn))
        grow(at, taken, std::move(restsOn));
    return true;
}

void RuleApplication::grow(const Try& at, const Match& match, std::vector<std::string> restsOn)
{
    Growth growth{.at = at, .match = match, .nodes = {}, .restsOn = std::move(restsOn)};
    growth.nodes = includedNodes(rule().patterns[at.pattern].pattern, match);
    for (const NodeId node : growth.nodes) {
        const auto earlier = m_growthOf.find(node);
        if (earlier == m_growthOf.end())
            continue;
        const Growth& before = m_growths[earlier->second];
        if (!std::ranges::includes(growth.nodes, before.nodes)) {
            m_refused = RefusedMatch{.rule = m_rule, .pattern = at.pattern, .place = at.place};
            m_refused->taken = node;
            m_inWay.emplace_back(m_result.refused.size(), earlier->second);
            return;
        }
        if (std::ranges::find(growth.instead, earlier->second) == growth.instead.end())
            growth.instead.push_back(earlier->second);
    }
    for (const std::size_t before : growth.instead)
        m_growths[before].isReplaced = true;
    for (const NodeId node : growth.nodes)
        m_growthOf[node] = m_growths.size();
    m_growths.push_back(std::move(growth));
}

/// What cannot run in one piece leaves its place to those that it had taken it from.
void RuleApplication::makeGrown(std::size_t growth)
{
    std::vector<std::size_t> open{growth};
    while (!open.empty()) {
        Growth& next = m_growths[open.back()];
        open.pop_back();
        m_refused.reset();
        if (make(next.at, next.match, next.nodes, next.restsOn)) {
            next.section = m_result.matches.back().section;
            continue;
        }
        if (m_refused)
            m_result.refused.push_back(*m_refused);
        open.insert(open.end(), next.instead.rbegin(), next.instead.rend());
    }
}

/// The match that there would be if nothing were taken says who is in the way.
void RuleApplication::noteTaken(const Try& at)
{
    Matcher& matcher = m_matchers[at.pattern];
    matcher.setTaken(nullptr);
    if (const Match* match = matcher.first(at.place)) {
        const Pattern& pattern = m_rules.rules[m_rule].patterns[at.pattern].pattern;
        RefusedMatch refused{.rule = m_rule, .pattern = at.pattern, .place = at.place};
        for (const NodeId node : includedNodes(pattern, *match)) {
            if (m_taken.contains(node) && !refused.taken.isValid()) {
                refused.taken = node;
                refused.section = m_order.sectionOf(node);
            }
        }
        m_takenMatch = std::move(refused);
    }
    noteExploded(at);
    matcher.setTaken(&m_taken);
}

void RuleApplication::noteRoute(const Try& at, EscapeRoute route)
{
    RefusedMatch refused{.rule = m_rule, .pattern = at.pattern, .place = at.place};
    refused.reason =
        route.section ? RefusedMatch::Reason::SectionCycle : RefusedMatch::Reason::NotConvex;
    refused.section = route.section;
    refused.path = std::move(route.path);
    if (!m_refused)
        m_refused = std::move(refused);
}

void RuleApplication::noteExploded(const Try& at)
{
    if (const std::optional<EntryId> entry = m_matchers[at.pattern].exploded())
        m_result.exploded.push_back({m_rule, at.pattern, at.place, *entry});
}

} // namespace

std::string_view refusalCode(RefusedMatch::Reason reason)
{
    constexpr std::array<std::string_view, 6> codes{
        "taken", "not-convex", "section-cycle", "condition-false", "condition-unknown", "raises"};
    return codes[static_cast<std::size_t>(reason)];
}

bool isOfCondition(RefusedMatch::Reason reason)
{
    return reason == RefusedMatch::Reason::ConditionFalse
        || reason == RefusedMatch::Reason::ConditionUnknown
        || reason == RefusedMatch::Reason::Raises;
}

const Rule* ruleInTheWay(const RuleSet& rules, const RuleMatches& matches,
                         const RefusedMatch& refused)
{
    const RuleMatch* const made = refused.section ? matches.madeBy(*refused.section) : nullptr;
    return made ? &rules.rules[made->rule] : nullptr;
}

std::vector<RuleCounts> countByRule(const RuleSet& rules, const RuleMatches& matches)
{
    std::vector<RuleCounts> counts(rules.rules.size());
    for (const RuleMatch& match : matches.matches) {
        ++counts[match.rule].matches;
        counts[match.rule].operators += match.nodes.size();
    }
    for (const RefusedMatch& refused : matches.refused)
        ++counts[refused.rule].refused;
    return counts;
}

RuleMatches matchRules(const Graph& graph, const RuleSet& rules, const CancelToken& cancel,
                       MatchBudget budget, std::span<const ManualSection> manual)
{
    RuleApplication application(graph, rules, budget);
    application.take(manual);
    return application.run(cancel);
}

} // namespace fusewright
