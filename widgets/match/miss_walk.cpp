// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/miss_walk.h"

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "engine/session/tried_rewriting.h"
#include "widgets/document/rule_key.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

namespace fusewright {

namespace {

struct NearTry {
    std::uint32_t pattern = 0;
    Attempt attempt;
    std::optional<std::size_t> refused;
};

/// What is left of the places of a rule when those where it holds are taken away.
std::vector<NearTry> nearTries(const FusionAnswer& answer, std::uint32_t rule)
{
    std::set<NodeId> holding;
    std::vector<NearTry> tries;
    for (const PatternAttempts& pattern : answer.tried[rule].attempts) {
        for (const Attempt& attempt : pattern.attempts) {
            if (attempt.isMatch)
                holding.insert(attempt.place);
        }
    }
    const auto& refused = answer.made.matches.refused;
    for (std::size_t at = 0; at < refused.size(); ++at) {
        if (refused[at].rule == rule)
            tries.push_back({refused[at].pattern, {.place = refused[at].place}, at});
    }
    const std::size_t refusedCount = tries.size();
    for (std::uint32_t pattern = 0; pattern < answer.tried[rule].attempts.size(); ++pattern) {
        for (const Attempt& attempt : answer.tried[rule].attempts[pattern].attempts) {
            if (!attempt.isMatch && !holding.contains(attempt.place))
                tries.push_back({pattern, attempt, std::nullopt});
        }
    }
    const auto misses = tries.begin() + static_cast<std::ptrdiff_t>(refusedCount);
    const auto bound = [](const NearTry& each) { return each.attempt.boundCount; };
    std::stable_sort(misses, tries.end(),
                     [&](const NearTry& a, const NearTry& b) { return bound(a) > bound(b); });
    if (misses != tries.end()) {
        const std::uint32_t most = bound(*misses);
        const auto& patterns = answer.rules.rules[rule].patterns;
        const auto isFar = [&](const NearTry& each) {
            // Where the rule holds somewhere, that is how far one can get.
            const std::size_t farthest =
                holding.empty() ? most : patterns[each.pattern].pattern.entryCount();
            return !each.refused && std::size_t{2} * bound(each) < farthest;
        };
        std::erase_if(tries, isFar);
    }
    if (tries.size() > mostMissedPlaces)
        tries.resize(mostMissedPlaces);
    return tries;
}

} // namespace

std::vector<MissedPlace> missedPlaces(const FusionAnswer& answer, std::uint32_t rule,
                                      const CancelToken& cancel)
{
    if (!answer.graph || rule >= answer.tried.size())
        return {};
    std::vector<std::unique_ptr<PatternTrial>> trials;
    for (const RulePattern& pattern : answer.rules.rules[rule].patterns)
        trials.push_back(std::make_unique<PatternTrial>(*answer.matched(), pattern.pattern));
    std::vector<MissedPlace> places;
    for (const NearTry& near : nearTries(answer, rule)) {
        if (cancel.isCancelled())
            break;
        places.push_back(
            {near.pattern, trials[near.pattern]->at(near.attempt.place), near.refused, {}});
    }
    return places;
}

MissedRewrites missedRewrites(const Rewriting& rewriting, std::uint32_t rule,
                              const CancelToken& cancel)
{
    MissedRewrites missed{.answer = triedRewriting(rewriting, rule, cancel), .places = {}};
    if (!missed.answer)
        return missed;
    const Graph& graph = *missed.answer->graph;
    const std::vector<RulePattern>& patterns = rewriting.rules.rules[rule].patterns;
    const StageResult& stage = rewriting.run.stages[*rewriting.rules.stageOf(rule)];
    std::map<std::uint32_t, PatternTrial> trials; // One for each pattern.
    for (const RefusedRewrite& refused : stage.refused) {
        const bool isOther = refused.rule != rule || refused.pattern >= patterns.size();
        const auto place = isOther ? std::nullopt : graph.findNode(stage.nameOf(refused.place));
        if (!place || missed.places.size() >= mostMissedPlaces || cancel.isCancelled())
            continue;
        const auto trial =
            trials.try_emplace(refused.pattern, graph, patterns[refused.pattern].pattern).first;
        missed.places.push_back({refused.pattern, trial->second.at(*place), {}, refused});
    }
    // Matches are gone from this graph, but they tell how far one can get.
    const bool rewrote =
        std::ranges::find(stage.steps, rule, &RewriteStep::rule) != stage.steps.end();
    for (MissedPlace& place : missedPlaces(*missed.answer, rule, cancel)) {
        const std::size_t farthest = patterns[place.pattern].pattern.entryCount();
        if (!rewrote || std::size_t{2} * place.told.attempt.boundCount >= farthest)
            missed.places.push_back(std::move(place));
    }
    return missed;
}

namespace {

RuleKey keyOfRule(const FusionAnswer* about, std::optional<std::uint32_t> rule)
{
    const bool isThere = about && rule && *rule < about->rules.rules.size();
    return isThere ? keyOf(about->rules, *rule) : RuleKey();
}

} // namespace

/// Where one was, if it is worth knowing.
NodeId MissWalk::forget(bool keepsPlace)
{
    const NodeId place =
        keepsPlace && m_current ? m_places[*m_current].told.attempt.place : NodeId();
    m_wanted = 0;
    m_places.clear();
    m_preferred.clear();
    m_current.reset();
    m_job.cancel();
    return place;
}

void MissWalk::take(std::vector<MissedPlace> places, NodeId before)
{
    m_places = std::move(places);
    putInOrder();
    const auto same = std::ranges::find(
        m_places, before, [](const MissedPlace& each) { return each.told.attempt.place; });
    if (before.isValid() && same != m_places.end())
        m_current = static_cast<std::size_t>(same - m_places.begin());
    emit found();
    if (const int by = std::exchange(m_wanted, 0); by != 0)
        step(by);
}

void MissWalk::setRule(std::shared_ptr<const FusionAnswer> answer,
                       std::optional<std::uint32_t> rule)
{
    if (!m_rewriting && answer == m_answer && rule == m_rule)
        return;
    const bool isSame =
        !m_rewriting && keyOfRule(answer.get(), rule) == keyOfRule(m_answer.get(), m_rule);
    const NodeId place = forget(isSame);
    m_rewriting.reset();
    m_answer = std::move(answer);
    m_rule = rule;
    if (!m_answer || !m_rule) {
        emit found();
        return;
    }
    m_job.start(
        [answer = m_answer, which = *m_rule](const CancelToken& cancel, ProgressSink&) {
            return missedPlaces(*answer, which, cancel);
        },
        [this, place](std::vector<MissedPlace> places) { take(std::move(places), place); });
}

void MissWalk::setRewritingRule(std::shared_ptr<const Rewriting> rewriting, std::uint32_t rule)
{
    if (rewriting == m_rewriting && rule == m_asked)
        return;
    const bool isSame = m_rewriting && rule < rewriting->rules.rules.size()
        && keyOf(rewriting->rules, rule) == keyOfRule(m_answer.get(), m_rule);
    const NodeId place = forget(isSame);
    m_rewriting = std::move(rewriting);
    m_asked = rule;
    m_answer.reset();
    m_rule.reset();
    m_job.start(
        [rewriting = m_rewriting, rule](const CancelToken& cancel, ProgressSink&) {
            return missedRewrites(*rewriting, rule, cancel);
        },
        [this, place](MissedRewrites missed) {
            m_answer = std::move(missed.answer);
            if (m_answer)
                m_rule = m_asked;
            take(std::move(missed.places), place);
        });
}

void MissWalk::prefer(std::vector<NodeId> places)
{
    std::ranges::sort(places);
    m_preferred = std::move(places);
    if (m_current || m_job.isRunning())
        return;
    putInOrder();
    emit found();
}

/// The places are in the order of how near they are already. What one edit mends goes first.
void MissWalk::putInOrder()
{
    std::vector<std::size_t> order(m_places.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, std::ranges::greater(), [this](std::size_t at) {
        const MissedPlace& place = m_places[at];
        return std::tuple(place.matches(),
                          std::ranges::binary_search(m_preferred, place.told.attempt.place),
                          place.told.attempt.boundCount);
    });
    std::vector<MissedPlace> places;
    places.reserve(order.size());
    for (const std::size_t at : order)
        places.push_back(std::move(m_places[at]));
    m_places = std::move(places);
}

void MissWalk::step(int by)
{
    if (m_job.isRunning()) {
        m_wanted = by;
        return;
    }
    const std::size_t count = m_places.size();
    if (count == 0) {
        m_current.reset();
        emit stepped();
        return;
    }
    if (!m_current)
        m_current = by > 0 ? 0 : count - 1;
    else
        m_current = by > 0 ? (*m_current + 1) % count : (*m_current + count - 1) % count;
    emit stepped();
}

} // namespace fusewright
