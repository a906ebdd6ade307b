// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/all_at_once.h"

#include "engine/graph/graph_editor.h"
#include "engine/graph/node_set.h"
#include "engine/infer/local_inference.h"
#include "engine/match/attempts.h"
#include "engine/match/matcher.h"
#include "engine/pattern/pattern_part.h"
#include "engine/rewrite/lineage.h"
#include "engine/rewrite/made_facts.h"
#include "engine/rewrite/match_check.h"
#include "engine/rewrite/rewrite_step.h"
#include "engine/rewrite/stage_record.h"
#include "engine/rewrite/taken_tensors.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

using Reason = RefusedRewrite::Reason;

/// So many matches of one pattern are looked at.
constexpr std::size_t mostMatches = 1'000'000;

class AtOnceRun {
public:
    AtOnceRun(std::shared_ptr<const Graph> graph, const RuleSet& rules, std::uint32_t stage,
              const RewriteChoices& choices, const StageLimits& limits);

    StageResult run();

private:
    const Graph& graph() const { return m_editor ? m_editor->graph() : *m_given; }
    bool isBefore(NodeId a, NodeId b) const { return m_editor ? m_editor->isBefore(a, b) : a < b; }
    CheckGround ground() const;
    void runPattern();
    bool mayGoOn();
    std::vector<Match> found();
    void sort(std::vector<Match>& matches) const;
    void stopIfResultIsNowhere(const Pattern& pattern);
    void keepContained(std::vector<Match>& matches);
    void keepWithoutCycle(std::vector<Match>& matches);
    std::vector<NodeId> cycleOf(const std::vector<NodeId>& part) const;
    void keepApart(std::vector<Match>& matches);
    void keepAccepted(std::vector<Match>& matches);
    void rewriteAll(const std::vector<Match>& matches);
    bool rewrite(Match match);
    NodeId firstUser(const std::vector<ValueId>& values) const;
    void follow(Match& match) const;
    void note(MadeStep made);
    void refuse(const Match& match, Reason reason, std::string what, std::string saw,
                std::vector<NodeId> path);
    void refuse(const Match& match, RefusedRewrite refused);
    void stopAt(std::string why);
    void takeOver();

    std::shared_ptr<const Graph> m_given;
    const RuleSet& m_rules;
    const StagePlan& m_plan;
    const RewriteChoices& m_choices;
    const StageLimits& m_limits;
    std::optional<GraphEditor> m_editor;
    std::optional<LocalInference> m_inference;
    std::uint32_t m_rule = 0;
    std::uint32_t m_pattern = 0;
    const RulePattern* m_written = nullptr;
    std::unordered_map<ValueId, ValueId> m_replaced; ///< By this pattern.
    MatchFunnel m_funnel;
    std::vector<MatchFunnel> m_funnels;
    StageRecord m_record;
    Lineage m_lineage;
};

AtOnceRun::AtOnceRun(std::shared_ptr<const Graph> graph, const RuleSet& rules, std::uint32_t stage,
                     const RewriteChoices& choices, const StageLimits& limits)
    : m_given(std::move(graph)),
      m_rules(rules),
      m_plan(rules.stages[stage]),
      m_choices(choices),
      m_limits(limits),
      m_record(m_given),
      m_lineage(m_given->nodeCount(), m_plan.mostDescendants)
{
}

CheckGround AtOnceRun::ground() const
{
    return {graph(), m_plan, *m_written, m_choices.rules, m_rules.rules[m_rule].name};
}

bool AtOnceRun::mayGoOn()
{
    const bool isStopped = m_record.steps().size() >= m_limits.steps
        || m_limits.cancel.isCancelled()
        || graph().nodeCount() > 4 * m_given->nodeCount() + 1'000'000;
    if (isStopped)
        m_record.cutShort();
    return !isStopped;
}

StageResult AtOnceRun::run()
{
    for (const std::uint32_t rule : m_plan.rules) {
        for (std::uint32_t at = 0; at < m_rules.rules[rule].patterns.size(); ++at) {
            m_rule = rule;
            m_pattern = at;
            m_written = &m_rules.rules[rule].patterns[at];
            if (m_written->replacement && m_written->pattern.placeEntry().isValid() && mayGoOn())
                runPattern();
        }
    }
    StageResult result =
        m_record.steps().empty() ? m_record.unchanged() : m_record.finished(*std::move(m_editor));
    result.funnels = std::move(m_funnels);
    return result;
}

