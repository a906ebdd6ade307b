// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/near_misses.h"

#include "engine/session/fusion_session.h"
#include "engine/session/match_session.h"

#include <algorithm>
#include <tuple>

namespace fusewright {

namespace {

std::vector<NearMiss> findNearMisses(const FusionAnswer& answer, std::uint32_t rule,
                                     const CancelToken& cancel)
{
    TriedRule tried = answer.tried[rule];
    addCensus(*answer.graph, answer.rules.rules[rule], tried, cancel);
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

} // namespace

void NearMisses::setAnswer(std::shared_ptr<const FusionAnswer> answer)
{
    m_job.cancel();
    m_wanted.clear();
    m_answer = std::move(answer);
    std::erase_if(m_known, [&](const auto& entry) {
        const auto isIt = [&](const Rule& rule) {
            return rule.name == entry.first && isAbout(entry.second, rule);
        };
        return !m_answer || std::ranges::none_of(m_answer->rules.rules, isIt);
    });
}

void NearMisses::want(std::uint32_t rule)
{
    const bool isAsked = std::ranges::find(m_wanted, rule) != m_wanted.end();
    if (!m_answer || rule >= m_answer->tried.size() || isAsked || known(rule))
        return;
    m_wanted.push_back(rule);
    if (!m_job.isRunning())
        lookOn();
}

const std::vector<NearMiss>* NearMisses::known(std::uint32_t rule) const
{
    if (!m_answer || rule >= m_answer->rules.rules.size())
        return nullptr;
    const Rule& asked = m_answer->rules.rules[rule];
    const auto found = m_known.find(asked.name);
    return found != m_known.end() && isAbout(found->second, asked) ? &found->second.misses
                                                                   : nullptr;
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
    m_job.start(
        [answer = m_answer, rule](const CancelToken& cancel, ProgressSink&) {
            return findNearMisses(*answer, rule, cancel);
        },
        [this, rule](std::vector<NearMiss> misses) {
            const Rule& about = m_answer->rules.rules[rule];
            m_known.insert_or_assign(about.name,
                                     Known{m_answer->graph, about.patterns, std::move(misses)});
            std::erase(m_wanted, rule);
            emit found(rule);
            if (!m_job.isRunning())
                lookOn();
        });
}

} // namespace fusewright
