// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/near_misses.h"

#include "engine/advise/rule_advice.h"
#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace fusewright {

namespace {

std::vector<NearMiss> findNearMisses(const FusionAnswer& answer, std::uint32_t rule,
                                     const CancelToken& cancel)
{
    TriedRule tried = answer.tried[rule];
    addCensus(*answer.matched(), answer.rules.rules[rule], tried, cancel);
    std::vector<NearMiss> misses;
    for (std::uint32_t pattern = 0; pattern < tried.census.size(); ++pattern) {
        for (CensusGroup& group : tried.census[pattern])
            misses.push_back({.pattern = pattern, .group = std::move(group)});
    }
    std::ranges::stable_sort(misses, std::ranges::greater(), [](const NearMiss& miss) {
        return std::tuple(miss.group.boundCount, miss.group.places.size());
    });
    return misses;
}

struct Advice {
    std::vector<NearMiss> misses;
    std::vector<FixProposal> taken;
};

Advice findFixes(const FusionAnswer& answer, std::uint32_t which, std::vector<NearMiss> misses,
                 const CancelToken& cancel)
{
    const Rule& rule = answer.rules.rules[which];
    std::vector<std::vector<CensusGroup>> census(rule.patterns.size());
    for (const NearMiss& miss : misses)
        census[miss.pattern].push_back(miss.group);
    FixAdvisor advisor(*answer.matched(), {.all = answer.texts, .changed = rule.file},
                       {.operators = answer.graph->catalogue()});
    RuleAdvice advice = adviseRule(advisor, rule, census, cancel);
    for (NearMiss& miss : misses) {
        miss.fixes.clear();
        for (GroupAdvice& each : advice.groups) {
            const bool isIt = each.pattern == miss.pattern && each.group.entry == miss.group.entry
                && each.group.reason == miss.group.reason && each.group.found == miss.group.found;
            if (isIt)
                miss.fixes = std::move(each.fixes);
        }
    }
    // Of what is equally near, what can be mended stands first.
    std::ranges::stable_sort(misses, std::ranges::greater(), [](const NearMiss& miss) {
        const int strangeness =
            miss.fixes.empty() ? 0 : static_cast<int>(miss.fixes.front().strangeness);
        return std::tuple(miss.group.boundCount, !miss.fixes.empty(), -strangeness);
    });
    // None of these belongs to a near miss.
    std::ranges::move(advice.refused, std::back_inserter(advice.taken));
    std::ranges::move(advice.absent, std::back_inserter(advice.taken));
    return {std::move(misses), std::move(advice.taken)};
}

} // namespace

void NearMisses::setAnswer(std::shared_ptr<const FusionAnswer> answer)
{
    m_job.cancel();
    m_wanted.clear();
    m_answer = std::move(answer);
    std::erase_if(m_known, [&](const auto& entry) {
        const auto rule = m_answer ? findRule(m_answer->rules, entry.first) : std::nullopt;
        return !rule || !isAbout(entry.second, m_answer->rules.rules[*rule]);
    });
    // Fixes are edits of one text, and count on all of its rules.
    for (auto& [key, known] : m_known) {
        if (known.advisedOn == m_answer->texts)
            continue;
        known.advisedOn.clear();
        known.taken.clear();
        for (NearMiss& miss : known.misses)
            miss.fixes.clear();
    }
}

void NearMisses::want(std::uint32_t rule)
{
    const bool isAsked = std::ranges::find(m_wanted, rule) != m_wanted.end();
    if (!m_answer || rule >= m_answer->tried.size() || isAsked || isAdvised(rule))
        return;
    m_wanted.push_back(rule);
    if (!m_job.isRunning())
        lookOn();
}

const NearMisses::Known* NearMisses::find(std::uint32_t rule) const
{
    if (!m_answer || rule >= m_answer->rules.rules.size())
        return nullptr;
    const Rule& asked = m_answer->rules.rules[rule];
    const auto found = m_known.find(keyOf(m_answer->rules, rule));
    return found != m_known.end() && isAbout(found->second, asked) ? &found->second : nullptr;
}

const std::vector<NearMiss>* NearMisses::known(std::uint32_t rule) const
{
    const Known* const found = find(rule);
    return found ? &found->misses : nullptr;
}

const std::vector<FixProposal>& NearMisses::takenFixes(std::uint32_t rule) const
{
    static const std::vector<FixProposal> none;
    const Known* const found = find(rule);
    return found ? found->taken : none;
}

bool NearMisses::isAdvised(std::uint32_t rule) const
{
    const Known* const found = find(rule);
    return found && found->advisedOn == m_answer->texts;
}

bool NearMisses::isAbout(const Known& known, const Rule& rule) const
{
    return known.graph == m_answer->graph
        && std::ranges::equal(known.patterns, rule.patterns, {}, &RulePattern::pattern,
                              &RulePattern::pattern);
}

void NearMisses::lookOn()
{
    if (m_wanted.empty())
        return;
    const std::uint32_t rule = m_wanted.front();
    if (known(rule))
        advise(rule);
    else
        look(rule);
}

void NearMisses::look(std::uint32_t rule)
{
    m_job.start(
        [answer = m_answer, rule](const CancelToken& cancel, ProgressSink&) {
            return findNearMisses(*answer, rule, cancel);
        },
        [this, rule](std::vector<NearMiss> misses) {
            const Rule& about = m_answer->rules.rules[rule];
            Known known{m_answer->graph, about.patterns, std::move(misses), {}, {}};
            m_known.insert_or_assign(keyOf(m_answer->rules, rule), std::move(known));
            emit found(rule);
            if (!m_job.isRunning())
                lookOn();
        });
}

void NearMisses::advise(std::uint32_t rule)
{
    m_job.start(
        [answer = m_answer, rule, misses = *known(rule)](const CancelToken& cancel, ProgressSink&) {
            return findFixes(*answer, rule, misses, cancel);
        },
        [this, rule](Advice advice) {
            Known& known = m_known.at(keyOf(m_answer->rules, rule));
            known.misses = std::move(advice.misses);
            known.taken = std::move(advice.taken);
            known.advisedOn = m_answer->texts;
            std::erase(m_wanted, rule);
            emit advised(rule);
            if (!m_job.isRunning())
                lookOn();
        });
}

} // namespace fusewright