void AtOnceRun::runPattern()
{
    m_funnel = {.rule = m_rule, .pattern = m_pattern, .stops = {}};
    m_replaced.clear();
    std::vector<Match> matches = found();
    m_funnel.found = matches.size();
    if (m_funnel.stops.empty()) {
        keepContained(matches);
        m_funnel.contained = matches.size();
        keepWithoutCycle(matches);
        m_funnel.withoutCycle = matches.size();
        keepApart(matches);
        m_funnel.apart = matches.size();
        keepAccepted(matches);
        m_funnel.accepted = matches.size();
        const RuleStop& stop = m_written->stop;
        if (!stop.why.empty() && (stop.isAlways || !matches.empty()))
            stopAt(stop.why);
        for (const Match& match : matches) {
            if (!m_funnel.stops.empty())
                refuse(match, Reason::Raises, m_written->name, m_funnel.stops, {});
        }
        if (m_funnel.stops.empty())
            rewriteAll(matches);
    }
    m_funnels.push_back(std::move(m_funnel));
}

void AtOnceRun::refuse(const Match& match, RefusedRewrite refused)
{
    refused.rule = m_rule;
    refused.pattern = m_pattern;
    refused.place = match.place;
    m_record.refuse(std::move(refused));
}

void AtOnceRun::refuse(const Match& match, Reason reason, std::string what, std::string saw,
                       std::vector<NodeId> path)
{
    refuse(match,
           {.reason = reason,
            .what = std::move(what),
            .saw = std::move(saw),
            .path = std::move(path)});
}

/// The first reason counts.
void AtOnceRun::stopAt(std::string why)
{
    if (m_funnel.stops.empty())
        m_funnel.stops = std::move(why);
}

// --- the five steps ----------------------------------------------------------------------------

/// Torch looks for the results whose operators are in the graph, and stops where it has all of
/// those and then misses another.
void AtOnceRun::stopIfResultIsNowhere(const Pattern& pattern)
{
    const std::vector<EntryId> missing = PatternTrial(graph(), pattern).missing();
    std::vector<EntryId> present = lastEntries(pattern);
    const auto isMissing = [&](EntryId entry) {
        return std::ranges::find(missing, entry) != missing.end();
    };
    const auto absent = std::ranges::find_if(present, isMissing);
    if (absent == present.end())
        return;
    const std::string name = pattern.entry(*absent).name;
    std::erase_if(present, isMissing);
    const std::optional<Pattern> part = partOf(pattern, present);
    if (!part)
        return;
    Matcher matcher(graph(), *part);
    const std::vector<NodeId> places = matcher.candidates();
    if (std::ranges::any_of(places, [&](NodeId place) { return matcher.first(place); }))
        stopAt("The graph has nothing that could be the result " + name
               + ", and torch stops there");
}

/// All matches, by the order of the graph of what their entries take.
std::vector<Match> AtOnceRun::found()
{
    std::vector<Match> matches;
    const Pattern& pattern = m_written->pattern;
    // A pattern in one piece has one match at a place: its forms leave no choice.
    const bool isInPieces = lastEntries(pattern).size() > 1 || !pattern.hasCalls();
    if (isInPieces)
        stopIfResultIsNowhere(pattern);
    Matcher matcher(graph(), pattern);
    for (const NodeId place : matcher.candidates()) {
        if (m_editor && !m_editor->isAlive(place))
            continue;
        if (matches.size() >= mostMatches || m_limits.cancel.isCancelled()) {
            m_record.cutShort();
            break;
        }
        for (const Match* match = matcher.first(place); match;) {
            matches.push_back(*match);
            match = isInPieces && matches.size() < mostMatches ? matcher.after(matches.back())
                                                               : nullptr;
        }
    }
    if (m_editor)
        sort(matches);
    return matches;
}

void AtOnceRun::sort(std::vector<Match>& matches) const
{
    std::ranges::stable_sort(matches, [&](const Match& a, const Match& b) {
        for (std::size_t at = 0; at < a.bindings.size(); ++at) {
            const NodeId left = a.bindings[at].first;
            const NodeId right = b.bindings[at].first;
            if (left != right && left.isValid() && right.isValid())
                return isBefore(left, right);
        }
        return false;
    });
}

