// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/match_check.h"

#include "engine/graph/graph_editor.h"
#include "engine/match/match_conditions.h"
#include "engine/pattern/blame.h"
#include "engine/pattern/match_judge.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory_resource>

namespace fusewright {

namespace {

using Reason = RefusedRewrite::Reason;

/// The values of the graph that a result of the replacement is made of.
std::vector<ValueId> needsOf(const ScratchGraph& scratch, std::size_t result)
{
    constexpr std::size_t usualNeeds = 8;
    std::array<std::byte, 512> bytes; // Not filled: what is asked for is.
    std::pmr::monotonic_buffer_resource room(bytes.data(), bytes.size());
    std::vector<ValueId> needs;
    std::pmr::vector<bool> isSeen(scratch.nodes.size(), false, &room);
    std::pmr::vector<ScratchValue> open(&room);
    needs.reserve(usualNeeds);
    open.reserve(usualNeeds);
    open.push_back(scratch.results[result]);
    while (!open.empty()) {
        const ScratchValue value = open.back();
        open.pop_back();
        if (!value.isMade()) {
            needs.push_back(value.value);
            continue;
        }
        if (isSeen[value.made])
            continue;
        isSeen[value.made] = true;
        for (const ScratchArgument& argument : scratch.nodes[value.made].arguments) {
            if (argument.value)
                open.push_back(*argument.value);
        }
    }
    return needs;
}

/// Of what was matched, the operators that will not be there any more: none where results may be
/// used outside, and else all but those that the replacement needs, and what these need.
std::vector<NodeId> certainToGo(const Graph& graph, const StagePlan& plan,
                                const CheckedMatch& checked)
{
    if (plan.removes != StagePlan::Removes::Matched
        || plan.innerUse != StagePlan::InnerUse::Forbidden)
        return {};
    std::vector<NodeId> going = checked.matched;
    std::vector<NodeId> open;
    for (const std::vector<ValueId>& values : checked.needs) {
        for (const ValueId value : values)
            open.push_back(graph.producer(value));
    }
    while (!open.empty()) {
        const NodeId stays = open.back();
        open.pop_back();
        const auto found = std::ranges::lower_bound(going, stays);
        if (found == going.end() || *found != stays)
            continue;
        going.erase(found);
        const auto producers = graph.producers(stays);
        open.insert(open.end(), producers.begin(), producers.end());
    }
    return going;
}

/// The operator that gives an entry's results: of a choice what was chosen, of a chain the last
/// one. Invalid where the entry takes nothing here.
NodeId giverOf(const Pattern& pattern, const Match& match, EntryId entry)
{
    EntryId at = entry;
    while (match.isBound(at) && pattern.entry(at).kind == Entry::Kind::Choice)
        at = pattern.entry(at).options[match.slot(at).option];
    const auto nodes = match.nodes(at);
    return nodes.empty() ? NodeId() : nodes.back();
}

class MatchChecker {
public:
    MatchChecker(const CheckGround& ground, const Match& match);

    CheckedMatch run();
    CheckedMatch runInside();
    CheckedMatch runConditions();
    CheckedMatch runReplacement();

private:
    CheckedMatch finished(bool isFine);
    bool holds();
    bool findReplaced();
    bool staysInside();
    bool canBeMade();
    bool usesNothingReplaced();
    bool refuse(Reason reason, ExpressionId part, std::string what, std::string saw);
    bool isReplaced(ValueId value) const;

