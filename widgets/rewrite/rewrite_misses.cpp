// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/rewrite/rewrite_misses.h"

#include "engine/session/explain_session.h"

#include <algorithm>
#include <utility>

namespace fusewright {

void RewriteMisses::setRewriting(std::shared_ptr<const Rewriting> rewriting, Texts texts)
{
    m_texts = std::move(texts);
    if (rewriting == m_rewriting)
        return;
    m_job.cancel();
    m_wanted.clear();
    m_known.clear();
    m_fixes.clear();
    m_rewriting = std::move(rewriting);
}

bool RewriteMisses::isKnown(std::uint32_t rule) const
{
    return m_known.contains(rule) && (m_texts.empty() || m_fixes.contains(rule));
}

void RewriteMisses::want(std::uint32_t rule)
{
    const bool isAsked = std::ranges::find(m_wanted, rule) != m_wanted.end();
    if (!m_rewriting || rule >= m_rewriting->rules.rules.size() || isAsked || isKnown(rule))
        return;
    m_wanted.push_back(rule);
    if (!m_job.isRunning())
        lookOn();
}

void RewriteMisses::lookOn()
{
    if (m_wanted.empty())
        return;
    const std::uint32_t rule = m_wanted.front();
    if (m_known.contains(rule))
        advise(rule);
    else
        look(rule);
}

void RewriteMisses::look(std::uint32_t rule)
{
    m_job.start(
        [rewriting = m_rewriting, rule](const CancelToken& cancel, ProgressSink&) {
            return missesOf(*rewriting, rule, cancel);
        },
        [this, rule](std::vector<RewriteMiss> misses) {
            m_known.insert_or_assign(rule, std::move(misses));
            if (isKnown(rule))
                std::erase(m_wanted, rule);
            emit found(rule);
            if (!m_job.isRunning())
                lookOn();
        });
}

void RewriteMisses::advise(std::uint32_t rule)
{
    m_job.start(
        [rewriting = m_rewriting, texts = m_texts, rule](const CancelToken& cancel, ProgressSink&) {
            return fixesFor(*rewriting, rule, texts, cancel);
        },
        [this, rule](std::vector<FixProposal> fixes) {
            m_fixes.insert_or_assign(rule, std::move(fixes));
            std::erase(m_wanted, rule);
            emit found(rule);
            if (!m_job.isRunning())
                lookOn();
        });
}

} // namespace fusewright