void AtOnceRun::keepContained(std::vector<Match>& matches)
{
    std::erase_if(matches, [&](const Match& match) {
        CheckedMatch checked = checkInside(ground(), match);
        if (!checked.isFine) {
            refuse(match, std::move(checked.refused));
            return true;
        }
        const std::vector<NodeId> part = allNodes(match);
        return std::ranges::any_of(tensorsOf(m_written->pattern, match), [&](ValueId tensor) {
            const auto uses = graph().uses(tensor);
            const auto outside = std::ranges::find_if(
                uses, [&](const Use& use) { return !std::ranges::binary_search(part, use.node); });
            const bool isUsed = outside != uses.end();
            if (!isUsed && !graph().isOutput(tensor))
                return false;
            const std::vector<NodeId> users(isUsed ? 1 : 0, isUsed ? outside->node : NodeId());
            refuse(match, Reason::Escapes, std::string(graph().valueName(tensor)),
                   isUsed ? "It is used by " + std::string(graph().nodeName(users.front()))
                          : "It is an output of the model",
                   users);
            return true;
        });
    });
}

/// A way out of these operators and back into them; empty where there is none.
std::vector<NodeId> AtOnceRun::cycleOf(const std::vector<NodeId>& part) const
{
    const auto isInside = [&](NodeId node) { return std::ranges::binary_search(part, node); };
    NodeId last = part.front();
    for (const NodeId node : part)
        last = isBefore(last, node) ? node : last;
    std::unordered_map<NodeId, NodeId> cameFrom;
    std::vector<NodeId> open;
    const auto visit = [&](NodeId node, NodeId from) {
        // What comes behind all of them leads to none.
        if (isBefore(node, last) && cameFrom.try_emplace(node, from).second)
            open.push_back(node);
    };
    for (const NodeId node : part) {
        for (const NodeId user : graph().users(node)) {
            if (!isInside(user))
                visit(user, node);
        }
    }
    while (!open.empty()) {
        const NodeId node = open.back();
        open.pop_back();
        for (const NodeId user : graph().users(node)) {
            if (!isInside(user)) {
                visit(user, node);
                continue;
            }
            std::vector<NodeId> path{user};
            for (NodeId at = node; at.isValid() && !isInside(at); at = cameFrom.at(at))
                path.push_back(at);
            std::ranges::reverse(path);
            return path;
        }
    }
    return {};
}

void AtOnceRun::keepWithoutCycle(std::vector<Match>& matches)
{
    std::erase_if(matches, [&](const Match& match) {
        const std::vector<NodeId> part = allNodes(match);
        std::vector<NodeId> cycle = part.empty() ? part : cycleOf(part);
        if (cycle.empty())
            return false;
        std::string through(graph().nodeName(cycle.front()));
        refuse(match, Reason::Cycle, std::move(through), "The match could not run in one piece",
               std::move(cycle));
        return true;
    });
}

void AtOnceRun::keepApart(std::vector<Match>& matches)
{
    std::unordered_map<NodeId, NodeId> owner;   ///< The place of the match that has an operator.
    std::unordered_map<ValueId, NodeId> holder; ///< The same of tensors.
    std::erase_if(matches, [&](const Match& match) {
        const std::vector<NodeId> part = allNodes(match);
        const std::vector<ValueId> tensors = tensorsOf(m_written->pattern, match);
        for (const ValueId tensor : tensors) {
            const auto taken = holder.find(tensor);
            if (taken == holder.end())
                continue;
            refuse(match, Reason::Overlaps, std::string(graph().valueName(tensor)),
                   "The match at " + std::string(graph().nodeName(taken->second)) + " has it", {});
            return true;
        }
        for (const NodeId node : part) {
            const auto taken = owner.find(node);
            if (taken == owner.end())
                continue;
            refuse(match, Reason::Overlaps, std::string(graph().nodeName(node)),
                   "The match at " + std::string(graph().nodeName(taken->second)) + " has it",
                   {node});
            return true;
        }
        for (const NodeId node : part)
            owner.emplace(node, match.place);
        for (const ValueId tensor : tensors)
            holder.emplace(tensor, match.place);
        return false;
    });
}

/// A check that goes wrong leaves nothing: whoever applies the rules would stop before the first
/// rewrite.
void AtOnceRun::keepAccepted(std::vector<Match>& matches)
{
    std::erase_if(matches, [&](const Match& match) {
        if (!m_funnel.stops.empty())
            return true;
        CheckedMatch checked = checkConditions(ground(), match);
        if (checked.raises)
            stopAt(checked.refused.what);
        if (!checked.isFine)
            refuse(match, std::move(checked.refused));
        return !checked.isFine;
    });
    if (!m_funnel.stops.empty())
        matches.clear();
}