    const CheckGround& m_on;
    const Match& m_match;
    const Pattern& m_pattern;
    ExpressionGround m_ground;
    CheckedMatch m_checked;
};

MatchChecker::MatchChecker(const CheckGround& ground, const Match& match)
    : m_on(ground),
      m_match(match),
      m_pattern(ground.written.pattern),
      m_ground{.graph = &ground.graph,
               .pattern = &ground.written.pattern,
               .match = &match,
               .choices = &ground.choices,
               .plans = ground.plans}
{
}

bool MatchChecker::refuse(Reason reason, ExpressionId part, std::string what, std::string saw)
{
    m_checked.refused = {.reason = reason,
                         .place = m_match.place,
                         .part = part,
                         .what = std::move(what),
                         .saw = std::move(saw)};
    return false;
}

bool MatchChecker::holds()
{
    using Kind = ConditionVerdict::Kind;
    ConditionVerdict verdict =
        judgeConditions(m_on.graph, m_on.written, m_on.choices, m_on.ruleName, m_match);
    m_checked.restsOn.insert(m_checked.restsOn.end(), verdict.restsOn.begin(),
                             verdict.restsOn.end());
    m_checked.raises = verdict.kind == Kind::Raises;
    const Reason reason = verdict.kind == Kind::Raises ? Reason::Raises
        : verdict.kind == Kind::False                  ? Reason::ConditionFalse
                                                       : Reason::ConditionUnknown;
    if (verdict.isFine())
        return true;
    refuse(reason, verdict.part, std::move(verdict.what), std::move(verdict.saw));
    m_checked.refused.where = verdict.place;
    return false;
}

bool MatchChecker::isReplaced(ValueId value) const
{
    return std::ranges::find(m_checked.replaced, value) != m_checked.replaced.end();
}

bool MatchChecker::findReplaced()
{
    m_checked.matched = includedNodes(m_pattern, m_match);
    for (const ReplacedResult& result : m_on.written.replacement->results()) {
        const NodeId node = giverOf(m_pattern, m_match, result.entry);
        if (!node.isValid() || result.output >= m_on.graph.outputCount(node))
            return refuse(Reason::Invalid, {}, m_pattern.entry(result.entry).name,
                          "There is no such result here");
        const ValueId value = m_on.graph.outputs(node)[result.output];
        if (isReplaced(value))
            return refuse(Reason::Invalid, {}, m_pattern.entry(result.entry).name,
                          "It would be replaced twice");
        m_checked.replaced.push_back(value);
    }
    m_checked.isWithoutEffect = std::ranges::all_of(m_checked.replaced, [&](ValueId value) {
        return m_on.graph.uses(value).empty() && !m_on.graph.isOutput(value);
    });
    return !m_checked.isWithoutEffect;
}

/// Where inner results must not be used outside of the match.
bool MatchChecker::staysInside()
{
    if (m_on.plan.innerUse == StagePlan::InnerUse::Keeps)
        return true;
    const auto isInside = [&](NodeId node) {
        return std::ranges::binary_search(m_checked.matched, node);
    };
    for (const NodeId node : m_checked.matched) {
        for (const ValueId value : m_on.graph.outputs(node)) {
            std::vector<NodeId> outside;
            for (const Use& use : m_on.graph.uses(value)) {
                if (!isInside(use.node))
                    outside.push_back(use.node);
            }
            const bool isUsed = !outside.empty() || m_on.graph.isOutput(value);
            if (!isUsed || isReplaced(value))
                continue;
            const std::string name(m_on.graph.nodeName(node));
            refuse(Reason::Escapes, {}, name,
                   outside.empty()
                       ? "It is an output of the model"
                       : "It is used by " + std::string(m_on.graph.nodeName(outside.front())));
            m_checked.refused.path = std::move(outside);
            return false;
        }
    }
    return true;
}

bool MatchChecker::canBeMade()
{
    m_checked.made = makeReplacement(*m_on.written.replacement, m_ground);
    MadeReplacement& made = m_checked.made;
    m_checked.restsOn.insert(m_checked.restsOn.end(), made.assumed.begin(), made.assumed.end());
    const std::string part = made.part.isValid()
        ? quotation(m_pattern, made.part, m_on.written.text.get())
        : std::string("the replacement");
    if (made.outcome == MadeReplacement::Outcome::Invalid)
        return refuse(Reason::Invalid, made.part, part, made.why);
    if (made.outcome == MadeReplacement::Outcome::Unknown)
        return refuse(Reason::ConditionUnknown, made.part, part,
                      causeText(m_pattern, made.causes.front()));
    return true;
}

bool MatchChecker::usesNothingReplaced()
{
    m_checked.needs.reserve(m_checked.replaced.size());
    for (std::size_t at = 0; at < m_checked.replaced.size(); ++at) {
        const std::vector<ValueId>& needs =
            m_checked.needs.emplace_back(needsOf(m_checked.made.graph, at));
        if (std::ranges::any_of(needs, [&](ValueId value) { return isReplaced(value); }))
            return refuse(Reason::Invalid, {}, "the replacement", "It uses what it replaces");
    }
    return true;
}

CheckedMatch MatchChecker::run()
{
    return finished(findReplaced() && staysInside() && holds() && canBeMade()
                    && usesNothingReplaced());
}

CheckedMatch MatchChecker::runInside()
{
    static_cast<void>(findReplaced());
    return finished(staysInside());
}

CheckedMatch MatchChecker::runConditions()
{
    return finished(holds());
}

CheckedMatch MatchChecker::runReplacement()
{
    return finished(findReplaced() && canBeMade() && usesNothingReplaced());
}

CheckedMatch MatchChecker::finished(bool isFine)
{
    m_checked.isFine = isFine;
    std::ranges::sort(m_checked.restsOn);
    const auto end = std::unique(m_checked.restsOn.begin(), m_checked.restsOn.end());
    m_checked.restsOn.erase(end, m_checked.restsOn.end());
    return std::move(m_checked);
}

} // namespace

CheckedMatch checkMatch(const CheckGround& ground, const Match& match)
{
    return MatchChecker(ground, match).run();
}

CheckedMatch checkInside(const CheckGround& ground, const Match& match)
{
    return MatchChecker(ground, match).runInside();
}

CheckedMatch checkConditions(const CheckGround& ground, const Match& match)
{
    return MatchChecker(ground, match).runConditions();
}

CheckedMatch checkReplacement(const CheckGround& ground, const Match& match)
{
    return MatchChecker(ground, match).runReplacement();
}

std::optional<RefusedRewrite> findCycle(const GraphEditor& editor, const StagePlan& plan,
                                        const Match& match, const CheckedMatch& checked)
{
    std::vector<PlannedValue> planned;
    planned.reserve(checked.replaced.size());
    for (std::size_t at = 0; at < checked.replaced.size(); ++at)
        planned.push_back({.replaced = checked.replaced[at], .needs = checked.needs[at]});
    auto cycle = editor.cycleThrough(planned, certainToGo(editor.graph(), plan, checked));
    if (!cycle)
        return std::nullopt;
    return RefusedRewrite{.reason = Reason::Cycle,
                          .place = match.place,
                          .part = {},
                          .what = std::string(editor.graph().nodeName(cycle->front())),
                          .saw = "The replacement would need what uses it",
                          .path = *std::move(cycle)};
}

std::uint32_t reachOf(const RulePattern& written)
{
    std::uint32_t reach = written.judge ? written.judge->reach() : 0;
    // An operator that gets another operand, or of whose operand something else is known, has
    // changed itself.
    std::vector<bool> knowsOperands;
    for (const Entry& entry : written.pattern.entries())
        knowsOperands.push_back(entry.kind == Entry::Kind::Operator);
    const ExpressionTable& table = written.pattern.expressions();
    for (std::size_t at = 0; at < table.size(); ++at)
        reach = std::max(reach, table.reachOf(ExpressionId(at), knowsOperands));
    return reach;
}

} // namespace fusewright
