// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/rule_matches.h"

#include "engine/graph/bound_names.h"
#include "engine/graph/graph.h"
#include "engine/match/match_conditions.h"
#include "engine/partition/manual_sections.h"
#include "engine/partition/section_order.h"

#include <algorithm>
#include <array>
#include <cassert>

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

class RuleApplication {
public:
    RuleApplication(const Graph& graph, const RuleSet& rules, MatchBudget budget)
        : m_graph(graph),
          m_rules(rules),
          m_budget(budget),
          m_order(graph),
          m_names(graph),
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
    bool growBy(const Try& at, const Match& match);
    void grow(const Try& at, const Match& match, std::vector<std::string> restsOn);
    std::uint32_t sectionNow(std::uint32_t section) const;
    void numberSections();
    const Rule& rule() const { return m_rules.rules[m_rule]; }
    void noteTaken(const Try& at);
    void noteRoute(const Try& at, EscapeRoute route);
    void noteNamed(const Try& at, const BoundRoute& route);
    void noteExploded(const Try& at);

    const Graph& m_graph;
    const RuleSet& m_rules;
    MatchBudget m_budget;
    SectionOrder m_order;
    BoundNames m_names;
    NodeSet m_taken;
    std::uint32_t m_rule = 0;
    std::vector<Matcher> m_matchers;          ///< By pattern of the rule.
    std::optional<RefusedMatch> m_refused;    ///< The first at this place.
    bool m_isFree = false;                    ///< Some pattern matches without what is taken.
    std::optional<RefusedMatch> m_takenMatch; ///< What would match there if nothing were taken.
    std::optional<RefusedMatch> m_uncertain;  ///< A match there, or none: the graph does not say.
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
    numberSections();
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
        judgeConditions(m_graph, written, m_rules.choices, rule().name, match, &m_taken);
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
        refused.outside = std::move(verdict.outside);
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
    // A name is bound between the operators, and what grows is taken out with all that it binds.
    if (const auto named = rule().grows ? m_names.routeWithin(nodes) : std::nullopt) {
        noteNamed(at, *named);
        return false;
    }
    if (std::optional<EscapeRoute> route = m_order.add(nodes)) {
        noteRoute(at, *std::move(route));
        return false;
    }
    // What grows is taken when the rule is done.
    for (const NodeId node : rule().grows ? std::span<const NodeId>() : nodes)
        m_taken.insert(node);
    RuleMatch made{.rule = m_rule, .pattern = at.pattern, .match = match};
    made.restsOn = std::move(restsOn);
    made.section = static_cast<std::uint32_t>(m_order.sectionCount() - 1);
    made.nodes = std::move(nodes);
    m_result.matches.push_back(std::move(made));
    return true;
}

/// What earlier rules left is matched as if nothing of it were taken.
void RuleApplication::applyGrowing(const CancelToken& cancel)
{
    const std::size_t before = m_result.matches.size();
    const std::vector<Try> tries = this->tries();
    for (auto at = tries.begin(); at != tries.end() && !cancel.isCancelled();) {
        const NodeId place = at->place;
        m_refused.reset();
        m_takenMatch.reset();
        m_uncertain.reset();
        bool isSettled = false;
        for (; at != tries.end() && at->place == place; ++at)
            isSettled = isSettled || growAt(*at);
        const std::optional<RefusedMatch>& refused = isSettled ? m_refused
            : m_uncertain                                      ? m_uncertain
                                                               : m_takenMatch;
        if (refused)
            m_result.refused.push_back(*refused);
    }
    const auto first = m_result.matches.begin() + static_cast<std::ptrdiff_t>(before);
    for (auto made = first; made != m_result.matches.end(); ++made) {
        for (const NodeId node : made->nodes)
            m_taken.insert(node);
    }
    const auto isReplaced = [&](const RuleMatch& made) {
        return sectionNow(made.section) != made.section;
    };
    m_result.matches.erase(std::remove_if(first, m_result.matches.end(), isReplaced),
                           m_result.matches.end());
}

/// The section that has the operators of a section now.
std::uint32_t RuleApplication::sectionNow(std::uint32_t section) const
{
    return *m_order.sectionOf(m_order.nodes(section).front());
}

/// Without those in whose place others came.
void RuleApplication::numberSections()
{
    std::vector<std::uint32_t> numbers(m_order.sectionCount());
    std::uint32_t count = 0;
    for (std::uint32_t section = 0; section < numbers.size(); ++section) {
        numbers[section] = count;
        count += sectionNow(section) == section ? 1 : 0;
    }
    m_result.sectionCount = count;
    for (RuleMatch& made : m_result.matches)
        made.section = numbers[made.section];
    for (RefusedMatch& refused : m_result.refused) {
        if (refused.section)
            refused.section = numbers[sectionNow(*refused.section)];
    }
}

/// True when there is a match, whatever becomes of it. One of which the graph does not say enough
/// is none as long as there is another.
bool RuleApplication::growAt(const Try& at)
{
    Matcher& matcher = m_matchers[at.pattern];
    const Match* match = matcher.first(at.place);
    noteExploded(at);
    if (!match && matcher.wasHindered() && !m_takenMatch)
        noteTaken(at);
    for (int tried = 0; match && tried < mostMatchesTried; ++tried) {
        const Match next = *match;
        if (growBy(at, next))
            return true;
        match = matcher.after(next);
        noteExploded(at);
    }
    return false;
}

bool RuleApplication::growBy(const Try& at, const Match& match)
{
    std::vector<std::string> restsOn;
    if (hold(at, match, restsOn)) {
        grow(at, match, std::move(restsOn));
        return true;
    }
    if (match.unknown.empty())
        return true;
    if (!m_uncertain)
        m_uncertain = std::move(m_refused);
    m_refused.reset();
    return false;
}

/// Makes a section of it where it has all of the sections of the rule that it meets.
void RuleApplication::grow(const Try& at, const Match& match, std::vector<std::string> restsOn)
{
    std::vector<NodeId> nodes = includedNodes(rule().patterns[at.pattern].pattern, match);
    for (const NodeId node : nodes) {
        const auto section = m_order.sectionOf(node);
        if (!section || std::ranges::includes(nodes, m_order.nodes(*section)))
            continue;
        m_refused = RefusedMatch{.rule = m_rule, .pattern = at.pattern, .place = at.place};
        m_refused->section = section;
        m_refused->taken = node;
        return;
    }
    make(at, match, std::move(nodes), std::move(restsOn));
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
        // What a condition makes of operators that are taken is no overlap.
        if (refused.taken.isValid())
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

void RuleApplication::noteNamed(const Try& at, const BoundRoute& route)
{
    RefusedMatch refused{.rule = m_rule, .pattern = at.pattern, .place = at.place};
    refused.reason = RefusedMatch::Reason::NotConvex;
    refused.path = {route.maker, route.user};
    refused.saw = std::string(m_graph.nodeName(route.user)) + " uses "
        + std::string(m_graph.nodeName(route.maker)) + " by the "
        + (route.name->isTuple ? "tuple " : "alias ") + std::string(route.name->name);
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

std::vector<NodeId> operatorsInTheWay(const RuleMatches& matches, const RefusedMatch& refused)
{
    const RuleMatch* const made = refused.section ? matches.madeBy(*refused.section) : nullptr;
    std::vector<NodeId> nodes = made ? made->nodes : std::vector<NodeId>();
    nodes.insert(nodes.end(), refused.outside.begin(), refused.outside.end());
    return nodes;
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