// --- rewriting ---------------------------------------------------------------------------------

void AtOnceRun::takeOver()
{
    m_editor.emplace(*m_given);
    for (const std::uint32_t rule : m_plan.rules) {
        for (const RulePattern& pattern : m_rules.rules[rule].patterns) {
            if (!pattern.replacement)
                continue;
            for (const std::string& name : pattern.replacement->operators())
                static_cast<void>(m_editor->operatorNamed(name));
        }
    }
    m_inference.emplace(*m_editor);
}

void AtOnceRun::rewriteAll(const std::vector<Match>& matches)
{
    for (const Match& match : matches) {
        if (!mayGoOn() || !rewrite(match))
            return;
    }
}

/// Operands that an earlier match of the pattern has replaced are what came in their place.
void AtOnceRun::follow(Match& match) const
{
    for (MatchSlot& slot : match.bindings) {
        const auto fresh = slot.value.isValid() ? m_replaced.find(slot.value) : m_replaced.end();
        if (fresh != m_replaced.end())
            slot.value = fresh->second;
    }
}

/// Invalid where nobody but the graph's outputs uses them.
NodeId AtOnceRun::firstUser(const std::vector<ValueId>& values) const
{
    NodeId first;
    for (const ValueId value : values) {
        for (const Use& use : graph().uses(value)) {
            if (!first.isValid() || isBefore(use.node, first))
                first = use.node;
        }
    }
    return first;
}

/// False where whoever applies the rules would stop.
bool AtOnceRun::rewrite(Match match)
{
    follow(match);
    CheckedMatch checked = checkReplacement(ground(), match);
    if (checked.isWithoutEffect) {
        const std::string name(graph().nodeName(match.place));
        stopAt("Nothing uses what " + name + " gives, and torch stops at such a match");
        refuse(match, Reason::Raises, name, "Nothing uses its result", {});
        return false;
    }
    if (!checked.isFine) {
        refuse(match, std::move(checked.refused));
        return true;
    }
    if (const ValueId kept = keptBy(graph(), m_written->pattern, match, checked); kept.isValid()) {
        const NodeId maker = graph().producer(kept);
        const std::string name(maker.isValid() ? graph().nodeName(maker) : graph().valueName(kept));
        stopAt("A list that a wildcard takes names " + name
               + ", which goes with the match, and torch stops there");
        refuse(match, Reason::Raises, name, "A list that a wildcard takes names it", {});
        return false;
    }
    if (!m_editor)
        takeOver();
    if (auto cycle = findCycle(*m_editor, m_plan, match, checked)) {
        refuse(match, *std::move(cycle));
        return true;
    }
    m_lineage.note(graph(), match.place, match.place, m_rule, m_record.steps().size());
    const NodeId before = firstUser(checked.replaced);
    NodeId behind;
    MadeStep made = applyStep({*m_editor, m_plan, *m_written, m_rules.rules[m_rule].name,
                               m_lineage.baseOf(graph(), match.place), before},
                              match, checked, behind);
    note(std::move(made));
    return true;
}

void AtOnceRun::note(MadeStep made)
{
    made.step.rule = m_rule;
    made.step.pattern = m_pattern;
    m_lineage.add(made.step);
    for (const auto& [old, fresh] : made.replaced)
        m_replaced.insert_or_assign(old, fresh);
    std::vector<NodeId> added = made.step.added;
    std::erase_if(added, [&](NodeId node) { return !m_editor->isAlive(node); });
    m_inference->inferOnly(std::move(added));
    // Nothing follows from a value of the same type and shape.
    if (!std::ranges::all_of(made.replaced, [&](const auto& pair) {
            return isKnownAlike(graph(), pair.first, pair.second);
        })) {
        std::erase_if(made.users, [&](NodeId node) { return !m_editor->isAlive(node); });
        static_cast<void>(m_inference->inferFrom(made.users));
    }
    for (const ShapeMismatch& mismatch : m_inference->takeMismatches()) {
        const NodeId maker = graph().producer(mismatch.value);
        if (std::ranges::binary_search(made.step.added, maker))
            m_record.doubt(m_rule, mismatch);
    }
    m_record.add(std::move(made.step));
}

} // namespace

StageResult runAllAtOnce(const std::shared_ptr<const Graph>& graph, const RuleSet& rules,
                         std::uint32_t stage, const RewriteChoices& choices,
                         const StageLimits& limits)
{
    return AtOnceRun(graph, rules, stage, choices, limits).run();
}

} // namespace fusewright
